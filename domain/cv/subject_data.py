"""Subject data of CVs: the ids of their keys, which go with the account. Events are handled centrally."""

from collections.abc import Sequence
from functools import partial
from uuid import UUID

from domain.cv.decisions.lifecycle import erase
from domain.cv.owners import CvOwners, mark_deleted
from domain.cv.streams import CvStreams
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.subject_data import SubjectData


class CvSubjectData(SubjectData):
    """Each CV is a person of its own, whose key is destroyed with the account's. Rows stay: they say only that there
    was a CV, and restoring a backup needs them."""

    def __init__(self, streams: CvStreams, owners: CvOwners) -> None:
        self._streams = streams
        self._owners = owners

    def guests_of(self, account_id: UUID) -> Sequence[UUID]:
        return self._owners.list_all(account_id)

    def record_erasure(self, stream_id: UUID, context: Context) -> int:
        if not self._streams.history(stream_id):
            return 0
        rows = (partial(mark_deleted, cv_id=stream_id),)
        return self._streams.execute(stream_id, lambda state: AppendPlan(tuple(erase(state)), rows), context).position

    def erase_restored(self) -> None:
        """A backup knows CVs that were deleted since; their keys are gone, so nothing of them can be read."""
        for cv_id in self._owners.list_restored():
            self.record_erasure(cv_id, Context(SYSTEM, "task"))
