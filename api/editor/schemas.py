"""Shapes of the routes for editors."""

from datetime import date, datetime
from typing import Literal

from pydantic import Field

from api.http.field_types import Count
from api.http.models import RequestModel, ResponseModel
from domain.kernel.values.locales import Locale
from domain.site.content.checking import LONGEST_TEXT, FaultCode

Revision = Field(ge=0, description="Of the text as it was read; 409 TEXT_CHANGED when there is a newer one.")


class TextContents(ResponseModel):
    """The contents that editors change of a text in one language. `summary` is empty where there is none."""

    title: str
    summary: str
    markdown: str


class TextLanguage(ResponseModel):
    """The state of a document in one language. `outdated`: the source language was changed later."""

    language: Locale
    draft: bool
    outdated: bool


class TextSummary(ResponseModel):
    """A document as the list shows it."""

    name: str = Field(examples=["advice.03-reading-a-job-ad"], description="With a period for the collection's slash.")
    collection: str | None
    title: str = Field(description="In the reader's language.")
    version: int = Field(ge=1)
    date: date
    languages: list[TextLanguage]


class TextList(ResponseModel):
    """All documents."""

    items: list[TextSummary]


class TextLine(ResponseModel):
    """A line of a difference."""

    kind: Literal["same", "removed", "added"]
    text: str


class ListedVersion(ResponseModel):
    """A version of a document, and who made it: nobody's name for one from files, or of an account that was erased."""

    number: int = Field(ge=1)
    date: date
    origin: Literal["files", "published", "restored"]
    language: Locale | None = Field(description="The one that an editor changed.")
    restored: int | None = Field(description="The version whose text it restored.")
    made_at: datetime | None
    made_by: str | None


class TextFault(ResponseModel):
    """A fault that keeps a text from being published."""

    line: int = Field(ge=1)
    code: FaultCode
    subject: str


class EditedText(ResponseModel):
    """A document in one language, with its draft and its versions, the newest first."""

    name: str
    collection: str | None
    has_summary: bool
    language: Locale
    revision: int = Field(ge=0)
    version: int = Field(ge=1)
    outdated: bool
    published: TextContents
    draft: TextContents | None
    draft_by: str | None
    drafted_at: datetime | None
    changes: list[TextLine] = Field(description="Of the draft, against the text in force.")
    versions: list[ListedVersion]


class ShownVersion(ResponseModel):
    """A former version in one language. `changes` lead from it to the text in force."""

    number: int = Field(ge=1)
    title: str
    html: str
    changes: list[TextLine]


class DraftFields(RequestModel):
    """A text as an editor wrote it."""

    title: str = Field(min_length=1, max_length=200)
    summary: str = Field(default="", max_length=500)
    markdown: str = Field(min_length=1, max_length=LONGEST_TEXT)


class SaveDraft(DraftFields):
    """A draft to be saved."""

    revision: Count = Revision


class TextRevision(RequestModel):
    """The state of the text that is meant."""

    revision: Count = Revision


class RestoreVersion(TextRevision):
    """The version to be restored."""

    number: Count = Field(ge=1)


class Preview(ResponseModel):
    """The text as readers would see it; without HTML while it cannot be rendered."""

    html: str
    faults: list[TextFault]
    changes: list[TextLine] = Field(description="Against the saved draft, or else against the text in force.")
