"""Which ad of which feed became which job."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from psycopg import Cursor
from psycopg.rows import DictRow
from sqlalchemy import Engine, select

from domain.jobs.tables import imported_job

INSERT = """
    INSERT INTO public.imported_job (feed, external_id, job_number, content_hash)
    VALUES (%(feed)s, %(external_id)s, %(job_number)s, %(content_hash)s)
"""
UPDATE = """
    UPDATE public.imported_job SET content_hash = %(content_hash)s
    WHERE feed = %(feed)s AND external_id = %(external_id)s
"""


@dataclass(frozen=True, slots=True)
class ImportedAd:
    """An ad of a feed, the job it became, and a hash of what was last read."""

    feed: str
    external_id: str
    job_number: int
    content_hash: bytes


def find_imported(engine: Engine, feed: str, external_ids: Sequence[str]) -> dict[str, ImportedAd]:
    """Those that were imported before, by their id in the feed."""
    row = imported_job.c
    query = select(row.feed, row.external_id, row.job_number, row.content_hash).where(
        row.feed == feed, row.external_id.in_(external_ids)
    )
    with engine.connect() as connection:
        return {
            found.external_id: ImportedAd(found.feed, found.external_id, found.job_number, bytes(found.content_hash))
            for found in connection.execute(query)
        }


def remember_new(cursor: Cursor[DictRow], ads: Sequence[ImportedAd]) -> None:
    """Raises psycopg's UniqueViolation when another import was faster."""
    if ads:
        cursor.executemany(INSERT, [asdict(ad) for ad in ads])


def remember_changed(cursor: Cursor[DictRow], ads: Sequence[ImportedAd]) -> None:
    """Keeps the new hash."""
    if ads:
        cursor.executemany(UPDATE, [asdict(ad) for ad in ads])
