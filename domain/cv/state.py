"""State of one CV: the fold of its events, for decisions and for everybody who shows it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import NamedTuple, assert_never
from uuid import UUID

from domain.cv.content import ContactDetails, Headline, IdealJob
from domain.cv.events import (
    AvatarChanged,
    ChangeUndone,
    ContactDetailsChanged,
    ContentEvent,
    CvCreated,
    CvDeleted,
    CvErased,
    CvEvent,
    CvHidden,
    CvOpened,
    CvRenamed,
    CvShown,
    EmployerExcluded,
    EmployerReadmitted,
    HeadlineChanged,
    IdealJobDescribed,
    ItemEvent,
    SectionItemAdded,
    SectionItemChanged,
    SectionItemMoved,
    SectionItemRemoved,
    VersionRestored,
)
from domain.cv.parts import Part, restore_parts
from domain.cv.revision import Revision, moved
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event import fold as fold_events
from domain.kernel.values.locales import Locale

UNDO_STEPS = 50
"""Changes that can be undone. Stored events do not depend on it: each holds the values that are restored."""


class PartChange(NamedTuple):
    """The event that last changed a part, or removed the item that it was."""

    version: int
    at: datetime


class Reader(NamedTuple):
    """A member of an employer, and for which employer they read."""

    employer_id: int
    member_id: UUID


class Undoable(NamedTuple):
    """A change that can be taken back: its version, and what stood before it."""

    version: int
    before: Revision


@dataclass(frozen=True, slots=True)
class Cv:
    """A CV as its events leave it. `version` counts its events; `changed` has an entry for each part that was ever
    changed after the beginning; `undoable` is oldest first; `opened` is when each reader opened it last."""

    account_id: UUID
    language: Locale
    revision: Revision
    created_at: datetime
    updated_at: datetime
    version: int = 1
    changed: Mapping[Part, PartChange] = field(default_factory=dict[Part, PartChange])
    undoable: tuple[Undoable, ...] = ()
    is_shown: bool = False
    excluded: frozenset[int] = frozenset()
    opened: Mapping[Reader, datetime] = field(default_factory=dict[Reader, datetime])
    deleted_at: datetime | None = None
    erased_at: datetime | None = None

    def changed_since(self, version: int) -> dict[Part, PartChange]:
        """The parts that were changed after this version."""
        return {part: change for part, change in self.changed.items() if change.version > version}


def fold(history: Iterable[RecordedEvent[Event]]) -> Cv | None:
    """Folds a history, or the beginning of one, into the CV's state; None for an empty history."""
    return fold_events(evolve, history)


def evolve(state: Cv | None, event: CvEvent, at: datetime) -> Cv | None:
    """The state after `event`, which was recorded at this time; None for what never began."""
    if isinstance(event, CvCreated):
        return _created(event, at)
    if state is None:
        return None
    version = state.version + 1
    match event:
        case CvShown() | CvHidden():
            return replace(state, version=version, is_shown=isinstance(event, CvShown))
        case EmployerExcluded():
            return replace(state, version=version, excluded=state.excluded | {event.employer_id})
        case EmployerReadmitted():
            return replace(state, version=version, excluded=state.excluded - {event.employer_id})
        case CvOpened():
            opened = {**state.opened, Reader(event.employer_id, event.member_id): at}
            return replace(state, version=version, opened=opened)
        case CvDeleted():
            return replace(state, version=version, is_shown=False, deleted_at=at)
        case CvErased():
            return replace(state, version=version, erased_at=at)
        case (
            CvRenamed()
            | ContactDetailsChanged()
            | HeadlineChanged()
            | IdealJobDescribed()
            | AvatarChanged()
            | SectionItemAdded()
            | SectionItemChanged()
            | SectionItemRemoved()
            | SectionItemMoved()
            | ChangeUndone()
            | VersionRestored()
        ):
            return _changed(state, event, version, at)
        case _:
            assert_never(event)


def _created(event: CvCreated, at: datetime) -> Cv:
    name = event.name or ""
    revision = Revision.of(name, event.content) if event.content else Revision(name)
    return Cv(event.account_id, event.language, revision, created_at=at, updated_at=at)


def _changed(state: Cv, event: ContentEvent, version: int, at: datetime) -> Cv:
    revision = revised(state.revision, event)
    changed = {**state.changed, **dict.fromkeys(parts_of(event), PartChange(version, at))}
    if isinstance(event, ChangeUndone):
        undoable = tuple(each for each in state.undoable if each.version < event.undone)
    else:
        undoable = (*state.undoable[-UNDO_STEPS + 1 :], Undoable(version, state.revision))
    return replace(state, version=version, revision=revision, updated_at=at, changed=changed, undoable=undoable)


def parts_of(event: ContentEvent) -> tuple[Part, ...]:
    """The parts that an event changed."""
    match event:
        case CvRenamed():
            return ("name",)
        case ContactDetailsChanged():
            return ("contact",)
        case HeadlineChanged():
            return ("headline",)
        case IdealJobDescribed():
            return ("ideal-job",)
        case AvatarChanged():
            return ("avatar",)
        case SectionItemAdded() | SectionItemChanged() | SectionItemRemoved():
            return (event.item_id,)
        case SectionItemMoved():
            return ("order",)
        case ChangeUndone() | VersionRestored():
            return event.parts
        case _:
            assert_never(event)


def revised(revision: Revision, event: ContentEvent) -> Revision:
    """Returns the revision after an event. An event whose person has been erased leaves its parts empty."""
    match event:
        case CvRenamed():
            return replace(revision, name=event.name or "")
        case ContactDetailsChanged():
            return replace(revision, contact=event.contact or ContactDetails())
        case HeadlineChanged():
            return replace(revision, headline=event.headline or Headline())
        case IdealJobDescribed():
            return replace(revision, ideal_job=event.ideal_job or IdealJob())
        case AvatarChanged():
            return replace(revision, avatar_id=event.avatar_id)
        case ChangeUndone() | VersionRestored():
            return restore_parts(revision, event.parts, event.restored) if event.restored else revision
        case SectionItemAdded() | SectionItemChanged() | SectionItemRemoved() | SectionItemMoved():
            return _with_items(revision, event)
        case _:
            assert_never(event)


def _with_items(revision: Revision, event: ItemEvent) -> Revision:
    items = dict(revision.items)
    match event:
        case SectionItemAdded() | SectionItemChanged():
            if event.item is not None:
                items[event.item_id] = event.item
        case SectionItemRemoved():
            items.pop(event.item_id, None)
        case SectionItemMoved():
            if event.item_id in items and (event.after is None or event.after in items):
                items = moved(items, event.item_id, event.after)
        case _:
            assert_never(event)
    return revision.with_items(items)
