"""Stored queries of saved searches, and their anchors."""

from uuid import UUID

from sqlalchemy import Connection

from read_models.job_search.percolator.percolator_terms import EVERY_AD
from read_models.job_search.percolator.projection import StoredQueries
from read_models.job_search.percolator.term_ids import terms_of_ids

STORED_QUERIES = StoredQueries()


def stored_queries(connection: Connection) -> dict[UUID, str]:
    """Reads the stored queries."""
    rows = connection.exec_driver_sql("SELECT id, query FROM read.percolator_query")
    return {row.id: row.query for row in rows}


def first_terms(connection: Connection, query_id: UUID) -> set[str]:
    """The rarest term of each anchor of a query."""
    return {first for first, *_ in anchors(connection, query_id)}


def anchors(connection: Connection, query_id: UUID) -> set[tuple[str, ...]]:
    """The terms of each anchor of a query."""
    query = "SELECT first, second, third, fourth FROM read.percolator_anchor WHERE query_id = %s"
    rows = [tuple(row) for row in connection.exec_driver_sql(query, (query_id,))]
    terms = terms_of_ids(connection, {term_id for row in rows for term_id in row})
    return {tuple(terms[term_id] for term_id in row if terms[term_id] != EVERY_AD) for row in rows}
