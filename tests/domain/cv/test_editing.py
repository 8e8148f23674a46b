"""Edits of one part: what changes, what is no change, and what another window has changed meanwhile."""

from collections.abc import Callable, Iterable
from datetime import timedelta
from uuid import UUID

import pytest

from domain.cv.commands import (
    ChangeAvatar,
    ChangeContact,
    ChangeHeadline,
    DescribeIdealJob,
    MoveItem,
    PartEdit,
    PutItem,
    RemoveItem,
    RenameCv,
)
from domain.cv.content import MAX_ITEMS, ContactDetails, PlacedItem
from domain.cv.decisions.editing import edit
from domain.cv.decisions.preconditions import MAX_TEXT
from domain.cv.errors import CvChangedMeanwhile, CvItemNotFound, CvTooLong, TooManyCvItems
from domain.cv.events import (
    AvatarChanged,
    ContactDetailsChanged,
    CvEvent,
    CvHidden,
    CvRenamed,
    CvShown,
    HeadlineChanged,
    HiddenBy,
    IdealJobDescribed,
    SectionItemAdded,
    SectionItemChanged,
    SectionItemMoved,
    SectionItemRemoved,
)
from domain.cv.items import WorkExperience
from domain.cv.state import Cv
from domain.kernel.errors import FieldError, InvalidInput
from tests.domain.cv.sample_cv import (
    ANA,
    AT_CLINIC,
    AT_HOSPITAL,
    FILLED,
    FIRST_AID,
    NOON,
    NURSE,
    SCHOOL,
    SKILL,
    WANTED,
    WORK,
    created,
    given,
    on,
    state_after,
)

NEW = UUID(int=200)
IVA = ContactDetails(first_name="Iva")
UNKNOWN = UUID(int=999)


def making(command: PartEdit) -> Callable[[Cv | None], Iterable[CvEvent]]:
    return on(lambda cv: edit(cv, command, NOON))


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (RenameCv("Za klinike", 1), CvRenamed(name="Za klinike")),
        (ChangeHeadline(NURSE, 1), HeadlineChanged(headline=NURSE)),
        (DescribeIdealJob(WANTED, 1), IdealJobDescribed(ideal_job=WANTED)),
        (ChangeAvatar(NEW, 1), AvatarChanged(avatar_id=NEW)),
        (ChangeContact(IVA, 1), ContactDetailsChanged(contact=IVA)),
        (PutItem(NEW, FIRST_AID, 1), SectionItemAdded(item_id=NEW, kind="skill", item=FIRST_AID)),
        (PutItem(WORK, AT_HOSPITAL, 1), SectionItemChanged(item_id=WORK, kind="work", item=AT_HOSPITAL)),
        (RemoveItem(WORK, 1), SectionItemRemoved(item_id=WORK, kind="work")),
        (MoveItem(SKILL, WORK, 1), SectionItemMoved(item_id=SKILL, kind="skill", after=WORK)),
        (MoveItem(SKILL, None, 1), SectionItemMoved(item_id=SKILL, kind="skill", after=None)),
    ],
)
def test_an_edit_is_recorded_once(command: PartEdit, event: CvEvent) -> None:
    given(FILLED).when(making(command)).then(event)
    given(FILLED, event).when(making(command)).then()


@pytest.mark.parametrize(
    "command",
    [
        RenameCv("Za bolnice", 1),
        ChangeContact(ANA, 1),
        ChangeAvatar(None, 1),
        PutItem(WORK, AT_CLINIC, 1),
        RemoveItem(UNKNOWN, 1),
        MoveItem(SCHOOL, WORK, 1),
        MoveItem(WORK, None, 1),
    ],
)
def test_what_stands_already_is_no_change(command: PartEdit) -> None:
    given(FILLED).when(making(command)).then()


def test_what_another_window_changed_is_not_replaced_unseen() -> None:
    changed_elsewhere = SectionItemChanged(item_id=WORK, kind="work", item=AT_HOSPITAL)
    mine = WorkExperience(position="Glavna sestra")
    refused = given(FILLED, changed_elsewhere).when(making(PutItem(WORK, mine, 1))).then_refused(CvChangedMeanwhile)
    assert refused.details == {"version": 2, "part": str(WORK), "changedAt": NOON.isoformat()}
    known = PutItem(WORK, mine, refused.details["version"])
    given(FILLED, changed_elsewhere).when(making(known)).then(SectionItemChanged(item_id=WORK, kind="work", item=mine))


