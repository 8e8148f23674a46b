"""What applications must ask of other modules."""

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID

from psycopg import Cursor
from psycopg.rows import DictRow

from domain.applications.offer import JobOffer


class JobDirectory(Protocol):
    """Knows the job ads."""

    def find_offer(self, job_number: int) -> JobOffer | None:
        """The job as it stands now, or None for a number that no job has."""
        ...


class DocumentShelf(Protocol):
    """Keeps the files that applications refer to."""

    def require(self, person_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Refuses unless every document is there and belongs to the person."""
        ...

    def keep(self, cursor: Cursor[DictRow], document_ids: Sequence[UUID]) -> None:
        """Within the caller's transaction: an application refers to these from now on, so they are no orphans."""
        ...

    def hand_over(self, giver: UUID, taker: UUID, document_ids: Sequence[UUID]) -> None:
        """Those of the documents that are the giver's become the taker's."""
        ...

    def adopt(self, guest: UUID, account_id: UUID) -> None:
        """All files of a guest become those of the account that they have now."""
        ...

    def discard(self, person_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Removes files of a person that no application refers to any more."""
        ...

    def remove_all(self, person_id: UUID) -> None:
        """Removes every file of a person who is not known any more."""
        ...
