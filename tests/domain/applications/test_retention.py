"""Retention periods of applications; a lost race keeps them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from domain.applications.decisions.retention import erase_expired, kept_until
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.events import ApplicantErased, ApplicationDeleted, ApplicationEvent, DeletedBy
from domain.applications.retention import FINISH_ERASURE, ApplicationRetention
from domain.applications.state import Application, evolve
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import Context
from domain.kernel.persons.retention_periods import RetentionPeriods
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.domain.applications.sample_events import (
    ADOPTED,
    DELETED,
    ENDED,
    FORWARDED,
    INITIATED,
    INITIATED_BY_ACCOUNT,
    INITIATED_WITH_OTHER_CONTACT,
    RESENT,
    SEEN,
    SENT,
    VERIFIED,
)

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
HOUR, DAY, SECOND = timedelta(hours=1), timedelta(days=1), timedelta(seconds=1)
PERIODS = RetentionPeriods(24 * HOUR, 30 * DAY, 365 * DAY, 730 * DAY, 30 * DAY, 30 * DAY)
JOB_END = BEGIN + 40 * DAY
ERASED = [ApplicationDeleted(by=DeletedBy.SYSTEM), ApplicantErased()]
Address = Callable[[], str]


def happened(*events: ApplicationEvent) -> Application:
    """One event a day."""
    state: Application | None = None
    for number, event in enumerate(events):
        state = evolve(state, event, BEGIN + number * DAY)
    assert state
    return state


CASES: list[tuple[tuple[ApplicationEvent, ...], datetime | None, datetime | None, list[ApplicationEvent]]] = [
    ((INITIATED,), None, BEGIN + 24 * HOUR, ERASED),
    ((INITIATED_WITH_OTHER_CONTACT,), JOB_END, BEGIN + 24 * HOUR, ERASED),
    ((INITIATED, VERIFIED), JOB_END, BEGIN + 30 * DAY, ERASED),
    ((INITIATED_BY_ACCOUNT,), JOB_END, BEGIN + 30 * DAY, ERASED),
    ((INITIATED, VERIFIED, SENT), JOB_END, JOB_END + 365 * DAY, ERASED),
    ((INITIATED, VERIFIED, SENT, FORWARDED, SEEN, RESENT, ADOPTED), JOB_END, JOB_END + 365 * DAY, ERASED),
    ((INITIATED, VERIFIED, SENT, FORWARDED, SEEN), BEGIN, BEGIN + 369 * DAY, ERASED),
    ((INITIATED, VERIFIED, SENT, FORWARDED), None, None, []),
    ((INITIATED, VERIFIED, SENT, ENDED), JOB_END, BEGIN + 368 * DAY, ERASED),
    ((INITIATED, VERIFIED, SENT, ENDED, DELETED), None, BEGIN + 368 * DAY, ERASED[1:]),
    ((INITIATED, VERIFIED, SENT, DELETED), JOB_END, BEGIN + 368 * DAY, ERASED[1:]),
]


@pytest.mark.parametrize(("events", "job_ended_at", "until", "erased"), CASES)
def test_an_application_is_erased_from_the_end_of_its_period_on(
    events: tuple[ApplicationEvent, ...],
    job_ended_at: datetime | None,
    until: datetime | None,
    erased: list[ApplicationEvent],
) -> None:
    state = happened(*events)
    assert kept_until(state, PERIODS, job_ended_at) == until
    moment = until or BEGIN + 10_000 * DAY
    assert list(erase_expired(state, PERIODS, moment - SECOND, job_ended_at)) == []
    assert list(erase_expired(state, PERIODS, moment, job_ended_at)) == (erased if until else [])
    assert list(erase_expired(state, PERIODS, moment + SECOND, job_ended_at)) == (erased if until else [])
    after = state
    for event in erased:
        after = evolve(after, event, moment)
    assert list(erase_expired(after, PERIODS, moment + SECOND, job_ended_at)) == []


@given(
    case=st.sampled_from(CASES),
    days=st.integers(1, 2_000),
    offset=st.sampled_from([-SECOND, timedelta(0), SECOND]),
)
def test_any_period_ends_to_the_second(
    case: tuple[tuple[ApplicationEvent, ...], datetime | None, datetime | None, list[ApplicationEvent]],
    days: int,
    offset: timedelta,
) -> None:
    events, job_ended_at, _, erased = case
    period = days * DAY
    periods = replace(PERIODS, unverified=period, draft=period, ended=period)
    state = happened(*events)
    until = kept_until(state, periods, job_ended_at)
    if until:
        decided = list(erase_expired(state, periods, until + offset, job_ended_at))
        assert decided == (erased if offset >= timedelta(0) else [])


def draft(harness: ApplicationsHarness, job: int, email: str, account: UUID, context: Context) -> UUID:
    command = replace(harness.command(job, email, account_id=account), draft=True)
    return harness.applications.start(command, context).application_id


def retention(
    harness: ApplicationsHarness,
    *,
    after: timedelta = 31 * DAY,
    on_clock: Callable[[], object] = lambda: None,
    job_ended_at: datetime | None = None,
) -> ApplicationRetention:
    def clock() -> datetime:
        on_clock()
        return harness.platform.clock() + after

    return ApplicationRetention(harness.services[ApplicationStreams], clock, PERIODS, lambda _: job_ended_at)


def tasks_about(harness: ApplicationsHarness, application_id: UUID) -> int:
    query = text("SELECT count(*) FROM public.task WHERE name = :name AND about = :about")
    with harness.platform.engine.connect() as connection:
        return connection.execute(query, {"name": FINISH_ERASURE, "about": application_id}).scalar_one()


def test_a_draft_that_is_sent_at_that_moment_is_kept(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    application = draft(harness, job, address(), account, context)
    sent: list[bool] = []

    def send_once() -> None:
        if not sent:
            sent.append(harness.applications.send(application, context, confirmed=False).sent)

    assert not retention(harness, on_clock=send_once).erase(application)
    assert sent == [True]
    assert harness.topics(application) == ["Initiated", "Sent"]
    assert tasks_about(harness, application) == 0
    assert harness.platform.keys.cipher(application)


def test_several_schedulers_record_one_erasure(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    application = draft(harness, job, address(), account, context)
    with ThreadPoolExecutor(4) as pool:
        erased = list(pool.map(lambda _: retention(harness).erase(application), range(4)))
    assert sum(erased) == 1
    assert harness.topics(application) == ["Initiated", "Deleted", "applications.ApplicantErased"]
    assert tasks_about(harness, application) == 1


def test_finishing_destroys_the_applications_key_and_no_other(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    gone, kept = (draft(harness, job, address(), account, context) for _ in range(2))
    retention(harness).erase(gone)
    cv = harness.cv(gone)
    for _ in range(2):
        harness.services[DeletionCleanup].finish_erasure(gone)
    assert harness.platform.keys.cipher(gone) is None
    assert harness.platform.keys.cipher(kept)
    assert harness.platform.keys.cipher(account)
    state = harness.applications.find(gone)
    assert state
    assert state.applicant.first_name == ""
    harness.documents.remove(account, cv)


def test_a_file_that_another_application_names_stays_in_use(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = replace(harness.command(job, address(), account_id=account), draft=True)
    gone = harness.applications.start(command, context).application_id
    another = harness.jobs.publish(job + 100_000).number
    kept = harness.applications.start(replace(command, job_number=another), context).application_id
    cv = harness.cv(gone)
    for application, is_unused in ((gone, False), (kept, True)):
        retention(harness).erase(application)
        harness.services[DeletionCleanup].finish_erasure(application)
        with harness.platform.engine.connect() as connection:
            query = text("SELECT kept_at IS NULL FROM public.document WHERE id = :id")
            assert connection.execute(query, {"id": cv}).scalar_one() == is_unused
    with harness.platform.engine.begin() as connection:
        connection.execute(text("UPDATE public.document SET uploaded_at = uploaded_at - interval '31 days'"))
    assert harness.orphan_removal.remove(of_guest=False) >= 1
    assert harness.documents.find(cv) is None


def test_an_erased_account_starts_nothing_more(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = harness.command(job, address(), account_id=account)
    harness.platform.keys.destroy(account)
    with pytest.raises(Exception, match="PERSON_ERASED"):
        harness.applications.start(command, context)
