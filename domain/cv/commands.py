"""Commands for CVs. `base_version` of an edit is the version that the window knew in which it was made."""

from dataclasses import dataclass
from uuid import UUID

from domain.cv.content import ContactDetails, CvContent, Headline, IdealJob
from domain.cv.events import CvOrigin
from domain.cv.items import SectionItem


@dataclass(frozen=True, slots=True)
class CreateCv:
    """Begin a CV with this content. `source_cv_id` is what a duplicate is copied from."""

    account_id: UUID
    name: str
    content: CvContent
    origin: CvOrigin = CvOrigin.NEW
    source_cv_id: UUID | None = None


@dataclass(frozen=True, slots=True)
class RenameCv:
    name: str
    base_version: int


@dataclass(frozen=True, slots=True)
class ChangeContact:
    contact: ContactDetails
    base_version: int


@dataclass(frozen=True, slots=True)
class ChangeHeadline:
    headline: Headline
    base_version: int


@dataclass(frozen=True, slots=True)
class DescribeIdealJob:
    ideal_job: IdealJob
    base_version: int


@dataclass(frozen=True, slots=True)
class ChangeAvatar:
    avatar_id: UUID | None
    base_version: int


@dataclass(frozen=True, slots=True)
class PutItem:
    """Add the item, or change it if it is there. Its id is made where it was written, so repeating is harmless."""

    item_id: UUID
    item: SectionItem
    base_version: int


@dataclass(frozen=True, slots=True)
class RemoveItem:
    item_id: UUID
    base_version: int


@dataclass(frozen=True, slots=True)
class MoveItem:
    """Move the item right after another one, or to the beginning."""

    item_id: UUID
    after: UUID | None
    base_version: int


@dataclass(frozen=True, slots=True)
class UndoChange:
    """Take back the last change that can be."""

    base_version: int


@dataclass(frozen=True, slots=True)
class RestoreVersion:
    """Go back to the content of an earlier version."""

    version: int
    base_version: int


PartEdit = RenameCv | ChangeContact | ChangeHeadline | DescribeIdealJob | ChangeAvatar | PutItem | RemoveItem | MoveItem
"""Edits of one part."""
