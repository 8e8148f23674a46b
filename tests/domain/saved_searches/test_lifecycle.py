"""The beginning of a saved search, its owner, and its end."""

import pytest

from domain.saved_searches.decisions.lifecycle import adopt, confirm, erase, remove, save
from domain.saved_searches.decisions.preconditions import living, owned
from domain.saved_searches.errors import SavedSearchNotFound
from domain.saved_searches.events import RemovedBy, SearchAdopted, SearchRemoved
from tests.domain.saved_searches.sample_search import (
    ACCOUNT,
    ASKED,
    CONFIRMED,
    OF_ACCOUNT,
    OF_GUEST,
    OFF,
    OTHER_ACCOUNT,
    SAVED,
    SUBSCRIBER,
    given,
    state_after,
)

REMOVED = SearchRemoved(by=RemovedBy.OWNER)
ADOPTED = SearchAdopted(account_id=ACCOUNT)


def test_a_search_is_saved_once() -> None:
    given().when(lambda state: save(state, OF_ACCOUNT)).then(SAVED)
    given(SAVED).when(lambda state: save(state, OF_ACCOUNT)).then()


def test_a_guests_search_needs_to_be_confirmed() -> None:
    given().when(lambda state: save(state, OF_GUEST)).then(ASKED)
    given(ASKED).when(confirm).then(CONFIRMED)
    given(ASKED, CONFIRMED).when(confirm).then()
    given(SAVED).when(confirm).then()
    given().when(confirm).then_refused(SavedSearchNotFound)


def test_mails_are_sent_only_once_the_address_is_known_to_be_theirs_and_while_they_are_wanted() -> None:
    assert state_after(SAVED).is_mailed
    assert not state_after(ASKED).is_mailed
    assert state_after(ASKED, CONFIRMED).is_mailed
    assert not state_after(ASKED, CONFIRMED, OFF).is_mailed
    assert not state_after(SAVED, REMOVED).is_mailed


def test_an_account_adopts_what_its_person_confirmed_as_a_guest() -> None:
    given(ASKED, CONFIRMED).when(lambda state: adopt(state, ACCOUNT)).then(ADOPTED)
    adopted = state_after(ASKED, CONFIRMED, ADOPTED)
    assert (adopted.owner_id, adopted.of_guest) == (ACCOUNT, False)


def test_nobody_adopts_what_was_not_confirmed_or_is_somebody_elses() -> None:
    given(ASKED).when(lambda state: adopt(state, ACCOUNT)).then()
    given(SAVED).when(lambda state: adopt(state, OTHER_ACCOUNT)).then()
    given(ASKED, CONFIRMED, ADOPTED).when(lambda state: adopt(state, OTHER_ACCOUNT)).then()


def test_a_search_is_removed_once() -> None:
    given(SAVED).when(lambda state: remove(state, RemovedBy.OWNER)).then(REMOVED)
    given(SAVED, REMOVED).when(lambda state: remove(state, RemovedBy.OWNER)).then_refused(SavedSearchNotFound)


def test_one_that_was_confirmed_at_the_last_moment_stays() -> None:
    gone = SearchRemoved(by=RemovedBy.UNCONFIRMED)
    given(ASKED).when(lambda state: remove(state, RemovedBy.UNCONFIRMED)).then(gone)
    given(ASKED, CONFIRMED).when(lambda state: remove(state, RemovedBy.UNCONFIRMED)).then()


def test_an_erasure_removes_what_is_not_removed() -> None:
    given(SAVED).when(erase).then(SearchRemoved(by=RemovedBy.ERASURE))
    given(SAVED, REMOVED).when(erase).then()
    given().when(erase).then_refused(SavedSearchNotFound)


def test_nobody_but_its_owner_learns_of_a_search() -> None:
    assert owned(state_after(SAVED), ACCOUNT)
    assert owned(state_after(ASKED), SUBSCRIBER)
    for stranger in (OTHER_ACCOUNT, SUBSCRIBER):
        with pytest.raises(SavedSearchNotFound):
            owned(state_after(SAVED), stranger)
    for state in (None, state_after(SAVED, REMOVED)):
        with pytest.raises(SavedSearchNotFound):
            living(state)


def test_a_history_without_its_person_can_be_read() -> None:
    """The key is destroyed, so personal fields read None."""
    unreadable = state_after(SAVED.model_copy(update={"name": None, "search": None, "key": None}), REMOVED)
    assert (unreadable.name, unreadable.search, unreadable.key) == ("", None, None)
