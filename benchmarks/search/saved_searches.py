"""Generates saved searches for the generated ads, with the frequencies of the ads and with many duplicates."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random
from typing import Any

import psycopg

from domain.reference.circles import Circle
from domain.reference.places import find_place
from domain.reference.positions import find_position
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.percolator.canonical_query import UnfilteredSearch, canonical

SAVED_BEFORE = 0.38
"""The share of duplicates, which leaves about 545 thousand distinct searches of a million."""
SALARIES = (1000, 1200, 1250, 1300, 1500, 1600, 1800, 2000, 2500)
CHOICES: dict[Dimension, tuple[str, ...]] = {
    Dimension.EMPLOYMENT: ("permanent", "permanent", "fixed-term", "seasonal", "student"),
    Dimension.WORK_MODE: ("on-site", "hybrid", "remote", "remote"),
    Dimension.WORKING_TIME: ("full-time", "full-time", "part-time"),
    Dimension.EDUCATION: ("2", "4", "6", "7"),
    Dimension.EXPERIENCE: ("none", "1-2", "3-5"),
    Dimension.LANGUAGE: ("en", "de"),
    Dimension.LICENCE: ("B", "C"),
}
_ADS = "SELECT title, stems, filter_terms FROM read.search_ad WHERE listed ORDER BY hashint8(sort_key) LIMIT 50000"


@dataclass(frozen=True, slots=True)
class _Ad:
    """The ad from which a search is derived. `place` is the gazetteer's."""

    words: list[str]
    text: list[str]
    position: str
    category: str
    employer: str
    place: int


class SavedSearchGenerator:
    """Generates saved searches, reproducible by seed and ads."""

    def __init__(self, database_url: str, seed: int) -> None:
        self._chance = Random(seed)
        with psycopg.connect(database_url) as connection:
            self._ads = [_seen(*row) for row in connection.execute(_ADS)]
        self._wishes: tuple[Callable[[_Ad], IndexQuery], ...] = (
            *(self._title,) * 6, *(self._occupation,) * 4, *(self._position,) * 2, *(self._category,) * 2,
            *(self._words,) * 2, self._phrase, _nothing_of,
        )  # fmt: skip

    def searches(self, count: int) -> Iterator[IndexQuery]:
        """Yields `count` searches."""
        saved: list[IndexQuery] = []
        while len(saved) < count:
            if saved and self._chance.random() < SAVED_BEFORE:
                saved.append(self._chance.choice(saved))
            else:
                try:
                    saved.append(canonical(self._search()))
                except UnfilteredSearch:
                    continue
            yield saved[-1]

    def _search(self) -> IndexQuery:
        """The subject of one ad in the place of another, so that not every search has results."""
        chance = self._chance
        query = chance.choice(self._wishes)(chance.choice(self._ads))
        query = replace(query, **self._place(chance.choice(self._ads).place))
        wanted = chance.choices((0, 1, 2, 3), (35, 35, 20, 10))[0]
        chosen = tuple((name, (chance.choice(CHOICES[name]),)) for name in chance.sample(list(CHOICES), wanted))
        if chance.random() < 0.2:
            query = replace(query, salary_from=Decimal(chance.choice(SALARIES)))
        if chance.random() < 0.03:
            query = replace(query, text=f"{query.text} -{chance.choice(chance.choice(self._ads).text)}".strip())
        if chance.random() < 0.02:
            chosen = (*chosen, (Dimension.EMPLOYER, (chance.choice(self._ads).employer,)))
        return replace(query, filters=(*query.filters, *chosen))

    def _place(self, geonameid: int) -> dict[str, Any]:
        kind = self._chance.choices(("town", "region", "country", "near", "any"), (45, 25, 2, 15, 13))[0]
        place = find_place(geonameid)
        if place is None or kind == "any":
            return {}
        if kind == "near":
            return {"near": Circle(place.latitude, place.longitude, self._chance.choice((10, 25, 50)))}
        return {"areas": ({"town": str(geonameid), "region": place.region_id, "country": place.country}[kind],)}

    def _title(self, ad: _Ad) -> IndexQuery:
        return IndexQuery(text=" ".join(ad.words[: self._chance.choice((1, 2))]))

    def _phrase(self, ad: _Ad) -> IndexQuery:
        return IndexQuery(text=f'"{" ".join(ad.words[:2])}"')

    def _words(self, ad: _Ad) -> IndexQuery:
        return IndexQuery(text=" ".join(self._chance.sample(ad.text, self._chance.choice((1, 2)))))

    def _occupation(self, ad: _Ad) -> IndexQuery:
        position = find_position(ad.position)
        return IndexQuery(text=position.names.in_locale("hr") if position else "")

    def _position(self, ad: _Ad) -> IndexQuery:
        return IndexQuery(positions=(ad.position,))

    def _category(self, ad: _Ad) -> IndexQuery:
        return IndexQuery(filters=((Dimension.CATEGORY, (ad.category,)),))


def _nothing_of(_: _Ad) -> IndexQuery:
    return IndexQuery()


def _seen(title: str, stems: str, filter_terms: str) -> _Ad:
    values: dict[str, list[str]] = {}
    for term in filter_terms.split():
        name, _, value = term.partition("=")
        values.setdefault(name, []).append(value)
    place = next(value for value in values["area"] if value.isdecimal())
    words = stems.rpartition("|")[0].rpartition("|")[2].split()
    return _Ad(title.split(), words, values["position"][0], values["category"][0], values["employer"][0], int(place))
