"""The tables of the percolator: stored queries, the anchors by which they are found, and who looks for what."""

from sqlalchemy import (
    Boolean,
    Column,
    Identity,
    Index,
    Integer,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
)
from sqlalchemy.dialects.postgresql import TSQUERY

from read_models.kernel.projection import DERIVED, read_metadata

percolator_tables = read_metadata()

percolator_query = Table(
    "percolator_query",
    percolator_tables,
    Column("id", Uuid, primary_key=True),
    Column("query", Text, nullable=False),
)
"""Each canonical query once, however many people saved it. `id` is derived from `query`, which is JSON."""

stored_query_use = Table(
    "stored_query_use",
    percolator_tables,
    Column("search_id", Uuid, primary_key=True),
    Column("query_id", Uuid, nullable=True),
    Column("is_confirmed", Boolean, nullable=False),
    Column("is_wanted", Boolean, nullable=False),
    Column("resting_query", Text, nullable=True),
    # Unlike an index it is there while a rebuild fills the rows, too.
    UniqueConstraint("query_id", "search_id"),
)
"""Queries of saved searches; None for a search that filters nothing. A query is used while its search is confirmed and
its owner wants mails; else it waits in `resting_query`, and is stored above only if others use it."""

percolator_term = Table(
    "percolator_term",
    percolator_tables,
    Column("term", Text(collation="C")),
    Column("id", Integer, Identity(), nullable=False),
    PrimaryKeyConstraint("term", postgresql_include=["id"]),
    info={DERIVED: True},
)
"""Ids of anchor terms, since integers are compared several times as fast as text. Unused terms are kept until the next
rebuild."""

percolator_anchor = Table(
    "percolator_anchor",
    percolator_tables,
    Column("query_id", Uuid, primary_key=True),
    Column("conjunction", SmallInteger, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("third", Integer, nullable=False),
    Column("fourth", Integer, nullable=False),
    Column("min_pay", Integer, nullable=True),
    Column("condition", TSQUERY, nullable=True),
    Column("residual", Text, nullable=True),
    info={DERIVED: True},
)
"""A row for each conjunction of a query: an ad that fulfils it has all four terms, of which `first` is the rarest, pays
`min_pay` euros a month or more, its terms fulfil `condition`, and it fulfils `residual`, which terms cannot decide.
Which terms are rare depends on the other ads, so the rows are derived."""

_ANCHOR = percolator_anchor.c
_TERMS = (_ANCHOR.first, _ANCHOR.second, _ANCHOR.third, _ANCHOR.fourth)
_INDEX_ONLY = _ANCHOR.condition.is_(None)

# Anchors that four terms and a salary decide need only an index-only scan.
Index("percolator_anchor_index_only_idx", *_TERMS, _ANCHOR.query_id, _ANCHOR.min_pay, postgresql_where=_INDEX_ONLY)
Index("percolator_anchor_checked_idx", *_TERMS, postgresql_where=~_INDEX_ONLY)
