"""Import runs of feeds: progress, counts, outcome."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import Engine, RowMapping, delete, func, insert, select, text, update

from domain.job_import.report import ImportReport
from domain.job_import.tables import feed_refusal, feed_run

KEPT = 100
"""Runs of a feed that are remembered."""
COUNTS = ("read", "added", "joined", "changed", "unchanged", "refused", "missing", "closed")
LONGEST_TEXT = 500


class Outcome(StrEnum):
    """How a run ended: to its end; with the news that nothing is new; at a place where the feed was broken; without
    anything to read; or because the process was stopped.
    """

    RUNNING = "running"
    DONE = "done"
    NOT_MODIFIED = "not-modified"
    BROKEN = "broken"
    FAILED = "failed"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True)
class FeedRun:
    """One reading; the fields are those of the table."""

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
    """The readings of all feeds."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def begin(self, source_id: UUID) -> int:
        """The id of a new run. Whatever seems to be running still was interrupted: runs of a feed take turns."""
        of_source = feed_run.c.source_id == source_id
        with self._engine.begin() as connection:
            connection.execute(
                update(feed_run)
                .where(of_source, feed_run.c.outcome == Outcome.RUNNING)
                .values(outcome=Outcome.INTERRUPTED, ended_at=func.clock_timestamp())
            )
            old = select(feed_run.c.id).where(of_source).order_by(feed_run.c.id.desc()).offset(KEPT - 1)
            connection.execute(delete(feed_run).where(feed_run.c.id.in_(old)))
            return connection.execute(
                insert(feed_run).values(source_id=source_id).returning(feed_run.c.id)
            ).scalar_one()

    def note(self, run_id: int, report: ImportReport) -> None:
        """How far it has come."""
        self._update(run_id, _counts(report))

    def note_size(self, run_id: int, size: int) -> None:
        """How many bytes there are to read."""
        self._update(run_id, {"size": size})

    def end(
        self, run_id: int, outcome: Outcome, report: ImportReport | None = None, *, code: str = "", reason: str = ""
    ) -> FeedRun:
        """How it ended, with a sample of what was refused."""
        values: dict[str, Any] = {"outcome": outcome, "code": code, "reason": _shown(reason)}
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
                            "item": _shown(item.where),
                            "code": str(item.code),
                            "reason": _shown(item.reason),
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
        """The newest first."""
        query = select(feed_run).where(feed_run.c.source_id == source_id).order_by(feed_run.c.id.desc()).limit(limit)
        with self._engine.connect() as connection:
            return [_run(row) for row in connection.execute(query).mappings()]

    def newest_of_each(self) -> Mapping[UUID, FeedRun]:
        """The newest run of each feed that has been read."""
        newest = select(func.max(feed_run.c.id)).group_by(feed_run.c.source_id)
        with self._engine.connect() as connection:
            rows = connection.execute(select(feed_run).where(feed_run.c.id.in_(newest))).mappings()
            return {row["source_id"]: _run(row) for row in rows}

    def list_refusals(self, run_id: int) -> Sequence[RunRefusal]:
        """A sample, in the order of the feed."""
        query = select(feed_refusal).where(feed_refusal.c.run_id == run_id).order_by(feed_refusal.c.number)
        with self._engine.connect() as connection:
            return [RunRefusal(row["item"], row["code"], row["reason"]) for row in connection.execute(query).mappings()]

    def was_read_lately(self, source_id: UUID, hours: int) -> bool:
        """Whether all of it was read within that time, by the database's clock."""
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


def _shown(written: str) -> str:
    """Feeds may say anything: no control characters, and not too much of it."""
    return "".join(letter if letter.isprintable() else " " for letter in written[:LONGEST_TEXT])


def _run(row: RowMapping) -> FeedRun:
    values: dict[str, Any] = {name: row[name] for name in FeedRun.__dataclass_fields__}
    values["outcome"] = Outcome(row["outcome"])
    return FeedRun(**values)
