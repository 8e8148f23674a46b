"""A reference implementation of the search as plain loops over ads, independent of the index."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from decimal import Decimal
from math import asin, cos, radians, sin, sqrt
from typing import Any, NamedTuple

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.formats import group_of
from domain.reference.circles import Circle
from domain.reference.language.occupation_titles import Occupation, heads_of_other_names
from domain.reference.language.query_parser import Clause, Query, parse_query
from domain.reference.language.stop_words import STOP_WORDS, marked
from domain.reference.language.title_terms import terms_in_title
from domain.reference.places import find_place
from domain.reference.positions import find_position
from read_models.job_search.index.monthly_pay import monthly_euros
from read_models.job_search.index.text_analysis import AdTerms, analyse_ad
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from tests.read_models.job_search.market import Listing

TIERS = {"exclusive": 3, "highlighted": 2, "standard": 1, "normal": 0}
DAYS = {"1d": 1, "3d": 3, "7d": 7, "30d": 30}


def scan(listings: Iterable[Listing], query: IndexQuery, now: datetime) -> list[int]:
    """Numbers of the ads that are found, in order."""
    found = [listing for listing in listings if matches(listing, query, now)]
    return [listing.number for listing in sorted(found, key=lambda listing: _rank(listing, query), reverse=True)]


def matches(listing: Listing, query: IndexQuery, now: datetime, *, but: Dimension | None = None) -> bool:
    """Whether the ad is found, leaving one dimension's choice aside."""
    asked, query = _asked(query), _with_understood(query)
    if not (has_text(listing, asked) and _is_there(listing, query)):
        return False
    if query.positions and not any(_has_position(listing, position) for position in query.positions):
        return False
    if query.new_since and listing.published_at.replace(microsecond=0) < query.new_since.replace(microsecond=0):
        return False
    least = None if but is Dimension.SALARY else query.salary_from
    if least is not None and (monthly_euros(listing.ad.salary) or -1) < least:
        return False
    return all(
        dimension is but or not values or any(has_value(listing, dimension, value, now) for value in values)
        for dimension, values in query.filters
    )


def _with_understood(query: IndexQuery) -> IndexQuery:
    """The query with what its text means as chosen filters and places."""
    filters, salary, areas = (
        {name: list(values) for name, values in query.filters if values},
        query.salary_from,
        query.areas,
    )
    for each in _asked(query).understood:
        match each.dimension:
            case "locations":
                areas = (*areas, *each.values)
            case "salary":
                salary = max(salary or Decimal(0), *map(Decimal, each.values))
            case name:
                filters.setdefault(Dimension(name), []).extend(each.values)
    return replace(
        query, areas=areas, salary_from=salary, filters=tuple((name, tuple(values)) for name, values in filters.items())
    )


def _asked(query: IndexQuery) -> Query:
    return parse_query(query.text, with_places=query.exclude_locations or not (query.areas or query.near))


def has_value(listing: Listing, dimension: Dimension, value: str, now: datetime) -> bool:
    ad = listing.ad
    said = terms_in_title(ad.title)
    match dimension:
        case Dimension.PUBLISHED:
            if value not in DAYS:
                return False
            since = (now - timedelta(days=DAYS[value])).replace(microsecond=0)
            return listing.published_at.replace(microsecond=0) >= since
        case Dimension.SALARY:
            pay = monthly_euros(ad.salary)
            return value.isdigit() and pay is not None and pay >= int(value)
        case Dimension.EXPERIENCE:
            years = ad.minimum_experience_years
            if years is None:
                return value in said.get("experience", ())
            buckets = {"none": range(1), "1-2": range(1, 3), "3-5": range(3, 6), "6+": range(6, 51)}
            return years is not None and value in buckets and years in buckets[value]
        case _:
            values: dict[Dimension, Sequence[Any]] = {
                Dimension.CATEGORY: _categories(listing),
                Dimension.EMPLOYMENT: [ad.employment] if ad.employment else said.get("employment", ()),
                Dimension.WORK_MODE: said.get("workMode", ())
                if ad.work_mode == "on-site" and "workMode" in said
                else [ad.work_mode],
                Dimension.WORKING_TIME: [ad.working_time] if ad.working_time else said.get("workingTime", ()),
                Dimension.EDUCATION: [ad.education_level] if ad.education_level else said.get("education", ()),
                Dimension.EMPLOYER: [listing.employer.id],
                Dimension.LANGUAGE: [skill.language for skill in ad.languages],
                Dimension.LICENCE: [each.replace(" ", "") for each in ad.driving_licences or said.get("licence", ())],
                Dimension.APPLICATION_TYPE: [way.type for way in ad.application_ways],
                Dimension.AD_LANGUAGE: [ad.language],
                Dimension.FORMAT: [group_of(ad.format)],
            }
            return value in [str(each) for each in values[dimension] if each is not None]


