"""Which definitions one ad fulfils: the answer of the search if there were no other ad."""

from uuid import UUID

from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.percolator.one_ad import read_ad

# What is told out of an index alone, and what has to be tried. The keys' numbers are looked up once and the vector is
# made once, not for each row: therefore the subqueries.
_CANDIDATES = """
WITH known AS MATERIALIZED (
    SELECT coalesce(array_agg(id), '{}') AS ids FROM read.percolator_key WHERE key = ANY(%(keys)s)
)
SELECT definition, NULL AS rest FROM read.percolator_anchor
WHERE first = ANY((SELECT ids FROM known)::integer[]) AND second = ANY((SELECT ids FROM known)::integer[])
    AND third = ANY((SELECT ids FROM known)::integer[]) AND fourth = ANY((SELECT ids FROM known)::integer[])
    AND condition IS NULL AND (pays IS NULL OR pays <= %(pay)s)
UNION ALL
SELECT definition, rest FROM read.percolator_anchor
WHERE first = ANY((SELECT ids FROM known)::integer[]) AND second = ANY((SELECT ids FROM known)::integer[])
    AND third = ANY((SELECT ids FROM known)::integer[]) AND fourth = ANY((SELECT ids FROM known)::integer[])
    AND condition @@ (SELECT array_to_tsvector(%(keys)s)) AND (pays IS NULL OR pays <= %(pay)s)
"""


def find_matching(connection: Connection, job_stream: UUID) -> frozenset[UUID]:
    """The definitions that an ad fulfils now; none of an ad that nobody finds.

    Raises LookupError when there is no such ad.
    """
    ad = read_ad(connection, job_stream)
    if ad is None:
        return frozenset()
    candidates = ask(connection, _CANDIDATES, {"keys": list(ad.keys), "pay": ad.pay})
    # A definition that is fulfilled in several ways comes several times.
    return frozenset([definition for definition, rest in candidates if rest is None or ad.fulfils(rest)])
