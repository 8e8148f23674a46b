"""Puts the product together for HTTP: opens the platform and builds every use case and query once."""

from dataclasses import dataclass

import redis
from sqlalchemy import Engine

from api.applications.job_directory import ApplicationJobDirectory
from api.http.rate_limit import RateLimiter
from api.jobs.concurrency_limit import ConcurrencyLimit
from api.jobs.employer_names import EmployerNames
from api.jobs.popular_searches import PopularSearchCache
from api.jobs.search_service import JobSearchService
from domain.accounts.assembly import ACCOUNTS, AccountModule
from domain.applications.assembly import open_applicants_side, open_applications
from domain.applications.guest_adoption import GuestAdoption
from domain.applications.selection import Selection
from domain.applications.service import Applications
from domain.applications.streams import ApplicationStreams
from domain.documents.clamav import ClamAv
from domain.documents.file_store import FileStore
from domain.documents.service import Documents
from domain.jobs.service import Jobs
from domain.kernel.assembly import Assembly
from domain.kernel.platform import Platform
from domain.kernel.settings import Settings
from domain.tracking.retention import Retention
from domain.tracking.saved_jobs import SavedJobs
from domain.tracking.search_history import SearchHistory
from domain.tracking.visitor_merge import VisitorMerge
from domain.tracking.visits import Visits
from domain.verification.signed_links import LinkSigner
from read_models.job_search.serving.assembly import open_job_search
from read_models.job_search.serving.port import JobSearchEngine
from read_models.kernel.waiting import CheckpointWaiter

_REDIS_PATIENCE = 0.25
"""Seconds: a Redis that hangs must not hold up what works without it."""


@dataclass(frozen=True)
class UseCases:
    """What routes may use: one field for each service of the domain and each set of queries.

    A new one is a field here and a line in `assemble`.
    """

    settings: Settings
    platform: Platform
    links: LinkSigner
    redis: redis.ConnectionPool
    rate_limiter: RateLimiter
    waiting: CheckpointWaiter
    jobs: Jobs
    job_directory: ApplicationJobDirectory
    documents: Documents
    application_streams: ApplicationStreams
    applications: Applications
    selection: Selection
    accounts: AccountModule
    guest_adoption: GuestAdoption
    visits: Visits
    saved_jobs: SavedJobs
    search_history: SearchHistory
    retention: Retention
    visitor_merge: VisitorMerge
    search_engine: JobSearchEngine
    job_search: JobSearchService
    search_limit: ConcurrencyLimit
    popular: PopularSearchCache
    reading: Engine
    """For what only reads: each statement by itself, no transaction around it."""

    def close(self) -> None:
        """Lets go of what `assemble` opened; the platform belongs to its opener."""
        self.search_limit.close()
        self.redis.disconnect()


def assemble(platform: Platform) -> UseCases:
    """Builds what routes use, on connections that are open already."""
    settings = platform.settings
    link_key = settings.link_key.get_secret_value()
    pool = redis.ConnectionPool.from_url(
        settings.redis_url, socket_timeout=_REDIS_PATIENCE, socket_connect_timeout=_REDIS_PATIENCE
    )
    jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
    job_directory = ApplicationJobDirectory(jobs, platform.clock)
    scanner = ClamAv(settings.scanner_url) if settings.scanner_url else None
    documents = Documents(platform.engine, platform.keys, FileStore(settings.files_dir), scanner)
    module = open_applications(platform, documents)
    reading = platform.engine.execution_options(isolation_level="AUTOCOMMIT")
    search_engine = open_job_search(platform.engine)
    return UseCases(
        settings=settings,
        platform=platform,
        links=LinkSigner(link_key, platform.clock),
        redis=pool,
        rate_limiter=RateLimiter(pool, link_key, settings.rate_limit_scale),
        waiting=CheckpointWaiter(platform.engine),
        jobs=jobs,
        job_directory=job_directory,
        documents=documents,
        application_streams=module.streams,
        applications=open_applicants_side(platform, module, documents, job_directory),
        selection=module.selection,
        accounts=Assembly(platform)[ACCOUNTS],
        guest_adoption=module.guest_adoption,
        visits=Visits(platform.engine),
        saved_jobs=SavedJobs(platform.engine),
        search_history=SearchHistory(platform.engine),
        retention=Retention(platform.engine),
        visitor_merge=VisitorMerge(platform.engine),
        search_engine=search_engine,
        job_search=JobSearchService(search_engine, EmployerNames(reading)),
        search_limit=ConcurrencyLimit(),
        popular=PopularSearchCache(),
        reading=reading,
    )
