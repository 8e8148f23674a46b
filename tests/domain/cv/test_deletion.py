"""A deleted CV cannot be read: its key is destroyed, also when the process died in between or a backup returned it."""

from dataclasses import replace
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.cv.commands import RenameCv
from domain.cv.decisions.lifecycle import delete
from domain.cv.errors import CvNotFound
from domain.cv.events import CvCreated, CvDeletedBy
from domain.cv.owners import mark_deleted
from domain.cv.subject_data import CvSubjectData
from domain.kernel.errors import PersonErased
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.streams import AppendPlan
from tests.domain.cv.cv_harness import CvHarness

BACKGROUND = Context(SYSTEM, "task")


def is_readable(harness: CvHarness, cv_id: UUID) -> bool:
    event = harness.streams.history(cv_id)[0].event
    assert isinstance(event, CvCreated)
    return event.content is not None


def delete_and_die(harness: CvHarness, account: UUID, cv_id: UUID) -> None:
    """Deletes as `Cvs.delete` does, in a process that is killed right after the append."""
    harness.streams.execute(
        cv_id,
        lambda state: AppendPlan(
            tuple(delete(state, CvDeletedBy.OWNER)), (lambda connection: mark_deleted(connection, cv_id),)
        ),
        replace(harness.context(account), subject=cv_id),
    )


def test_a_deleted_cv_cannot_be_read_and_others_can(harness: CvHarness) -> None:
    account = harness.account()
    gone, kept = harness.begin(account).cv_id, harness.begin(account).cv_id
    harness.cvs.delete(account, gone, harness.context(account))
    assert harness.platform.keys.cipher(gone) is None
    assert not is_readable(harness, gone)
    assert is_readable(harness, kept)
    with pytest.raises(CvNotFound):
        harness.cvs.require(account, gone)


def test_what_a_crash_left_is_cleaned_by_the_schedule(harness: CvHarness) -> None:
    account = harness.account()
    cv_id = harness.begin(account).cv_id
    delete_and_die(harness, account, cv_id)
    assert is_readable(harness, cv_id), "there must be something to be cleaned"
    assert harness.cleanup.clean_all() == 1
    assert not is_readable(harness, cv_id)
    assert harness.cleanup.clean_all() == 0


def test_a_cv_that_a_backup_brought_back_is_deleted_again(harness: CvHarness) -> None:
    account = harness.account()
    cv_id = harness.begin(account).cv_id
    harness.platform.keys.destroy(cv_id)
    subject_data = harness.services[CvSubjectData]
    subject_data.erase_restored()
    assert harness.topics(cv_id)[-2:] == ["CvDeleted", "CvErased"]
    assert harness.owners.list_restored() == []
    subject_data.erase_restored()
    assert harness.topics(cv_id).count("CvDeleted") == 1


def test_an_erasure_is_recorded_once_and_leaves_other_streams_alone(harness: CvHarness) -> None:
    cv_id = harness.begin(harness.account()).cv_id
    subject_data = harness.services[CvSubjectData]
    assert subject_data.record_erasure(cv_id, BACKGROUND) > 0
    subject_data.record_erasure(cv_id, BACKGROUND)
    assert harness.topics(cv_id) == ["CvCreated", "CvDeleted", "CvErased"]
    assert subject_data.record_erasure(UUID(int=4711), BACKGROUND) == 0


def test_nothing_is_begun_or_written_for_somebody_who_is_erased(harness: CvHarness) -> None:
    account = harness.account()
    cv_id = harness.begin(account).cv_id
    harness.platform.keys.destroy(account)
    harness.platform.keys.destroy(cv_id)
    with pytest.raises(PersonErased):
        harness.begin(account)
    with pytest.raises(PersonErased):
        harness.cvs.edit(account, cv_id, RenameCv("Drugi", 1), harness.context(account))
    query = text("SELECT count(*) FROM public.cv_owner WHERE account_id = :account")
    with harness.platform.engine.connect() as connection:
        assert connection.execute(query, {"account": account}).scalar_one() == 1
