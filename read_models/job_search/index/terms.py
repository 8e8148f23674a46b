"""Builds the filter terms of an ad. They share a namespace with its words, which never contain "=", "^" or "~".

`vozac` is the stem of a word anywhere, `^vozac` of one in the title, `~vozaca` a word of the title as it is written,
`area=HR-21` a place or what contains it, `spot=45.81,15.98` a point outside the gazetteer, `position=8332` an
occupation, `homeBlock=video` a block of the home page, `otherName=frizer` a word of the title that only begins the name
of another occupation; each dimension has a field of its own.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.formats import HomeBlock, group_of, home_block_of
from domain.reference.circles import Circle, places_in_circle
from domain.reference.cities_abroad import find_city_abroad_named
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import analyse
from domain.reference.language.occupation_titles import heads_of_other_names
from domain.reference.language.title_terms import terms_in_title
from domain.reference.occupations import Occupations
from domain.reference.places import find_place
from domain.reference.positions import find_position
from read_models.job_search.index.monthly_pay import monthly_euros
from read_models.job_search.index_query import Dimension

SPOT = "spot="
EXPERIENCE = (("none", 0), ("1-2", 2), ("3-5", 5), ("6+", 50))
"""Buckets of required years of experience, each with its last year."""
SALARY_STEPS = (1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000)
"""The steps of the dimension `salary`, in gross euros a month: an ad has the terms of all steps that it reaches."""


def filter_terms_of(ad: JobAd, employer_id: int) -> list[str]:
    """The ad's filter terms, without duplicates."""
    terms = [*_places(ad.places), *_position(ad), *_values(ad, employer_id), *_pay(monthly_euros(ad.salary))]
    terms += map(other_name_term, _heads_of_other_names_in(ad.title))
    return list(dict.fromkeys(terms))


def value_term(dimension: Dimension, value: object) -> str:
    """The term of a dimension's value."""
    return f"{dimension}={value}"


def field_of(term: str) -> str:
    """The prefix of a term, which names its field."""
    return term[: term.index("=") + 1]


def area_term(area: str) -> str:
    """The term of a place, region or country."""
    return f"area={area}"


def position_term(position: str) -> str:
    """The term of an occupation by its code, or of a category by "c" and its id."""
    if position[:1] == "c":
        return value_term(Dimension.CATEGORY, position[1:])
    return f"position={position}"


def other_name_term(stem: str) -> str:
    """The term of titles in which a word only begins the name of another occupation: "frizer za pse"."""
    return f"otherName={stem}"


def home_block_term(block: HomeBlock) -> str:
    """The term of the ads in a block of the home page."""
    return f"homeBlock={block}"


def spot_term(latitude: float, longitude: float) -> str:
    """The term of a point, rounded to a hundredth of a degree."""
    return f"{SPOT}{latitude:.2f},{longitude:.2f}"


def point_of_spot_term(term: str) -> tuple[float, float]:
    """Latitude and longitude of a spot's term."""
    latitude, _, longitude = term.removeprefix(SPOT).partition(",")
    return float(latitude), float(longitude)


def is_spot_within(term: str, circle: Circle) -> bool:
    """Whether the point of a spot's term lies in the circle."""
    return circle.contains(*point_of_spot_term(term))


@lru_cache(maxsize=512)
def place_terms_in_circle(circle: Circle) -> tuple[str, ...]:
    """The terms of the gazetteer's places in the circle."""
    return tuple(area_term(str(place.geonameid)) for place in places_in_circle(circle))


def _places(places: Iterable[AdPlace]) -> Iterator[str]:
    for place in places:
        known = find_place(place.geonameid) if place.geonameid else None
        if known:
            yield from map(area_term, (str(known.geonameid), *known.ancestors))
            continue
        if place.country:
            yield area_term(place.country)
        if city := find_city_abroad_named(place.name, place.country):
            yield area_term(city.id)
        if place.latitude is not None and place.longitude is not None:
            yield spot_term(place.latitude, place.longitude)


def _position(ad: JobAd) -> Iterator[str]:
    known = find_position(ad.position) if ad.position else None
    if known:
        yield position_term(known.code)
        yield value_term(Dimension.CATEGORY, known.category.id)
        offered = _offered_in(ad.title)
        if known.code in offered:
            yield from (position_term(code) for code in offered)
    yield from (value_term(Dimension.CATEGORY, category) for category in ad.categories)


@lru_cache(maxsize=1 << 14)
def _offered_in(title: str) -> tuple[str, ...]:
    """All occupations that a title offers: "Kuhar, konobar" is found by both, though it is shown as the first."""
    return Occupations().find_all(title)


@lru_cache(maxsize=1 << 14)
def _heads_of_other_names_in(title: str) -> tuple[str, ...]:
    return heads_of_other_names(tuple(analyse(without_gender_suffixes(title)).stems))


def _values(ad: JobAd, employer_id: int) -> Iterator[str]:
    """Field names are literals here: using `Dimension` takes twice as long."""
    yield f"employer={employer_id}"
    yield f"format={group_of(ad.format)}"
    if block := home_block_of(ad.format, has_video=ad.video_url is not None):
        yield home_block_term(block)
    said = terms_in_title(ad.title)
    yield from _said(said, "workMode", ad.work_mode)
    yield from _said(said, "employment", ad.employment)
    yield from _said(said, "workingTime", ad.working_time)
    yield from _said(said, "education", ad.education_level)
    years = ad.minimum_experience_years
    yield from _said(said, "experience", None if years is None else _experience(years))
    for skill in ad.languages:
        yield f"language={skill.language}"
    for licence in ad.driving_licences or said.get("licence", ()):
        yield f"licence={''.join(licence.split())}"
    for way in ad.application_ways:
        yield f"applicationType={way.type}"
    yield f"adLanguage={ad.language}"


def _said(said: Mapping[str, Sequence[str]], dimension: str, value: object) -> Iterator[str]:
    """The ad's own value; where it has none, what its title says. On site is also what an ad has by default."""
    if value is not None and value != "on-site":
        yield f"{dimension}={value}"
    else:
        yield from (f"{dimension}={each}" for each in said.get(dimension, (() if value is None else (value,))))


def _pay(euros: int | None) -> Iterator[str]:
    if euros is not None:
        yield from (value_term(Dimension.SALARY, step) for step in SALARY_STEPS if step <= euros)


def _experience(years: int) -> str:
    return next(name for name, last in EXPERIENCE if years <= last)
