"""Ports through which applications use other modules."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol
from uuid import UUID

from sqlalchemy import Connection

from domain.applications.commands import JobSnapshot
from domain.kernel.values.cv_version import CvVersion


class JobDirectory(Protocol):
    """Knows the job ads."""

    def find_job(self, job_number: int) -> JobSnapshot | None:
        """The job as it is now; None for an unknown number."""
        ...


class AttachedCopies(Protocol):
    """Copies of uploaded files, which belong to one application."""

    @property
    def ids(self) -> Mapping[UUID, UUID]:
        """The id of the copy of each document that was copied."""
        ...

    def insert(self, connection: Connection) -> None:
        """Inserts the copies within the transaction of the application that refers to them."""
        ...


class DocumentStore(Protocol):
    """Stores the files that applications refer to."""

    def require(self, person_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Refuses unless every document is there and belongs to the person."""
        ...

    def find_cv_version(self, document_id: UUID) -> CvVersion | None:
        """The version of a CV that the document was typeset from; None for one that was uploaded."""
        ...

    def keep(self, connection: Connection, document_ids: Sequence[UUID]) -> None:
        """Keeps documents within the caller's transaction: an application refers to these from now on, so they are no
        orphans."""
        ...

    def copies(
        self, document_ids: Sequence[UUID], from_person: UUID, to_person: UUID
    ) -> AbstractContextManager[AttachedCopies]:
        """Copies of those of the documents that are the from_person's, under the to_person's key. They last if they are
        inserted in a transaction that is committed within the block. Refuses when one cannot be read."""
        ...

    def adopt(self, application_id: UUID, account_id: UUID) -> None:
        """All files of a guest's application become those of the account that took it over."""
        ...

    def release(self, person_id: UUID, document_ids: Sequence[UUID], named_by_others: Callable[[], set[UUID]]) -> None:
        """Marks those of a person's files as unused that no other application names. `named_by_others` is called while
        no application can begin to name them."""
        ...

    def discard(self, person_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Removes files of a person that no application refers to any more."""
        ...

    def remove_all(self, person_id: UUID) -> None:
        """Removes every file of a person who is not known any more."""
        ...
