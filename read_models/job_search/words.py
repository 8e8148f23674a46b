"""The words of an ad, analysed as those of a query are."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from itertools import chain

from domain.jobs.ad import AdPlace, JobAd
from domain.kernel.locales import LOCALES
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import analyse, terms
from domain.reference.places import find_place
from domain.reference.positions import find_position

TAG = re.compile("<[^>]*>")
BREAK = "|"
"""Stands between parts of an ad: no phrase reaches from one into the next."""


@dataclass(frozen=True, slots=True)
class AdWords:
    """`title` are the words of the title as they are written, folded; `stems` those of all parts in order, the title's
    before the first break."""

    title: str
    stems: str


def words_of(ad: JobAd, employer_name: str) -> AdWords:
    """What an ad is found by: what it says, where it is, who hires, and what the occupation is called in five
    languages."""
    title = analyse(without_gender_suffixes(ad.title)).tokens
    parts = [
        [token.stem for token in title],
        terms(employer_name),
        *(_place_stems(place) for place in ad.places),
        _position_stems(ad.position),
        *(terms(text_of(html)) for html in (ad.description, ad.requirements, ad.benefits) if html),
        *(terms(skill) for skill in chain(ad.digital_skills, ad.additional_skills)),
    ]
    return AdWords(" ".join(token.exact for token in title), joined(parts))


def joined(parts: Iterable[Iterable[str]]) -> str:
    """Words of each part after one another, with breaks between the parts and a space at each end."""
    return f" {f' {BREAK} '.join(' '.join(part) for part in parts)} "


def text_of(html: str) -> str:
    """What is read between the tags of cleaned markup."""
    return unescape(TAG.sub(" ", html))


def _place_stems(place: AdPlace) -> tuple[str, ...]:
    return _names_of_place(place.geonameid, place.name)


@lru_cache(maxsize=1 << 14)
def _names_of_place(geonameid: int | None, name: str) -> tuple[str, ...]:
    known = find_place(geonameid) if geonameid else None
    names = [name, known.name, known.region] if known else [name]
    return tuple(dict.fromkeys(chain.from_iterable(map(terms, names))))


@lru_cache(maxsize=1 << 10)
def _position_stems(code: str | None) -> tuple[str, ...]:
    known = find_position(code) if code else None
    if known is None:
        return ()
    return tuple(chain.from_iterable(dict.fromkeys(tuple(terms(known.names.in_locale(name))) for name in LOCALES)))
