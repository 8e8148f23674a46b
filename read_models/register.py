"""The register of read models: one entry each. Followers, rebuild and verify read it here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Engine

from read_models.activity.projection import Activity
from read_models.applications.projection import ApplicationRows
from read_models.candidates.projection import CandidateRows
from read_models.cv.projection import CvRows
from read_models.employers.projection import ListedEmployers
from read_models.job_changes.projection import JobChanges
from read_models.job_pages.projection import JobPages
from read_models.job_search.percolator.projection import StoredQueries
from read_models.job_search.projection import JobSearch
from read_models.job_search.serving.engine import index_maintenance
from read_models.kernel.leader_election import LogReader
from read_models.kernel.projection import Projection
from read_models.saved_searches.projection import SavedSearchRows


@dataclass(frozen=True, slots=True)
class ReadModel:
    """A projection and, where its tables need it, a maintenance job that runs beside it."""

    projection: Projection
    maintenance: Callable[[Engine], LogReader] | None = None


READ_MODELS: Sequence[ReadModel] = (
    ReadModel(Activity()),
    ReadModel(ApplicationRows()),
    ReadModel(CvRows()),
    ReadModel(CandidateRows()),
    ReadModel(JobPages()),
    ReadModel(JobChanges()),
    ReadModel(ListedEmployers()),
    ReadModel(JobSearch(), maintenance=index_maintenance),
    ReadModel(StoredQueries()),
    ReadModel(SavedSearchRows()),
)

PROJECTIONS: Sequence[Projection] = tuple(each.projection for each in READ_MODELS)


def maintenance_readers(engine: Engine) -> Sequence[LogReader]:
    """The maintenance jobs of all read models; each runs in one process at a time."""
    return [each.maintenance(engine) for each in READ_MODELS if each.maintenance]
