"""Decisions about drafts: save, publish."""

from collections.abc import Iterator
from datetime import datetime

from domain.jobs.commands import DraftJob
from domain.jobs.decisions.completing import complete
from domain.jobs.decisions.job import require_period, unclosed
from domain.jobs.errors import JobAlreadyPublished, JobAlreadyRemoved
from domain.jobs.events import JobDrafted, JobEvent, JobPublished
from domain.jobs.state import Job, JobDraft, JobState


def draft(state: JobState, command: DraftJob) -> Iterator[JobEvent]:
    """Saves a draft, unless nothing changes."""
    if isinstance(state, Job):
        raise JobAlreadyPublished
    if state and state.removed:
        raise JobAlreadyRemoved
    written = JobDraft(command.number, command.employer, command.ad, command.apply_until)
    if written != state:
        yield JobDrafted(
            number=command.number, employer=command.employer, ad=command.ad, apply_until=command.apply_until
        )


def publish_draft(state: JobState, now: datetime) -> Iterator[JobEvent]:
    """Publishes a draft; raises JobIncomplete, naming the fields. Idempotent."""
    if not isinstance(state, JobDraft) or state.removed:
        unclosed(state)
        return
    ad, apply_until = complete(state.ad, state.apply_until)
    require_period(now, apply_until, now)
    yield JobPublished(number=state.number, employer=state.employer, ad=ad, published_at=now, apply_until=apply_until)
