"""Removed and erased searches cannot be read: their keys are destroyed, also after a crash or from a backup."""

from uuid import UUID

from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.subject_data import DataSubject
from domain.saved_searches.decisions.lifecycle import remove
from domain.saved_searches.events import RemovedBy
from domain.saved_searches.owners import mark_removed
from domain.saved_searches.subject_data import SavedSearchSubjectData
from tests.domain.saved_searches.searches_harness import BACKGROUND, SearchesHarness, of


def subject_data(harness: SearchesHarness) -> SavedSearchSubjectData:
    return harness.services[SavedSearchSubjectData]


def test_what_a_crash_left_is_cleaned_by_the_schedule(harness: SearchesHarness) -> None:
    account = harness.account()
    search_id = harness.save(account).search_id
    harness.streams.execute(
        search_id,
        lambda state: AppendPlan(
            tuple(remove(state, RemovedBy.OWNER)), (lambda connection: mark_removed(connection, search_id),)
        ),
        of(harness.context(account), search_id),
    )
    assert harness.is_readable(search_id), "there must be something to be cleaned"
    assert harness.cleanup.clean_all() == 1
    assert not harness.is_readable(search_id)
    assert harness.cleanup.clean_all() == 0


def test_an_erasure_reaches_all_searches_of_an_account_also_those_of_its_time_as_a_guest(
    harness: SearchesHarness, email: str
) -> None:
    account, index = harness.account(), harness.subscribers.email_index(email)
    own, as_guest, waiting = (
        harness.save(account, "kuhar").search_id,
        harness.confirmed(email),
        harness.ask(email, "x")[0],
    )
    data = subject_data(harness)
    data.claim(account, index, BACKGROUND)
    data.erase_unverified(index, BACKGROUND)
    assert set(data.guests_of(account)) == {own, as_guest}
    for search_id in data.guests_of(account):
        assert data.record_erasure(search_id, BACKGROUND) > 0
        data.record_erasure(search_id, BACKGROUND)
        assert harness.topics(search_id)[-1] == "SearchRemoved"
        assert harness.topics(search_id).count("SearchRemoved") == 1
    data.erase(DataSubject(account, index))
    assert not harness.is_readable(waiting)
    assert harness.subscribers.find_by_index(index) is None
    assert data.record_erasure(UUID(int=4711), BACKGROUND) == 0


def test_a_guest_is_exported_and_erased_by_the_address(harness: SearchesHarness, email: str) -> None:
    index = harness.subscribers.email_index(email)
    data = subject_data(harness)
    [waiting] = harness.ask(email, "kuhar")
    assert list(data.export(DataSubject(None, index))) == [], "nobody has shown that the address is theirs"
    confirmed = harness.confirmed(email)
    guest = harness.confirm(confirmed).search.owner_id
    assert data.guests_of_contact(index) == (guest, confirmed)
    [(name, content)] = data.export(DataSubject(None, index))
    assert name == "job_alerts.json"
    assert email.encode() in content
    data.erase_unverified(index, BACKGROUND)
    data.record_erasure(confirmed, BACKGROUND)
    data.erase(DataSubject(None, index, (guest, confirmed)))
    assert harness.subscribers.find_by_index(index) is None
    assert harness.topics(waiting)[-1] == harness.topics(confirmed)[-1] == "SearchRemoved"


def test_what_a_backup_brought_back_is_removed_again(harness: SearchesHarness, email: str) -> None:
    account = harness.account()
    search_id = harness.save(account).search_id
    harness.platform.keys.destroy(search_id)
    left = harness.subscribers.find_or_create(email, "hr")
    harness.platform.keys.destroy(left)
    data = subject_data(harness)
    data.erase_restored()
    data.erase_restored()
    assert harness.topics(search_id) == ["SearchSaved", "SearchRemoved"]
    assert harness.owners.list_kept(account) == []
    assert harness.subscribers.find_or_create(email, "hr") != left
