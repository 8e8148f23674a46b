"""What one fact means for the row of its job."""

from typing import Any, cast

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.events import (
    JobClosed,
    JobDrafted,
    JobEdited,
    JobExpired,
    JobExtended,
    JobFact,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
    JobSourceJoined,
    JobSourceSeparated,
)
from domain.jobs.formats import TIERS, group_of
from domain.kernel.facts import Fact, Recorded
from domain.reference.language.titles import title_slug
from domain.reference.places import find_place
from domain.reference.positions import category_of
from read_models.job_pages.changes import changed_fields, with_change
from read_models.job_pages.words import search_text

Row = dict[str, Any]
STANDING: Row = {"paused_at": None, "expired_at": None, "closed_at": None, "removed_at": None}
INVISIBLE = (JobSourceJoined, JobSourceSeparated)


def row_after(row: Row | None, recorded: Recorded[Fact]) -> Row | None:
    """The row once the fact has happened, None while there is nothing to show: drafts have no row.

    Raises LookupError for a job that was never published.
    """
    fact = cast("JobFact", recorded.fact)
    if isinstance(fact, JobPublished):
        return _published(recorded, fact)
    if row is None:
        if isinstance(fact, JobDrafted | JobRemoved):
            return None
        msg = f"no page for stream {recorded.stream_id}"
        raise LookupError(msg)
    told = changed_fields(row["ad"], fact.ad.model_dump(mode="json")) if isinstance(fact, JobEdited) else []
    after = row | {"version": recorded.version, "changes": with_change(row["changes"], recorded, told)}
    if not isinstance(fact, INVISIBLE):
        after["changed_at"] = recorded.recorded_at
    return after | _stamped(row, recorded, fact)


def _stamped(row: Row, recorded: Recorded[Fact], fact: JobFact) -> Row:
    at = recorded.recorded_at
    match fact:
        case JobEdited():
            return _ad(fact.ad, row["employer_name"])
        case JobExtended() | JobShortened():
            return {"apply_until": fact.apply_until, "expired_at": None}
        case JobPaused():
            return {"paused_at": at}
        case JobResumed():
            return {"paused_at": None}
        case JobExpired():
            return {"expired_at": at}
        case JobClosed():
            return {"closed_at": at}
        case JobRelisted():
            return STANDING | {"published_at": fact.published_at, "apply_until": fact.apply_until}
        case JobRemoved():
            return {"removed_at": at}
        case _:
            return {}


def _published(recorded: Recorded[Fact], fact: JobPublished) -> Row:
    return {
        "stream_id": recorded.stream_id,
        "number": fact.number,
        "version": recorded.version,
        "employer_id": fact.employer.id,
        "employer_name": fact.employer.name,
        "published_at": fact.published_at,
        "apply_until": fact.apply_until,
        **STANDING,
        "changed_at": recorded.recorded_at,
        "changes": [],
        **_ad(fact.ad, fact.employer.name),
    }


def _ad(ad: JobAd, employer_name: str) -> Row:
    return {
        "title": ad.title,
        "slug": title_slug(ad.title),
        "language": ad.language,
        "position": ad.position,
        "category": category_of(ad.position, ad.categories),
        "places": [place.model_dump(mode="json") for place in ad.places],
        "area_ids": sorted({area for place in ad.places for area in _area_ids(place)}),
        "work_mode": ad.work_mode,
        "salary": ad.salary.model_dump(mode="json") if ad.salary else None,
        "application_types": [way.type for way in ad.application_ways],
        "format": ad.format,
        "tier": TIERS[group_of(ad.format)],
        "demo": ad.demo,
        "ad": ad.model_dump(mode="json"),
        "search_text": search_text([ad.title, employer_name, *(place.name for place in ad.places)]),
    }


def _area_ids(place: AdPlace) -> list[str]:
    known = find_place(place.geonameid) if place.geonameid else None
    if known:
        return [str(known.geonameid), *known.ancestors]
    return [place.country] if place.country else []
