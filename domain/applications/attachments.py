"""The files that go with an application."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

from domain.kernel.values.cv_version import CvVersion


@dataclass(frozen=True, slots=True)
class Attachments:
    """Documents by their ids. `cv_version` is the version of the account's CV that the first was typeset from; None for
    a file that was uploaded."""

    cv_document_id: UUID
    other_document_ids: tuple[UUID, ...] = ()
    cv_version: CvVersion | None = None

    @property
    def all(self) -> tuple[UUID, ...]:
        return (self.cv_document_id, *self.other_document_ids)

    def replaced(self, ids: Mapping[UUID, UUID]) -> "Attachments":
        """The same with some documents replaced by others."""
        cv, *others = (ids.get(each, each) for each in self.all)
        return Attachments(cv, tuple(others), self.cv_version)
