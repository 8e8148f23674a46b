"""Plain rows of saved searches: whose each is, and guests who left an address."""

from sqlalchemy import Boolean, Column, DateTime, Index, Table, Text, Uuid, func

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains


def _moment(name: str, *, now: bool = False) -> Column[object]:
    default = func.clock_timestamp() if now else None
    return Column(name, DateTime(timezone=True), nullable=not now, server_default=default)


saved_search_owner = Table(
    "saved_search_owner",
    plain_tables,
    Column("search_id", Uuid, primary_key=True),
    Column("owner_id", Uuid, nullable=False, index=True),
    Column("of_guest", Boolean, nullable=False),
    Column("key_index", Text, nullable=True),
    _moment("created_at", now=True),
    _moment("confirmed_at"),
    _moment("removed_at"),
    _moment("cleaned_at"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Owners of saved searches: an account, or for a guest a subscriber. A search's id is also the id of the key that
protects it. `key_index` is a keyed hash of the owner and what the search looks for, gone with the search.
`confirmed_at` is None until a guest has confirmed it. `cleaned_at`: the key of a removed one is destroyed."""

_OWNER = saved_search_owner.c

Index(
    "saved_search_owner_key_key",
    _OWNER.owner_id,
    _OWNER.key_index,
    unique=True,
    postgresql_where=_OWNER.removed_at.is_(None),
)
Index(
    "saved_search_owner_unconfirmed_idx",
    _OWNER.created_at,
    postgresql_where=_OWNER.confirmed_at.is_(None) & _OWNER.removed_at.is_(None),
)
Index(
    "saved_search_owner_uncleaned_idx",
    _OWNER.removed_at,
    postgresql_where=_OWNER.removed_at.is_not(None) & _OWNER.cleaned_at.is_(None),
)

search_subscriber = Table(
    "search_subscriber",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("email_index", Text, nullable=False, unique=True),
    Column("encrypted_email", Text, nullable=False),
    Column("locale", Text, nullable=False),
    _moment("created_at", now=True),
    _moment("confirmed_at"),
    info=contains(Content.ENCRYPTED),
)
"""Guests who want mails about a search, one row an address; the id is that of the key that encrypts it. Removed with
their last search. `confirmed_at`: when they first confirmed one."""
