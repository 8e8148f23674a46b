"""Two naive percolators as baselines: trying every query, and a GIN index over the terms that each query requires."""

from collections.abc import Iterator
from typing import Any
from uuid import UUID

import psycopg

from read_models.job_search.percolator.anchor_condition import anchor_condition_of, conditions_of
from read_models.job_search.percolator.canonical_query import from_json
from read_models.job_search.percolator.percolated_ad import PercolatedAd
from read_models.job_search.percolator.percolator_terms import EVERY_AD
from read_models.job_search.query.conditions import HasTerm

_TABLE = "CREATE TABLE public.naive (id uuid, condition tsquery, min_pay integer, residual text, required text[])"
_TRIED = """
SELECT id, residual FROM public.naive
WHERE (min_pay IS NULL OR min_pay <= %s) AND condition @@ (SELECT array_to_tsvector(%s))
"""
_BY_TERMS = f"{_TRIED} AND required <@ %s::text[]"


class NaivePercolator:
    """Both find candidates in PostgreSQL, and check residuals as our percolator does."""

    def __init__(self, database_url: str) -> None:
        self._connection = psycopg.connect(database_url, autocommit=True, options="-c jit=off")

    def make(self) -> None:
        """Stores every query with all its conditions, and indexes the terms that it requires."""
        self._connection.execute("DROP TABLE IF EXISTS public.naive")
        self._connection.execute(_TABLE)
        definitions = self._connection.execute("SELECT id, query FROM read.percolator_query").fetchall()
        with self._connection.cursor() as cursor, cursor.copy("COPY public.naive FROM STDIN") as copy:
            for row in self._rows(definitions):
                copy.write_row(row)
        self._connection.execute("CREATE INDEX ON public.naive USING gin (required)")
        self._connection.execute("VACUUM ANALYZE public.naive")

    def every_definition_tried(self, ad: PercolatedAd) -> frozenset[UUID]:
        return self._having(ad, self._connection.execute(_TRIED, (ad.pay, list(ad.terms))))

    def by_required_terms(self, ad: PercolatedAd) -> frozenset[UUID]:
        self._connection.execute("SET enable_seqscan = off")
        found = self._having(ad, self._connection.execute(_BY_TERMS, (ad.pay, list(ad.terms), list(ad.terms))))
        self._connection.execute("RESET enable_seqscan")
        return found

    def close(self) -> None:
        self._connection.close()

    def _rows(self, definitions: list[tuple[UUID, str]]) -> Iterator[tuple[Any, ...]]:
        for number, query in definitions:
            conditions = conditions_of(from_json(query))
            condition = anchor_condition_of(conditions)
            required = [each.term for each in conditions.conditions if isinstance(each, HasTerm)]
            yield number, condition.tsquery or f"'{EVERY_AD}'", condition.min_pay, condition.residual, required

    def _having(self, ad: PercolatedAd, candidates: psycopg.Cursor) -> frozenset[UUID]:
        return frozenset(number for number, residual in candidates if residual is None or ad.fulfils(residual))
