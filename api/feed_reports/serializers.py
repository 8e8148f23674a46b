"""Reports about feeds as the API shows them."""

from collections.abc import Sequence
from datetime import timedelta
from urllib.parse import urlsplit

from api.feed_reports import schemas
from domain.job_import.report import KeptOpen
from domain.job_import.runs import FeedRun, RunRefusal
from domain.job_import.sources import FeedSource


def feed(source: FeedSource, newest: FeedRun | None) -> schemas.ReportedFeed:
    return schemas.ReportedFeed(
        name=source.name,
        format=source.format,
        location=_without_secrets(source.location) if source.is_remote else source.location,
        every_minutes=source.every // timedelta(minutes=1) if source.every else None,
        paused=source.paused,
        due_at=source.due_at,
        newest=reading(newest) if newest else None,
    )


def reading(run: FeedRun) -> schemas.FeedReading:
    return schemas.FeedReading(
        number=run.id,
        started_at=run.started_at,
        ended_at=run.ended_at,
        outcome=run.outcome,
        code=run.code or None,
        read=run.read,
        added=run.added,
        joined=run.joined,
        changed=run.changed,
        unchanged=run.unchanged,
        refused=run.refused,
        missing=run.missing,
        closed=run.closed,
        kept_open=KeptOpen(run.kept_open) if run.kept_open else None,
    )


def shown_reading(run: FeedRun, refusals: Sequence[RunRefusal]) -> schemas.ShownReading:
    counts = sorted(run.refused_by_code.items(), key=lambda each: -each[1])
    return schemas.ShownReading(
        **reading(run).model_dump(),
        reason=run.reason,
        size=run.size,
        refused_by_code=[schemas.RefusalCount(code=code, count=count) for code, count in counts],
        samples=[schemas.RefusedSample.model_validate(each) for each in refusals],
    )


def _without_secrets(address: str) -> str:
    """Removes the query from an address, in which boards put keys."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}{'?…' if parts.query else ''}"
