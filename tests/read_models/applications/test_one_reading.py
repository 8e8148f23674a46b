"""Agreement of all views of an application at every step, whatever happens to it and in whatever order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import get_args
from uuid import UUID

import hypothesis.strategies as st
import pytest
from hypothesis import example, given, settings

from api.audit.serializers import replayed_state
from domain.applications.applicant import Applicant
from domain.applications.events import ApplicationEvent
from domain.applications.state import Application, evolve
from domain.applications.status import inbox_status, progress, status
from domain.applications.streams import ApplicationStreams
from domain.jobs.events import (
    ClosingReason,
    JobClosed,
    JobEdited,
    JobEvent,
    JobExpired,
    JobExtended,
    JobPaused,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
    RemovalReason,
)
from domain.jobs.service import Jobs, job_stream
from domain.kernel.errors import Refused
from domain.kernel.log.event import SYSTEM, Actor, Context, Event
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.values.ids import new_id
from read_models.applications.as_of import application_as_of
from read_models.applications.inbox import find_inbox_application, list_inbox, list_jobs
from read_models.applications.projection import ApplicationRows
from read_models.applications.queries import COLUMNS, find_application, list_applications, of_account, of_contact
from read_models.applications.rows import ApplicationRow
from tests.domain.applications.sample_events import (
    ACCOUNT,
    CONTACT,
    DECISIONS,
    DELETED,
    ERASED,
    FORWARDED,
    INITIATED,
    LIVING,
    RESENT,
    SEEN,
    SENT,
    STARTED,
    VERIFIED,
)
from tests.job_fixtures import AD, JobFixtures
from tests.read_model_harness import ReadModels
from tests.thoroughness import examples
from workers.personal_data import PersonalData
from workers.register import PROVIDERS

ROWS = ApplicationRows()
NOBODY = Applicant("", "", None, None, "")
LONG_AGO, TO_COME = timedelta(days=-40), timedelta(days=40)

OFTEN = ("send other details", "send the first details again", "forward", "see") * 3

JOB_EVENTS: dict[str, Callable[[datetime], JobEvent]] = {
    "ad ended long ago": lambda now: JobShortened(apply_until=now + LONG_AGO),
    "ad extended": lambda now: JobExtended(apply_until=now + TO_COME),
    "ad edited": lambda _: JobEdited(ad=AD.model_copy(update={"title": "Glavni konobar"})),
    "ad paused": lambda _: JobPaused(),
    "ad resumed": lambda _: JobResumed(),
    "ad expired": lambda _: JobExpired(),
    "ad closed": lambda _: JobClosed(reason=ClosingReason.FILLED),
    "ad relisted": lambda now: JobRelisted(published_at=now, apply_until=now + TO_COME),
    "ad removed": lambda _: JobRemoved(reason=RemovalReason.REQUESTED),
}

starts = st.sampled_from([name for name in DECISIONS if name.startswith("start")])
asked = st.lists(st.sampled_from([*DECISIONS, *OFTEN, *JOB_EVENTS]), max_size=16)
happened = st.tuples(
    st.sampled_from(STARTED),
    st.lists(st.sampled_from(LIVING), max_size=10),
    st.sampled_from([(), (DELETED,), (DELETED, ERASED)]),
).map(lambda parts: [parts[0], *parts[1], *parts[2]])


@dataclass(frozen=True, slots=True)
class Moment:
    """Knowledge of the application when something had just been recorded."""

    at: datetime
    application: Application | None
    job_ended_at: datetime


@dataclass(frozen=True)
class Views:
    """Everybody who shows applications."""

    platform: Platform
    read_models: ReadModels
    services: Services
    jobs: JobFixtures

    def begin(self) -> "History":
        person = self.platform.keys.create()
        employer_id = int(person) % 1_000_000 + 1
        return History(self, new_id(), self.jobs.publish(employer_id).number, employer_id, person)


class History:
    """One application and its job, event by event; after each, all views are compared."""

    def __init__(self, views: Views, stream_id: UUID, job_number: int, employer_id: int, person: UUID) -> None:
        self._views = views
        self.stream_id = stream_id
        self.job_number = job_number
        self.employer_id = employer_id
        self._context = Context(Actor("guest"), "web", subject=person)
        self._moments: list[Moment] = []

    @property
    def application(self) -> Application | None:
        return self._views.services[ApplicationStreams].find(self.stream_id)

    def ask(self, name: str) -> None:
        """A command, refused or not, or something that happens to the ad."""
        if name in JOB_EVENTS:
            self._append("jobs", job_stream(self.job_number), JOB_EVENTS[name](self._views.platform.clock()))
            return
        try:
            events = list(DECISIONS[name](self.application))
        except Refused:
            return
        for event in events:
            self.happen(event)

    def happen(self, event: ApplicationEvent) -> None:
        own = {"job_number": self.job_number, "employer_id": self.employer_id}
        if set(own) <= set(type(event).model_fields):
            event = event.model_copy(update=own)
        self._append("applications", self.stream_id, event)

    def _append(self, log: str, stream_id: UUID, event: Event) -> None:
        store = self._views.platform.logs[log]
        version = len(store.load(stream_id))
        store.append([Change(stream_id, version, [event], self._context if log == "applications" else _CONTEXT)])
        self._views.read_models.follow(ROWS)
        recorded_at = store.load(stream_id)[-1].recorded_at
        self._moments.append(Moment(recorded_at, self.application, self._job_ended_at()))
        self._all_views_agree()

    def _job_ended_at(self) -> datetime:
        """Computes when the job ended from the events, without the read model's fold."""
        until: datetime | None = None
        ended: datetime | None = None
        for recorded in self._views.services[Jobs].history(self.job_number):
            event = recorded.event
            until = getattr(event, "apply_until", until)
            if isinstance(event, JobClosed | JobRemoved) and ended is None:
                ended = recorded.recorded_at
            if isinstance(event, JobRelisted):
                removed = [
                    each.recorded_at
                    for each in self._views.services[Jobs].history(self.job_number)
                    if isinstance(each.event, JobRemoved) and each.position < recorded.position
                ]
                ended = min(removed, default=None)
        assert until is not None
        return min(until, ended) if ended else until

    def _all_views_agree(self) -> None:
        application, views = self.application, self._views
        with views.platform.engine.connect() as connection:
            row = find_application(connection, self.stream_id)
            mine = [
                each.id
                for whose in (of_account(ACCOUNT), of_contact(CONTACT))
                for each in list_applications(connection, whose & (COLUMNS.id == self.stream_id))[0]
            ]
            inbox = find_inbox_application(connection, self.employer_id, self.stream_id)
            to_employer = inbox_status(application) if application else None
            listed = list_inbox(connection, self.employer_id, status=to_employer).rows
            [counted] = list_jobs(connection, self.employer_id)
        if application is None:
            assert (row, inbox) == (None, None)
            return
        if progress(application) == "deleted" and application.sent_at is None:
            assert (row, inbox, to_employer) == (None, None, None)
        else:
            assert row is not None
            assert row.application == _redacted(application)
            assert row.status == status(application, row.now, self._moments[-1].job_ended_at)
            assert row.inbox_status == to_employer
            is_mine = application.may_be_sent or application.account_id is not None
            assert mine.count(self.stream_id) == (progress(application) != "deleted" and is_mine)
            self._export_agrees(row)
        assert (inbox is not None) == (to_employer is not None)
        assert [each.id for each in listed] == ([self.stream_id] if to_employer else [])
        assert (counted.total, counted.new, counted.ended, counted.withdrawn) == (
            to_employer is not None,
            to_employer in ("new", "updated"),
            to_employer == "ended",
            to_employer == "withdrawn",
        )

    def _export_agrees(self, row: ApplicationRow) -> None:
        exported = self._views.services[PersonalData].export_stream("applications", self.stream_id)
        assert exported["status"] == row.status
        assert len(exported["history"]) == len(self._views.platform.logs["applications"].load(self.stream_id))

    def replays_agree(self) -> None:
        """Compares the replay at every moment of the past with what was known then."""
        history = self._views.services[ApplicationStreams].history(self.stream_id)
        state: Application | None = None
        for recorded in history:
            state = evolve(state, recorded.event, recorded.recorded_at)  # pyright: ignore[reportArgumentType]
        assert state == self.application
        for moment in self._moments:
            row = application_as_of(self.stream_id, history, self._views.services[Jobs].history, moment.at)
            assert (row and row.application) == moment.application
            if row and moment.application:
                said = status(moment.application, moment.at, moment.job_ended_at)
                assert row.status == said
                assert replayed_state(row).status == said


