"""Golden rows: what a read model makes of the golden samples of all events, one file for each read model."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, text

from domain.kernel.log.event import Actor, Context, Event, RecordedEvent
from read_models.kernel.generations import Generation, create
from read_models.kernel.projection import DERIVED, Projection
from tests.events.golden_samples import SAMPLES
from tests.read_model_harness import UNUSED_GENERATION

FOLDER = Path(__file__).parent / "golden_rows"
START = datetime(2026, 11, 20, 8, tzinfo=UTC)
Story = Sequence[str]
Stories = Mapping[str, Sequence[Story]]

_WRITTEN: Stories = {
    "applications": (
        (
            *("ApplicationInitiated.1", "ApplicationCodeRequested.1", "ApplicationCodeVerified.1"),
            *("ApplicationSent.1", "ApplicationForwarded.1", "ApplicationSeen.1"),
            *("ApplicationResent.1", "ApplicationForwarded.1", "ApplicationAdopted.1", "ApplicationEnded.1"),
        ),
        (
            *("ApplicationInitiated.1", "ApplicationCodeVerified.1", "ApplicationSent.1", "ApplicationSeen.1"),
            *("ApplicationDeleted.1", "ApplicantErased.1"),
        ),
        ("ApplicationInitiated.2", "ApplicationDeleted.1", "ApplicantErased.1"),
        ("ApplicationInitiated.3", "ApplicationDeleted.1", "ApplicantErased.1"),
    ),
    "cv": (
        (
            *("CvCreated.1", "CvRenamed.1", "ContactDetailsChanged.1", "HeadlineChanged.1", "IdealJobDescribed.1"),
            *("AvatarChanged.1", "SectionItemAdded.1", "SectionItemChanged.1", "SectionItemRemoved.1"),
            *("ChangeUndone.1", "SectionItemMoved.1", "VersionRestored.1"),
            *("CvShown.1", "EmployerExcluded.1", "EmployerReadmitted.1", "CvOpened.1"),
        ),
        ("CvCreated.1", "SectionItemAdded.1", "CvShown.1", "CvHidden.1"),
        ("CvCreated.1", "CvDeleted.1", "CvErased.1"),
    ),
    "jobs": (
        (
            *("JobDrafted.1", "JobPublished.2", "JobEdited.2", "JobPaused.1", "JobResumed.1"),
            *("JobExtended.1", "JobShortened.1", "JobExpired.1", "JobRelisted.1"),
            *("JobSourceJoined.1", "JobSourceSeparated.1", "JobEdited.2"),
        ),
        ("JobPublished.1", "JobEdited.1", "JobClosed.1", "JobRemoved.1"),
        ("JobDrafted.1", "JobRemoved.1"),
    ),
    "saved_searches": (
        (
            *("SearchSaved.1", "SearchConfirmed.1", "SearchRenamed.1", "SearchFiltersChanged.1"),
            *("FrequencyChosen.1", "MatchesNotified.1", "SearchAdopted.1"),
        ),
        ("SearchSaved.1", "SearchConfirmed.1"),
        ("SearchSaved.1",),
        ("SearchSaved.1", "SearchConfirmed.1", "SearchRemoved.1"),
    ),
    "texts": (
        (
            *("TextsImported.1", "TextDrafted.1", "TextDraftDiscarded.1", "TextDrafted.1"),
            *("TextPublished.1", "TextRestored.1", "TextsWithdrawn.1"),
        ),
    ),
}
_BEFORE = {"applications": ("ApplicationInitiated.3", "ApplicationCodeVerified.1", "ApplicationSent.1")}
"""Events before a sample that no story tells of, by log."""


def _stories(log: str) -> Sequence[Story]:
    """The stories above, and one more for each other sample of a log that has a beginning to offer."""
    in_stories = {name for story in _WRITTEN[log] for name in story}
    names = [sample.path.stem for sample in SAMPLES if sample.module == log and log in _BEFORE]
    return (*_WRITTEN[log], *((*_BEFORE[log], name) for name in names if name not in in_stories))


STORIES: Stories = {log: _stories(log) for log in _WRITTEN}
"""The samples of each stream, by log and in the order of its events."""


class StaleRows(AssertionError):
    """Rows differ from the golden ones although the version of the projection is still the same."""


def check(recorded: Mapping[str, Any], version: int, rows: Mapping[str, Any], *, record: bool) -> Mapping[str, Any]:
    """The golden rows to keep. Raises StaleRows for other rows under the same version, recording or not."""
    found = {"version": version, "rows": rows}
    if recorded == found:
        return recorded
    if recorded and recorded["version"] == version:
        msg = "The same events lead to other rows: raise the version of the projection, or live rows become stale."
        raise StaleRows(msg)
    if not record:
        msg = "The version is another one: record its rows with KARIJERA_RECORD_ROWS=1."
        raise AssertionError(msg)
    return found


def read(name: str) -> dict[str, Any]:
    """The recorded rows, with the stories that they are of; empty for a new read model."""
    path = FOLDER / f"{name}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def write(name: str, golden: Mapping[str, Any]) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(
        json.dumps(golden, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8"
    )


def stories_of(projection: Projection) -> Stories:
    """The stories that a projection reads, by log."""
    return {log: STORIES[log] for log in projection.logs}


def rows_of(connection: Connection, projection: Projection, stories: Stories = STORIES) -> dict[str, list[Any]]:
    """The rows that the stories lead to, table by table, in a generation that the caller rolls back."""
    generation = Generation(projection, UNUSED_GENERATION)
    create(connection, generation)
    for log in projection.logs:
        projection.project(generation.on(connection), list(events_of(log, stories[log])))
    tables = [table for table in projection.metadata.sorted_tables if DERIVED not in table.info]
    return {table.name: _rows(connection, generation.schema, table.name) for table in tables}


def events_of(log: str, stories: Sequence[Story]) -> Iterator[RecordedEvent[Event]]:
    """The events of a log's stories, with ids and times that are always the same."""
    samples = {sample.path.stem: sample for sample in SAMPLES if sample.module == log}
    position = 0
    for number, story in enumerate(stories, start=1):
        for version, name in enumerate(story, start=1):
            position += 1
            sample = samples[name]
            own = {"number": number} if "number" in sample.data else {}
            event = sample.load().model_copy(update=own)
            at = START + timedelta(minutes=position)
            context = Context(Actor("guest"), "web", UUID(int=number), UUID(int=1000 + position))
            yield RecordedEvent(log, position, UUID(int=2000 + number), version, at, context, event)


def _rows(connection: Connection, schema: str, table: str) -> list[Any]:
    query = f'SELECT to_jsonb(r) FROM "{schema}"."{table}" AS r'
    connection.execute(text("SET LOCAL TimeZone = 'UTC'"))
    return sorted(connection.execute(text(query)).scalars().all(), key=lambda row: json.dumps(row, sort_keys=True))
