"""Status of an application by its events: for the applicant, and for the employer."""

from datetime import datetime, timedelta

import pytest

from domain.applications.events import ApplicationEvent
from domain.applications.state import Application, evolve
from domain.applications.status import InboxStatus, Status, inbox_status, progress, status
from tests.domain.applications.sample_events import (
    DELETED,
    ENDED,
    FORWARDED,
    INITIATED,
    NOON,
    RESENT,
    SEEN,
    SENT,
    VERIFIED,
)

IN_SENDING = (INITIATED, VERIFIED, SENT)
Events = tuple[ApplicationEvent, ...]


def after(*events: ApplicationEvent) -> Application:
    """The state after these events, one a minute."""
    state: Application | None = None
    for minutes, event in enumerate(events):
        state = evolve(state, event, NOON + timedelta(minutes=minutes))
    assert state is not None
    return state


def minute(number: int) -> datetime:
    return NOON + timedelta(minutes=number)


@pytest.mark.parametrize(
    ("events", "expected", "to_the_employer"),
    [
        ((INITIATED,), "pending", None),
        ((INITIATED, VERIFIED), "pending", None),
        ((INITIATED, DELETED), "deleted", None),
        (IN_SENDING, "sent", "new"),
        ((*IN_SENDING, FORWARDED), "forwarded", "new"),
        ((*IN_SENDING, FORWARDED, RESENT), "sent", "new"),
        ((*IN_SENDING, FORWARDED, SEEN), "seen", "seen"),
        ((*IN_SENDING, SEEN), "seen", "seen"),
        ((*IN_SENDING, FORWARDED, SEEN, RESENT), "sent", "updated"),
        ((*IN_SENDING, FORWARDED, SEEN, RESENT, FORWARDED), "forwarded", "updated"),
        ((*IN_SENDING, FORWARDED, SEEN, RESENT, FORWARDED, SEEN), "seen", "seen"),
        ((*IN_SENDING, FORWARDED, SEEN, RESENT, RESENT), "sent", "updated"),
        ((*IN_SENDING, FORWARDED, SEEN, RESENT, ENDED), "ended", "ended"),
        ((*IN_SENDING, FORWARDED, SEEN, DELETED), "deleted", "withdrawn"),
        ((*IN_SENDING, ENDED, DELETED), "deleted", "withdrawn"),
    ],
)
def test_both_sides_are_told_of_what_was_sent_last(
    events: Events, expected: Status, to_the_employer: InboxStatus | None
) -> None:
    state = after(*events)
    assert progress(state) == status(state, NOON, None) == expected
    assert inbox_status(state) == to_the_employer


def test_what_was_seen_before_it_was_sent_again_stays_as_history() -> None:
    state = after(*IN_SENDING, FORWARDED, SEEN, RESENT, FORWARDED)
    assert (state.sent_at, state.resent_at, state.forwarded_at, state.seen_at) == (
        minute(2),
        minute(5),
        minute(6),
        None,
    )
    assert [(step.kind, step.superseded) for step in state.steps] == [
        ("initiated", False),
        ("code-verified", False),
        ("sent", False),
        ("forwarded", True),
        ("seen", True),
        ("resent", False),
        ("forwarded", False),
    ]
    assert [step.at for step in state.steps] == [minute(number) for number in range(7)]


def test_nobody_answered_when_the_ad_ended_thirty_days_ago() -> None:
    ended = NOON
    early, late = ended + timedelta(days=29, hours=23), ended + timedelta(days=30)
    for events, before in [(IN_SENDING, "sent"), ((*IN_SENDING, FORWARDED), "forwarded")]:
        state = after(*events)
        assert status(state, early, ended) == before
        assert status(state, late, ended) == "no-feedback"
        assert status(state, late, None) == before
        assert inbox_status(state) == "new"


@pytest.mark.parametrize("events", [(INITIATED,), (*IN_SENDING, SEEN), (*IN_SENDING, ENDED), (*IN_SENDING, DELETED)])
def test_silence_is_said_of_nothing_else(events: Events) -> None:
    state = after(*events)
    assert status(state, NOON + timedelta(days=300), NOON) == progress(state)


def test_an_employer_who_opened_only_what_was_replaced_has_not_answered() -> None:
    state = after(*IN_SENDING, FORWARDED, SEEN, RESENT)
    assert status(state, NOON + timedelta(days=31), NOON) == "no-feedback"
    assert inbox_status(state) == "updated"


def test_what_the_employer_does_not_know_to_be_changed() -> None:
    letter = RESENT.model_copy(update={"changed": ("cover_letter",)})
    phone = RESENT.model_copy(update={"changed": ("phone",)})
    assert after(*IN_SENDING, letter, phone).changed_since_forwarded == ("cover_letter", "phone")
    assert after(*IN_SENDING, letter, FORWARDED, phone).changed_since_forwarded == ("phone",)
    assert not after(*IN_SENDING, letter, FORWARDED).changed_since_forwarded


def test_who_deleted_it_and_how_it_ended_are_remembered() -> None:
    state = after(*IN_SENDING, ENDED, DELETED)
    assert (state.ending_reason, state.deleted_by) == (ENDED.reason, DELETED.by)
    assert (after(INITIATED).ending_reason, after(INITIATED).deleted_by) == (None, None)
