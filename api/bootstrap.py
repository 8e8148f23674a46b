"""Puts the product together for HTTP: opens the platform and builds every use case and query once."""

from dataclasses import dataclass

import redis
from sqlalchemy import Engine

from api.job_directory import JobsAsOffers
from api.jobs.finding import Finding
from api.jobs.popularity import Popular
from api.jobs.turns import Turns
from api.rate_limit import RateLimiter
from domain.accounts.assembly import AccountModule, open_accounts
from domain.applications.adopting import Adopting
from domain.applications.assembly import open_applicants_side, open_applications
from domain.applications.selection import Selection
from domain.applications.service import Applications
from domain.applications.streams import ApplicationStreams
from domain.documents.clamav import ClamAv
from domain.documents.files import FileStore
from domain.documents.service import Documents
from domain.jobs.service import Jobs
from domain.kernel.links import Links
from domain.kernel.platform import Platform
from domain.kernel.settings import Settings
from domain.tracking.adopting import Adopting as RememberedAdopting
from domain.tracking.forgetting import Forgetting
from domain.tracking.saved_jobs import SavedJobs
from domain.tracking.search_history import SearchHistory
from domain.tracking.visits import Visits
from read_models.kernel.waiting import Waiting

_REDIS_PATIENCE = 0.25
"""Seconds: a Redis that hangs must not hold up what works without it."""


@dataclass(frozen=True)
class UseCases:
    """What routes may use: one field for each service of the domain and each set of queries.

    A new one is a field here and a line in `assemble`.
    """

    settings: Settings
    platform: Platform
    links: Links
    redis: redis.ConnectionPool
    rate_limiter: RateLimiter
    waiting: Waiting
    jobs: Jobs
    job_directory: JobsAsOffers
    documents: Documents
    application_streams: ApplicationStreams
    applications: Applications
    selection: Selection
    accounts: AccountModule
    adopting: Adopting
    visits: Visits
    saved_jobs: SavedJobs
    search_history: SearchHistory
    forgetting: Forgetting
    remembered: RememberedAdopting
    finding: Finding
    turns: Turns
    popular: Popular
    reading: Engine
    """For what only reads: each statement by itself, no transaction around it."""

    def close(self) -> None:
        """Lets go of what `assemble` opened; the platform belongs to its opener."""
        self.turns.close()
        self.redis.disconnect()


def assemble(platform: Platform) -> UseCases:
    """Builds what routes use, on connections that are open already."""
    settings = platform.settings
    link_key = settings.link_key.get_secret_value()
    pool = redis.ConnectionPool.from_url(
        settings.redis_url, socket_timeout=_REDIS_PATIENCE, socket_connect_timeout=_REDIS_PATIENCE
    )
    jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
    job_directory = JobsAsOffers(jobs, platform.clock)
    scanner = ClamAv(settings.scanner_url) if settings.scanner_url else None
    documents = Documents(platform.engine, platform.keys, FileStore(settings.files_dir), scanner)
    module = open_applications(platform, documents)
    return UseCases(
        settings=settings,
        platform=platform,
        links=Links(link_key, platform.clock),
        redis=pool,
        rate_limiter=RateLimiter(pool, link_key, settings.rate_limit_scale),
        waiting=Waiting(platform.engine),
        jobs=jobs,
        job_directory=job_directory,
        documents=documents,
        application_streams=module.streams,
        applications=open_applicants_side(platform, module, documents, job_directory),
        selection=module.selection,
        accounts=open_accounts(platform, module.codes),
        adopting=module.adopting,
        visits=Visits(platform.engine),
        saved_jobs=SavedJobs(platform.engine),
        search_history=SearchHistory(platform.engine),
        forgetting=Forgetting(platform.engine),
        remembered=RememberedAdopting(platform.engine),
        finding=Finding(),
        turns=Turns(),
        popular=Popular(),
        reading=platform.engine.execution_options(isolation_level="AUTOCOMMIT"),
    )
