"""True offer of an ad, as its author says it and no search sees it, and what a query asks of that."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from domain.reference.places import list_places_named

HOME_COUNTRIES = ("HR", "SI", "BA", "MK")


@dataclass(frozen=True, slots=True)
class Truth:
    """The truth of one ad. `occupations` are ISCO-08 unit groups, `place` is an id of the gazetteer or, abroad, a name,
    `part` the part of the town, `pay_up_to` what it pays a month at most in its currency, `words` its title and text
    in lower case."""

    occupations: frozenset[str]
    tags: frozenset[str]
    language: str
    place: str
    country: str
    part: str | None
    terms: frozenset[str]
    education: int | None
    experience: int | None
    licences: frozenset[str]
    pay_up_to: int | None
    words: str


def fits(truth: Truth, criterion: Mapping[str, Any]) -> bool:
    """Whether an ad is what is asked. All conditions hold, each by one of its values. KeyError: unknown condition."""
    return all(CONDITIONS[name](truth, asked) for name, asked in criterion.items())


@cache
def place_ids(names: tuple[str, ...]) -> frozenset[str]:
    """All places of these names in the home countries, and the names themselves for places abroad."""
    found = (place for name in names for country in HOME_COUNTRIES for place in list_places_named(name, country))
    return frozenset((*names, *(str(place.geonameid) for place in found)))


def _has_terms(truth: Truth, asked: Collection[str]) -> bool:
    return not truth.terms.isdisjoint(asked)


CONDITIONS: dict[str, Callable[[Truth, Any], bool]] = {
    "is": lambda truth, asked: not truth.occupations.isdisjoint(asked),
    "tags": lambda truth, asked: not truth.tags.isdisjoint(asked),
    "not_tags": lambda truth, asked: truth.tags.isdisjoint(asked),
    "place": lambda truth, asked: truth.place in place_ids(tuple(asked)),
    "not_place": lambda truth, asked: truth.place not in place_ids(tuple(asked)),
    "part": lambda truth, asked: truth.part in asked,
    "country": lambda truth, asked: truth.country in asked,
    "language": lambda truth, asked: truth.language in asked,
    "employment": _has_terms,
    "time": _has_terms,
    "mode": _has_terms,
    "licence": lambda truth, asked: not truth.licences.isdisjoint(asked),
    "edu": lambda truth, asked: truth.education in asked,
    "exp": lambda truth, asked: truth.experience == asked,
    "exp_up_to": lambda truth, asked: (truth.experience or 0) <= asked,
    "pay_from": lambda truth, asked: truth.pay_up_to is not None and truth.pay_up_to >= asked,
    "says": lambda truth, asked: any(part in truth.words for part in asked),
    "says_not": lambda truth, asked: not any(part in truth.words for part in asked),
}
"""Conditions that a query may set for an ad; of several values, one suffices."""
