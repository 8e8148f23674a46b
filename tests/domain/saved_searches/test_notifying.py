"""Matches that a mail carries: none twice, none that is over, and why the others are left out."""

from uuid import UUID

from domain.saved_searches.commands import Candidate
from domain.saved_searches.decisions.notifying import MAX_LISTED, MAX_NAMED, notify
from domain.saved_searches.events import MatchesNotified, RemovedBy, SearchRemoved, SuppressedMatch, SuppressionReason
from tests.domain.saved_searches.sample_search import ASKED, MAIL, OFF, SAVED, given, mailed, state_after

NEXT = UUID(int=5)


def matches(*jobs: int, start: int = 100) -> list[Candidate]:
    return [Candidate(start + number, job) for number, job in enumerate(jobs)]


def test_the_newest_match_comes_first() -> None:
    given(SAVED).when(lambda state: notify(state, MAIL, matches(7, 8, 9))).then(mailed(9, 8, 7, through=102))


def test_no_job_is_mailed_twice() -> None:
    seen = SuppressedMatch(job=8, reason=SuppressionReason.MAILED_BEFORE)
    given(SAVED, mailed(9, 8, 7, through=102)).when(lambda state: notify(state, NEXT, matches(8, 10, start=103))).then(
        MatchesNotified(mail_id=NEXT, jobs=(10,), suppressed=(seen,), unlisted=0, through=104)
    )


def test_a_job_that_matched_twice_is_listed_once() -> None:
    given(SAVED).when(lambda state: notify(state, MAIL, matches(7, 7, 7))).then(mailed(7, through=102))


def test_what_is_over_or_applied_for_is_left_out_and_why() -> None:
    candidates = [Candidate(1, 7, is_open=False), Candidate(2, 8, is_applied=True)]
    left_out = (
        SuppressedMatch(job=8, reason=SuppressionReason.APPLIED),
        SuppressedMatch(job=7, reason=SuppressionReason.CLOSED),
    )
    event = MatchesNotified(mail_id=MAIL, jobs=(), suppressed=left_out, unlisted=0, through=2)
    given(SAVED).when(lambda state: notify(state, MAIL, candidates)).then(event)
    assert state_after(SAVED, event).last_mailed_at is None


def test_of_ten_thousand_matches_a_mail_lists_the_newest_and_counts_the_others() -> None:
    [event] = notify(state_after(SAVED), MAIL, matches(*range(1, 10_001)))
    assert isinstance(event, MatchesNotified)
    assert event.jobs == tuple(range(10_000, 10_000 - MAX_LISTED, -1))
    assert event.unlisted == 10_000 - MAX_LISTED
    assert len(event.suppressed) == MAX_NAMED
    assert {each.reason for each in event.suppressed} == {SuppressionReason.TOO_MANY}


def test_a_mail_is_recorded_once() -> None:
    given(SAVED, mailed(7, through=100)).when(lambda state: notify(state, MAIL, matches(8))).then()


def test_nothing_happens_without_matches_or_without_anybody_who_wants_them() -> None:
    given(SAVED).when(lambda state: notify(state, MAIL, [])).then()
    removed = SearchRemoved(by=RemovedBy.OWNER)
    for history in ((), (ASKED,), (SAVED, OFF), (SAVED, removed)):
        given(*history).when(lambda state: notify(state, MAIL, matches(7))).then()
