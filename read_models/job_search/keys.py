"""What an ad is filtered by, as keys in the one namespace of words and values: words hold no "=", "^" or "~".

`vozac` a word's stem anywhere, `^vozac` in the title, `~vozaca` the title's word as it is written, `area=HR-21` a place
with what holds it, `spot=45.81,15.98` a place outside the gazetteer, `position=8332`, and each dimension's values.
"""

from collections.abc import Iterable, Iterator

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.formats import group_of
from domain.reference.places import find_place
from domain.reference.positions import find_position
from read_models.job_search.pay import monthly_euros
from read_models.job_search.query import Dimension

SPOT = "spot="
EXPERIENCE = (("none", 0), ("1-2", 2), ("3-5", 5), ("6+", 50))
"""Buckets by the years asked for, each with the last that it holds."""
SALARIES = (1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000)
"""Steps of the dimension `salary`, in euros a month before tax: an ad has all that it reaches."""


def tags_of(ad: JobAd, employer_id: int) -> list[str]:
    """Keys of everything but words, each once."""
    found = [*_places(ad.places), *_position(ad), *_values(ad, employer_id), *_pay(monthly_euros(ad.salary))]
    return list(dict.fromkeys(found))


def value_key(dimension: Dimension, value: object) -> str:
    """The key of a dimension's value."""
    return f"{dimension}={value}"


def group_of_key(key: str) -> str:
    """The beginning that it shares with the keys of its kind."""
    return key[: key.index("=") + 1]


def area_key(area: str) -> str:
    """The key of a place, region or country."""
    return f"area={area}"


def position_key(position: str) -> str:
    """The key of an occupation by its code, or of a category by "c" and its id."""
    if position[:1] == "c":
        return value_key(Dimension.CATEGORY, position[1:])
    return f"position={position}"


def spot_key(latitude: float, longitude: float) -> str:
    """The key of a point, which is known to a hundredth of a degree."""
    return f"{SPOT}{latitude:.2f},{longitude:.2f}"


def point_of_spot(key: str) -> tuple[float, float]:
    """Latitude and longitude that a spot's key tells."""
    latitude, _, longitude = key.removeprefix(SPOT).partition(",")
    return float(latitude), float(longitude)


def _places(places: Iterable[AdPlace]) -> Iterator[str]:
    for place in places:
        known = find_place(place.geonameid) if place.geonameid else None
        if known:
            yield from map(area_key, (str(known.geonameid), *known.ancestors))
            continue
        if place.country:
            yield area_key(place.country)
        if place.latitude is not None and place.longitude is not None:
            yield spot_key(place.latitude, place.longitude)


def _position(ad: JobAd) -> Iterator[str]:
    known = find_position(ad.position) if ad.position else None
    if known:
        yield position_key(known.code)
        yield value_key(Dimension.CATEGORY, known.category.id)
    yield from (value_key(Dimension.CATEGORY, category) for category in ad.categories)


def _values(ad: JobAd, employer_id: int) -> Iterator[str]:
    """Written out under the names of `Dimension`: going through them takes twice as long."""
    yield f"employer={employer_id}"
    yield f"format={group_of(ad.format)}"
    yield f"workMode={ad.work_mode}"
    if ad.employment is not None:
        yield f"employment={ad.employment}"
    if ad.working_time is not None:
        yield f"workingTime={ad.working_time}"
    if ad.education_level is not None:
        yield f"education={ad.education_level}"
    if ad.minimum_experience_years is not None:
        yield f"experience={_experience(ad.minimum_experience_years)}"
    for skill in ad.languages:
        yield f"language={skill.language}"
    for licence in ad.driving_licences:
        yield f"licence={''.join(licence.split())}"
    for way in ad.application_ways:
        yield f"applicationType={way.type}"
    yield f"adLanguage={ad.language}"


def _pay(euros: int | None) -> Iterator[str]:
    if euros is not None:
        yield from (value_key(Dimension.SALARY, step) for step in SALARIES if step <= euros)


def _experience(years: int) -> str:
    return next(name for name, last in EXPERIENCE if years <= last)