def _categories(listing: Listing) -> list[int]:
    position = find_position(listing.ad.position) if listing.ad.position else None
    return [*listing.ad.categories, *([position.category.id] if position else [])]


def _has_position(listing: Listing, position: str) -> bool:
    if position.startswith("c"):
        return position[1:] in map(str, _categories(listing))
    return listing.ad.position == position


def _is_there(listing: Listing, query: IndexQuery) -> bool:
    if query.exclude_locations or not (query.areas or query.near):
        return True
    return any(
        set(_areas(place)) & set(query.areas) or (query.near and _is_near(place, query.near))
        for place in listing.ad.places
    )


def _areas(place: AdPlace) -> list[str | None]:
    known = find_place(place.geonameid) if place.geonameid else None
    return [str(known.geonameid), known.region_id, known.country] if known else [place.country]


def _is_near(place: AdPlace, near: Circle) -> bool:
    known = find_place(place.geonameid) if place.geonameid else None
    if known:
        latitude, longitude = known.latitude, known.longitude
    elif place.latitude is not None and place.longitude is not None:
        latitude, longitude = round(place.latitude, 2), round(place.longitude, 2)
    else:
        return False
    a, b = radians(latitude), radians(near.latitude)
    chord = sin((b - a) / 2) ** 2 + cos(a) * cos(b) * sin(radians(longitude - near.longitude) / 2) ** 2
    return 2 * 6371 * asin(sqrt(chord)) <= near.km


_STOP_WORDS = frozenset(map(marked, STOP_WORDS))
_READ: dict[int, tuple[JobAd, AdTerms]] = {}


def _words(listing: Listing) -> AdTerms:
    read = _READ.get(listing.number)
    if read is None or read[0] is not listing.ad:
        read = _READ[listing.number] = (listing.ad, analyse_ad(listing.ad, listing.employer.name))
    return read[1]


def _parts(listing: Listing) -> list[list[str]]:
    return [part.split() for part in _words(listing).stems.split("|")]


def has_text(listing: Listing, asked: Query) -> bool:
    """Whether the ad has the words, leaving out what is understood as filters."""
    if not asked:
        return True
    parts = _parts(listing)
    words = {word for part in parts for word in part}
    as_written = set(_words(listing).title_words.split())

    def follows(phrase: tuple[str, ...]) -> bool:
        size = len(phrase)
        return any(tuple(part[at : at + size]) == phrase for part in parts for at in range(len(part)))

    def fulfils(clause: Clause) -> bool:
        return any(_has(words, stem) or _has(as_written, stem, beginning=True) for stem in clause.alternatives)

    named = {at for each in _named(listing, asked) for at in range(each.first, each.end)}
    should = all(at in named or fulfils(clause) for at, clause in enumerate(asked.should))
    wanted = all(map(fulfils, asked.must)) and should and all(map(follows, asked.phrases))
    return wanted and not any(map(fulfils, asked.not_)) and not any(map(follows, asked.not_phrases))