def test_what_another_window_removed_is_not_written_again_unseen() -> None:
    removed_elsewhere = SectionItemRemoved(item_id=WORK, kind="work")
    given(FILLED, removed_elsewhere).when(making(PutItem(WORK, AT_HOSPITAL, 1))).then_refused(CvChangedMeanwhile)
    given(FILLED, removed_elsewhere).when(making(MoveItem(WORK, SKILL, 1))).then_refused(CvChangedMeanwhile)
    given(FILLED, removed_elsewhere).when(making(MoveItem(SKILL, WORK, 1))).then_refused(CvChangedMeanwhile)
    given(FILLED, removed_elsewhere).when(making(PutItem(WORK, AT_HOSPITAL, 2))).then(
        SectionItemAdded(item_id=WORK, kind="work", item=AT_HOSPITAL)
    )


def test_other_parts_may_have_changed_meanwhile() -> None:
    elsewhere = (HeadlineChanged(headline=NURSE), SectionItemRemoved(item_id=SKILL, kind="skill"))
    given(FILLED, *elsewhere).when(making(PutItem(WORK, AT_HOSPITAL, 1))).then(
        SectionItemChanged(item_id=WORK, kind="work", item=AT_HOSPITAL)
    )


def test_two_windows_do_not_move_items_unseen() -> None:
    elsewhere = SectionItemMoved(item_id=SKILL, kind="skill", after=None)
    given(FILLED, elsewhere).when(making(MoveItem(WORK, SCHOOL, 1))).then_refused(CvChangedMeanwhile)


def test_nothing_is_based_on_a_version_to_come() -> None:
    given(FILLED).when(making(RenameCv("Drugi", 2))).then_refused(
        InvalidInput, FieldError("baseVersion", "OUT_OF_RANGE")
    )


def test_an_item_stays_in_its_section() -> None:
    given(FILLED).when(making(PutItem(WORK, FIRST_AID, 1))).then_refused(
        InvalidInput, FieldError("item.kind", "INVALID_CHOICE")
    )


@pytest.mark.parametrize(("item_id", "after"), [(UNKNOWN, None), (WORK, UNKNOWN)])
def test_only_what_is_there_is_moved(item_id: UUID, after: UUID | None) -> None:
    given(FILLED).when(making(MoveItem(item_id, after, 1))).then_refused(CvItemNotFound)


def test_nothing_comes_after_itself() -> None:
    given(FILLED).when(making(MoveItem(WORK, WORK, 1))).then_refused(
        InvalidInput, FieldError("after", "INVALID_CHOICE")
    )


def test_nobody_is_born_tomorrow() -> None:
    born_today = ANA.model_copy(update={"date_of_birth": NOON.date()})
    tomorrow = ANA.model_copy(update={"date_of_birth": NOON.date() + timedelta(days=1)})
    given(FILLED).when(making(ChangeContact(born_today, 1))).then(ContactDetailsChanged(contact=born_today))
    given(FILLED).when(making(ChangeContact(tomorrow, 1))).then_refused(
        InvalidInput, FieldError("contact.dateOfBirth", "DATE_IN_FUTURE")
    )


def test_a_cv_has_so_many_items() -> None:
    full = created(*(PlacedItem(id=UUID(int=1000 + number), item=FIRST_AID) for number in range(MAX_ITEMS)))
    refused = given(full).when(making(PutItem(NEW, FIRST_AID, 1))).then_refused(TooManyCvItems)
    assert refused.details == {"limit": MAX_ITEMS}
    others = FIRST_AID.model_copy(update={"name": "Šivanje rana"})
    given(full).when(making(PutItem(UUID(int=1000), others, 1))).then(
        SectionItemChanged(item_id=UUID(int=1000), kind="skill", item=others)
    )


def test_a_cv_has_so_many_characters() -> None:
    long = AT_CLINIC.model_copy(update={"description": "a" * 5_000})
    count = MAX_TEXT // 5_100
    filled = created(*(PlacedItem(id=UUID(int=1000 + number), item=long) for number in range(count)))
    given(filled).when(making(PutItem(NEW, FIRST_AID, 1))).then(
        SectionItemAdded(item_id=NEW, kind="skill", item=FIRST_AID)
    )
    more = [SectionItemAdded(item_id=UUID(int=2000), kind="work", item=long)]
    assert given(filled, *more).when(making(PutItem(NEW, long, 1))).then_refused(CvTooLong).details == {
        "limit": MAX_TEXT
    }
    given(filled, *more).when(making(RemoveItem(UUID(int=2000), 2))).then(
        SectionItemRemoved(item_id=UUID(int=2000), kind="work")
    )


@pytest.mark.parametrize("command", [ChangeContact(ContactDetails(first_name="Ana"), 2), RemoveItem(SCHOOL, 2)])
def test_a_shown_cv_that_lacks_what_employers_need_is_hidden(command: PartEdit) -> None:
    cv = state_after(FILLED, CvShown())
    *_, last = edit(cv, command, NOON)
    assert last == CvHidden(by=HiddenBy.INCOMPLETE)
    given(FILLED, CvShown()).when(making(RemoveItem(WORK, 2))).then(SectionItemRemoved(item_id=WORK, kind="work"))
