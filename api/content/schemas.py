"""Response models of the site's texts; HTML is cleaned, and its headings begin at level 2."""

from datetime import date

from pydantic import Field

from api.http.models import ResponseModel
from domain.kernel.values.locales import Locale


class InfoPage(ResponseModel):
    """A text of the site in one version and language."""

    name: str = Field(examples=["terms"])
    version: int = Field(ge=1)
    newest_version: int = Field(ge=1, description="The version in force.")
    date: date
    language: Locale
    title: str
    html: str


class TextGroup(ResponseModel):
    """A topic of advice, or a category of questions."""

    id: str = Field(examples=["cv"])
    title: str
    description: str = Field(description="Plain text.")
    slugs: dict[Locale, str] = Field(description="How its address names it, by language.")


class FaqEntry(ResponseModel):
    """A frequently asked question with its answer; `id` is its anchor on the page."""

    id: str = Field(examples=["how-to-search"])
    title: str
    html: str


class FaqCategory(TextGroup):
    """A category with its entries."""

    entries: list[FaqEntry]


class Faq(ResponseModel):
    """All frequently asked questions."""

    categories: list[FaqCategory]


class AdviceSummary(ResponseModel):
    """An article as a list shows it."""

    id: int = Field(ge=1)
    slug: str = Field(description="In the reader's language.")
    title: str
    summary: str
    topic: str = Field(description="The topic's id.")


class AdviceList(ResponseModel):
    """All articles, with all topics."""

    items: list[AdviceSummary]
    topics: list[TextGroup]


class Advice(AdviceSummary):
    """An article. `next` are up to three others, those of its topic first."""

    date: date
    html: str
    slugs: dict[Locale, str]
    topic_details: TextGroup
    next: list[AdviceSummary]
