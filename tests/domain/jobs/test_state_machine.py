"""Random sequences of commands: a job behaves like a simple model."""

from collections.abc import Callable, Iterable
from datetime import timedelta

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from domain.jobs.ad import AdDraft
from domain.jobs.commands import (
    CloseJob,
    DraftJob,
    EditJob,
    JoinSource,
    MoveDeadline,
    RelistJob,
    RemoveJob,
    SeparateSource,
)
from domain.jobs.decisions.drafting import draft, publish_draft
from domain.jobs.decisions.job import close, edit, expire, move_deadline, pause, publish, relist, remove, resume
from domain.jobs.decisions.sources import join_source, separate_source
from domain.jobs.events import (
    ClosingReason,
    JobDrafted,
    JobEvent,
    JobPublished,
    JobRemoved,
    JobSource,
    JoiningReason,
    RemovalReason,
)
from domain.jobs.state import Job, JobState, evolve
from domain.jobs.status import JobStatus
from domain.kernel.errors import Refused
from tests.domain.jobs.ads import KONOBA, NOON, ad, publication
from tests.thoroughness import examples

REFUSED = "refused"
A_DAY = timedelta(days=1)
SOURCES = [JobSource(feed=feed, external_id="1") for feed in ("first", "second", "third")]
TITLES = st.sampled_from(["Konobar/ica", "Šef/ica sale", "Kuhar/ica"])
DAYS = st.integers(-2, 4)


