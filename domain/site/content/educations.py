"""Educational programmes of others that the site presents: whom each is for."""

from collections.abc import Mapping
from dataclasses import dataclass

from domain.kernel.values.locales import SOURCE_LOCALE
from domain.site.content.document import Document
from domain.site.content.library import list_collection

_EVERY = "all"


@dataclass(frozen=True, slots=True)
class Education:
    """A programme for residents of `countries` (ISO 3166), and for people of some job categories, or of all where it
    names none."""

    document: Document
    countries: tuple[str, ...]
    job_categories: tuple[int, ...]


def list_educations(documents: Mapping[str, Document]) -> list[Education]:
    """All programmes in their order."""
    return [_education(each) for each in list_collection(documents, "educations")]


def _education(document: Document) -> Education:
    text = document.newest_text(SOURCE_LOCALE)
    categories = () if text.job_categories == _EVERY else tuple(map(int, text.job_categories.split()))
    return Education(document, tuple(text.countries.split()), categories)
