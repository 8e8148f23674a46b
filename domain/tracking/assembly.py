"""Providers of the services of tracking."""

from domain.kernel.assembly import Provider
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
PARTITIONS = Provider(lambda services: Partitions(services.platform.engine))
