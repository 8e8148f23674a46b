"""A plain scan of the ads as a baseline: all words and understood terms required, typos corrected, ranked by title,
position and other words, each newest first."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from html import unescape

from domain.reference.language.analysis import terms, terms_of_phrase
from domain.reference.language.query_parser import Clause, Query, parse_query
from domain.reference.language.spelling import corrections, deletes
from domain.reference.language.understood_words import LOCATIONS, UnderstoodWords
from domain.reference.positions import find_position
from read_models.job_search.index.terms import filter_terms_of
from tests.relevance.corpus import Offer, offers

LOCALES = ("hr", "en", "sl", "bs", "mk")


def scan(text: str) -> list[str]:
    """Names of the ads that have what is asked, the best first."""
    query = parse_query(text)
    clauses = [repaired(clause) for clause in query.should]
    found = [offer for offer in reversed(offers()) if query and _fits(query, clauses, offer)]
    return [offer.name for offer in sorted(found, key=lambda offer: _distance(query, clauses, offer))]


def _fits(query: Query, clauses: list[Clause], offer: Offer) -> bool:
    words, text = words_of(offer), text_of(offer)
    named = _named(query, offer)
    return (
        all(_is_meant(each, offer) for each in query.understood)
        and _all(query.must, words)
        and all(at in named or _has(clause, words) for at, clause in enumerate(clauses))
        and not any(_has(clause, words) for clause in query.not_)
        and all(f" {' '.join(phrase)} " in text for phrase in query.phrases)
        and not any(f" {' '.join(phrase)} " in text for phrase in query.not_phrases)
    )


def _is_meant(understood: UnderstoodWords, offer: Offer) -> bool:
    field = "area" if understood.dimension == LOCATIONS else understood.dimension
    return any(f"{field}={value}" in filter_terms_of(offer.ad, 0) for value in understood.values)


def _distance(query: Query, clauses: list[Clause], offer: Offer) -> int:
    if _all([*query.must, *clauses], terms(offer.ad.title)):
        return 0
    return 1 if _named(query, offer) else 2


def _named(query: Query, offer: Offer) -> set[int]:
    """The clauses that the ad's position fulfils."""
    named = (each for each in query.occupations if offer.ad.position in each.positions)
    return {at for occupation in named for at in range(occupation.first, occupation.end)}


def repaired(clause: Clause) -> Clause:
    """The clause, or what was probably meant when no ad has any of its words."""
    if any(stem in _known() for stem in clause.alternatives):
        return clause
    meant = corrections(clause.exact + clause.alternatives, lambda key: _keys().get(key, ()))
    return Clause((max(meant, key=lambda stem: (_known()[stem], stem)),), clause.exact) if meant else clause


@cache
def words_of(offer: Offer) -> list[str]:
    """Stems of all that an ad says and of what its position is called."""
    return [stem for part in _parts(offer) for stem in [*terms(part), ""]]


@cache
def text_of(offer: Offer) -> str:
    """Joins an offer's parts to one line, with its stop words, for phrases."""
    return "  ".join(f" {' '.join(terms_of_phrase(part))} " for part in _parts(offer))


def _parts(offer: Offer) -> list[str]:
    ad = offer.ad
    position = find_position(ad.position) if ad.position else None
    names = [position.names.in_locale(locale) for locale in LOCALES] if position else []
    described = [unescape(re.sub("<[^>]*>", " ", html)) for html in (ad.description, ad.requirements, ad.benefits)]
    return [ad.title, offer.employer, *(place.name for place in ad.places), *names, *described, *ad.digital_skills]


@cache
def _known() -> Counter[str]:
    return Counter(stem for offer in offers() for stem in words_of(offer) if stem)


@cache
def _keys() -> dict[str, list[str]]:
    keys: dict[str, list[str]] = defaultdict(list)
    for stem in _known():
        for key in deletes(stem):
            keys[key].append(stem)
    return keys


def _all(clauses: Iterable[Clause], words: list[str]) -> bool:
    return all(_has(clause, words) for clause in clauses)


def _has(clause: Clause, words: list[str]) -> bool:
    return any(all(stem in words for stem in stems.split()) for stems in clause.alternatives)
