"""Builds the services of the job search."""

from api.applications.assembly import APPLICANT_ACCESS
from api.http.concurrency_limit import ConcurrencyLimit
from api.jobs.recommended.recommendations import Recommendations
from api.jobs.salaries.comparison import SalaryComparisons, counts_demo
from api.jobs.search.job_cards import JobCardPresenter, JobSearchService
from api.jobs.search.job_lists import JobLists
from api.jobs.search.popular_searches import PopularSearchCache
from api.jobs.viewer import ViewerHistories
from api.services import READING_ENGINE
from domain.accounts.assembly import ACCOUNTS
from domain.kernel.process.assembly import Assembly, Provider
from domain.saved_searches.assembly import SAVED_SEARCH_OWNERS
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.cached_search import CachedSearch
from read_models.job_search.policy.job_finder import JobFinder
from read_models.job_search.policy.warm_up import warm_up
from read_models.job_search.serving.assembly import SEARCH_ENGINE
from read_models.kernel.assembly import CHECKPOINT_WAITER
from read_models.kernel.row_finder import RowFinder


def _job_search(services: Assembly) -> JobSearchService:
    return CachedSearch(services[SEARCH_ENGINE], JobCardPresenter(services[EMPLOYER_LABELS]))


def _job_lists(services: Assembly) -> JobLists:
    return JobLists(
        services[SEARCH_LIMIT],
        services[JOB_SEARCH],
        services[VIEWER_HISTORIES],
        services[EMPLOYER_LABELS],
        services[SAVED_SEARCH_OWNERS],
        services[READING_ENGINE],
    )


def _recommendations(services: Assembly) -> Recommendations:
    return Recommendations(
        services[SEARCH_ENGINE],
        services[VIEWER_HISTORIES],
        services[EMPLOYER_LABELS],
        services[ACCOUNTS].repository,
        services[READING_ENGINE],
    )


def _salary_comparisons(services: Assembly) -> SalaryComparisons:
    return SalaryComparisons(services[READING_ENGINE], with_demo=counts_demo(services.platform.settings))


def _page_finder(services: Assembly) -> RowFinder:
    return RowFinder(services.platform.engine, services[CHECKPOINT_WAITER], "job_pages", services.platform.logs["jobs"])


def warm_up_search(services: Assembly) -> None:
    """Fills the caches of searches while a process starts."""
    warm_up(services[SEARCH_ENGINE], services[JOB_SEARCH], services[EMPLOYER_LABELS].warm_up)


JOB_SEARCH = Provider(_job_search)
JOB_FINDER = Provider(lambda services: JobFinder(services[SEARCH_ENGINE]))
PAGE_FINDER = Provider(_page_finder)
SEARCH_LIMIT = Provider(lambda _: ConcurrencyLimit(), close=ConcurrencyLimit.close)
POPULAR_SEARCHES = Provider(lambda services: PopularSearchCache(services[READING_ENGINE]))
EMPLOYER_LABELS = Provider(lambda services: EmployerCache(services[READING_ENGINE]))
VIEWER_HISTORIES = Provider(lambda services: ViewerHistories(services[APPLICANT_ACCESS], services[EMPLOYER_LABELS]))
JOB_LISTS = Provider(_job_lists)
RECOMMENDATIONS = Provider(_recommendations)
SALARY_COMPARISONS = Provider(_salary_comparisons)
