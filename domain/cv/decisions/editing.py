"""Decisions about edits of one part. What stands already is no change; what another window changed is not replaced
unseen."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import assert_never

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
from domain.cv.decisions.preconditions import require_known, require_past_birth, require_room, require_unchanged
from domain.cv.decisions.visibility import hide_if_incomplete
from domain.cv.errors import CvItemNotFound
from domain.cv.events import (
    AvatarChanged,
    ContactDetailsChanged,
    ContentEvent,
    CvEvent,
    CvRenamed,
    HeadlineChanged,
    IdealJobDescribed,
    SectionItemAdded,
    SectionItemChanged,
    SectionItemMoved,
    SectionItemRemoved,
)
from domain.cv.parts import Part
from domain.cv.revision import moved
from domain.cv.state import Cv, revised
from domain.kernel.errors import InvalidInput


def part_of(command: PartEdit) -> Part:
    """The part that an edit changes."""
    match command:
        case RenameCv():
            return "name"
        case ChangeContact():
            return "contact"
        case ChangeHeadline():
            return "headline"
        case DescribeIdealJob():
            return "ideal-job"
        case ChangeAvatar():
            return "avatar"
        case PutItem() | RemoveItem():
            return command.item_id
        case MoveItem():
            return "order"
        case _:
            assert_never(command)


def edit(cv: Cv, command: PartEdit, now: datetime) -> Iterator[CvEvent]:
    """Changes one part, and hides a CV that lacks what a shown one needs afterwards.

    Refuses with CvChangedMeanwhile when that part was changed after the command's version.
    """
    require_known(cv, command.base_version)
    if isinstance(command, ChangeContact):
        require_past_birth(command.contact, now.date())
    event = _event_of(cv, command)
    if event is None:
        return
    require_unchanged(cv, part_of(command), command.base_version)
    revision = revised(cv.revision, event)
    if isinstance(command, PutItem):
        require_room(revision)
    yield event
    yield from hide_if_incomplete(cv, revision)


def _event_of(cv: Cv, command: PartEdit) -> ContentEvent | None:
    """The event of an edit; None when it changes nothing."""
    present = cv.revision
    match command:
        case RenameCv():
            return CvRenamed(name=command.name) if command.name != present.name else None
        case ChangeContact():
            return ContactDetailsChanged(contact=command.contact) if command.contact != present.contact else None
        case ChangeHeadline():
            return HeadlineChanged(headline=command.headline) if command.headline != present.headline else None
        case DescribeIdealJob():
            return IdealJobDescribed(ideal_job=command.ideal_job) if command.ideal_job != present.ideal_job else None
        case ChangeAvatar():
            return AvatarChanged(avatar_id=command.avatar_id) if command.avatar_id != present.avatar_id else None
        case PutItem():
            return _put(cv, command)
        case RemoveItem():
            item = present.items.get(command.item_id)
            return SectionItemRemoved(item_id=command.item_id, kind=item.kind) if item else None
        case MoveItem():
            return _move(cv, command)
        case _:
            assert_never(command)


def _put(cv: Cv, command: PutItem) -> ContentEvent | None:
    item_id, item = command.item_id, command.item
    present = cv.revision.items.get(item_id)
    if present is None:
        return SectionItemAdded(item_id=item_id, kind=item.kind, item=item)
    if present == item:
        return None
    if present.kind != item.kind:
        raise InvalidInput.field("item.kind", "INVALID_CHOICE")
    return SectionItemChanged(item_id=item_id, kind=item.kind, item=item)


def _move(cv: Cv, command: MoveItem) -> ContentEvent | None:
    items, item_id, after = cv.revision.items, command.item_id, command.after
    for each in (item_id, after):
        if each is not None and each not in items:
            require_unchanged(cv, each, command.base_version)
            raise CvItemNotFound
    if after == item_id:
        raise InvalidInput.field("after", "INVALID_CHOICE")
    if _same_order(moved(items, item_id, after), items):
        return None
    return SectionItemMoved(item_id=item_id, kind=items[item_id].kind, after=after)


def _same_order(one: Iterable[object], other: Iterable[object]) -> bool:
    return tuple(one) == tuple(other)
