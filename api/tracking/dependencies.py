"""FastAPI dependencies: services of tracking."""

from typing import Annotated

from api.services import service
from domain.tracking import assembly
from domain.tracking.page_views import PageViewCounter
from domain.tracking.retention import Retention
from domain.tracking.saved_jobs import SavedJobs
from domain.tracking.search_history import SearchHistory
from domain.tracking.visitor_merge import VisitorMerge
from domain.tracking.visits import Visits

UseVisits = Annotated[Visits, service(assembly.VISITS)]
UsePageViews = Annotated[PageViewCounter, service(assembly.PAGE_VIEWS)]
UseSavedJobs = Annotated[SavedJobs, service(assembly.SAVED_JOBS)]
UseSearchHistory = Annotated[SearchHistory, service(assembly.SEARCH_HISTORY)]
UseRetention = Annotated[Retention, service(assembly.RETENTION)]
UseVisitorMerge = Annotated[VisitorMerge, service(assembly.VISITOR_MERGE)]
