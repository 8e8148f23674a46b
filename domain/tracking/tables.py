"""Tables of visits, saved jobs, past searches and counts of page views."""

from sqlalchemy import BigInteger, Boolean, Column, Date, DateTime, Index, LargeBinary, Table, Text, Uuid, func

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

job_visit = Table(
    "job_visit",
    plain_tables,
    Column("visited_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("job_number", BigInteger, nullable=False),
    Column("owner_id", Uuid, nullable=True),
    Column("source", Text, nullable=False),
    postgresql_partition_by="RANGE (visited_at)",
    info=contains(Content.PSEUDONYMOUS),
)
"""Append-only, partitioned by month (`partitions.py`). A visit without an owner is for statistics only: visitors
without a token are not tracked, and the time is truncated to the hour."""

Index("job_visit_owner_idx", job_visit.c.owner_id, job_visit.c.job_number)
Index("job_visit_job_idx", job_visit.c.job_number, job_visit.c.visited_at)

saved_job = Table(
    "saved_job",
    plain_tables,
    Column("owner_id", Uuid, primary_key=True),
    Column("job_number", BigInteger, primary_key=True),
    Column("of_visitor", Boolean, nullable=False),
    Column("saved_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("note", Text, nullable=False, server_default=""),
    info=contains(Content.PERSONAL),
)
"""`note` is what the person wrote for themselves about the job."""
Index("saved_job_visitor_idx", saved_job.c.saved_at, postgresql_where=saved_job.c.of_visitor)

remembered_search = Table(
    "remembered_search",
    plain_tables,
    Column("owner_id", Uuid, primary_key=True),
    Column("key_hash", LargeBinary, primary_key=True),
    Column("key", Text, nullable=False),
    Column("of_visitor", Boolean, nullable=False),
    Column("searched_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    info=contains(Content.PERSONAL),
)
"""`key` is the search's normal form, a query string that may be too long for an index."""
Index(
    "remembered_search_visitor_idx",
    remembered_search.c.searched_at,
    postgresql_where=remembered_search.c.of_visitor,
)

page_views = Table(
    "page_view_count",
    plain_tables,
    Column("day", Date, primary_key=True),
    Column("route", Text, primary_key=True),
    Column("language", Text, primary_key=True),
    Column("referrer", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Column("views", BigInteger, nullable=False),
    info=contains(Content.PUBLIC),
)
"""Routes are ids of the route table. `referrer` and `device` are empty for pages that search engines may not index."""

job_views = Table(
    "job_view_count",
    plain_tables,
    Column("day", Date, primary_key=True),
    Column("job_number", BigInteger, primary_key=True),
    Column("views", BigInteger, nullable=False),
    info=contains(Content.PUBLIC),
)
"""Apart from `page_view_count`, so that an ad with few readers tells neither their language nor their device."""
Index("job_view_count_job_idx", job_views.c.job_number, job_views.c.day)