_CONTEXT = Context(SYSTEM, "import")


def _redacted(application: Application) -> Application:
    """Removes from the application what rows may not hold of it."""
    if application.deleted_at:
        application = replace(application, applicant=NOBODY)
    return replace(application, contact_index=None, account_id=None) if application.erased_at else application


@pytest.fixture(scope="module")
def views(platform: Platform, read_models: ReadModels) -> Views:
    read_models.show(ROWS)
    return Views(platform, read_models, Services(platform, PROVIDERS), JobFixtures(platform))


def test_the_defect_that_led_here(views: Views) -> None:
    """Sent, forwarded, seen, sent again: nobody has opened what was sent last, and everybody says so."""
    history = views.begin()
    for event in (INITIATED, VERIFIED, SENT, FORWARDED, SEEN, RESENT):
        history.happen(event)
    history.replays_agree()
    with views.platform.engine.connect() as connection:
        row = find_application(connection, history.stream_id)
    assert row is not None
    assert (row.status, row.inbox_status, row.application.seen_at) == ("sent", "updated", None)
    assert [(step.kind, step.superseded) for step in row.application.steps[3:]] == [
        ("forwarded", True),
        ("seen", True),
        ("resent", False),
    ]


@settings(max_examples=examples(40))
@given(first=starts, then=asked)
@example(
    first="start with an account",
    then=["forward", "see", "send other details", "ad ended long ago", "forward", "see", "end", "delete", "erase"],
)
@example(first="start as a guest", then=["ad ended long ago", "confirm", "ad relisted", "ad removed", "adopt"])
@example(first="start a draft", then=["send", "ad closed", "ad ended long ago", "ad relisted", "erase"])
def test_whatever_is_asked(views: Views, first: str, then: Sequence[str]) -> None:
    history = views.begin()
    for name in (first, *then):
        history.ask(name)
    history.replays_agree()


@settings(max_examples=examples(25))
@given(events=happened)
def test_whatever_a_log_holds(views: Views, events: Sequence[ApplicationEvent]) -> None:
    history = views.begin()
    for event in events:
        history.happen(event)
    history.replays_agree()


def test_every_event_happens() -> None:
    assert {type(event) for event in (*STARTED, *LIVING, DELETED, ERASED)} == set(get_args(ApplicationEvent))


def test_rebuilt_rows_equal_the_live_ones(views: Views, replay_equals_live: Callable[[ApplicationRows], bool]) -> None:
    views.read_models.follow(ROWS)
    assert replay_equals_live(ROWS)
