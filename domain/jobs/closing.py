"""Ads that a feed has no more: withdrawn there, so closed here, unless another feed still offers the job."""

from datetime import datetime
from typing import cast

from psycopg import Cursor
from psycopg.rows import DictRow
from sqlalchemy import Engine, text

from domain.jobs.events import JobFact
from domain.jobs.import_report import ImportReport, KeptOpen
from domain.jobs.imported import ASK_ANEW, write
from domain.jobs.job import JobState, evolve
from domain.jobs.revising import leave
from domain.jobs.service import job_stream
from domain.jobs.turns import Reading
from domain.kernel.errors import LostRace
from domain.kernel.event_store import Change, EventStore, VersionConflict
from domain.kernel.facts import Context

SMALLEST_PART = 0.7
SMALLEST_LOSS = 2
BATCH = 500
ATTEMPTS = 3
# The job stays where another feed has it; that feed says from now on how it reads, so it is read anew.
GONE = """
    UPDATE public.imported_job SET gone_at = clock_timestamp() WHERE feed = %(feed)s AND external_id = ANY(%(ids)s)
"""
READ_ANEW = """
    UPDATE public.imported_job AS other SET content_hash = ''
    FROM public.imported_job AS gone
    WHERE gone.feed = %(feed)s AND gone.external_id = ANY(%(ids)s)
        AND other.job_number = gone.job_number AND other.gone_at IS NULL
    RETURNING other.feed
"""
OFFERED_BY_NOBODY = """
    SELECT DISTINCT job_number FROM public.imported_job AS gone
    WHERE feed = :feed AND external_id = ANY(:ids) AND NOT EXISTS (
        SELECT FROM public.imported_job AS other
        WHERE other.job_number = gone.job_number AND other.gone_at IS NULL
            AND NOT (other.feed = :feed AND other.external_id = ANY(:ids))
    )
"""


def why_kept(report: ImportReport, known: int, *, accept_smaller: bool) -> KeptOpen | None:
    """Why missing ads stay open; None when they may be closed.

    A feed counts as suddenly small when it has less than 70 % of the ads that it had when it was read last, and more
    than two fewer.
    """
    if report.broken:
        return KeptOpen.NOT_WHOLE
    if report.seen == 0:
        return KeptOpen.EMPTY
    if report.unnamed:
        return KeptOpen.UNNAMED_ITEMS
    if report.seen < SMALLEST_PART * known and known - report.seen > SMALLEST_LOSS and not accept_smaller:
        return KeptOpen.SUDDENLY_SMALL
    return None


def close_missing(feed: str, log: EventStore, engine: Engine, seen: Reading, now: datetime, context: Context) -> int:
    """Closes the jobs of ads that this reading has not seen; answers with how many. Raises LostRace."""
    closed, after = 0, ""
    while missing := seen.list_missing(after, BATCH):
        after = missing[-1]
        closed += _close(feed, log, engine, list(missing), now, context)
    return closed


def _close(feed: str, log: EventStore, engine: Engine, ids: list[str], now: datetime, context: Context) -> int:
    def remember(cursor: Cursor[DictRow]) -> None:
        cursor.execute(GONE, {"feed": feed, "ids": ids})
        cursor.execute(READ_ANEW, {"feed": feed, "ids": ids})
        others = {row["feed"] for row in cursor}
        cursor.execute(ASK_ANEW, {"feeds": sorted(others)})

    for _ in range(ATTEMPTS):
        with engine.connect() as connection:
            numbers = connection.execute(text(OFFERED_BY_NOBODY), {"feed": feed, "ids": ids}).scalars().all()
        histories = log.load_many([job_stream(number) for number in numbers])
        changes: list[Change] = []
        for stream_id, history in histories.items():
            facts: list[JobFact] = list(leave(log.fold(cast("JobState", None), evolve, history), now))
            if facts:
                changes.append(Change(stream_id, len(history), facts, context))
        try:
            write(log, engine, changes, remember)
        except VersionConflict:
            continue
        return len(changes)
    raise LostRace
