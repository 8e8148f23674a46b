"""Request and response models of CVs."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field

from api.cv.content_schemas import CvContact, CvContent, CvHeadline, CvIdealJob, CvItem
from api.http.field_types import LARGEST_ID, Count, Flag, Name
from api.http.models import RequestModel, ResponseModel
from domain.cv.changes import ChangeKind
from domain.cv.completeness import Gap, NeededToShow
from domain.cv.events import CvOrigin
from domain.cv.files.pdf import Template
from domain.cv.items import ItemKind
from domain.kernel.values.locales import Locale

Version = Annotated[Count, Field(ge=1, le=LARGEST_ID)]


class CvCompleteness(ResponseModel):
    """The completeness of a CV, and what to add next."""

    percent: int = Field(ge=0, le=100, description="100 exactly when nothing is missing.")
    missing: list[Gap] = Field(description="What helps most comes first.")


class ListedCv(ResponseModel):
    """A CV as the list shows it."""

    id: UUID
    name: str
    language: Locale
    title: str
    created_at: datetime
    updated_at: datetime
    version: int
    item_count: int
    is_visible: bool = Field(description="Employers find it in the CV database.")
    completeness: CvCompleteness


class ListedCvs(ResponseModel):
    """The CVs of the account, oldest first."""

    items: list[ListedCv]
    limit: int = Field(description="How many CVs an account may have.")
    stale: bool = Field(description="True while something recorded already may be missing.")


class NewCv(RequestModel):
    """A CV to begin: with the account's name and address, or as a copy."""

    name: Name
    language: Locale
    copy_of: UUID | None = Field(default=None, description="One of the account's CVs; the language may be another one.")


class CreatedCv(ResponseModel):
    """A CV that was begun."""

    id: UUID
    version: int


class ExcludedEmployer(ResponseModel):
    """An employer that does not find the CV."""

    id: int
    name: str


class CvVisibility(ResponseModel):
    """The visibility of a CV in the CV database."""

    is_visible: bool
    missing: list[NeededToShow] = Field(description="What the CV lacks before it can be shown.")
    excluded_employers: list[ExcludedEmployer] = Field(description="By name.")


class ShownCv(ResponseModel):
    """A CV as its owner edits it."""

    id: UUID
    name: str
    version: int = Field(description="The `baseVersion` of edits of what is shown here.")
    created_at: datetime
    updated_at: datetime
    content: CvContent
    completeness: CvCompleteness
    visibility: CvVisibility
    can_undo: bool


class CvEdit(RequestModel):
    """An edit that is based on a version that the window knew."""

    base_version: Version


class RenamedCv(CvEdit):
    name: Name


class ChangedCvContact(CvEdit):
    contact: CvContact


class ChangedCvHeadline(CvEdit):
    headline: CvHeadline


class DescribedIdealJob(CvEdit):
    ideal_job: CvIdealJob


class ChosenCvAvatar(CvEdit):
    avatar_id: UUID | None = Field(description="One of the account's pictures, or null for none.")


class PutCvItem(CvEdit):
    item: CvItem


class MovedCvItem(CvEdit):
    after: UUID | None = Field(description="The item that comes right before it; null for the beginning.")


class UndoneCvChange(CvEdit):
    """The last change is to be taken back."""


class RestoredCv(CvEdit):
    version: Version


class EditedCv(ResponseModel):
    """The result of an edit."""

    version: int = Field(description="The `baseVersion` of the window's next edit.")
    changed_meanwhile: list[str] = Field(
        description="Other parts that were changed after the base version: `name`, `contact`, `headline`, `ideal-job`,"
        " `avatar`, `order`, or ids of items."
    )


class CvChange(ResponseModel):
    """A change that a version made."""

    kind: ChangeKind
    part: str | None = Field(default=None, description="Where it was one part, named as in `changedMeanwhile`.")
    item_kind: ItemKind | None = None
    label: str | None = Field(default=None, description="The title of the item; of a language its code.")


class CvVersion(ResponseModel):
    """A version of a CV's name or content."""

    version: int
    at: datetime
    change: CvChange


class CvVersions(ResponseModel):
    """Versions, newest first."""

    items: list[CvVersion]
    next_before: int | None = Field(description="The `before` of the next page; null on the last one.")


class EarlierCv(ResponseModel):
    """A CV's name and content in an earlier version."""

    version: int
    at: datetime
    name: str
    content: CvContent


class ChosenCvVisibility(RequestModel):
    visible: Flag


class ChangedCvVisibility(ResponseModel):
    """The visibility of a CV from now on."""

    version: int
    visibility: CvVisibility


class TypesetCv(RequestModel):
    """The design that the PDF is to have."""

    template: Template = Template.MODERN


class TypesetDocument(ResponseModel):
    """A PDF of a CV among the files of the account."""

    id: UUID
    name: str
    media_type: str
    size: int = Field(description="In bytes.")
    version: int = Field(description="The version of the CV.")


class NotImported(ResponseModel):
    """A text of a file that has no place in a CV."""

    where: str = Field(description="Where it stood in the file.", examples=["work.2.highlights"])
    text: str


class ImportedCv(CreatedCv):
    """A CV that was made from a file."""

    origin: CvOrigin
    not_imported: list[NotImported]


class DocumentText(ResponseModel):
    """The text of a document."""

    text: str
    pages: int | None = Field(description="None for a DOCX.")


class CvOpening(ResponseModel):
    """An employer opened the CV."""

    employer_id: int
    employer_name: str = Field(description="As of then.")
    at: datetime


class CvOpenings(ResponseModel):
    """Openings of the CV, the last one first."""

    items: list[CvOpening]
    total: int
    total_pages: int
