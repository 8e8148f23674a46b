"""Keeps a row for each CV: what its events leave of it for the owner's list."""

from collections.abc import Sequence
from typing import Any, assert_never, cast

from sqlalchemy import Connection

from domain.cv.completeness import is_described, says_what_is_sought
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
from domain.cv.items import SectionItem
from domain.kernel.log.event import Event, RecordedEvent
from read_models.cv.tables import cv, cv_tables
from read_models.kernel.projection import Rows


class CvRows:
    """The projection of the log `cv`."""

    name = "cv"
    version = 1
    logs = ("cv",)
    metadata = cv_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Folds a batch by stream and writes each touched row once."""
        rows = Rows(connection, cv, [(recorded.stream_id,) for recorded in events])
        for recorded in events:
            project_cv(rows, recorded)
        rows.save()


def project_cv(rows: Rows, recorded: RecordedEvent[Event]) -> None:
    """Folds one event into the row of its CV. A deleted one has no row any more.

    Raises LookupError for a CV that never began.
    """
    event = cast("CvEvent", recorded.event)
    if isinstance(event, CvCreated):
        rows.put(_created(recorded, event))
        return
    if isinstance(event, CvErased):
        return
    row = rows.get(recorded.stream_id)
    if row is None:
        msg = f"no row for CV {recorded.stream_id}"
        raise LookupError(msg)
    row["version"] = recorded.version
    if isinstance(event, ContentEvent):
        row["updated_at"] = recorded.recorded_at
        _change(row, event)
        return
    match event:
        case CvDeleted():
            rows.delete(recorded.stream_id)
        case CvShown() | CvHidden():
            row["is_shown"] = isinstance(event, CvShown)
        case EmployerExcluded() | EmployerReadmitted() | CvOpened():
            pass
        case _:
            assert_never(event)


def _created(recorded: RecordedEvent[Event], event: CvCreated) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": recorded.stream_id,
        "account_id": event.account_id,
        "language": event.language,
        "name": event.name or "",
        "version": recorded.version,
        "created_at": recorded.recorded_at,
        "updated_at": recorded.recorded_at,
        "is_shown": False,
        "items": {},
    }
    content = event.content
    _set_contact(row, content.contact if content else None)
    _set_headline(row, content.headline if content else None)
    _set_ideal_job(row, content.ideal_job if content else None)
    for placed in content.items if content else ():
        row["items"][str(placed.id)] = _shown_of(placed.item)
    return row


def _change(row: dict[str, Any], event: ContentEvent) -> None:
    if isinstance(event, ItemEvent):
        _change_items(row["items"], event)
        return
    match event:
        case CvRenamed():
            row["name"] = event.name or ""
        case ContactDetailsChanged():
            _set_contact(row, event.contact)
        case HeadlineChanged():
            _set_headline(row, event.headline)
        case IdealJobDescribed():
            _set_ideal_job(row, event.ideal_job)
        case ChangeUndone() | VersionRestored():
            _restore(row, event)
        case AvatarChanged():
            pass
        case _:
            assert_never(event)


def _change_items(items: dict[str, Any], event: ItemEvent) -> None:
    match event:
        case SectionItemAdded() | SectionItemChanged():
            if event.item is not None:
                items[str(event.item_id)] = _shown_of(event.item)
        case SectionItemRemoved():
            items.pop(str(event.item_id), None)
        case SectionItemMoved():
            pass
        case _:
            assert_never(event)


def _restore(row: dict[str, Any], event: ChangeUndone | VersionRestored) -> None:
    restored = event.restored
    if restored is None:
        return
    for part in event.parts:
        match part:
            case "name":
                row["name"] = restored.name or ""
            case "contact":
                _set_contact(row, restored.contact)
            case "headline":
                _set_headline(row, restored.headline)
            case "ideal-job":
                _set_ideal_job(row, restored.ideal_job)
            case _:
                row["items"].pop(str(part), None)
    row["items"] |= {str(placed.id): _shown_of(placed.item) for placed in restored.items}


def _shown_of(item: SectionItem) -> dict[str, Any]:
    return {"kind": item.kind, "described": is_described(item)}


def _set_contact(row: dict[str, Any], contact: ContactDetails | None) -> None:
    row["has_contact"] = contact is not None and contact.is_complete


def _set_headline(row: dict[str, Any], headline: Headline | None) -> None:
    row["title"] = headline.title if headline else ""
    row["has_summary"] = headline is not None and bool(headline.summary)


def _set_ideal_job(row: dict[str, Any], ideal_job: IdealJob | None) -> None:
    row["has_ideal_job"] = ideal_job is not None and says_what_is_sought(ideal_job)
