"""One job that several sources offer: joined when they are recognised, separated when a person says so."""

from collections.abc import Iterator

from domain.jobs.commands import JoinSource, SeparateSource
from domain.jobs.errors import OnlySource, SourceKeptApart
from domain.jobs.events import JobFact, JobSourceJoined, JobSourceSeparated, JoiningReason
from domain.jobs.job import JobState, published


def join_source(state: JobState, command: JoinSource) -> Iterator[JobFact]:
    """Another source of the job. One that a person separated comes back by a person's word only."""
    job = published(state)
    if command.source in job.sources:
        return
    if command.source in job.kept_apart and command.because is not JoiningReason.BY_HAND:
        raise SourceKeptApart
    yield JobSourceJoined(source=command.source, because=command.because)


def separate_source(state: JobState, command: SeparateSource) -> Iterator[JobFact]:
    """One source less; separating what is not joined is harmless. An ad keeps at least one of its sources."""
    job = published(state)
    if command.source not in job.sources:
        return
    if len(job.sources) == 1:
        raise OnlySource
    yield JobSourceSeparated(source=command.source)
