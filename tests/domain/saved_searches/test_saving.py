"""Searches of accounts: each is saved once, at most fifty, by nobody but the owner."""

from uuid import UUID

import pytest

from domain.kernel.errors import PersonErased
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeyReused
from domain.saved_searches.commands import Candidate, SearchChanges
from domain.saved_searches.errors import SavedSearchNotFound, SearchAlreadySaved, TooManySavedSearches
from domain.saved_searches.events import ChosenBy, Frequency, RemovedBy
from domain.saved_searches.owners import MAX_SEARCHES
from domain.saved_searches.service import Saved
from domain.saved_searches.values import SavedQuery
from tests.domain.cv.cv_harness import at_once
from tests.domain.saved_searches.searches_harness import BACKGROUND, SearchesHarness

AT_ONCE = 16


def test_the_same_search_is_saved_once(harness: SearchesHarness) -> None:
    account = harness.account()
    first = harness.save(account).search_id
    with pytest.raises(SearchAlreadySaved) as caught:
        harness.save(account)
    assert caught.value.details == {"id": str(first)}
    assert harness.save(harness.account()).search_id != first, "others may save the same"


def test_what_was_removed_can_be_saved_again(harness: SearchesHarness) -> None:
    account = harness.account()
    first = harness.save(account).search_id
    harness.searches.remove(account, first, RemovedBy.OWNER, harness.context(account))
    again = harness.save(account).search_id
    assert harness.owners.list_kept(account) == [again]
    assert harness.topics(first) == ["SearchSaved", "SearchRemoved"]
    assert not harness.is_readable(first)


def test_a_search_cannot_be_changed_into_one_that_is_saved(harness: SearchesHarness) -> None:
    account = harness.account()
    waiter, nurse = harness.save(account, "konobar").search_id, harness.save(account, "sestra").search_id
    context = harness.context(account)
    with pytest.raises(SearchAlreadySaved):
        harness.searches.change(
            account, nurse, SearchChanges(search=SavedQuery(text="x"), key="query=konobar"), context
        )
    assert harness.topics(nurse) == ["SearchSaved"]
    driver = SearchChanges(search=SavedQuery(text="vozač"), key="query=vozac")
    harness.searches.change(account, nurse, driver, context)
    harness.searches.change(account, nurse, driver, context)
    assert harness.topics(nurse) == ["SearchSaved", "SearchFiltersChanged"]
    assert harness.owners.find_saved(account, "query=vozac") == nurse
    assert harness.owners.find_saved(account, "query=sestra") is None
    assert harness.owners.find_saved(account, "query=konobar") == waiter


def test_there_is_an_end_to_how_many_an_account_may_save(harness: SearchesHarness) -> None:
    account = harness.account()
    for number in range(MAX_SEARCHES - 3):
        harness.save(account, f"riječ {number}")
    answers = at_once(lambda number: harness.save(account, f"druga {number}"), AT_ONCE)
    assert sum(isinstance(answer, Saved) for answer in answers) == 3
    assert {answer for answer in answers if isinstance(answer, str)} == {"TOO_MANY_SAVED_SEARCHES"}
    assert len(harness.owners.list_kept(account)) == MAX_SEARCHES
    with pytest.raises(TooManySavedSearches) as caught:
        harness.save(account, "još jedna")
    assert caught.value.details == {"most": MAX_SEARCHES}


def test_of_many_windows_that_save_the_same_one_succeeds(harness: SearchesHarness) -> None:
    account = harness.account()
    answers = at_once(lambda _: harness.save(account), AT_ONCE)
    assert [type(answer) for answer in answers].count(Saved) == 1
    assert {answer for answer in answers if isinstance(answer, str)} == {"SEARCH_ALREADY_SAVED"}


def test_a_request_that_is_repeated_with_its_key_saves_one(harness: SearchesHarness) -> None:
    account = harness.account()
    actor = harness.context(account).actor
    key = IdempotencyKey.of(actor, "key-of-one-search", ["konobar"])
    answers = at_once(lambda _: harness.save(account, key=key), AT_ONCE)
    assert len({answer.search_id for answer in answers if isinstance(answer, Saved)}) == 1
    assert {answer for answer in answers if isinstance(answer, str)} <= {"CONFLICT", "SEARCH_ALREADY_SAVED"}
    assert isinstance(harness.save(account, key=key), Saved)
    with pytest.raises(IdempotencyKeyReused):
        harness.save(account, "kuhar", IdempotencyKey.of(actor, "key-of-one-search", ["kuhar"]))


def test_strangers_and_commands_about_nothing_find_nothing(harness: SearchesHarness) -> None:
    search_id, stranger = harness.save(harness.account()).search_id, harness.account()
    context = harness.context(stranger)
    for unknown in (search_id, UUID(int=4711)):
        with pytest.raises(SavedSearchNotFound):
            harness.searches.require(stranger, unknown)
        with pytest.raises(SavedSearchNotFound):
            harness.searches.change(stranger, unknown, SearchChanges(name="Tuđe"), context)
        with pytest.raises(SavedSearchNotFound):
            harness.searches.remove(stranger, unknown, RemovedBy.OWNER, context)
    assert harness.topics(search_id) == ["SearchSaved"]


def test_all_mails_of_an_owner_stop_at_once_and_the_searches_stay(harness: SearchesHarness) -> None:
    account = harness.account()
    mine = [harness.save(account, words).search_id for words in ("konobar", "kuhar")]
    gone = harness.save(account, "vozač").search_id
    harness.searches.remove(account, gone, RemovedBy.OWNER, harness.context(account))
    others = harness.save(harness.account()).search_id
    assert harness.searches.stop_all(account, ChosenBy.UNSUBSCRIBE, BACKGROUND) == 2
    assert harness.searches.stop_all(account, ChosenBy.UNSUBSCRIBE, BACKGROUND) == 0
    assert {harness.searches.require(account, each).frequency for each in mine} == {Frequency.OFF}
    assert harness.topics(others) == ["SearchSaved"]


def test_of_many_deliveries_of_one_mail_one_is_recorded(harness: SearchesHarness) -> None:
    account = harness.account()
    search_id, mail_id = harness.save(account).search_id, UUID(int=77)
    candidates = [Candidate(number, 100 + number) for number in range(1, 6)]
    at_once(lambda _: harness.searches.notify(search_id, mail_id, candidates, BACKGROUND), AT_ONCE)
    at_once(lambda n: harness.searches.notify(search_id, UUID(int=n + 1), candidates, BACKGROUND), 4)
    mailed = [mail.jobs for mail in harness.searches.require(account, search_id).notified if mail.jobs]
    assert mailed == [(105, 104, 103, 102, 101)]


def test_nothing_is_saved_for_somebody_who_is_erased(harness: SearchesHarness) -> None:
    account = harness.account()
    harness.platform.keys.destroy(account)
    with pytest.raises(PersonErased):
        harness.save(account)
    assert harness.owners.list_all(account) == []
