"""Fills a log with generated ads and rebuilds the read model from it.

Events are written by COPY in their stored form, since publishing is not measured here. The read model is filled by a
normal rebuild: every event is read, decoded and projected, segments are built, and the views are switched.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

import psycopg

from domain.employers.service import name_key
from domain.jobs.service import job_stream
from domain.kernel.process.platform import Platform
from read_models.job_search.projection import JobSearch
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install
from read_models.kernel.rebuild import Rebuild

_COPY = """
COPY events.jobs (originator_id, originator_version, topic, state, recorded_at, chain_hash) FROM STDIN (FORMAT BINARY)
"""
_UNCHAINED = bytes(32)
"""Placeholder for the hash of each row and those before it, which nothing reads here."""
_EMPLOYER = "INSERT INTO public.employer (id, name, name_key) OVERRIDING SYSTEM VALUE VALUES (%s, %s, %s)"
_SIZES = """
SELECT c.relname, pg_total_relation_size(c.oid) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname ~ '^read_job_search_' AND c.relkind = 'r' ORDER BY 2 DESC
"""


class _OfBefore(JobSearch):
    """The projection under another version, so that the rebuild is not compared with its rows."""

    version = 0


@dataclass(frozen=True, slots=True)
class Loaded:
    """Seconds, and megabytes by table."""

    events: float
    rebuild: float
    megabytes: dict[str, float]


def add_employers(platform: Platform, employers: Iterable[tuple[int, str]]) -> None:
    """Writes the employers, whose names lists of jobs read."""
    rows = [(number, name, name_key(name)) for number, name in employers]
    with psycopg.connect(platform.settings.database_url) as connection, connection.cursor() as cursor:
        cursor.executemany(_EMPLOYER, rows)
        cursor.execute("ANALYZE public.employer")


def load(platform: Platform, events: Iterable[tuple[int, bytes]]) -> Loaded:
    """Writes the events and rebuilds the read model."""
    began = time.perf_counter()
    with psycopg.connect(platform.settings.database_url) as connection, connection.cursor() as cursor:
        with cursor.copy(_COPY) as copy:
            copy.set_types(["uuid", "int8", "text", "bytea", "timestamptz", "bytea"])
            now = datetime.now(UTC)
            for number, state in events:
                copy.write_row((job_stream(number), 1, "jobs.JobPublished", state, now, _UNCHAINED))
        connection.commit()
        cursor.execute("ANALYZE events.jobs")
    written = time.perf_counter() - began
    began = time.perf_counter()
    install(platform.engine, [_OfBefore()])
    Rebuild(platform.engine, CatchUp(platform.engine, platform.logs)).run(JobSearch())
    rebuilt = time.perf_counter() - began
    with psycopg.connect(platform.settings.database_url) as connection:
        sizes = {name: size / 1e6 for name, size in connection.execute(_SIZES)}
    return Loaded(written, rebuilt, sizes)
