"""The percolators that one writes first: every definition tried, and a GIN index over the terms that each requires."""

from collections.abc import Iterator
from typing import Any
from uuid import UUID

import psycopg

from read_models.job_search.nodes import Has
from read_models.job_search.percolator.condition import condition_of, conditions_of
from read_models.job_search.percolator.definition import read
from read_models.job_search.percolator.markers import EVERY
from read_models.job_search.percolator.one_ad import OneAd

_TABLE = "CREATE TABLE public.naive (id uuid, condition tsquery, pays integer, rest text, required text[])"
_TRIED = """
SELECT id, rest FROM public.naive
WHERE (pays IS NULL OR pays <= %s) AND condition @@ (SELECT array_to_tsvector(%s))
"""
_BY_TERMS = f"{_TRIED} AND required <@ %s::text[]"


class NaivePercolator:
    """Both find candidates in PostgreSQL and ask them for the rest as ours does."""

    def __init__(self, database_url: str) -> None:
        self._connection = psycopg.connect(database_url, autocommit=True, options="-c jit=off")

    def make(self) -> None:
        """Writes every definition with all of its conditions, and indexes the words and values that it requires."""
        self._connection.execute("DROP TABLE IF EXISTS public.naive")
        self._connection.execute(_TABLE)
        definitions = self._connection.execute("SELECT id, query FROM read.percolator_definition").fetchall()
        with self._connection.cursor() as cursor, cursor.copy("COPY public.naive FROM STDIN") as copy:
            for row in self._rows(definitions):
                copy.write_row(row)
        self._connection.execute("CREATE INDEX ON public.naive USING gin (required)")
        self._connection.execute("VACUUM ANALYZE public.naive")

    def every_definition_tried(self, ad: OneAd) -> frozenset[UUID]:
        return self._having(ad, self._connection.execute(_TRIED, (ad.pay, list(ad.keys))))

    def by_required_terms(self, ad: OneAd) -> frozenset[UUID]:
        self._connection.execute("SET enable_seqscan = off")
        found = self._having(ad, self._connection.execute(_BY_TERMS, (ad.pay, list(ad.keys), list(ad.keys))))
        self._connection.execute("RESET enable_seqscan")
        return found

    def close(self) -> None:
        self._connection.close()

    def _rows(self, definitions: list[tuple[UUID, str]]) -> Iterator[tuple[Any, ...]]:
        for number, query in definitions:
            asked = conditions_of(read(query))
            condition = condition_of(asked)
            required = [node.key for node in asked.nodes if isinstance(node, Has)]
            yield number, condition.keys or f"'{EVERY}'", condition.pays, condition.rest, required

    def _having(self, ad: OneAd, candidates: psycopg.Cursor) -> frozenset[UUID]:
        return frozenset(number for number, rest in candidates if rest is None or ad.fulfils(rest))
