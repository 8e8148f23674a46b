"""Events of the site's texts: one stream a document, which is in five languages."""

from datetime import date

from pydantic import BaseModel, ConfigDict

from domain.kernel.event import Event
from domain.kernel.locales import Locale


class TextContent(BaseModel):
    """A text in one language. What follows the Markdown is empty where the document's collection has no such thing."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str
    markdown: str
    slug: str = ""
    topic: str = ""
    summary: str = ""
    category: str = ""


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


TextEvent = TextsImported | TextsWithdrawn
