"""One mail for all searches of an owner: no job twice, none over twenty, and every match accounted for."""

from datetime import UTC, datetime
from uuid import UUID

from hypothesis import example, given
from hypothesis import strategies as st

from domain.kernel.log.event import SYSTEM, Context, RecordedEvent
from domain.saved_searches.commands import Candidate
from domain.saved_searches.decisions.notifying import MAX_LISTED, MAX_NAMED, alert
from domain.saved_searches.events import Frequency, MatchesNotified, SuppressionReason
from domain.saved_searches.notices import Notices
from domain.saved_searches.state import SavedSearch, evolve

AT = datetime(2026, 5, 4, 8, tzinfo=UTC)
OWNER, MAIL, NEXT = UUID(int=1), UUID(int=2), UUID(int=3)
IDS = [UUID(int=100 + number) for number in range(3)]
SEARCH = SavedSearch(
    owner_id=OWNER,
    of_guest=False,
    locale="hr",
    frequency=Frequency.DAILY,
    hour=8,
    weekday=1,
    is_confirmed=True,
    name="",
    search=None,
    key=None,
    created_at=AT,
    filters_changed_at=AT,
    watched_since=AT,
)
jobs = st.integers(1, 40)
mostly, rarely = st.sampled_from([True, True, False]), st.sampled_from([False, False, True])
candidates = st.lists(
    st.builds(
        Candidate, st.integers(1, 10_000), jobs, st.integers(0, 3).map(bool), st.integers(0, 3).map(lambda n: n == 0)
    ),
    max_size=60,
)
of_searches = st.dictionaries(st.sampled_from(IDS), candidates, min_size=1)


def mailed(search: SavedSearch, *jobs_mailed: int) -> SavedSearch:
    event = MatchesNotified(mail_id=MAIL, jobs=jobs_mailed, suppressed=(), unlisted=0, through=1)
    after = evolve(search, event, AT)
    assert after
    return after


@given(of_searches, st.frozensets(jobs), st.frozensets(jobs), st.booleans())
@example({IDS[0]: [Candidate(1, 7)], IDS[1]: [Candidate(2, 7)]}, frozenset[int](), frozenset[int](), True)
def test_every_match_is_mailed_once_or_left_out_for_a_reason(
    found: dict[UUID, list[Candidate]], before: frozenset[int], by_others: frozenset[int], takes_mails: bool
) -> None:
    searches = {search_id: mailed(SEARCH, *sorted(before)) for search_id in found}
    events = alert(searches, found, NEXT, mailed_by_others=by_others, takes_mails=takes_mails)
    assert events.keys() == {search_id for search_id, matches in found.items() if matches}
    listed = [job for event in events.values() for job in event.jobs]
    assert len(listed) == len(set(listed)) <= MAX_LISTED
    assert not set(listed) & (before | by_others)
    assert takes_mails or not listed
    for search_id, event in events.items():
        newest = {each.job: each for each in sorted(found[search_id], key=lambda each: each.number)}
        named = {each.job: each.reason for each in event.suppressed}
        assert named.keys() | set(event.jobs) == newest.keys()
        assert not named.keys() & set(event.jobs)
        assert all(newest[job].is_open and not newest[job].is_applied for job in event.jobs)
        assert event.through >= max(each.number for each in found[search_id])
        assert event.unlisted == list(named.values()).count(SuppressionReason.TOO_MANY)
        assert list(event.jobs) == sorted(event.jobs, key=lambda job: newest[job].number, reverse=True)
    if any(event.unlisted for event in events.values()):
        assert len(listed) == MAX_LISTED


@given(of_searches)
def test_the_same_matches_again_mail_nothing(found: dict[UUID, list[Candidate]]) -> None:
    searches = dict.fromkeys(found, SEARCH)
    first = alert(searches, found, MAIL)
    after = {key: evolve(search, first[key], AT) if key in first else search for key, search in searches.items()}
    second = alert({key: state for key, state in after.items() if state}, found, NEXT)
    mailed_twice = {job for event in first.values() for job in event.jobs} & {
        job for event in second.values() for job in event.jobs
    }
    assert not mailed_twice


def test_searches_take_turns() -> None:
    many = [Candidate(number, number) for number in range(1, 101)]
    few = [Candidate(500 + number, 1000 + number) for number in range(3)]
    events = alert(dict.fromkeys(IDS[:2], SEARCH), {IDS[0]: many, IDS[1]: few}, MAIL)
    assert len(events[IDS[1]].jobs) == 3
    assert len(events[IDS[0]].jobs) == MAX_LISTED - 3
    assert events[IDS[0]].unlisted == 100 - (MAX_LISTED - 3)


def test_matches_beyond_those_looked_at_are_counted() -> None:
    candidates = [Candidate(9000 + number, number) for number in range(1, 1001)]
    event = alert({IDS[0]: SEARCH}, {IDS[0]: candidates}, MAIL, beyond={IDS[0]: 9000})[IDS[0]]
    assert event.unlisted == 10_000 - MAX_LISTED
    assert len(event.suppressed) == MAX_NAMED


def test_a_reader_is_told_the_true_reason_first() -> None:
    """A closed job that was mailed before was mailed before; for somebody without mails it is still closed."""
    found = {IDS[0]: [Candidate(1, 7, is_open=False)], IDS[1]: [Candidate(2, 8, is_open=False)]}
    events = alert({IDS[0]: mailed(SEARCH, 7), IDS[1]: SEARCH}, found, NEXT, takes_mails=False)
    reasons = [event.suppressed[0].reason for event in events.values()]
    assert reasons == [SuppressionReason.MAILED_BEFORE, SuppressionReason.CLOSED]


def test_what_is_notified_in_the_product_alone_is_not_called_mailed() -> None:
    event = alert({MAIL: SEARCH}, {MAIL: [Candidate(1, 7)]}, MAIL, by_mail=False)[MAIL]
    assert (event.jobs, event.is_mailed) == ((7,), False)
    after = evolve(SEARCH, event, AT)
    assert after
    assert (after.last_mailed_at, after.mailed_jobs) == (None, {7})
    recorded = RecordedEvent("saved_searches", 2, IDS[0], 2, AT, Context(SYSTEM, "task", IDS[0]), event)
    notices = Notices.of([recorded])
    assert (notices.mailed, notices.suppression(7, 1)) == ({}, SuppressionReason.NO_MAILS)
