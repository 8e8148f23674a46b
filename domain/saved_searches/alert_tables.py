"""Plain rows of alerts: which stored queries an ad matched, when each search is due, and what one mail is made of."""

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Sequence,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
    func,
)

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

_match_number = Sequence("query_match_number", metadata=plain_tables, schema="public")

query_match = Table(
    "query_match",
    plain_tables,
    Column("query_id", Uuid, nullable=False),
    Column("number", BigInteger, nullable=False, server_default=_match_number.next_value()),
    Column("job_number", BigInteger, nullable=False),
    Column("job_version", Integer, nullable=False),
    Column("matched_at", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("query_id", "number"),
    UniqueConstraint("query_id", "job_number"),
    info=contains(Content.PSEUDONYMOUS),
)
"""A stored query and a job that it finds, once. Numbers are given in the order in which matches become visible, so a
search has seen all up to the number that it remembers. `matched_at` is when the job was published or changed so that it
matched, which may be earlier than the row."""

Index("query_match_matched_at_idx", query_match.c.matched_at, postgresql_using="brin")

alert_schedule = Table(
    "alert_schedule",
    plain_tables,
    Column("search_id", Uuid, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("owner_id", Uuid, nullable=False, index=True),
    Column("of_guest", Boolean, nullable=False),
    Column("locale", Text, nullable=False),
    Column("frequency", Text, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("weekday", Integer, nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("after", BigInteger, nullable=False),
    Column("due_at", DateTime(timezone=True), nullable=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""A row for each saved search whose owner wants mails, as of a version of its stream. Matches with a higher number than
`after`, of jobs from `since` on, wait for the mail at `due_at`; one that is mailed at once has no such moment while
nothing waits."""

Index(
    "alert_schedule_due_idx",
    alert_schedule.c.due_at,
    alert_schedule.c.owner_id,
    postgresql_where=alert_schedule.c.due_at.is_not(None),
)

alert_mail = Table(
    "alert_mail",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("owner_id", Uuid, nullable=False, index=True),
    Column("of_guest", Boolean, nullable=False),
    Column("locale", Text, nullable=False),
    Column("search_ids", ARRAY(Uuid), nullable=False),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    info=contains(Content.PSEUDONYMOUS),
)
"""Saved searches whose matches a mail contains; their events say which jobs."""

Index("alert_mail_created_at_idx", alert_mail.c.created_at)
