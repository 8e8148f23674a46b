"""Counts an ad in the row of its employer: in its categories and places, from its publication to its removal.

The result is the same in whatever order the streams of an employer's ads are read.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from domain.jobs.change_kinds import CHANGE_KINDS
from domain.jobs.events import JobPublished
from domain.kernel.log.event import Event, RecordedEvent
from domain.reference.alphabet import alphabetical_key, initial_letter
from domain.reference.folding import fold

Row = dict[str, Any]
_PLACE = ("name", "country", "geonameid")


def ad_columns(card: Mapping[str, Any]) -> Row:
    """Reads what is counted of an ad from the columns of its row."""
    places = [{name: place.get(name) for name in _PLACE} for place in card["places"]]
    return {"category": card.get("category"), "places": places}


def apply_ad_event(row: Row | None, before: Row | None, after: Row, recorded: RecordedEvent[Event]) -> Row:
    """The employer's row once the ad's row is no longer `before`, but `after`."""
    row = dict(row) if row else _empty(recorded)
    event = recorded.event
    if isinstance(event, JobPublished) and event.number > row["newest_job"]:
        row |= _named(event)
    if CHANGE_KINDS[type(event)]:
        row["changed_at"] = max(row["changed_at"], recorded.recorded_at)
    for ad, change in ((before, -1), (after, 1)):
        if ad and ad["removed_at"] is None:
            row |= _counted(row, ad, change)
    return row


def _empty(recorded: RecordedEvent[Event]) -> Row:
    return {"newest_job": 0, "jobs": 0, "categories": {}, "places": [], "changed_at": recorded.recorded_at}


def _named(event: JobPublished) -> Row:
    name = event.employer.name
    return {
        "employer_id": event.employer.id,
        "newest_job": event.number,
        "name": name,
        "folded_name": fold(name),
        "letter": initial_letter(name),
        "alphabetical_key": alphabetical_key(name),
    }


def _counted(row: Row, ad: Row, change: int) -> Row:
    categories = _with_category(row["categories"], ad["category"], change)
    return {
        "jobs": row["jobs"] + change,
        "categories": categories,
        "category_ids": sorted(map(int, categories), key=lambda each: (-categories[str(each)], each)),
        "places": _with_places(row["places"], ad["places"], change),
    }


def _with_category(counts: Mapping[str, int], category: int | None, change: int) -> dict[str, int]:
    if category is None:
        return dict(counts)
    key = str(category)
    changed = {**counts, key: counts.get(key, 0) + change}
    return {each: jobs for each, jobs in changed.items() if jobs}


def _with_places(counted: Sequence[Row], places: Sequence[Mapping[str, Any]], change: int) -> list[Row]:
    counts = {tuple(place[name] for name in _PLACE): place["jobs"] for place in counted}
    for key in dict.fromkeys(tuple(place[name] for name in _PLACE) for place in places):
        counts[key] = counts.get(key, 0) + change
    kept = sorted(((key, jobs) for key, jobs in counts.items() if jobs), key=_most_jobs_first)
    return [dict(zip(_PLACE, key, strict=True)) | {"jobs": jobs} for key, jobs in kept]


def _most_jobs_first(counted: tuple[tuple[Any, ...], int]) -> tuple[int, str]:
    key, jobs = counted
    return -jobs, repr(key)