def _has(words: set[str], term: str, *, beginning: bool = False) -> bool:
    """Whether it is one of these words, or, with an asterisk, how one begins; with `beginning` only the latter. Of
    several words, whether all are."""
    if " " in term:
        return all(_has(words, word, beginning=beginning) for word in term.split())
    if term.endswith("*"):
        return any(word.startswith(term[:-1]) for word in words)
    return not beginning and term in words


def _rank(listing: Listing, query: IndexQuery) -> tuple[float, ...]:
    tier = TIERS[group_of(listing.ad.format)]
    new = (listing.published_at.replace(microsecond=0).timestamp(), tier, listing.number)
    match query.sort:
        case Sort.NEWEST:
            return new
        case Sort.SALARY:
            return (float(Decimal(monthly_euros(listing.ad.salary) or 0)), *new)
        case Sort.DEADLINE:
            return (-(listing.apply_until.timestamp() // 60), *new)
        case Sort.RELEVANCE:
            fit = _fit(listing, _asked(query))
            group = _group(listing.ad.language, query.preferred_languages, in_title=fit.in_title)
            return (fit.offers, group, fit.grade, *new)


def _group(language: str, preferred: Sequence[Sequence[str]], *, in_title: bool) -> int:
    """The reader's own language, words in the title, other preferred languages, the rest."""
    if not preferred:
        return 0
    if language in preferred[0]:
        return 100
    if in_title:
        return 99
    return next((50 - at for at, group in enumerate(preferred) if language in group), 0)


class Fit(NamedTuple):
    """Fit of an ad: whether its title or position offers what is asked for, and how much the title says of it."""

    offers: bool
    in_title: bool
    grade: int


def _fit(listing: Listing, asked: Query) -> Fit:
    clauses = asked.must + asked.should
    in_phrases = [stem for phrase in asked.phrases for stem in phrase if stem not in _STOP_WORDS]
    if not clauses and not in_phrases:
        return Fit(offers=False, in_title=False, grade=0)
    stems, exact = set(_parts(listing)[0]) - _STOP_WORDS, set(_words(listing).title_words.split())
    has_phrases = stems.issuperset(in_phrases)
    found = [any(_has(stems, stem) for stem in clause.alternatives) for clause in clauses]
    in_title = all(found) and has_phrases
    as_written = all(any(_has(exact, word) for word in clause.exact) for clause in clauses) and has_phrases
    is_brief = len(stems) <= len(clauses) + len(in_phrases) + 1
    should = found[len(asked.must) :]
    named = {at for each in asked.occupations for at in range(each.first, each.end)}
    if asked.occupations:
        by_position = _named(listing, asked)
        offers = all(
            each in by_position or (all(should[each.first : each.end]) and not _begins_other_name(listing, asked, each))
            for each in asked.occupations
        )
        others = found[: len(asked.must)] + [has for at, has in enumerate(should) if at not in named]
        partly = offers and bool(others or in_phrases) and all(others) and has_phrases
    else:
        count = len(clauses) + len(in_phrases)
        offers, partly = 2 * (sum(found) + sum(stem in stems for stem in in_phrases)) >= count, False
    grades = (as_written and is_brief, in_title and is_brief, as_written, in_title, partly)
    grade = next((len(grades) - at for at, fulfilled in enumerate(grades) if fulfilled), 0) if offers else 0
    return Fit(offers, in_title, grade)


def _begins_other_name(listing: Listing, asked: Query, named: Occupation) -> bool:
    """Whether the one word of a name only begins the name of another occupation in the ad's title."""
    words = asked.should[named.first : named.end]
    others = heads_of_other_names(tuple(_parts(listing)[0]))
    return len(words) == 1 and not set(others).isdisjoint(words[0].alternatives)


def _named(listing: Listing, asked: Query) -> tuple[Occupation, ...]:
    """The occupations asked for that are the ad's."""
    return tuple(each for each in asked.occupations if listing.ad.position in each.positions)
