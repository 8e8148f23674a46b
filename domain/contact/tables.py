"""The table of messages that wait for the mail server."""

from sqlalchemy import Column, DateTime, Index, Table, Text, Uuid, func

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

contact_message = Table(
    "contact_message",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("email_index", Text, nullable=False),
    Column("encrypted_message", Text, nullable=False),
    Column("received_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Index("contact_message_email_idx", "email_index"),
    Index("contact_message_received_at_idx", "received_at"),
    info=contains(Content.ENCRYPTED),
)
"""`encrypted_message` is encrypted under a key of its own, that of the person `id`; `email_index` is the blind index of
the address for replies, which nobody has verified."""
