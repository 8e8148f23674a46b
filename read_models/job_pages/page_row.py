"""Applies an event to the row of a job's page."""

from collections.abc import Mapping
from typing import Any

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.events import JobPublished
from domain.kernel.log.event import Event, RecordedEvent
from domain.reference.places import find_place
from read_models.job_pages.changes import append_change, changed_fields
from read_models.published_job import view

Row = dict[str, Any]


def apply_event(row: Row | None, recorded: RecordedEvent[Event]) -> Row | None:
    """The row after the event; None for drafts, which have no row.

    Raises LookupError for a job that was never published.
    """
    after = view.apply_event(row, recorded)
    if after is None:
        return None
    ad = view.ad_in(recorded)
    if row is None or isinstance(recorded.event, JobPublished):
        after["changes"] = []
    else:
        edited = changed_fields(row["ad"], ad.model_dump(mode="json")) if ad else []
        after["changes"] = append_change(row["changes"], recorded, edited)
    return after | _columns(ad, after["card"]) if ad else after


def _columns(ad: JobAd, card: Mapping[str, Any]) -> Row:
    """The columns derived from the ad, without its card."""
    return {
        "slug": card["slug"],
        "position": ad.position,
        "category": card.get("category"),
        "area_ids": sorted({area for place in ad.places for area in _area_ids(place)}),
        "ad": ad.model_dump(mode="json"),
    }


def _area_ids(place: AdPlace) -> list[str]:
    known = find_place(place.geonameid) if place.geonameid else None
    if known:
        return [str(known.geonameid), *known.ancestors]
    return [place.country] if place.country else []
