"""The beginning and the end of a CV, and what an erased one leaves."""

from datetime import timedelta

import pytest

from domain.cv.commands import CreateCv
from domain.cv.content import CvContent
from domain.cv.decisions.lifecycle import create, delete, erase
from domain.cv.decisions.preconditions import living, owned
from domain.cv.errors import CvNotFound
from domain.cv.events import CvCreated, CvDeleted, CvDeletedBy, CvErased, CvOrigin, HeadlineChanged, SectionItemAdded
from domain.cv.state import evolve
from domain.kernel.errors import FieldError, InvalidInput
from tests.domain.cv.sample_cv import ACCOUNT, ANA, EMPTY, FILLED, NOON, OTHER_ACCOUNT, SCHOOL, given, state_after

TODAY = NOON.date()
DELETED = CvDeleted(by=CvDeletedBy.OWNER)


def test_a_cv_begins_once() -> None:
    content = CvContent(language="hr", contact=ANA)
    command = CreateCv(ACCOUNT, "Za bolnice", content)
    given().when(lambda state: create(state, command, TODAY)).then(EMPTY)
    given(EMPTY).when(lambda state: create(state, command, TODAY)).then()


def test_it_does_not_begin_with_a_birth_to_come() -> None:
    unborn = ANA.model_copy(update={"date_of_birth": TODAY + timedelta(days=1)})
    command = CreateCv(ACCOUNT, "Za bolnice", CvContent(language="hr", contact=unborn))
    given().when(lambda state: create(state, command, TODAY)).then_refused(
        InvalidInput, FieldError("contact.dateOfBirth", "DATE_IN_FUTURE")
    )


def test_a_cv_is_deleted_once() -> None:
    given(FILLED).when(lambda state: delete(state, CvDeletedBy.OWNER)).then(DELETED)
    given(FILLED, DELETED).when(lambda state: delete(state, CvDeletedBy.OWNER)).then()
    given().when(lambda state: delete(state, CvDeletedBy.OWNER)).then_refused(CvNotFound)


def test_an_erasure_deletes_what_is_not_deleted() -> None:
    gone = (CvDeleted(by=CvDeletedBy.ERASURE), CvErased())
    given(FILLED).when(erase).then(*gone)
    given(FILLED, DELETED).when(erase).then(CvErased())
    given(FILLED, *gone).when(erase).then()
    given().when(erase).then_refused(CvNotFound)


def test_nobody_but_its_owner_learns_of_a_cv() -> None:
    assert owned(state_after(FILLED), ACCOUNT)
    with pytest.raises(CvNotFound):
        owned(state_after(FILLED), OTHER_ACCOUNT)
    for state in (None, state_after(FILLED, DELETED)):
        with pytest.raises(CvNotFound):
            living(state)


def test_a_history_without_its_person_can_be_read() -> None:
    """A destroyed key makes personal fields read None."""
    unreadable = CvCreated(account_id=ACCOUNT, language="hr", origin=CvOrigin.NEW, source_cv_id=None)
    state = evolve(None, unreadable, NOON)
    for event in (HeadlineChanged(), SectionItemAdded(item_id=SCHOOL, kind="education"), DELETED, CvErased()):
        state = evolve(state, event, NOON)
    assert state
    assert (state.revision.name, state.revision.items, state.version) == ("", {}, 5)
    assert state.erased_at
