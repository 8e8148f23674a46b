"""Matches of stored queries and jobs: added once, waiting for a mail, and listed for a saved search."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection

from read_models.kernel.driver_query import fetch_rows

_COLUMNS = "query_id, job_number, job_version, matched_at"
_ADD = f"""
INSERT INTO public.query_match ({_COLUMNS})
SELECT query_id, %(job)s, %(version)s, %(at)s FROM unnest(%(queries)s::uuid[]) AS query_id
ON CONFLICT (query_id, job_number) DO {{}} RETURNING query_id
"""  # noqa: S608 - of constants
_KEEP = _ADD.format("NOTHING")
_RENEW = _ADD.format(
    "UPDATE SET number = excluded.number, job_version = excluded.job_version, matched_at = excluded.matched_at"
    " WHERE query_match.job_version < excluded.job_version"
)
_WAITING = """
SELECT s.search_id, m.number, m.job_number, m.waiting
FROM public.alert_schedule s
    JOIN read.stored_query_use u ON u.search_id = s.search_id AND u.is_confirmed AND u.is_wanted
    CROSS JOIN LATERAL (
        SELECT number, job_number, count(*) OVER () AS waiting FROM public.query_match
        WHERE query_id = u.query_id AND number > s.after AND matched_at >= s.since ORDER BY number DESC LIMIT %(most)s
    ) m
WHERE s.search_id = ANY(%(searches)s)
"""
_AT_ONCE = """
SELECT s.search_id FROM read.stored_query_use u JOIN public.alert_schedule s ON s.search_id = u.search_id
WHERE u.query_id = ANY(%(queries)s) AND u.is_confirmed AND u.is_wanted AND s.frequency = 'at-once' AND s.due_at IS NULL
"""
_OPEN = """
SELECT stream_id FROM read.search_ad
WHERE stream_id = ANY(%s) AND listed AND apply_until >= statement_timestamp()
"""
_OF_QUERY = """
SELECT number, job_number, matched_at FROM public.query_match
WHERE query_id = %(query)s AND number < %(before)s AND matched_at >= %(since)s ORDER BY number DESC LIMIT %(most)s
"""
_ONE = "SELECT number, job_number, matched_at FROM public.query_match WHERE query_id = %s AND job_number = %s"
_LAST = 1 << 62


@dataclass(frozen=True, slots=True)
class Match:
    """A job that a stored query finds. Later matches have greater numbers."""

    number: int
    job_number: int
    matched_at: datetime


@dataclass(frozen=True, slots=True)
class WaitingMatches:
    """The newest matches of a search as pairs of number and job, and how many there are."""

    newest: Sequence[tuple[int, int]]
    total: int


def add_matches(
    connection: Connection, queries: Collection[UUID], job: int, version: int, at: datetime, *, renew: bool
) -> Sequence[UUID]:
    """Adds what a job matches since `at`, by the version of its stream; returns the queries whose match is new.

    One that is there stays, so that an edited ad matches once; `renew` makes it new again for an ad that is listed
    anew. The caller is the only one who adds matches, so that they become visible in the order of their numbers.
    """
    values = {"queries": sorted(queries), "job": job, "version": version, "at": at}
    return [query for (query,) in fetch_rows(connection, _RENEW if renew else _KEEP, values)] if queries else []


def list_waiting(connection: Connection, search_ids: Sequence[UUID], *, most: int) -> Mapping[UUID, WaitingMatches]:
    """The matches that wait for the mail of each search, `most` at most; searches without any are left out."""
    found: dict[UUID, list[tuple[int, int]]] = {}
    totals: dict[UUID, int] = {}
    for search_id, number, job, waiting in fetch_rows(
        connection, _WAITING, {"searches": list(search_ids), "most": most}
    ):
        found.setdefault(search_id, []).append((number, job))
        totals[search_id] = waiting
    return {search_id: WaitingMatches(newest, totals[search_id]) for search_id, newest in found.items()}


def list_still(connection: Connection, queries: Collection[UUID]) -> Sequence[UUID]:
    """Searches with one of these queries that are mailed at once and for which nothing waits yet."""
    return [search for (search,) in fetch_rows(connection, _AT_ONCE, {"queries": list(queries)})] if queries else []


def list_open(connection: Connection, job_streams: Sequence[UUID]) -> frozenset[UUID]:
    """Lists which of the jobs searches find now."""
    return frozenset(stream for (stream,) in fetch_rows(connection, _OPEN, (list(job_streams),)))


def list_matches(
    connection: Connection, query_id: UUID, since: datetime, *, before: int | None = None, most: int
) -> Sequence[Match]:
    """The matches of a query, the newest first, of jobs that were published or changed since then."""
    values = {"query": query_id, "since": since, "before": before or _LAST, "most": most}
    return [Match(*row) for row in fetch_rows(connection, _OF_QUERY, values)]


def find_match(connection: Connection, query_id: UUID, job_number: int) -> Match | None:
    """The match of a query and a job."""
    rows = fetch_rows(connection, _ONE, (query_id, job_number))
    return Match(*rows[0]) if rows else None