class OneJob(RuleBasedStateMachine):
    """The model is a handful of flags and two counts of days, kept by hand; the job is asked the same things."""

    def __init__(self) -> None:
        super().__init__()
        self.state: JobState = None
        self.events: list[JobEvent] = []
        self.today = 0
        self.deadline = 0
        self.title = ""
        self.drafted = self.published = self.complete = self.removed = False
        self.paused = self.closed = self.expired = False
        self.draft_deadline: int | None = None
        self.sources: list[JobSource] = []
        self.apart: set[str] = set()

    def ask(self, decide: Callable[[JobState], Iterable[JobEvent]]) -> list[str] | str:
        try:
            events = list(decide(self.state))
        except Refused:
            return REFUSED
        for event in events:
            self.state = evolve(self.state, event)
        self.events += events
        return [event.topic.removeprefix("jobs.Job") for event in events]

    @property
    def now(self):
        return NOON + self.today * A_DAY

    def day(self, number: int):
        return NOON + number * A_DAY

    @property
    def over(self) -> bool:
        return self.expired or self.today > self.deadline

    @property
    def on_the_site(self) -> bool:
        return self.published and not self.removed

    @property
    def unclosed(self) -> bool:
        return self.on_the_site and not self.closed

    @initialize(title=TITLES, days=st.integers(0, 3))
    def most_stories_begin_with_an_ad_on_the_site(self, title: str, days: int) -> None:
        if days:
            self.publishing(title, days, None)

    @rule(days=st.integers(1, 3))
    def time_passes(self, days: int) -> None:
        self.today += days

    @rule(title=TITLES, complete=st.booleans(), days=st.none() | DAYS)
    def drafting(self, title: str, complete: bool, days: int | None) -> None:
        deadline = None if days is None else self.today + days
        written = AdDraft.model_validate(ad(title=title).model_dump()) if complete else AdDraft(title=title)
        until = None if deadline is None else self.day(deadline)
        answer = self.ask(lambda state: draft(state, DraftJob(7, KONOBA, written, until)))
        if self.published or self.removed:
            assert answer == REFUSED
            return
        same = self.drafted and (self.title, self.complete, self.draft_deadline) == (title, complete, deadline)
        assert answer == ([] if same else ["Drafted"])
        self.drafted, self.title, self.complete, self.draft_deadline = True, title, complete, deadline

    @rule()
    def publishing_the_draft(self) -> None:
        answer = self.ask(lambda state: publish_draft(state, self.now))
        if self.published:
            assert answer == ([] if self.unclosed else REFUSED)
        elif not self.drafted or self.removed or not self.complete or (self.draft_deadline or 0) <= self.today:
            assert answer == REFUSED
        else:
            assert answer == ["Published"]
            self.published, self.deadline = True, self.draft_deadline or 0

    @rule(title=TITLES, days=DAYS, source=st.none() | st.sampled_from(SOURCES))
    def publishing(self, title: str, days: int, source: JobSource | None) -> None:
        command = publication(
            ad=ad(title=title), published_at=self.now, apply_until=self.day(self.today + days), source=source
        )
        answer = self.ask(lambda state: publish(state, command, self.now))
        if self.drafted or self.published or days <= 0:
            assert answer == REFUSED
        else:
            assert answer == ["Published"]
            self.published, self.title, self.deadline = True, title, self.today + days
            self.sources = [source] if source else []

    @rule(title=TITLES)
    def editing(self, title: str) -> None:
        answer = self.ask(lambda state: edit(state, EditJob(ad(title=title))))
        if not self.unclosed:
            assert answer == REFUSED
        else:
            assert answer == ([] if title == self.title else ["Edited"])
            self.title = title

    @rule(days=DAYS)
    def moving_the_deadline(self, days: int) -> None:
        deadline = self.today + days
        answer = self.ask(lambda state: move_deadline(state, MoveDeadline(self.day(deadline)), self.now))
        if not self.unclosed:
            assert answer == REFUSED
        elif deadline == self.deadline:
            assert answer == []
        elif days <= 0:
            assert answer == REFUSED
        else:
            assert answer == ["Extended" if deadline > self.deadline else "Shortened"]
            self.deadline, self.expired = deadline, False

    @rule()
    def pausing(self) -> None:
        answer = self.ask(lambda state: pause(state, self.now))
        if not self.unclosed or (self.over and not self.paused):
            assert answer == REFUSED
        else:
            assert answer == ([] if self.paused else ["Paused"])
            self.paused = True

    @rule()
    def resuming(self) -> None:
        answer = self.ask(lambda state: resume(state, self.now))
        if not self.unclosed or (self.over and self.paused):
            assert answer == REFUSED
        else:
            assert answer == (["Resumed"] if self.paused else [])
            self.paused = False

    @rule()
    def expiring(self) -> None:
        answer = self.ask(lambda state: expire(state, self.now))
        expires = self.unclosed and not self.expired and self.today > self.deadline
        assert answer == (["Expired"] if expires else [])
        self.expired = self.expired or expires

    @rule(reason=st.sampled_from(ClosingReason))
    def closing(self, reason: ClosingReason) -> None:
        answer = self.ask(lambda state: close(state, CloseJob(reason)))
        if not self.on_the_site:
            assert answer == REFUSED
        else:
            assert answer == ([] if self.closed else ["Closed"])
            self.closed = True

    @rule(days=DAYS)
    def relisting(self, days: int) -> None:
        deadline = self.today + days
        answer = self.ask(lambda state: relist(state, RelistJob(self.day(deadline)), self.now))
        if not self.on_the_site or not (self.closed or self.over) or days <= 0:
            assert answer == REFUSED
        else:
            assert answer == ["Relisted"]
            self.deadline = deadline
            self.closed = self.expired = self.paused = False

    @rule(reason=st.sampled_from(RemovalReason), really=st.integers(0, 9))
    def removing(self, reason: RemovalReason, really: int) -> None:
        if really and not self.removed:
            return
        answer = self.ask(lambda state: remove(state, RemoveJob(reason)))
        if not self.drafted and not self.published:
            assert answer == REFUSED
        else:
            assert answer == ([] if self.removed else ["Removed"])
            self.removed = True

    @rule(source=st.sampled_from(SOURCES), because=st.sampled_from(JoiningReason))
    def joining(self, source: JobSource, because: JoiningReason) -> None:
        answer = self.ask(lambda state: join_source(state, JoinSource(source, because)))
        kept_apart = source.feed in self.apart and because is not JoiningReason.BY_HAND
        if not self.on_the_site:
            assert answer == REFUSED
        elif source in self.sources:
            assert answer == []
        elif kept_apart:
            assert answer == REFUSED
        else:
            assert answer == ["SourceJoined"]
            self.sources.append(source)
            self.apart.discard(source.feed)

    @rule(source=st.sampled_from(SOURCES))
    def separating(self, source: JobSource) -> None:
        answer = self.ask(lambda state: separate_source(state, SeparateSource(source)))
        if not self.on_the_site or self.sources == [source]:
            assert answer == REFUSED
        elif source not in self.sources:
            assert answer == []
        else:
            assert answer == ["SourceSeparated"]
            self.sources.remove(source)
            self.apart.add(source.feed)

    @invariant()
    def it_stands_as_the_flags_say(self) -> None:
        if not self.published:
            assert not isinstance(self.state, Job)
            return
        assert isinstance(self.state, Job)
        flags = (self.removed, self.closed, self.over, self.paused)
        statuses = (JobStatus.REMOVED, JobStatus.CLOSED, JobStatus.EXPIRED, JobStatus.PAUSED)
        expected = next((name for name, flag in zip(statuses, flags, strict=True) if flag), JobStatus.ACTIVE)
        assert self.state.status(self.now) is expected
        assert self.state.takes_applications(self.now) == (not any(flags))
        assert (self.state.ad.title, self.state.sources) == (self.title, tuple(self.sources))

    @invariant()
    def a_number_is_published_once_and_nothing_follows_a_removal(self) -> None:
        kinds = [type(event) for event in self.events]
        assert kinds.count(JobPublished) <= 1
        if JobPublished in kinds:
            assert set(kinds[: kinds.index(JobPublished)]) <= {JobDrafted}
            assert JobDrafted not in kinds[kinds.index(JobPublished) :]
        removals = [number for number, kind in enumerate(kinds) if kind is JobRemoved]
        assert removals in ([], [len(kinds) - 1])

    @invariant()
    def the_same_events_lead_to_the_same_state(self) -> None:
        state: JobState = None
        for event in self.events:
            state = evolve(state, event)
        assert state == self.state


TestOneJob = OneJob.TestCase
TestOneJob.settings = settings(max_examples=examples(200), stateful_step_count=40)
