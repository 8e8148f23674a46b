"""Closes jobs whose ads are missing from a feed, unless another feed still lists them."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, Engine, Text, any_, bindparam, func, text, update
from sqlalchemy.dialects.postgresql import ARRAY

from domain.job_import.decisions.withdrawing import withdraw
from domain.job_import.import_session import ImportSession
from domain.job_import.source_ads import reset_http_validators, write
from domain.job_import.tables import source_ad
from domain.jobs.events import JobEvent
from domain.jobs.service import job_stream
from domain.jobs.streams import JobStreams
from domain.kernel.errors import ConcurrencyConflict
from domain.kernel.log.event import Context
from domain.kernel.log.event_store import Change, EventStore, VersionConflict

BATCH = 500
ATTEMPTS = 3
WITHOUT_SOURCE = """
    SELECT DISTINCT job_number FROM public.source_ad AS gone
    WHERE feed = :feed AND external_id = ANY(:ids) AND NOT EXISTS (
        SELECT FROM public.source_ad AS other
        WHERE other.job_number = gone.job_number AND other.gone_at IS NULL
            AND NOT (other.feed = :feed AND other.external_id = ANY(:ids))
    )
"""


def close_missing_ads(
    feed: str, log: EventStore, engine: Engine, session: ImportSession, now: datetime, context: Context
) -> int:
    """Closes the jobs of ads not seen in this import; returns how many. Raises ConcurrencyConflict."""
    closed, after = 0, ""
    while missing := session.list_missing(after, BATCH):
        after = missing[-1]
        closed += _close(feed, log, engine, list(missing), now, context)
    return closed


def _close(feed: str, log: EventStore, engine: Engine, ids: list[str], now: datetime, context: Context) -> int:
    def write_rows(connection: Connection) -> None:
        _mark_gone(connection, feed, ids)

    fold = JobStreams(log).fold
    for _ in range(ATTEMPTS):
        with engine.connect() as connection:
            numbers = connection.execute(text(WITHOUT_SOURCE), {"feed": feed, "ids": ids}).scalars().all()
        histories = log.load_many([job_stream(number) for number in numbers])
        changes: list[Change] = []
        for stream_id, history in histories.items():
            events: list[JobEvent] = list(withdraw(fold(history), now))
            if events:
                changes.append(Change(stream_id, len(history), events, context))
        try:
            write(log, engine, changes, write_rows)
        except VersionConflict:
            continue
        return len(changes)
    raise ConcurrencyConflict


def _mark_gone(connection: Connection, feed: str, ids: Sequence[str]) -> None:
    """A job that another feed still lists stays open; that feed becomes primary, so it is read again."""
    wanted = any_(bindparam("ids", ids, type_=ARRAY(Text)))
    ad, gone = source_ad.c, source_ad.alias("gone").c
    mark = update(source_ad).where(ad.feed == feed, ad.external_id == wanted)
    connection.execute(mark.values(gone_at=func.clock_timestamp()))
    others = update(source_ad).where(
        gone.feed == feed, gone.external_id == wanted, ad.job_number == gone.job_number, ad.gone_at.is_(None)
    )
    feeds = connection.execute(others.values(content_hash=b"").returning(ad.feed)).scalars()
    reset_http_validators(connection, set(feeds))
