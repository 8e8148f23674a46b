"""The view of a job agrees with the aggregate after every event."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.jobs.commands import (
    CloseJob,
    EditJob,
    JoinSource,
    MoveDeadline,
    RelistJob,
    RemoveJob,
    SeparateSource,
)
from domain.jobs.decisions.job import close, edit, expire, move_deadline, pause, publish, relist, remove, resume
from domain.jobs.decisions.sources import join_source, separate_source
from domain.jobs.events import (
    ClosingReason,
    JobClosed,
    JobDrafted,
    JobEvent,
    JobRemoved,
    JobSource,
    JoiningReason,
    RemovalReason,
)
from domain.jobs.service import job_stream
from domain.jobs.state import Job, JobState, evolve
from domain.kernel.errors import Refused
from domain.kernel.log.event import SYSTEM, Context, RecordedEvent
from read_models.published_job.card import card_of
from read_models.published_job.view import View, apply_event, status_of
from tests.domain.jobs.ads import DRAFTED, END_OF_MAY, IN_MAY, PUBLISHED, ad, publication

Decide = Callable[[JobState, datetime], Iterator[JobEvent]]
A_DAY = timedelta(days=1)
SOURCE = JobSource(feed="burza", external_id="1")
DECISIONS: dict[str, Decide] = {
    "edit": lambda state, now: edit(state, EditJob(ad(title=f"Konobar {now:%d}", position=None, categories=[now.day]))),
    "extend": lambda state, now: move_deadline(state, MoveDeadline(now + 30 * A_DAY), now),
    "shorten": lambda state, now: move_deadline(state, MoveDeadline(now + A_DAY), now),
    "pause": pause,
    "resume": resume,
    "expire": expire,
    "close": lambda state, _: close(state, CloseJob(ClosingReason.FILLED)),
    "relist": lambda state, now: relist(state, RelistJob(now + 9 * A_DAY), now),
    "remove": lambda state, _: remove(state, RemoveJob(RemovalReason.REQUESTED)),
    "join": lambda state, _: join_source(state, JoinSource(SOURCE, JoiningReason.SAME_TEXT)),
    "separate": lambda state, _: separate_source(state, SeparateSource(SOURCE)),
}
Step = tuple[str, int]
STEPS = st.lists(st.tuples(st.sampled_from(sorted(DECISIONS)), st.integers(0, 20)), max_size=12)


def recorded(event: JobEvent, version: int, at: datetime) -> RecordedEvent[JobEvent]:
    return RecordedEvent("jobs", version, job_stream(7), version, at, Context(SYSTEM, "web"), event)


@given(STEPS)
def test_the_view_follows_the_job(steps: list[Step]) -> None:
    now = IN_MAY
    state: JobState = None
    view: View | None = None
    version = 0
    decisions: list[tuple[Decide, int]] = [(lambda state, now: publish(state, publication(), now), 0)]
    for decide, days in [*decisions, *((DECISIONS[name], days) for name, days in steps)]:
        now += days * A_DAY
        try:
            events = list(decide(state, now))
        except Refused:
            continue
        for event in events:
            version += 1
            state, view = evolve(state, event), apply_event(view, recorded(event, version, now))
            assert isinstance(state, Job)
            assert view is not None
            for moment in (now, END_OF_MAY, END_OF_MAY + A_DAY, now + 60 * A_DAY):
                assert status_of(view, moment) is state.status(moment)
            assert view["card"] == card_of(state.ad)
            assert (view["published_at"], view["apply_until"]) == (state.published_at, state.apply_until)
            assert (view["employer_id"], view["employer_name"]) == (state.employer.id, state.employer.name)
            assert view["version"] == version


def test_drafts_have_no_view() -> None:
    assert apply_event(None, recorded(DRAFTED, 1, IN_MAY)) is None
    assert apply_event(None, recorded(JobRemoved(reason=RemovalReason.DISCARDED), 2, IN_MAY)) is None


@pytest.mark.parametrize("event", [JobClosed(reason=ClosingReason.FILLED)], ids=lambda event: event.topic)
def test_a_job_that_was_never_published_is_an_error(event: JobEvent) -> None:
    with pytest.raises(LookupError):
        apply_event(None, recorded(event, 1, IN_MAY))


def test_sources_change_nothing_that_a_reader_sees() -> None:
    published = apply_event(None, recorded(PUBLISHED, 1, IN_MAY))
    state = evolve(None, PUBLISHED)
    (event,) = join_source(state, JoinSource(SOURCE, JoiningReason.SAME_TEXT))
    joined = apply_event(published, recorded(event, 2, END_OF_MAY))
    assert joined == (published or {}) | {"version": 2}


def test_a_draft_that_is_published_begins_with_its_publication() -> None:
    assert isinstance(DRAFTED, JobDrafted)
    view = apply_event(apply_event(None, recorded(DRAFTED, 1, IN_MAY)), recorded(PUBLISHED, 2, END_OF_MAY))
    assert view is not None
    assert (view["version"], view["changed_at"]) == (2, END_OF_MAY)
