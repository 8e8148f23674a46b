"""Cards of found ads, written as JSON at once: everything of a JobCard but what it is to the person who asks."""

from collections.abc import Mapping
from typing import Any

import orjson

from domain.kernel.locales import Locale
from domain.reference.names import Names
from domain.reference.places import find_place
from domain.reference.positions import find_category, find_position
from read_models.job_search.cards import Card

_PLACES_NAMED = 3


def card_json(card: Card, locale: Locale) -> bytes:
    """The card without its last brace: `userInfo` follows. An ad that was found is active."""
    fields = card.fields
    position = find_position(fields["position"]) if fields["position"] else None
    category = find_category(fields["category"]) if fields["category"] else None
    return orjson.dumps(
        {
            "id": card.number,
            "slug": fields["slug"],
            "title": fields["title"],
            "position": _named(position.code, position.names, locale) if position else None,
            "rootPosition": _named(str(category.id), category.names, locale) if category else None,
            "employer": {"id": fields["employer_id"], "name": fields["employer_name"]},
            "location": location(fields["places"], locale),
            "workMode": fields["work_mode"],
            "salary": salary(fields["salary"]),
            "applicationTypes": fields["application_types"],
            "format": fields["format"],
            "language": fields["language"],
            "demo": fields["demo"],
            "publishedAt": card.published_at,
            "applyUntil": card.apply_until,
            "isActive": True,
        },
        option=orjson.OPT_UTC_Z,
    )[:-1]


def location(places: list[dict[str, Any]], locale: Locale) -> str:
    """The places in a few words."""
    names = list(dict.fromkeys(_label(place, locale) for place in places))
    more = len(names) - _PLACES_NAMED
    return ", ".join(names[:_PLACES_NAMED]) + (f" +{more}" if more > 0 else "")


def salary(stored: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """What the employer shows of the pay, from a stored Salary."""
    if not stored or not stored["shown"]:
        return None
    return {
        "currency": stored["currency"],
        "minimum": _number(stored["minimum"]),
        "maximum": _number(stored["maximum"]),
        "period": stored["period"],
        "tax": stored["tax"],
    }


def _label(place: Mapping[str, Any], locale: Locale) -> str:
    known = find_place(place["geonameid"]) if place.get("geonameid") else None
    return known.label(locale) if known else place["name"]


def _named(key: str, names: Names, locale: Locale) -> dict[str, str]:
    return {"id": key, "name": names.in_locale(locale)}


def _number(value: str | None) -> float | None:
    return float(value) if value is not None else None
