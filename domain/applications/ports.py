"""What applications need from other modules."""

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID

from sqlalchemy import Connection

from domain.applications.job_snapshot import JobSnapshot


class JobDirectory(Protocol):
    """Knows the job ads."""

    def find_job(self, job_number: int) -> JobSnapshot | None:
        """The job as it is now; None for an unknown number."""
        ...


class DocumentStore(Protocol):
    """Stores the files that applications refer to."""

    def require(self, person_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Refuses unless every document is there and belongs to the person."""
        ...

    def keep(self, connection: Connection, document_ids: Sequence[UUID]) -> None:
        """Within the caller's transaction: an application refers to these from now on, so they are no orphans."""
        ...

    def transfer(self, from_person: UUID, to_person: UUID, document_ids: Sequence[UUID]) -> None:
        """Those of the documents that are the from_person's become the to_person's."""
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
