"""Destroys the keys of deleted CVs."""

from uuid import UUID

from domain.cv.owners import CvOwners
from domain.kernel.persons.personal_data import PersonKeys


class DeletionCleanup:
    """Clean-up after a deletion is recorded, since nothing can be recorded about a person without a key. Idempotent."""

    def __init__(self, owners: CvOwners, keys: PersonKeys) -> None:
        self._owners = owners
        self._keys = keys

    def clean(self, cv_id: UUID) -> None:
        """Makes everything that a deleted CV said unreadable."""
        self._keys.destroy(cv_id)
        self._owners.mark_cleaned(cv_id)

    def clean_all(self) -> int:
        """Cleans up, for the schedule, after deletions that a crash has left unfinished; returns how many."""
        waiting = self._owners.list_uncleaned()
        for cv_id in waiting:
            self.clean(cv_id)
        return len(waiting)
