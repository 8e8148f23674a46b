"""Decisions about the sources of a job: joined by deduplication, separated by a person."""

from collections.abc import Iterator

from domain.jobs.commands import JoinSource, SeparateSource
from domain.jobs.decisions.job import published
from domain.jobs.errors import OnlySource, SourceKeptApart
from domain.jobs.events import JobEvent, JobSourceJoined, JobSourceSeparated, JoiningReason
from domain.jobs.state import JobState


def join_source(state: JobState, command: JoinSource) -> Iterator[JobEvent]:
    """Adds a source. One that a person has separated is joined again by a person only."""
    job = published(state)
    if command.source in job.sources:
        return
    if command.source in job.kept_apart and command.because is not JoiningReason.BY_HAND:
        raise SourceKeptApart
    yield JobSourceJoined(source=command.source, because=command.because)


def separate_source(state: JobState, command: SeparateSource) -> Iterator[JobEvent]:
    """Removes a source; idempotent. An ad keeps at least one source."""
    job = published(state)
    if command.source not in job.sources:
        return
    if len(job.sources) == 1:
        raise OnlySource
    yield JobSourceSeparated(source=command.source)
