"""Plain rows of CVs: whose each is."""

from sqlalchemy import Column, DateTime, Index, Table, Uuid, func

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

cv_owner = Table(
    "cv_owner",
    plain_tables,
    Column("cv_id", Uuid, primary_key=True),
    Column("account_id", Uuid, nullable=False, index=True),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("shown_at", DateTime(timezone=True), nullable=True),
    Column("deleted_at", DateTime(timezone=True), nullable=True),
    Column("cleaned_at", DateTime(timezone=True), nullable=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""Owners of CVs. A CV's id is also the id of the key that protects it. `shown_at`: of the account's CVs it was this one
that was shown last, which its stream may have hidden since. `cleaned_at`: the key of a deleted one is destroyed."""

Index("cv_owner_shown_key", cv_owner.c.account_id, unique=True, postgresql_where=cv_owner.c.shown_at.is_not(None))
Index(
    "cv_owner_uncleaned_idx",
    cv_owner.c.deleted_at,
    postgresql_where=cv_owner.c.deleted_at.is_not(None) & cv_owner.c.cleaned_at.is_(None),
)
