"""Entry of jobs in the API's register."""

from collections.abc import Iterator
from typing import Annotated

from sqlalchemy import Engine

from api.http.concurrency_limit import ConcurrencyLimit
from api.http.module import ApiModule
from api.jobs.page_finder import JobPageFinder
from api.jobs.recommended.routes import router as recommended
from api.jobs.routes import router as jobs
from api.jobs.salaries.comparison import SalaryComparisons, counts_demo
from api.jobs.salaries.routes import router as salaries
from api.jobs.search.job_cards import JobCardPresenter, JobSearchService
from api.jobs.search.popular_routes import router as popular
from api.jobs.search.routes import router as search
from domain.kernel.database.reading_engine import ReadingEngine
from domain.kernel.log.event_store import EventStore
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.cached_search import CachedSearch
from read_models.job_search.policy.warm_up import load_query_analysis, warm_up
from read_models.job_search.serving.port import JobSearchEngine
from read_models.kernel.row_finder import RowFinder
from read_models.kernel.waiting import CheckpointWaiter


def job_search(engine: JobSearchEngine, presenter: JobCardPresenter) -> JobSearchService:
    return CachedSearch(engine, presenter)


def page_finder(engine: Engine, waiter: CheckpointWaiter, log: Annotated[EventStore, "jobs"]) -> JobPageFinder:
    return RowFinder(engine, waiter, "job_pages", log)


def search_limit() -> Iterator[ConcurrencyLimit]:
    limit = ConcurrencyLimit()
    yield limit
    limit.close()


def salary_comparisons(engine: ReadingEngine, settings: Settings) -> SalaryComparisons:
    return SalaryComparisons(engine, with_demo=counts_demo(settings))


def warm_up_search(services: Services) -> None:
    """Fills the caches of searches while a process starts."""
    warm_up(services[JobSearchEngine], services.find(JobSearchService), services[EmployerCache].warm_up)


MODULE = ApiModule(
    "jobs",
    # `/jobs/{job_id}` would take the paths of the others for numbers.
    routers=(search, popular, recommended, salaries, jobs),
    asked_first=(search,),
    tags={"jobs": "Job search and job pages."},
    preload=load_query_analysis,
    warm_up=warm_up_search,
    providers=(job_search, page_finder, search_limit, salary_comparisons),
)
