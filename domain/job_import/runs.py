"""Runs of feed imports: progress, counts, outcome."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import Engine, RowMapping, delete, func, insert, select, text, update

from domain.job_import.report import ImportReport
from domain.job_import.tables import feed_refusal, feed_run

MAX_RUNS = 100
"""Runs stored per feed."""
COUNTS = ("read", "added", "joined", "changed", "unchanged", "refused", "missing", "closed")
MAX_TEXT_LENGTH = 500


class Outcome(StrEnum):
    """The outcome of a run: complete, without changes at the source, ended at an error in the feed, without a readable
    document, or interrupted by the end of the process."""

    RUNNING = "running"
    DONE = "done"
    NOT_MODIFIED = "not-modified"
    BROKEN = "broken"
    FAILED = "failed"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True)
class FeedRun:
    """A run, with the columns of its table."""

    id: int
    source_id: UUID
    started_at: datetime
    ended_at: datetime | None
    outcome: Outcome
    code: str
    reason: str
    size: int
    read: int
    added: int
    joined: int
    changed: int
    unchanged: int
    refused: int
    missing: int
    closed: int
    kept_open: str
    refused_by_code: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class RunRefusal:
    """An item that a run refused."""

    item: str
    code: str
    reason: str


class FeedRuns:
    """The runs of all feeds."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def begin(self, source_id: UUID) -> int:
        """Starts a run; returns its id. Runs of the feed that seem unfinished are marked interrupted: runs never
        overlap."""
        of_source = feed_run.c.source_id == source_id
        with self._engine.begin() as connection:
            connection.execute(
                update(feed_run)
                .where(of_source, feed_run.c.outcome == Outcome.RUNNING)
                .values(outcome=Outcome.INTERRUPTED, ended_at=func.clock_timestamp())
            )
            old = select(feed_run.c.id).where(of_source).order_by(feed_run.c.id.desc()).offset(MAX_RUNS - 1)
            connection.execute(delete(feed_run).where(feed_run.c.id.in_(old)))
            return connection.execute(
                insert(feed_run).values(source_id=source_id).returning(feed_run.c.id)
            ).scalar_one()

    def record_progress(self, run_id: int, report: ImportReport) -> None:
        """Stores the counts so far."""
        self._update(run_id, _counts(report))

    def record_size(self, run_id: int, size: int) -> None:
        """Stores the number of bytes to read."""
        self._update(run_id, {"size": size})

    def end(
        self, run_id: int, outcome: Outcome, report: ImportReport | None = None, *, code: str = "", reason: str = ""
    ) -> FeedRun:
        """Stores the outcome, with a sample of refusals."""
        values: dict[str, Any] = {"outcome": outcome, "code": code, "reason": _printable(reason)}
        if report:
            values |= _counts(report) | {"kept_open": report.kept_open or ""}
        with self._engine.begin() as connection:
            statement = update(feed_run).where(feed_run.c.id == run_id).returning(feed_run)
            found = connection.execute(statement.values(ended_at=func.clock_timestamp(), **values)).mappings().one()
            if report and report.sample:
                connection.execute(
                    insert(feed_refusal),
                    [
                        {
                            "run_id": run_id,
                            "number": number,
                            "item": _printable(item.where),
                            "code": str(item.code),
                            "reason": _printable(item.reason),
                        }
                        for number, item in enumerate(report.sample, start=1)
                    ],
                )
        return _run(found)

    def interrupt(self, run_id: int) -> None:
        """The process is being stopped; what was imported stays."""
        self._update(run_id, {"outcome": Outcome.INTERRUPTED, "ended_at": func.clock_timestamp()})

    def find(self, run_id: int) -> FeedRun | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(feed_run).where(feed_run.c.id == run_id)).mappings().one_or_none()
        return _run(row) if row else None

    def list_newest(self, source_id: UUID, limit: int = 10) -> Sequence[FeedRun]:
        """Newest first."""
        query = select(feed_run).where(feed_run.c.source_id == source_id).order_by(feed_run.c.id.desc()).limit(limit)
        with self._engine.connect() as connection:
            return [_run(row) for row in connection.execute(query).mappings()]

    def newest_of_each(self) -> Mapping[UUID, FeedRun]:
        """The newest run of each feed."""
        newest = select(func.max(feed_run.c.id)).group_by(feed_run.c.source_id)
        with self._engine.connect() as connection:
            rows = connection.execute(select(feed_run).where(feed_run.c.id.in_(newest))).mappings()
            return {row["source_id"]: _run(row) for row in rows}

    def list_refusals(self, run_id: int) -> Sequence[RunRefusal]:
        """A sample, in the feed's order."""
        query = select(feed_refusal).where(feed_refusal.c.run_id == run_id).order_by(feed_refusal.c.number)
        with self._engine.connect() as connection:
            return [RunRefusal(row["item"], row["code"], row["reason"]) for row in connection.execute(query).mappings()]

    def was_read_recently(self, source_id: UUID, hours: int) -> bool:
        """Whether the feed was read completely within that many hours, by the database's clock."""
        since = func.clock_timestamp() - text("make_interval(hours => :hours)").bindparams(hours=hours)
        done = (feed_run.c.outcome == Outcome.DONE) & (feed_run.c.started_at > since)
        with self._engine.connect() as connection:
            query = select(feed_run.c.id).where(feed_run.c.source_id == source_id, done).limit(1)
            return connection.execute(query).one_or_none() is not None

    def _update(self, run_id: int, values: Mapping[str, Any]) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(feed_run).where(feed_run.c.id == run_id).values(values))


def _counts(report: ImportReport) -> dict[str, Any]:
    return {name: getattr(report, name) for name in COUNTS} | {
        "refused_by_code": {str(code): count for code, count in report.refused_by_code.most_common()}
    }


def _printable(written: str) -> str:
    """Texts from feeds without control characters, and cut to a maximum length."""
    return "".join(letter if letter.isprintable() else " " for letter in written[:MAX_TEXT_LENGTH])


def _run(row: RowMapping) -> FeedRun:
    values: dict[str, Any] = {name: row[name] for name in FeedRun.__dataclass_fields__}
    values["outcome"] = Outcome(row["outcome"])
    return FeedRun(**values)
