"""One row a definition, and under which keys it is found.

No projection fills them yet: the one that follows saved searches takes these tables as its own.
"""

from sqlalchemy import Column, Index, Integer, Table, Text, Uuid
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

percolator_anchor = Table(
    "percolator_anchor",
    percolator_tables,
    Column("key", Text(collation="C"), primary_key=True),
    Column("definition", Uuid, primary_key=True),
    Column("condition", TSQUERY, nullable=False),
    Column("pays", Integer, nullable=True),
    Column("rest", Text, nullable=True),
    info={DERIVED: True},
)
"""A definition under each key of its rarest group: an ad that fulfils it has one of these keys. Its keys
fulfil `condition` then, it pays `pays` euros a month or more, and it fulfils `rest`, what keys do not tell. Which group
is the rarest depends on the ads there are, so the rows are derived."""

Index("percolator_anchor_definition_idx", percolator_anchor.c.definition)
