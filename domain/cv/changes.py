"""The list of a CV's versions: what changed in each, in terms that its owner recognizes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, cast

from domain.cv.events import (
    AvatarChanged,
    ChangeUndone,
    ContactDetailsChanged,
    ContentEvent,
    CvCreated,
    CvEvent,
    CvRenamed,
    HeadlineChanged,
    IdealJobDescribed,
    ItemEvent,
    SectionItemAdded,
    SectionItemChanged,
    SectionItemMoved,
    SectionItemRemoved,
    VersionRestored,
)
from domain.cv.items import (
    AdditionalEducation,
    Education,
    ItemKind,
    SectionItem,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)
from domain.cv.state import Cv, evolve, parts_of
from domain.kernel.log.event import Event, RecordedEvent

ChangeKind = Literal[
    "created",
    "renamed",
    "contact-changed",
    "headline-changed",
    "ideal-job-described",
    "avatar-changed",
    "item-added",
    "item-changed",
    "item-removed",
    "item-moved",
    "undone",
    "restored",
]

_KINDS: dict[type[CvCreated | ContentEvent], ChangeKind] = {
    CvCreated: "created",
    CvRenamed: "renamed",
    ContactDetailsChanged: "contact-changed",
    HeadlineChanged: "headline-changed",
    IdealJobDescribed: "ideal-job-described",
    AvatarChanged: "avatar-changed",
    SectionItemAdded: "item-added",
    SectionItemChanged: "item-changed",
    SectionItemRemoved: "item-removed",
    SectionItemMoved: "item-moved",
    ChangeUndone: "undone",
    VersionRestored: "restored",
}


@dataclass(frozen=True, slots=True)
class Change:
    """A change that made a version. `part` names what changed, where it was one part; `label` is the item's title
    then."""

    version: int
    at: datetime
    kind: ChangeKind
    part: str | None = None
    item_kind: ItemKind | None = None
    label: str | None = None


def list_changes(history: Iterable[RecordedEvent[Event]]) -> Iterator[Change]:
    """The changes of name and content, oldest first. Being shown, hidden or opened changes neither."""
    state: Cv | None = None
    for recorded in history:
        event = cast("CvEvent", recorded.event)
        before, state = state, evolve(state, event, recorded.recorded_at)
        if isinstance(event, CvCreated | ContentEvent):
            yield _change(event, recorded.version, recorded.recorded_at, before or state)


def _change(event: CvCreated | ContentEvent, version: int, at: datetime, cv: Cv | None) -> Change:
    kind = _KINDS[type(event)]
    if isinstance(event, CvCreated):
        return Change(version, at, kind)
    parts = parts_of(event)
    if isinstance(event, ItemEvent):
        item = _item_of(event, cv)
        return Change(version, at, kind, str(event.item_id), event.kind, title_of(item) if item else None)
    return Change(version, at, kind, str(parts[0]) if len(parts) == 1 else None)


def _item_of(
    event: SectionItemAdded | SectionItemChanged | SectionItemRemoved | SectionItemMoved, cv: Cv | None
) -> SectionItem | None:
    """The item as it came to be, or as it was when it went or moved."""
    if isinstance(event, SectionItemAdded | SectionItemChanged):
        return event.item
    return cv.revision.items.get(event.item_id) if cv else None


def title_of(item: SectionItem) -> str:
    """Returns the title of an item in a list; a language by its code."""
    match item:
        case WorkExperience() | VolunteerExperience():
            return item.position
        case Education() | AdditionalEducation():
            return item.institution
        case SpokenLanguage():
            return item.language
        case _:
            return item.name
