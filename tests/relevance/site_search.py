"""The search of the site over the ads of a folder, through log and projection, as its API calls it."""

from datetime import timedelta
from pathlib import Path

from api.jobs.search.job_cards import JobCardPresenter
from domain.jobs.events import JobEmployer, JobPublished
from domain.jobs.service import Jobs, job_stream
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.cached_search import CachedSearch
from read_models.job_search.policy.found_jobs import ListRequest
from read_models.job_search.policy.typed_search import TypedSearch
from read_models.job_search.policy.understood_search import understand
from read_models.job_search.projection import JobSearch
from read_models.job_search.serving.engine import open_job_search
from tests.read_model_harness import ReadModels
from tests.relevance.evaluation_queries import EvaluationQuery
from tests.relevance.imported import imported_ads
from tests.relevance.market import MARKET, market_ads
from tests.relevance.scoring import DEPTH, Found, Search

CONTEXT = Context(SYSTEM, "web")
OPEN_FOR = timedelta(days=30)


def open_site_search(platform: Platform, folder: Path = MARKET) -> Search:
    """Publishes all ads and builds the index."""
    names = _publish(platform, folder)
    read_models = ReadModels(platform)
    read_models.show(JobSearch())
    read_models.rebuild.run(JobSearch())  # builds segments, as a site has that was up for a while
    service = CachedSearch(open_job_search(platform.engine), JobCardPresenter(EmployerCache(platform.engine)))

    def find(query: EvaluationQuery) -> Found:
        typed = TypedSearch(query=(query.text,) if query.text else (), locations=(query.where,) if query.where else ())
        locale = query.language
        found = service.find(ListRequest(understand(typed, locale), locale, count=DEPTH)).jobs
        return Found([names[card.number] for card in found.cards], bool(found.wider or found.given_up))

    return find


def _publish(platform: Platform, folder: Path) -> dict[int, str]:
    """The names of the ads by number."""
    ads = market_ads(folder)
    now = platform.clock()
    employers: dict[str, int] = {}
    numbers = Jobs(platform.logs["jobs"], platform.engine, platform.clock).next_numbers(len(ads))
    for number, each in zip(numbers, ads, strict=True):
        event = JobPublished(
            number=number,
            employer=JobEmployer(id=employers.setdefault(each.employer, len(employers) + 1), name=each.employer),
            ad=imported_ads(folder)[each.name],
            published_at=now - each.age,
            apply_until=now + OPEN_FOR,
        )
        platform.logs["jobs"].append([Change(job_stream(number), 0, [event], CONTEXT)])
    return {number: each.name for number, each in zip(numbers, ads, strict=True)}
