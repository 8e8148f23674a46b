"""Going back: the last change is taken back, an earlier version restored; nobody takes back what they have not seen."""

from uuid import UUID

from hypothesis import given as whatever
from hypothesis import strategies as st

from domain.cv.content import ContactDetails
from domain.cv.decisions.restoring import restore, undo
from domain.cv.errors import CvChangedMeanwhile, NothingToUndo
from domain.cv.events import (
    ChangeUndone,
    CvEvent,
    CvHidden,
    CvRenamed,
    CvShown,
    HeadlineChanged,
    HiddenBy,
    SectionItemAdded,
    SectionItemChanged,
    SectionItemMoved,
    SectionItemRemoved,
    VersionRestored,
)
from domain.cv.parts import RestoredParts, difference, restore_parts
from domain.cv.revision import Revision
from domain.cv.state import UNDO_STEPS, Cv, evolve
from domain.kernel.errors import FieldError, InvalidInput
from tests.domain.cv.sample_cv import (
    ANA,
    AT_CLINIC,
    AT_HOSPITAL,
    EMPTY,
    FILLED,
    FIRST_AID,
    NOON,
    NURSE,
    NURSING_SCHOOL,
    SCHOOL,
    SKILL,
    WANTED,
    WORK,
    given,
    on,
    state_after,
)

NURSED = HeadlineChanged(headline=NURSE)
MOVED = SectionItemMoved(item_id=SKILL, kind="skill", after=None)
REMOVED = SectionItemRemoved(item_id=WORK, kind="work")


def undone(*events: CvEvent) -> Cv:
    """The CV after these events and an undo."""
    cv = state_after(*events)
    for event in undo(cv, cv.version):
        after = evolve(cv, event, NOON)
        assert after
        cv = after
    return cv


def test_a_change_is_taken_back() -> None:
    given(FILLED, NURSED).when(on(lambda cv: undo(cv, 2))).then(
        ChangeUndone(
            undone=2, parts=("headline",), restored=RestoredParts(headline=state_after(FILLED).revision.headline)
        )
    )


def test_what_was_removed_comes_back_to_its_place() -> None:
    assert [*undone(FILLED, REMOVED).revision.items] == [WORK, SCHOOL, SKILL]
    assert [*undone(FILLED, MOVED).revision.items] == [WORK, SCHOOL, SKILL]


def test_a_name_is_taken_back_too() -> None:
    assert undone(FILLED, CvRenamed(name="Drugi")).revision.name == "Za bolnice"


def test_changes_are_taken_back_one_after_the_other_up_to_the_beginning() -> None:
    events: list[CvEvent] = [FILLED, NURSED, MOVED, REMOVED, CvRenamed(name="Drugi")]
    for version in range(5, 9):
        events += undo(state_after(*events), version)
    assert state_after(*events).revision == state_after(FILLED).revision
    given(*events).when(on(lambda cv: undo(cv, cv.version))).then_refused(NothingToUndo)


def test_so_many_changes_can_be_taken_back() -> None:
    names = [CvRenamed(name=f"Ime {number}") for number in range(UNDO_STEPS + 5)]
    cv = state_after(EMPTY, *names)
    assert len(cv.undoable) == UNDO_STEPS
    assert cv.undoable[0].before.name == "Ime 4"


def test_being_shown_is_not_taken_back() -> None:
    cv = undone(FILLED, NURSED, CvShown())
    assert cv.is_shown
    assert cv.revision == state_after(FILLED).revision


def test_nobody_takes_back_what_another_window_changed() -> None:
    refused = given(FILLED, NURSED, REMOVED).when(on(lambda cv: undo(cv, 2))).then_refused(CvChangedMeanwhile)
    assert refused.details["part"] == str(WORK)
    given(FILLED).when(on(lambda cv: undo(cv, 2))).then_refused(InvalidInput, FieldError("baseVersion", "OUT_OF_RANGE"))


def test_what_was_taken_back_counts_as_changed() -> None:
    cv = undone(FILLED, NURSED)
    assert cv.changed["headline"].version == cv.version == 3


def test_taking_back_what_a_shown_cv_needs_hides_it() -> None:
    school = SectionItemAdded(item_id=SCHOOL, kind="education", item=NURSING_SCHOOL)
    cv = undone(EMPTY, school, CvShown())
    assert not cv.is_shown
    *_, last = undo(state_after(EMPTY, school, CvShown()), 3)
    assert last == CvHidden(by=HiddenBy.INCOMPLETE)


def test_an_earlier_version_is_restored_but_not_its_name() -> None:
    later = (NURSED, REMOVED, CvRenamed(name="Drugi"))
    earlier = state_after(FILLED).revision
    cv = state_after(FILLED, *later)
    [event] = restore(cv, 1, earlier, 4)
    assert isinstance(event, VersionRestored)
    assert set(event.parts) == {"headline", WORK, "order"}
    restored = evolve(cv, event, NOON)
    assert restored
    assert restored.revision.content("hr") == earlier.content("hr")
    assert restored.revision.name == "Drugi"
    given(FILLED, *later, event).when(on(lambda cv: restore(cv, 1, earlier, 5))).then()
    assert undone(FILLED, *later, event).revision == cv.revision


def test_restoring_does_not_replace_what_another_window_changed() -> None:
    earlier = state_after(FILLED).revision
    given(FILLED, NURSED).when(on(lambda cv: restore(cv, 1, earlier, 1))).then_refused(CvChangedMeanwhile)


IDS = [UUID(int=number) for number in range(6)]
ITEMS = st.sampled_from([AT_CLINIC, AT_HOSPITAL, FIRST_AID, NURSING_SCHOOL])
REVISIONS = st.builds(
    Revision,
    name=st.sampled_from(["Jedan", "Drugi"]),
    contact=st.sampled_from([ContactDetails(), ANA]),
    headline=st.just(NURSE),
    ideal_job=st.just(WANTED),
    avatar_id=st.sampled_from([None, *IDS[:2]]),
    items=st.lists(st.tuples(st.sampled_from(IDS), ITEMS), unique_by=lambda each: each[0]).map(dict),
)


@whatever(present=REVISIONS, earlier=REVISIONS)
def test_the_difference_leads_back_to_any_revision(present: Revision, earlier: Revision) -> None:
    parts, restored = difference(present, earlier)
    back = restore_parts(present, parts, RestoredParts.model_validate_json(restored.model_dump_json()))
    assert back == earlier
    assert [*back.items] == [*earlier.items]
    assert (parts == ()) == (present == earlier and [*present.items] == [*earlier.items])


def test_what_is_put_back_is_small() -> None:
    cv = state_after(FILLED, SectionItemChanged(item_id=WORK, kind="work", item=AT_HOSPITAL))
    [event] = undo(cv, 2)
    assert isinstance(event, ChangeUndone)
    assert event.restored
    assert (event.parts, len(event.restored.items), event.restored.order) == ((WORK,), 1, None)
