"""One row for each application, and one for each job as its ad is now."""

from sqlalchemy import BigInteger, Boolean, Column, DateTime, Index, Integer, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from domain.applications.state import MOMENTS
from read_models.kernel.projection import read_metadata

application_tables = read_metadata()


def _moment(name: str) -> Column[object]:
    return Column(name, DateTime(timezone=True), nullable=True)


application = Table(
    "application",
    application_tables,
    Column("id", Uuid, primary_key=True),
    Column("account_id", Uuid, nullable=True),
    Column("contact_index", Text, nullable=True),
    Column("contact_kind", Text, nullable=False),
    Column("job_number", BigInteger, nullable=False),
    Column("job_version", BigInteger, nullable=False),
    Column("job_title", Text, nullable=False),
    Column("job_place", Text, nullable=False),
    Column("employer_id", BigInteger, nullable=False),
    Column("employer_name", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("first_name", Text, nullable=True),
    Column("last_name", Text, nullable=True),
    Column("email", Text, nullable=True),
    Column("phone", Text, nullable=True),
    Column("cover_letter", Text, nullable=True),
    Column("cv_document_id", Uuid, nullable=False),
    Column("cv_id", Uuid, nullable=True),
    Column("cv_version", Integer, nullable=True),
    Column("other_document_ids", ARRAY(Uuid), nullable=False),
    Column("again", Boolean, nullable=False),
    Column("initiated_at", DateTime(timezone=True), nullable=False),
    *map(_moment, MOMENTS),
    Column("steps", JSONB, nullable=False),
    Column("inbox_status", Text, nullable=True),
)
"""State of `domain.applications.state`, column by column (`rows.py`). `contact_index` finds the applications of one
guest, `steps` is the timeline. `inbox_status` is what `domain.applications.status` says, which no clock changes;
without one the application is none of the employer's business.

The row of an application that is deleted before it was sent is gone; after that it stays, without the person's data.
"""

Index(
    "application_contact_idx",
    application.c.contact_index,
    postgresql_where=application.c.contact_index.is_not(None),
)
Index("application_account_idx", application.c.account_id, postgresql_where=application.c.account_id.is_not(None))
Index("application_employer_idx", application.c.employer_id, application.c.job_number)

applied_job = Table(
    "applied_job",
    application_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("employer_id", BigInteger, nullable=False, index=True),
    Column("employer_name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("slug", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("apply_until", DateTime(timezone=True), nullable=False),
    _moment("paused_at"),
    _moment("closed_at"),
    _moment("removed_at"),
)
"""Jobs in lists of applications. Whether one is active is not stored: `apply_until` passes by itself."""
