"""Events of the site's texts: one stream a document, which is in five languages."""

from datetime import date

from pydantic import BaseModel, ConfigDict

from domain.kernel.log.event import Event
from domain.kernel.values.locales import Locale


class DraftContent(BaseModel):
    """The content that editors change of a text; the summary is empty where the document's collection has none."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str
    markdown: str
    summary: str = ""


class TextContent(DraftContent):
    """A text in one language. Its further fields are empty where the document's collection has no such thing."""

    slug: str = ""
    topic: str = ""
    category: str = ""
    provider: str = ""
    website: str = ""
    countries: str = ""
    job_categories: str = ""

    def as_draft(self) -> DraftContent:
        """Returns the part of the content that editors change."""
        return DraftContent(title=self.title, markdown=self.markdown, summary=self.summary)


class TextsImported(Event, topic="texts.TextsImported"):
    """A version from files came into force as the site's version `number`. `file_version` is its number there, which
    differs once versions were made on the site."""

    document: str
    number: int
    file_version: int
    dated: date
    texts: dict[Locale, TextContent]


class TextsWithdrawn(Event, topic="texts.TextsWithdrawn"):
    """The files hold the document no more: the site shows it no more."""

    document: str


class TextDrafted(Event, topic="texts.TextDrafted"):
    """An editor saved a draft, which only editors see."""

    language: Locale
    draft: DraftContent


class TextDraftDiscarded(Event, topic="texts.TextDraftDiscarded"):
    """An editor deleted the draft."""

    language: Locale


class TextPublished(Event, topic="texts.TextPublished"):
    """The draft came into force as version `number`; the other languages are as in the version before."""

    language: Locale
    number: int
    dated: date


class TextRestored(Event, topic="texts.TextRestored"):
    """The text of the version `restored` came into force again, as version `number`."""

    language: Locale
    number: int
    restored: int
    dated: date


TextEvent = TextsImported | TextsWithdrawn | TextDrafted | TextDraftDiscarded | TextPublished | TextRestored
