"""One row a definition, and under which keys it is found.

No projection fills them yet: the one that follows saved searches takes these tables as its own.
"""

from sqlalchemy import Column, Identity, Index, Integer, PrimaryKeyConstraint, SmallInteger, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import TSQUERY

from read_models.kernel.projection import DERIVED, read_metadata

percolator_tables = read_metadata()

percolator_definition = Table(
    "percolator_definition",
    percolator_tables,
    Column("id", Uuid, primary_key=True),
    Column("query", Text, nullable=False),
)
"""What is watched for, each definition once, however many people saved it. `id` follows from `query`, which is JSON."""

percolator_key = Table(
    "percolator_key",
    percolator_tables,
    Column("key", Text(collation="C")),
    Column("id", Integer, Identity(), nullable=False),
    PrimaryKeyConstraint("key", postgresql_include=["id"]),
    info={DERIVED: True},
)
"""Numbers for the keys under which definitions stand, since numbers are compared several times as fast. One that no
definition needs any more stays until the next rebuild."""

percolator_anchor = Table(
    "percolator_anchor",
    percolator_tables,
    Column("definition", Uuid, primary_key=True),
    Column("way", SmallInteger, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("third", Integer, nullable=False),
    Column("fourth", Integer, nullable=False),
    Column("pays", Integer, nullable=True),
    Column("condition", TSQUERY, nullable=True),
    Column("rest", Text, nullable=True),
    info={DERIVED: True},
)
"""A row for each way to fulfil a definition: an ad that goes it has all four keys, of which `first` is the rarest, pays
`pays` euros a month or more, its keys fulfil `condition`, and it fulfils `rest`, what keys do not tell. Which keys are
rare depends on the ads there are, so the rows are derived."""

_ANCHOR = percolator_anchor.c
_KEYS = (_ANCHOR.first, _ANCHOR.second, _ANCHOR.third, _ANCHOR.fourth)
_TOLD = _ANCHOR.condition.is_(None)

# What four keys and the salary tell is answered out of the index alone.
Index("percolator_anchor_told_idx", *_KEYS, _ANCHOR.definition, _ANCHOR.pays, postgresql_where=_TOLD)
Index("percolator_anchor_tried_idx", *_KEYS, postgresql_where=~_TOLD)
