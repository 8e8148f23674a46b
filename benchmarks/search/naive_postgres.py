"""A naive search in PostgreSQL as a baseline: a tsvector, an array, a sort and a count."""

from typing import Any

import psycopg

from benchmarks.search.queries import BenchmarkQuery

_MAKE = """
DROP TABLE IF EXISTS public.naive;
CREATE TABLE public.naive AS
    SELECT sort_key, to_tsvector('simple', stems) AS words, string_to_array(filter_terms, ' ') AS tags, card
    FROM read.search_ad WHERE listed;
CREATE INDEX ON public.naive USING gin (words);
CREATE INDEX ON public.naive USING gin (tags);
CREATE INDEX ON public.naive (sort_key);
VACUUM ANALYZE public.naive
"""


class Naive:
    """Runs two queries for each search: the total and the page."""

    def __init__(self, database_url: str) -> None:
        self._connection = psycopg.connect(database_url, autocommit=True)

    def make(self) -> None:
        """Copies and indexes the ads, unless that was done before."""
        if self._one("SELECT to_regclass('public.naive_sort_key_idx')", []):
            return
        self._connection.execute("SET maintenance_work_mem = '512MB'")
        for statement in _MAKE.split(";\n"):
            self._connection.execute(statement)  # pyright: ignore[reportArgumentType]

    def find(self, query: BenchmarkQuery) -> tuple[int, list[int]]:
        """The total and a page."""
        words = " ".join(key for key in query.all_terms if "=" not in key)
        values: list[Any]
        where, values = ("TRUE", []) if not words else ("words @@ plainto_tsquery('simple', %s)", [words])
        for group in [[key] for key in query.all_terms if "=" in key] + [list(group) for group in query.any_terms]:
            where += " AND tags && %s"
            values.append(group)
        count = self._one(f"SELECT count(*) FROM public.naive WHERE {where}", values)
        page = f"SELECT sort_key, card FROM public.naive WHERE {where} ORDER BY sort_key DESC LIMIT 20 OFFSET %s"
        rows = self._connection.execute(page, [*values, query.offset])  # pyright: ignore[reportArgumentType]
        return count, [row[0] for row in rows]

    def close(self) -> None:
        self._connection.close()

    def _one(self, query: str, values: list[Any]) -> Any:
        row = self._connection.execute(query, values).fetchone()  # pyright: ignore[reportArgumentType]
        return row[0] if row else None
