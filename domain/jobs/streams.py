"""Streams of jobs."""

from domain.jobs.errors import JobNotFound
from domain.jobs.events import JobEvent
from domain.jobs.state import Job, JobDraft, evolve
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.streams import Streams


class JobStreams(Streams[Job | JobDraft, JobEvent]):
    """Streams of the log `jobs`. A job knows no moments but those that its events name."""

    def __init__(self, log: EventStore) -> None:
        super().__init__(log, lambda state, event, _: evolve(state, event), JobNotFound)
