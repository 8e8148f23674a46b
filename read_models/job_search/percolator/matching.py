"""Which definitions one ad fulfils: the answer of the search if there were no other ad."""

from uuid import UUID

from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.percolator.one_ad import read_ad

# The vector is made once, not for each row: therefore the subquery.
_CANDIDATES = """
SELECT definition, rest FROM read.percolator_anchor
WHERE key = ANY(%s) AND (pays IS NULL OR pays <= %s) AND condition @@ (SELECT array_to_tsvector(%s))
"""


def find_matching(connection: Connection, job_stream: UUID) -> frozenset[UUID]:
    """The definitions that an ad fulfils now; none of an ad that nobody finds.

    Raises LookupError when there is no such ad.
    """
    ad = read_ad(connection, job_stream)
    if ad is None:
        return frozenset()
    keys = list(ad.keys)
    candidates = ask(connection, _CANDIDATES, (keys, ad.pay, keys))
    # A definition that stands under several of the ad's keys comes several times.
    return frozenset(definition for definition, rest in candidates if ad.fulfils(rest))
