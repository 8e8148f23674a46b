"""One row for each employer that ever published an ad, one for each of their ads, and one for each application."""

from sqlalchemy import BigInteger, Column, DateTime, Index, Integer, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from read_models.kernel.projection import read_metadata

employer_tables = read_metadata()


def _moment(name: str) -> Column[object]:
    return Column(name, DateTime(timezone=True), nullable=True)


listed_employer = Table(
    "listed_employer",
    employer_tables,
    Column("employer_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("folded_name", Text, nullable=False),
    Column("letter", Text, nullable=False),
    Column("alphabetical_key", Text(collation="C"), nullable=False),
    Column("newest_job", BigInteger, nullable=False),
    Column("jobs", Integer, nullable=False),
    Column("categories", JSONB, nullable=False),
    Column("category_ids", ARRAY(Integer), nullable=False),
    Column("places", JSONB, nullable=False),
    Column("changed_at", DateTime(timezone=True), nullable=False),
)
"""`name` is that in the ad with the highest number, `newest_job`. `jobs` counts the ads that were published and not
removed; an employer without any is not listed. `categories` has the number of ads by category id, `category_ids` the
same ids, that of most ads first; `places` are those of the ads, each with the number of its ads as `jobs`."""

Index("listed_employer_alphabetical_idx", listed_employer.c.alphabetical_key, listed_employer.c.employer_id)

employer_job = Table(
    "employer_job",
    employer_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("employer_id", BigInteger, nullable=False),
    Column("category", Integer, nullable=True),
    Column("places", JSONB, nullable=False),
    Column("apply_until", DateTime(timezone=True), nullable=False),
    _moment("paused_at"),
    _moment("expired_at"),
    _moment("closed_at"),
    _moment("removed_at"),
)
"""Published ads. Whether one is active is not stored, since `apply_until` passes without an event."""

OPEN = (
    employer_job.c.paused_at.is_(None)
    & employer_job.c.expired_at.is_(None)
    & employer_job.c.closed_at.is_(None)
    & employer_job.c.removed_at.is_(None)
)
"""Active unless `apply_until` has passed."""

Index("employer_job_open_idx", employer_job.c.employer_id, employer_job.c.apply_until, postgresql_where=OPEN)

employer_application = Table(
    "employer_application",
    employer_tables,
    Column("id", Uuid, primary_key=True),
    Column("employer_id", BigInteger, nullable=False),
    _moment("sent_at"),
    _moment("responded_at"),
    _moment("deleted_at"),
)
"""`sent_at` is when it was first sent, `responded_at` when the employer first opened it or ended its selection."""

Index(
    "employer_application_sent_idx",
    employer_application.c.employer_id,
    employer_application.c.sent_at,
    postgresql_where=employer_application.c.sent_at.is_not(None),
)
