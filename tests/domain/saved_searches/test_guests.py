"""Guests leave an address, confirm it by mail, and take their searches along when they register."""

from uuid import UUID

import pytest

from domain.saved_searches.commands import SearchChanges
from domain.saved_searches.errors import SavedSearchNotFound, TooManySavedSearches
from domain.saved_searches.events import RemovedBy
from domain.saved_searches.owners import MAX_SEARCHES
from domain.saved_searches.removal_cleanup import UNCONFIRMED_LASTS
from tests.domain.cv.cv_harness import at_once
from tests.domain.saved_searches.searches_harness import GUEST, SearchesHarness


def days(number: float) -> str:
    return f"{number} days"


def test_an_address_is_kept_once_encrypted_and_known_to_be_theirs_when_they_confirm(
    harness: SearchesHarness, email: str
) -> None:
    [first] = harness.ask(email)
    [second] = harness.ask(email.upper(), "kuhar")
    found = harness.subscribers.find_by_index(harness.subscribers.email_index(email))
    assert found
    assert (found.email, found.confirmed_at) == (email, None)
    assert not harness.subscribers.is_known(found.id)
    assert harness.confirm(first).search.owner_id == found.id
    assert harness.subscribers.is_known(found.id)
    assert harness.owners.list_unconfirmed(found.id) == [second], "one link confirms one search"


def test_confirming_twice_changes_nothing(harness: SearchesHarness, email: str) -> None:
    search_id = harness.confirmed(email)
    assert harness.confirm(search_id).search.is_confirmed
    assert harness.topics(search_id) == ["SearchSaved", "SearchConfirmed"]


def test_who_asks_again_for_the_same_gets_another_mail_and_no_second_search(
    harness: SearchesHarness, email: str
) -> None:
    [first] = harness.ask(email)
    assert harness.ask(email) == [first]
    harness.confirm(first)
    assert harness.ask(email) == [first]


def test_many_requests_for_one_address_at_once_make_one_guest(harness: SearchesHarness, email: str) -> None:
    answers = at_once(lambda _: harness.subscribers.find_or_create(email, "hr"), 12)
    assert len(set(answers)) == 1
    at_once(lambda number: harness.ask(email, f"riječ {number}"), 12)
    [subscriber_id] = set(answers)
    assert isinstance(subscriber_id, UUID)
    assert len(harness.owners.list_unconfirmed(subscriber_id)) == 12


def test_what_strangers_ask_for_takes_no_room_from_the_address(harness: SearchesHarness, email: str) -> None:
    asked = [harness.ask(email, f"riječ {number}")[0] for number in range(MAX_SEARCHES + 2)]
    for search_id in asked[:MAX_SEARCHES]:
        harness.confirm(search_id)
    with pytest.raises(TooManySavedSearches):
        harness.confirm(asked[-1])
    assert harness.topics(asked[-1]) == ["SearchSaved"]


def test_what_is_not_confirmed_in_time_is_forgotten_with_the_address(harness: SearchesHarness, email: str) -> None:
    [search_id] = harness.ask(email)
    subscriber = harness.subscribers.find_by_index(harness.subscribers.email_index(email))
    assert subscriber
    harness.wind(search_id, days(UNCONFIRMED_LASTS.days))
    assert harness.cleanup.remove_unconfirmed([search_id]) == 1
    assert harness.cleanup.remove_unconfirmed([search_id]) == 0
    assert harness.topics(search_id) == ["SearchSaved", "SearchRemoved"]
    assert not harness.is_readable(search_id)
    assert harness.subscribers.find(subscriber.id) is None
    assert harness.platform.keys.cipher(subscriber.id) is None
    with pytest.raises(SavedSearchNotFound):
        harness.confirm(search_id)


def test_the_address_is_kept_as_long_as_there_is_a_search(harness: SearchesHarness, email: str) -> None:
    first, second = harness.confirmed(email), harness.confirmed(email, "kuhar")
    owner = harness.searches.require(harness.confirm(first).search.owner_id, first).owner_id
    harness.searches.remove(owner, first, RemovedBy.GUEST, GUEST)
    assert harness.subscribers.is_known(owner)
    harness.searches.remove(owner, second, RemovedBy.GUEST, GUEST)
    assert not harness.subscribers.is_known(owner)
    again = harness.confirmed(email)
    assert harness.confirm(again).search.owner_id != owner, "who comes back is a new guest"


def test_a_guest_without_a_search_that_a_crash_left_is_forgotten(harness: SearchesHarness, email: str) -> None:
    left = harness.subscribers.find_or_create(email, "hr")
    assert harness.subscribers.remove_unused() == 0, "their search may be saved in a moment"
    with harness.platform.engine.begin() as connection:
        connection.exec_driver_sql(
            "UPDATE public.search_subscriber SET created_at = created_at - interval '2 hours' WHERE id = %s", (left,)
        )
    assert harness.subscribers.remove_unused() == 1
    assert harness.subscribers.find(left) is None


def test_registering_takes_confirmed_searches_along(harness: SearchesHarness, email: str) -> None:
    mine, waiting = harness.confirmed(email), harness.ask(email, "kuhar")[0]
    account, index = harness.account(), harness.subscribers.email_index(email)
    assert harness.adoption.adopt(account, index, harness.context(account)) > 0
    assert harness.adoption.adopt(account, index, harness.context(account)) == 0
    assert harness.owners.list_kept(account) == [mine]
    assert harness.topics(mine)[-1] == "SearchAdopted"
    assert harness.topics(waiting) == ["SearchSaved"]
    assert harness.owners.find_saved(account, "query=konobar") == mine
    harness.searches.change(account, mine, SearchChanges(name="Moje"), harness.context(account))
    with pytest.raises(SavedSearchNotFound):
        harness.confirm(mine)


def test_a_registration_with_nothing_left_to_confirm_forgets_the_guest(harness: SearchesHarness, email: str) -> None:
    search_id = harness.confirmed(email)
    guest = harness.confirm(search_id).search.owner_id
    account = harness.account()
    harness.adoption.adopt(account, harness.subscribers.email_index(email), harness.context(account))
    assert harness.subscribers.find(guest) is None
    assert harness.is_readable(search_id), "it stays under its own key"


def test_what_the_account_has_saved_itself_is_not_mailed_twice(harness: SearchesHarness, email: str) -> None:
    account = harness.account()
    own, same, other = harness.save(account).search_id, harness.confirmed(email), harness.confirmed(email, "kuhar")
    harness.adoption.adopt(account, harness.subscribers.email_index(email), harness.context(account))
    assert set(harness.owners.list_kept(account)) == {own, other}
    assert harness.topics(same)[-1] == "SearchRemoved"
    assert not harness.is_readable(same)


def test_a_full_account_loses_nothing_by_signing_in(harness: SearchesHarness, email: str) -> None:
    account = harness.account()
    for number in range(MAX_SEARCHES):
        harness.save(account, f"riječ {number}")
    mine = harness.confirmed(email)
    harness.adoption.adopt(account, harness.subscribers.email_index(email), harness.context(account))
    assert mine in harness.owners.list_kept(account)
    with pytest.raises(TooManySavedSearches):
        harness.save(account, "još jedna")
