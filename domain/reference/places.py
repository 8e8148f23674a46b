"""Places of the four markets with their region and country, from GeoNames rows (CC BY 4.0)."""

import csv
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from domain.reference.cyrillic_names import in_cyrillic
from domain.reference.folding import fold, slug, without_dj
from domain.reference.names import read_rows

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True)
class Place:
    """A town or village; `geonameid` is its key, since names and slugs are not unique."""

    geonameid: int
    country: str
    name: str
    name_in_cyrillic: str
    slug: str
    latitude: float
    longitude: float
    population: int
    region_id: str
    region: str
    municipality: str
    postal_code: str
    tax_municipality: str
    """The code (sifra) of the Croatian municipality that taxes its people; empty where it is not known."""

    def label(self, locale: str) -> str:
        """Returns the place's name for readers of that language: in Cyrillic for Macedonian."""
        if locale != "mk":
            return self.name
        return self.name_in_cyrillic or in_cyrillic(self.name, self.country)

    @property
    def ancestors(self) -> tuple[str, str]:
        """Ids of its region ("HR-20") and country ("HR")."""
        return (self.region_id, self.country)


@dataclass(frozen=True, slots=True)
class Region:
    """A Croatian county, an entity of Bosnia and Herzegovina, a municipality in Slovenia and North Macedonia."""

    id: str
    country: str
    name: str
    slug: str

    def label(self, locale: str) -> str:
        """Returns the region's name for readers of that language: in Cyrillic for Macedonian."""
        return in_cyrillic(self.name, self.country) if locale == "mk" else self.name


@cache
def all_places() -> tuple[Place, ...]:
    """Every place, largest first within its country."""
    with (DATA / "places.csv").open(encoding="utf-8", newline="") as rows:
        return tuple(_place(row) for row in csv.DictReader(rows))


def _place(row: dict[str, str]) -> Place:
    return Place(
        geonameid=int(row["geonameid"]),
        country=row["country"],
        name=row["name"],
        name_in_cyrillic=row["name_mk_cyrillic"],
        slug=row["slug"],
        latitude=float(row["lat"]),
        longitude=float(row["lng"]),
        population=int(row["population"] or 0),
        region_id=f"{row['country']}-{row['admin1_code']}",
        region=row["region_local"],
        municipality=row["municipality"],
        postal_code=row["hr_postal_code"],
        tax_municipality=row["hr_tax_sifra"],
    )


@cache
def _places_by_id() -> dict[int, Place]:
    return {place.geonameid: place for place in all_places()}


@cache
def _places_by_word() -> dict[str, tuple[Place, ...]]:
    found: defaultdict[str, dict[int, Place]] = defaultdict(dict)
    for place in all_places():
        for word in (place.slug, fold(place.name), fold(place.name_in_cyrillic)):
            found[word][place.geonameid] = place
    found.pop("", None)
    return {word: _largest_first(places.values()) for word, places in found.items()}


def _largest_first(places: Iterable[Place]) -> tuple[Place, ...]:
    return tuple(sorted(places, key=lambda place: -place.population))


@cache
def all_regions() -> tuple[Region, ...]:
    """Every region with at least one place."""
    regions = {place.region_id: place for place in all_places()}
    return tuple(
        Region(region_id, place.country, place.region, slug(place.region)) for region_id, place in regions.items()
    )


@cache
def _regions_by_id() -> dict[str, Region]:
    return {region.id: region for region in all_regions()}


def find_place(geonameid: int) -> Place | None:
    """The place with this key."""
    return _places_by_id().get(geonameid)


def find_region(region_id: str) -> Region | None:
    """The region with this id ("HR-20")."""
    return _regions_by_id().get(region_id)


@cache
def _regions_by_name() -> dict[str, tuple[str, ...]]:
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for region in all_regions():
        for name in (fold(region.name), fold(region.name).removesuffix(" zupanija")):
            found[name][region.id] = None
    for row in read_rows("region_names.csv"):
        found[fold(row["name"])] |= dict.fromkeys(row["regions"].split())
    found.pop("", None)
    return {name: tuple(ids) for name, ids in found.items()}


def list_regions_named(name: str) -> tuple[Region, ...]:
    """Regions of that name, ignoring case, diacritics and "županija", or of a landscape: "Dalmacija" is four
    counties."""
    folded = fold(name)
    ids = _regions_by_name().get(folded) or _regions_by_name().get(without_dj(folded), ())
    return tuple(_regions_by_id()[each] for each in ids)


@cache
def landscapes() -> dict[str, tuple[str, ...]]:
    """Names of the landscape of a region, by the region's id: "Istra" for Istarska."""
    names: defaultdict[str, list[str]] = defaultdict(list)
    for row in read_rows("region_names.csv"):
        for region_id in row["regions"].split():
            names[region_id].append(row["name"])
    return {region_id: tuple(found) for region_id, found in names.items()}


def list_places_named(name_or_slug: str, country: str | None = None) -> tuple[Place, ...]:
    """Places of that name or slug, ignoring case and diacritics, largest first."""
    folded = fold(name_or_slug)
    found = _places_by_word().get(folded) or _places_by_word().get(without_dj(folded), ())
    return tuple(place for place in found if country in (None, place.country))
