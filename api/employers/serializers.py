"""Serializes employers with names in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Any

from api.employers import schemas
from api.http.logo_path import logo_path
from api.jobs.schemas import Named
from domain.kernel.values.locales import Locale
from domain.reference.alphabet import CYRILLIC, LATIN, NO_LETTER
from domain.reference.folding import fold
from domain.reference.places import find_place
from domain.reference.positions import find_category
from read_models.employers.queries import EmployerPage, EmployerProfile, ListedEmployer
from read_models.employers.response_rate import COUNTED_FOR, RESPONDS_WITHIN, ResponseRate

_PLACES_NAMED = 5
_DAYS_A_MONTH = 30


def employer_list(page: EmployerPage, per_page: int, locale: Locale) -> schemas.EmployerList:
    """A page with its letters and sectors."""
    alphabet = (NO_LETTER, *CYRILLIC, *LATIN) if is_cyrillic_first(locale) else (NO_LETTER, *LATIN, *CYRILLIC)
    letters = [
        schemas.LetterCount(letter=each, employers=page.letters[each]) for each in alphabet if each in page.letters
    ]
    sectors = [
        schemas.SectorCount(id=each.id, name=each.name, employers=page.categories[int(each.id)])
        for each in _sectors(list(page.categories), locale)
    ]
    return schemas.EmployerList(
        items=[schemas.EmployerSummary.model_validate(_summary(each, locale)) for each in page.items],
        total=page.total,
        total_pages=-(-page.total // per_page),
        letters=letters,
        sectors=sorted(sectors, key=lambda each: fold(each.name)),
    )


def employer_detail(profile: EmployerProfile, rate: ResponseRate | None, locale: Locale) -> schemas.EmployerDetail:
    """A profile."""
    return schemas.EmployerDetail.model_validate(
        {
            **_summary(profile.listed, locale),
            "description": profile.description,
            "description_language": profile.description_language or None,
            "website": profile.website or None,
            "demo": profile.is_demo,
            "response_rate": _response_rate(rate) if rate else None,
        }
    )


def is_cyrillic_first(locale: Locale) -> bool:
    """Whether readers of that language look for Cyrillic names first."""
    return locale == "mk"


def _summary(listed: ListedEmployer, locale: Locale) -> dict[str, Any]:
    return {
        "id": listed.id,
        "name": listed.name,
        "logo_url": logo_path(listed.logo) if listed.logo else None,
        "sectors": _sectors(listed.category_ids, locale),
        "places": [_place_name(each, locale) for each in listed.places[:_PLACES_NAMED]],
        "active_jobs": listed.active_jobs,
    }


def _sectors(category_ids: Sequence[int], locale: Locale) -> list[Named]:
    known = filter(None, map(find_category, category_ids))
    return [Named(id=str(category.id), name=category.names.in_locale(locale)) for category in known]


def _place_name(stored: Mapping[str, Any], locale: Locale) -> str:
    known = find_place(stored["geonameid"]) if stored["geonameid"] else None
    return known.label(locale) if known else stored["name"]


def _response_rate(rate: ResponseRate) -> dict[str, int]:
    return {
        "percent": rate.percent,
        "at_least": rate.applications // 10 * 10,
        "days": RESPONDS_WITHIN.days,
        "months": COUNTED_FOR.days // _DAYS_A_MONTH,
    }
