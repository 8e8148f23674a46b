"""Counts facets exactly: how many ads each value of each dimension would show, the dimension's own choice left
aside."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index.sort_key import seconds
from read_models.job_search.index.terms import EXPERIENCE, field_of, value_term
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.query.conditions import AnyOf, evaluate
from read_models.job_search.query.employer_counts import count_employers
from read_models.job_search.query.plan import DAYS
from read_models.job_search.query.query_words import words_of
from read_models.job_search.query.relaxation import QueryMatches, match_query
from read_models.job_search.query.searcher import Searcher, View, run_search
from read_models.job_search.query.understood_filters import filters_of
from read_models.job_search.search_result import FacetCount, FacetCounts

MAX_EMPLOYERS = 20
_EXPERIENCE = [name for name, _ in EXPERIENCE]
_WITHOUT_FIELD = {Dimension.PUBLISHED, Dimension.EMPLOYER}
_FIELDS = {dimension: field_of(value_term(dimension, "")) for dimension in Dimension if dimension not in _WITHOUT_FIELD}
FACET_FIELDS: Sequence[str] = tuple(_FIELDS.values())
"""Fields that must be loaded to count facets."""


def count_facets(connection: Connection, cache: SegmentCache, query: IndexQuery, *, relax: bool = True) -> FacetCounts:
    """Every value that shows an ad, and those that are chosen; of employers the 20 with the most ads.

    The greatest count comes first, but steps and levels stay in their order. Raises IndexNotBuilt.
    """

    def compute(searcher: Searcher) -> FacetCounts:
        matches = match_query(searcher, query, relax=relax, terms=facet_terms(query), fields=FACET_FIELDS)
        return facets_of(searcher, query, matches)

    return run_search(connection, cache, compute).value


def facet_terms(query: IndexQuery) -> list[str]:
    """Terms that must be loaded to count facets, besides the fields."""
    return [value_term(Dimension.EMPLOYER, value) for value in dict(query.filters).get(Dimension.EMPLOYER, ())]


def facets_of(searcher: Searcher, query: IndexQuery, matches: QueryMatches) -> FacetCounts:
    """The facets of matches whose views have `FACET_FIELDS` and `facet_terms` loaded."""
    return _FacetCounter(searcher, query, matches).count_all()


class _FacetCounter:
    def __init__(self, searcher: Searcher, query: IndexQuery, matches: QueryMatches) -> None:
        self._searcher = searcher
        self._chosen = dict(filters_of(query, words_of(query)))
        self._groups, self._views = matches.groups, matches.views
        self._ads = [BitMap.union(*ads) for ads in zip(*(group.ads for group in matches.groups), strict=True)]
        self._columns = [searcher.columns(view, FACET_FIELDS) for view in self._views]
        self._filtered = {dimension for dimension, _ in matches.full.plan.filters}

    def count_all(self) -> FacetCounts:
        """Values are counted together, but for filtered dimensions: those count the ads that match without them."""
        together = self._values([_FIELDS[each] for each in _FIELDS if each not in self._filtered], self._ads)
        return {dimension: self._counts(dimension, together) for dimension in Dimension}

    def _counts(self, dimension: Dimension, together: dict[str, dict[str, int]]) -> list[FacetCount]:
        is_filtered = dimension in self._filtered
        ads = self._matches_without(dimension) if is_filtered else self._ads
        if dimension is Dimension.PUBLISHED:
            counts = {value: self._published(value, ads) for value in DAYS}
        elif dimension is Dimension.EMPLOYER:
            counts = self._employers(ads)
        else:
            field = _FIELDS[dimension]
            counts = (self._values([field], ads) if is_filtered else together)[field]
        chosen = self._chosen.get(dimension, ())
        shown = {value: count for value, count in counts.items() if count} | {
            value: counts.get(value, 0) for value in chosen
        }
        return [FacetCount(value, shown[value], value in chosen) for value in _sorted_values(dimension, shown)]

    def _matches_without(self, dimension: Dimension) -> list[BitMap]:
        condition = AnyOf(tuple(group.plan.without(dimension) for group in self._groups))
        return [view.visible(evaluate(view, condition)) for view in self._views]

    def _values(self, fields: Sequence[str], ads_of_views: Sequence[BitMap]) -> dict[str, dict[str, int]]:
        """Counts by field and value."""
        counts: dict[str, dict[str, int]] = {field: {} for field in fields}
        for view, columns, ads in zip(self._views, self._columns, ads_of_views, strict=True):
            if not ads:
                continue
            by_columns = columns and columns.are_faster_for(ads)
            counted = columns.count(ads, fields) if columns and by_columns else _by_bitmaps(view, ads, fields)
            for field, value, count in counted:
                of_field = counts[field]
                of_field[value] = of_field.get(value, 0) + count
        return counts

    def _published(self, value: str, ads_of_views: Sequence[BitMap]) -> int:
        second = seconds(self._searcher.snapshot.now - timedelta(days=DAYS[value]))
        pairs = zip(self._views, ads_of_views, strict=True)
        return sum(view.count_published_from(ads, second) for view, ads in pairs)

    def _employers(self, ads_of_views: Sequence[BitMap]) -> dict[str, int]:
        counts = count_employers(self._searcher, self._views, ads_of_views, MAX_EMPLOYERS)
        for value in self._chosen.get(Dimension.EMPLOYER, ()):
            term = value_term(Dimension.EMPLOYER, value)
            pairs = zip(self._views, ads_of_views, strict=True)
            counts[value] = sum(ads.intersection_cardinality(view.has(term)) for view, ads in pairs)
        return counts


def _by_bitmaps(view: View, ads: BitMap, fields: Sequence[str]) -> Iterator[tuple[str, str, int]]:
    for field in fields:
        for term in view.terms_of(field):
            yield field, term.removeprefix(field), ads.intersection_cardinality(view.has(term))


def _sorted_values(dimension: Dimension, counts: dict[str, int]) -> list[str]:
    match dimension:
        case Dimension.PUBLISHED:
            return sorted(counts, key=lambda value: (DAYS.get(value, 0), value))
        case Dimension.EXPERIENCE:
            return sorted(counts, key=lambda value: (_EXPERIENCE.index(value) if value in _EXPERIENCE else -1, value))
        case Dimension.SALARY | Dimension.EDUCATION:
            return sorted(counts, key=lambda value: (int(value) if value.isdecimal() else 0, value))
        case _:
            return sorted(counts, key=lambda value: (-counts[value], value))
