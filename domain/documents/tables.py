"""The table of documents: owner, encrypted name, stored file."""

from sqlalchemy import Boolean, Column, DateTime, Index, Integer, LargeBinary, Table, Text, Uuid, func

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

document = Table(
    "document",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("person_id", Uuid, nullable=False, index=True),
    Column("of_guest", Boolean, nullable=False),
    Column("source", Text, nullable=False),
    Column("encrypted_name", Text, nullable=False),
    Column("media_type", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("sha256", LargeBinary, nullable=False),
    Column("file_name", Text, nullable=False, unique=True),
    Column("uploaded_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("kept_at", DateTime(timezone=True), nullable=True),
    Column("copy_of", Uuid, nullable=True),
    Column("saved_at", DateTime(timezone=True), nullable=True),
    Column("owner_deleted_at", DateTime(timezone=True), nullable=True),
    Column("shown_at", DateTime(timezone=True), nullable=True),
    Column("cv_id", Uuid, nullable=True),
    Column("cv_version", Integer, nullable=True),
    Column("cv_template", Text, nullable=True),
    info=contains(Content.ENCRYPTED),
)
"""`kept_at`: when an application first referred to it; a guest's file without it is deleted after a day. `copy_of`: the
guest's upload that an application's own file was copied from. `saved_at`: since when the owner of the account keeps it,
whether or not an application refers to it. `owner_deleted_at`: since when the owner has it no more; it is there for the
applications that refer to it, and goes with the last of them. `shown_at`: since when a picture is the one that the
account shows.
`cv_id`, `cv_version`, `cv_template`: what a CV of the account was typeset from, and how.

`size` and `sha256` are of the content as it is served. Name and content are encrypted under the person's key.
"""

Index("document_orphan_idx", document.c.uploaded_at, postgresql_where=document.c.kept_at.is_(None))
