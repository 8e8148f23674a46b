"""Assigns integer ids to terms, by which anchors are indexed; a term keeps its id."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, Integer, Text, any_, bindparam, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from domain.kernel.database.unnest import unnest_parameters
from read_models.job_search.percolator.tables import percolator_term

_TERM = percolator_term.c


def ids_of_terms(connection: Connection, terms: Collection[str]) -> Mapping[str, int]:
    """The ids of terms; assigns new ones where needed. Waits for concurrent calls with the same new terms."""
    # Sorted, since concurrent inserts in different orders could deadlock.
    values = {"term": sorted(terms)}
    stored = select(_TERM.term, _TERM.id).where(_TERM.term == any_(bindparam("term", type_=ARRAY(Text))))
    ids = {row.term: row.id for row in connection.execute(stored, values)}
    if new := [term for term in values["term"] if term not in ids]:
        rows = unnest_parameters(term=Text())
        statement = insert(percolator_term).from_select(["term"], select(rows.c.term)).on_conflict_do_nothing()
        connection.execute(statement, {"term": new})
        ids |= {row.term: row.id for row in connection.execute(stored, {"term": new})}
    return ids


def terms_of_ids(connection: Connection, ids: Collection[int]) -> Mapping[int, str]:
    """The terms that have these ids."""
    query = select(_TERM.id, _TERM.term).where(_TERM.id == any_(bindparam("ids", type_=ARRAY(Integer))))
    return {row.id: row.term for row in connection.execute(query, {"ids": list(ids)})}
