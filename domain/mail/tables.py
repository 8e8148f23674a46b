"""Tables of what decides whether a mail is sent, and when. None holds an address."""

from sqlalchemy import CheckConstraint, Column, DateTime, Index, Table, Text, Uuid, column, func

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains


def _now(name: str) -> Column[object]:
    return Column(name, DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())


stopped_mail = Table(
    "stopped_mail",
    plain_tables,
    Column("kind", Text, primary_key=True),
    Column("subject_id", Uuid, primary_key=True),
    _now("stopped_at"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Kinds of mails that somebody ended by the link in one, where no other module keeps that."""

mail_bounce = Table(
    "mail_bounce",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("email_index", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("bounced_at", DateTime(timezone=True), nullable=False),
    _now("received_at"),
    CheckConstraint(column("kind").in_(["hard", "soft", "complaint"]), name="kind"),
    Index("mail_bounce_email_idx", "email_index", "bounced_at"),
    Index("mail_bounce_received_at_idx", "received_at"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Mails that came back, kept while they count. `id` is derived from what was reported, so that a report counts once;
`status` is the enhanced status code (RFC 3463), the only part of a diagnostic that names nobody."""

address_suppression = Table(
    "address_suppression",
    plain_tables,
    Column("email_index", Text, primary_key=True),
    Column("id", Uuid, nullable=False, unique=True),
    Column("cause", Text, nullable=False),
    _now("suppressed_at"),
    CheckConstraint(column("cause").in_(["hard", "complaint"]), name="cause"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Addresses that get no mail but what their person asks for. `id` names the row to tasks."""

mail_window = Table(
    "mail_window",
    plain_tables,
    Column("recipient", Uuid, primary_key=True),
    Column("first_task_id", Uuid, nullable=False),
    Column("closes_at", DateTime(timezone=True), nullable=False),
    Index("mail_window_closes_at_idx", "closes_at"),
    info=contains(Content.PSEUDONYMOUS),
)
"""The last mail about applications that went to somebody at once: until `closes_at` others are held."""

held_mail = Table(
    "held_mail",
    plain_tables,
    Column("task_id", Uuid, primary_key=True),
    Column("recipient", Uuid, nullable=False),
    Column("about", Uuid, nullable=False),
    Column("digest_id", Uuid, nullable=True),
    _now("held_at"),
    Index("held_mail_recipient_idx", "recipient", "held_at"),
    Index("held_mail_about_idx", "about"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Applications of which a digest will tell, one row for each task that would have mailed at once. `digest_id` is the
task of the digest that has taken it; the row goes when that mail has been sent."""

mail_notice = Table(
    "mail_notice",
    plain_tables,
    Column("kind", Text, primary_key=True),
    Column("about", Uuid, primary_key=True),
    Column("batch_id", Uuid, nullable=False),
    _now("requested_at"),
    Index("mail_notice_batch_idx", "batch_id"),
    Index("mail_notice_requested_at_idx", "requested_at"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Reminders that were requested, each once for its application; those of one `batch_id` are one mail."""
