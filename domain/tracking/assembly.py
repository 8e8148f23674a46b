"""Providers of the services of tracking."""

from domain.kernel.process.assembly import Provider
from domain.tracking.page_view_retention import PageViewRetention
from domain.tracking.page_views import PageViewCounter
from domain.tracking.partitions import Partitions
from domain.tracking.retention import Retention
from domain.tracking.saved_jobs import SavedJobs
from domain.tracking.search_history import SearchHistory
from domain.tracking.visitor_merge import VisitorMerge
from domain.tracking.visits import Visits

VISITS = Provider(lambda services: Visits(services.platform.engine))
SAVED_JOBS = Provider(lambda services: SavedJobs(services.platform.engine))
SEARCH_HISTORY = Provider(lambda services: SearchHistory(services.platform.engine))
RETENTION = Provider(lambda services: Retention(services.platform.engine))
VISITOR_MERGE = Provider(lambda services: VisitorMerge(services.platform.engine))
PAGE_VIEWS = Provider(lambda services: PageViewCounter(services.platform.engine), close=PageViewCounter.close)
PAGE_VIEW_RETENTION = Provider(
    lambda services: PageViewRetention(services.platform.engine, services.platform.settings.retention_view_count_days)
)
PARTITIONS = Provider(lambda services: Partitions(services.platform.engine))
