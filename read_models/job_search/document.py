"""What a search row says of an ad: its words and values, and the card that lists show."""

from typing import Any, TypedDict

import orjson

from domain.jobs.ad import JobAd
from domain.jobs.formats import TIERS, group_of
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.titles import title_slug
from domain.reference.positions import category_of
from read_models.job_search.keys import tags_of
from read_models.job_search.pay import monthly_euros
from read_models.job_search.words import words_of


class CardFields(TypedDict):
    """What is written once with the ad, places and salary as they stand there; positions and places are named for the
    reader, in the reader's language."""

    title: str
    slug: str
    language: str
    position: str | None
    category: int | None
    employer_id: int
    employer_name: str
    places: list[dict[str, Any]]
    work_mode: str
    salary: dict[str, Any] | None
    application_types: list[str]
    format: str
    demo: str | None


def document(ad: JobAd, employer_id: int, employer_name: str) -> dict[str, Any]:
    """The columns of a row that follow from the ad alone."""
    words = words_of(ad, employer_name)
    return {
        "title": _suggested(ad.title),
        "title_key": words.title,
        "stems": words.stems,
        "tags": " ".join(tags_of(ad, employer_id)),
        "pay": monthly_euros(ad.salary),
        "card": orjson.dumps(_card(ad, employer_id, employer_name)).decode(),
    }


def _suggested(title: str) -> str:
    """A title as one would type it: without the other gender's ending, and not shouted."""
    plain = without_gender_suffixes(title)
    return plain.capitalize() if plain.isupper() else plain


def tier(ad: JobAd) -> int:
    """By what was paid for, 3 to 0."""
    return TIERS[group_of(ad.format)]


def _card(ad: JobAd, employer_id: int, employer_name: str) -> CardFields:
    return {
        "title": ad.title,
        "slug": title_slug(ad.title),
        "language": ad.language,
        "position": ad.position,
        "category": category_of(ad.position, ad.categories),
        "employer_id": employer_id,
        "employer_name": employer_name,
        "places": [place.model_dump(mode="json", exclude_none=True) for place in ad.places],
        "work_mode": ad.work_mode,
        "salary": ad.salary.model_dump(mode="json") if ad.salary else None,
        "application_types": [way.type for way in ad.application_ways],
        "format": ad.format,
        "demo": ad.demo,
    }
