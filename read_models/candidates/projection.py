"""Keeps a row for each CV while it is shown in the CV database."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never, cast
from uuid import UUID

from sqlalchemy import Connection

from domain.cv.candidate_profile import CandidateProfile, education_level_of, languages_of, place_ids_of
from domain.cv.content import Headline, IdealJob
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
from read_models.candidates.tables import candidate, candidate_tables
from read_models.kernel.projection import Rows

Row = dict[str, Any]


class CandidateRows:
    """The projection of what employers find in the log `cv`."""

    name = "candidates"
    version = 1
    logs = ("cv",)
    metadata = candidate_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Folds a batch by stream and writes each touched row once."""
        rows = Rows(connection, candidate, [(recorded.stream_id,) for recorded in events])
        for recorded in events:
            project_candidate(rows, recorded)
        rows.save()


def project_candidate(rows: Rows, recorded: RecordedEvent[Event]) -> None:
    """Folds one event into the row of its CV. One that is not shown has none, whatever happens to it; nor has one
    whose key was destroyed, of which nothing can be read any more."""
    event = cast("CvEvent", recorded.event)
    if isinstance(event, ContentEvent):
        row = rows.get(recorded.stream_id)
        if row:
            row["updated_at"] = recorded.recorded_at
            _change(row, event)
        return
    match event:
        case CvShown():
            if event.profile:
                rows.put({"cv_id": recorded.stream_id, **_shown(event.profile)})
        case CvHidden() | CvDeleted() | CvErased():
            rows.delete(recorded.stream_id)
        case CvCreated() | CvOpened():
            pass
        case EmployerExcluded() | EmployerReadmitted():
            row = rows.get(recorded.stream_id)
            if row:
                _exclude(row, event)
        case _:
            assert_never(event)


def _shown(profile: CandidateProfile) -> Row:
    items = {str(item_id): code for item_id, code in profile.languages.items()}
    return {
        "positions": list(profile.positions),
        "place_ids": list(profile.place_ids),
        "education_level": profile.education_level,
        "language_items": items,
        "languages": _codes(items),
        "excluded_employer_ids": list(profile.excluded_employer_ids),
        "updated_at": profile.updated_at,
    }


def _exclude(row: Row, event: EmployerExcluded | EmployerReadmitted) -> None:
    others = {each for each in row["excluded_employer_ids"] if each != event.employer_id}
    excluded = others | {event.employer_id} if isinstance(event, EmployerExcluded) else others
    row["excluded_employer_ids"] = sorted(excluded)


def _change(row: Row, event: ContentEvent) -> None:
    if isinstance(event, ItemEvent):
        _change_items(row["language_items"], event)
        row["languages"] = _codes(row["language_items"])
        return
    match event:
        case HeadlineChanged():
            _set_headline(row, event.headline)
        case IdealJobDescribed():
            _set_ideal_job(row, event.ideal_job)
        case ChangeUndone() | VersionRestored():
            _restore(row, event)
        case CvRenamed() | ContactDetailsChanged() | AvatarChanged():
            pass
        case _:
            assert_never(event)


def _change_items(items: dict[str, str], event: ItemEvent) -> None:
    match event:
        case SectionItemAdded() | SectionItemChanged():
            if event.item is not None and event.item.kind == "language":
                items[str(event.item_id)] = event.item.language
        case SectionItemRemoved():
            items.pop(str(event.item_id), None)
        case SectionItemMoved():
            pass
        case _:
            assert_never(event)


def _restore(row: Row, event: ChangeUndone | VersionRestored) -> None:
    restored = event.restored
    if restored is None:
        return
    if "headline" in event.parts:
        _set_headline(row, restored.headline)
    if "ideal-job" in event.parts:
        _set_ideal_job(row, restored.ideal_job)
    changed = {str(part) for part in event.parts}
    kept = {item_id: code for item_id, code in row["language_items"].items() if item_id not in changed}
    row["language_items"] = kept | _language_items({placed.id: placed.item for placed in restored.items})
    row["languages"] = _codes(row["language_items"])


def _set_headline(row: Row, headline: Headline | None) -> None:
    row["education_level"] = education_level_of(headline) if headline else None


def _set_ideal_job(row: Row, ideal_job: IdealJob | None) -> None:
    row["positions"] = list(ideal_job.positions) if ideal_job else []
    row["place_ids"] = list(place_ids_of(ideal_job)) if ideal_job else []


def _language_items(items: Mapping[UUID, SectionItem]) -> dict[str, str]:
    return {str(item_id): code for item_id, code in languages_of(items).items()}


def _codes(items: dict[str, str]) -> list[str]:
    return sorted(set(items.values()))
