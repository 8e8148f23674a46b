"""Generates the benchmark's queries, by class."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

import psycopg
from pyroaring import BitMap

from domain.kernel.values.locales import Locale
from domain.reference.language.query_parser import parse_query
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.index_query import Dimension, IndexQuery

_POSTINGS = "SELECT term, ads FROM read.search_posting WHERE term = ANY(%s)"
_COUNTIES = ("HR-21", "HR-20", "HR-15", "HR-12", "HR-04", "HR-01")
_CATEGORIES = ("3", "8", "19", "24")
_EMPLOYMENTS = ("permanent", "fixed-term", "seasonal")


@dataclass(frozen=True, slots=True)
class BenchmarkQuery:
    """Our query, and its equivalent in terms: all of `all_terms`, and one of each group of `any_terms`."""

    search: IndexQuery
    all_terms: tuple[str, ...] = ()
    any_terms: tuple[tuple[str, ...], ...] = ()
    offset: int = 0


@dataclass(frozen=True, slots=True)
class QueryClass:
    """A class of queries. `facets`: counts facets instead of finding a page. `by_cursor`: ours continues at a cursor,
    while tantivy uses an offset."""

    name: str
    queries: Sequence[BenchmarkQuery]
    facets: bool = False
    by_cursor: bool = False

    def for_reader(self, locale: Locale) -> "QueryClass":
        """Returns the queries with lists that are led by ads in the languages of a reader."""
        languages = preferred_languages(locale)
        queries = [
            replace(query, search=replace(query.search, preferred_languages=languages)) for query in self.queries
        ]
        return replace(self, queries=queries)


class Vocabulary:
    """Words by document frequency, without words of titles and occupations, which also affect our ranking or stand for
    positions."""

    def __init__(self, database_url: str, words: Sequence[str], total: int, chance: Random) -> None:
        stems = {
            parsed.should[0].alternatives[0]: word
            for word in words
            if (parsed := parse_query(word)).should and not parsed.occupations
        }
        terms = [*stems, *(f"^{stem}" for stem in stems)]
        counts: dict[str, int] = {}
        with psycopg.connect(database_url) as connection:
            for term, ads in connection.execute(_POSTINGS, (terms,)):
                counts[term] = counts.get(term, 0) + len(BitMap.deserialize(ads))
        self._chance = chance
        self._words = [
            (counts[stem] / total, word, stem)
            for stem, word in stems.items()
            if stem in counts and f"^{stem}" not in counts
        ]

    def between(self, least: float, most: float, count: int) -> list[tuple[str, str]]:
        """Words and their terms with a document frequency in this range."""
        fitting = [(word, stem) for share, word, stem in self._words if least <= share <= most]
        return [self._chance.choice(fitting) for _ in range(count)]


@dataclass
class QueryGenerator:
    """Generates queries."""

    words: Vocabulary
    chance: Random
    each: int
    query_classes: list[QueryClass] = field(default_factory=list[QueryClass])

    def all(self) -> list[QueryClass]:
        """All classes."""
        self._add("rare term", self._term(0.00003, 0.0005))
        self._add("middling term (about 1 %)", self._term(0.007, 0.015))
        self._add("common term", self._term(0.1, 0.5))
        self._add("two terms", self._two_terms)
        self._add("term + filters", self._term_and_filters)
        self._add("filters only", self._filters)
        self._add("whole country + attribute", self._country)
        self._add("offset 2,000 to 4,000", self._deep)
        self._add("the same by cursor", self._deep, by_cursor=True)
        self._add("facets, middling", self._term(0.007, 0.015), facets=True)
        self._add("facets, common", self._term(0.1, 0.5), facets=True)
        self._add("facets, filters", self._filters, facets=True)
        return self.query_classes

    def _add(
        self, name: str, make: Callable[[], BenchmarkQuery], *, facets: bool = False, by_cursor: bool = False
    ) -> None:
        self.query_classes.append(QueryClass(name, [make() for _ in range(self.each)], facets, by_cursor))

    def _term(self, least: float, most: float) -> Callable[[], BenchmarkQuery]:
        def make() -> BenchmarkQuery:
            [(word, stem)] = self.words.between(least, most, 1)
            return BenchmarkQuery(IndexQuery(text=word), (stem,))

        return make

    def _two_terms(self) -> BenchmarkQuery:
        one, other = self.words.between(0.02, 0.1, 1) + self.words.between(0.1, 0.4, 1)
        return BenchmarkQuery(IndexQuery(text=f"{one[0]} {other[0]}"), (one[1], other[1]))

    def _term_and_filters(self) -> BenchmarkQuery:
        [(word, stem)] = self.words.between(0.05, 0.2, 1)
        county = self.chance.choice(_COUNTIES)
        query = IndexQuery(text=word, areas=(county,), filters=((Dimension.WORK_MODE, ("on-site",)),))
        return BenchmarkQuery(query, (stem, f"area={county}", "workMode=on-site"))

    def _filters(self) -> BenchmarkQuery:
        county, category = self.chance.choice(_COUNTIES), self.chance.choice(_CATEGORIES)
        employments = tuple(self.chance.sample(_EMPLOYMENTS, 2))
        chosen = ((Dimension.CATEGORY, (category,)), (Dimension.EMPLOYMENT, employments))
        groups = tuple(f"employment={value}" for value in employments)
        return BenchmarkQuery(
            IndexQuery(areas=(county,), filters=chosen), (f"area={county}", f"category={category}"), (groups,)
        )

    def _country(self) -> BenchmarkQuery:
        mode = self.chance.choice(("on-site", "hybrid", "remote"))
        query = IndexQuery(areas=("HR",), filters=((Dimension.WORK_MODE, (mode,)),))
        return BenchmarkQuery(query, ("area=HR", f"workMode={mode}"))

    def _deep(self) -> BenchmarkQuery:
        [(word, stem)] = self.words.between(0.1, 0.5, 1)
        return BenchmarkQuery(IndexQuery(text=word), (stem,), offset=self.chance.randrange(2_000, 4_000, 20))
