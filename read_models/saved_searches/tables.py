"""One row for each saved search that is not removed: what its owner's list says."""

from sqlalchemy import Boolean, Column, DateTime, Index, SmallInteger, Table, Text, Uuid

from read_models.kernel.projection import read_metadata

saved_search_tables = read_metadata()

saved_search = Table(
    "saved_search",
    saved_search_tables,
    Column("id", Uuid, primary_key=True),
    Column("owner_id", Uuid, nullable=False),
    Column("locale", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("frequency", Text, nullable=False),
    Column("hour", SmallInteger, nullable=False),
    Column("weekday", SmallInteger, nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("saved_at", DateTime(timezone=True), nullable=False),
    Column("last_mailed_at", DateTime(timezone=True), nullable=True),
)
"""`owner_id`: the account, or the guest who left an address. `key`: the query string of the list page; empty once the
search's key is destroyed. The row of a removed search is gone."""

Index("saved_search_owner_idx", saved_search.c.owner_id)
