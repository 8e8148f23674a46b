"""A saved search under random commands and deliveries; a plain model says what must hold after each."""

from collections.abc import Iterable
from itertools import count
from uuid import UUID

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from domain.saved_searches.commands import Candidate, SearchChanges
from domain.saved_searches.decisions.changing import change
from domain.saved_searches.decisions.lifecycle import adopt, confirm, erase, remove, save
from domain.saved_searches.decisions.notifying import MAX_LISTED, notify
from domain.saved_searches.errors import SavedSearchNotFound
from domain.saved_searches.events import Frequency, MatchesNotified, RemovedBy, SavedSearchEvent
from domain.saved_searches.state import SavedSearch, evolve
from tests.domain.saved_searches.sample_search import (
    ACCOUNT,
    NOON,
    NURSE,
    NURSE_KEY,
    OF_ACCOUNT,
    OF_GUEST,
    SUBSCRIBER,
    WAITER,
    WAITER_KEY,
)
from tests.thoroughness import examples

SEARCHES = ((WAITER, WAITER_KEY), (NURSE, NURSE_KEY))
JOBS = st.lists(
    st.builds(Candidate, st.integers(1, 200), st.integers(1, 40), st.booleans(), st.booleans()), max_size=60
)


class SearchMachine(RuleBasedStateMachine):
    """`mails` is what was put into each mail; `wanted` says by hand whether there may be any."""

    def __init__(self) -> None:
        super().__init__()
        self.state: SavedSearch | None = None
        self.events: list[SavedSearchEvent] = []
        self.mails: dict[UUID, tuple[int, ...]] = {}
        self.numbers = count(1000)
        self.is_confirmed = self.is_on = self.is_adopted = False
        self.is_removed = False

    @initialize(of_guest=st.booleans())
    def begin(self, of_guest: bool) -> None:
        self.record(save(None, OF_GUEST if of_guest else OF_ACCOUNT))
        self.is_confirmed, self.is_on, self.is_adopted = not of_guest, True, not of_guest

    def record(self, events: Iterable[SavedSearchEvent]) -> list[SavedSearchEvent]:
        new = list(events)
        for event in new:
            self.state = evolve(self.state, event, NOON)
        self.events += new
        return new

    @precondition(lambda self: not self.is_removed)
    @rule()
    def confirms(self) -> None:
        self.record(confirm(self.state))
        self.is_confirmed = True

    @precondition(lambda self: not self.is_removed)
    @rule()
    def registers(self) -> None:
        adopted = self.record(adopt(self.state, ACCOUNT))
        assert bool(adopted) == (self.is_confirmed and not self.is_adopted)
        self.is_adopted |= bool(adopted)

    @precondition(lambda self: not self.is_removed)
    @rule(search=st.sampled_from(SEARCHES), frequency=st.sampled_from(Frequency), hour=st.integers(0, 23))
    def changes(self, search: tuple[object, str], frequency: Frequency, hour: int) -> None:
        assert self.state
        changes = SearchChanges(None, *search, frequency, hour)  # pyright: ignore[reportArgumentType]
        self.record(change(self.state, changes))
        assert self.record(change(self.state, changes)) == [], "the same again is no change"
        self.is_on = frequency is not Frequency.OFF

    @rule(candidates=JOBS)
    def mails_matches(self, candidates: list[Candidate]) -> None:
        mail_id = UUID(int=next(self.numbers))
        events = self.record(notify(self.state, mail_id, candidates))
        assert self.record(notify(self.state, mail_id, candidates)) == [], "the same mail again"
        may_be_mailed = self.is_confirmed and self.is_on and not self.is_removed
        assert bool(events) == (may_be_mailed and bool(candidates))
        for event in events:
            assert isinstance(event, MatchesNotified)
            self.mails[mail_id] = event.jobs
            self.check(event, candidates)

    def check(self, event: MatchesNotified, candidates: list[Candidate]) -> None:
        newest = {candidate.job: candidate for candidate in sorted(candidates, key=lambda each: each.number)}
        left_out = {each.job for each in event.suppressed}
        assert {*event.jobs} | left_out == newest.keys(), "every match is mailed, or it is said why not"
        assert not {*event.jobs} & left_out
        assert len(event.jobs) <= MAX_LISTED
        assert event.through >= max(candidate.number for candidate in candidates)

    @precondition(lambda self: not self.is_removed)
    @rule(by=st.sampled_from([RemovedBy.OWNER, RemovedBy.ERASURE, RemovedBy.UNCONFIRMED]))
    def is_ended(self, by: RemovedBy) -> None:
        removed = self.record(erase(self.state) if by is RemovedBy.ERASURE else remove(self.state, by))
        assert bool(removed) == (by is not RemovedBy.UNCONFIRMED or not self.is_confirmed)
        self.is_removed = bool(removed)

    @precondition(lambda self: self.is_removed)
    @rule()
    def is_over(self) -> None:
        for decide in (confirm, lambda state: adopt(state, ACCOUNT), lambda state: remove(state, RemovedBy.OWNER)):
            try:
                self.record(decide(self.state))
            except SavedSearchNotFound:
                continue
            raise AssertionError("a removed search took a command")
        assert self.record(erase(self.state)) == []

    @invariant()
    def no_job_was_mailed_twice(self) -> None:
        listed = [job for jobs in self.mails.values() for job in jobs]
        assert len(listed) == len(set(listed))
        if self.state:
            assert self.state.mailed_jobs == set(listed)

    @invariant()
    def the_owner_is_who_it_must_be(self) -> None:
        if self.state:
            assert self.state.owner_id == (ACCOUNT if self.is_adopted else SUBSCRIBER)
            assert self.state.is_mailed == (self.is_confirmed and self.is_on and not self.is_removed)
            assert self.state.version == len(self.events)


TestSearchMachine = SearchMachine.TestCase
TestSearchMachine.settings = settings(max_examples=examples(120), stateful_step_count=30, deadline=None)
