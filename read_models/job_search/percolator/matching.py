"""Finds the stored queries that one ad matches: those that would find it in an index of this ad alone."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from uuid import UUID

from sqlalchemy import Connection

from read_models.job_search.percolator.percolated_ad import read_ad
from read_models.kernel.driver_query import fetch_rows

# Anchors decided by an index-only scan, and anchors that are checked further. The subqueries make PostgreSQL look up
# the term ids and build the tsvector once instead of for each row.
_CANDIDATES = """
WITH known AS MATERIALIZED (
    SELECT coalesce(array_agg(id), '{}') AS ids FROM read.percolator_term WHERE term = ANY(%(terms)s)
)
SELECT query_id, NULL AS residual FROM read.percolator_anchor
WHERE first = ANY((SELECT ids FROM known)::integer[]) AND second = ANY((SELECT ids FROM known)::integer[])
    AND third = ANY((SELECT ids FROM known)::integer[]) AND fourth = ANY((SELECT ids FROM known)::integer[])
    AND condition IS NULL AND (min_pay IS NULL OR min_pay <= %(pay)s)
UNION ALL
SELECT query_id, residual FROM read.percolator_anchor
WHERE first = ANY((SELECT ids FROM known)::integer[]) AND second = ANY((SELECT ids FROM known)::integer[])
    AND third = ANY((SELECT ids FROM known)::integer[]) AND fourth = ANY((SELECT ids FROM known)::integer[])
    AND condition @@ (SELECT array_to_tsvector(%(terms)s)) AND (min_pay IS NULL OR min_pay <= %(pay)s)
"""

_USES = """
SELECT query_id, search_id FROM read.stored_query_use
WHERE query_id = ANY(%(queries)s) AND is_confirmed AND is_wanted ORDER BY query_id, search_id
"""


def find_matching(connection: Connection, job_stream: UUID) -> frozenset[UUID]:
    """The stored queries that an ad matches now; none for an ad that is no longer listed.

    Raises LookupError when there is no such ad.
    """
    ad = read_ad(connection, job_stream)
    if ad is None:
        return frozenset()
    candidates = fetch_rows(connection, _CANDIDATES, {"terms": list(ad.terms), "pay": ad.pay})
    # A query is returned once for each conjunction that the ad fulfils.
    return frozenset([query for query, residual in candidates if residual is None or ad.fulfils(residual)])


def matching_searches(connection: Connection, job_stream: UUID) -> Mapping[UUID, Sequence[UUID]]:
    """The saved searches whose owners want to hear of an ad, by stored query. As `find_matching`."""
    searches: dict[UUID, list[UUID]] = defaultdict(list)
    queries = list(find_matching(connection, job_stream))
    for query_id, search_id in fetch_rows(connection, _USES, {"queries": queries}) if queries else ():
        searches[query_id].append(search_id)
    return dict(searches)
