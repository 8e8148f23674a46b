"""Stamps a row for each job from its facts."""

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import Connection

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.events import JobClosed, JobEdited, JobExtended, JobFact, JobPublished, JobShortened
from domain.jobs.formats import FormatGroup, group_of
from domain.kernel.facts import Fact, Recorded
from domain.reference.folding import slug
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.places import find_place
from domain.reference.positions import find_position
from read_models.job_pages.tables import job_page, job_page_tables
from read_models.job_pages.words import search_text
from read_models.kernel.projection import Rows

TIERS = {FormatGroup.EXCLUSIVE: 3, FormatGroup.HIGHLIGHTED: 2, FormatGroup.STANDARD: 1, FormatGroup.NORMAL: 0}
SLUG_OF_A_TITLE_WITHOUT_LETTERS = "oglas"


class JobPages:
    """The projection of the log `jobs` into `job_page`."""

    name = "job_pages"
    version = 2
    logs = ("jobs",)
    metadata = job_page_tables

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        """Folds a batch by job and writes each touched row once."""
        rows = Rows(connection, job_page, [(recorded.stream_id,) for recorded in facts])
        for recorded in facts:
            stamp(rows, recorded)
        rows.save()


def stamp(rows: Rows, recorded: Recorded[Fact]) -> None:
    """Writes what one fact means into the row of its job. Raises LookupError for a job that was never published."""
    fact = cast("JobFact", recorded.fact)
    if isinstance(fact, JobPublished):
        rows.put(_published(recorded, fact))
        return
    row = rows.get(recorded.stream_id)
    if row is None:
        msg = f"no page for stream {recorded.stream_id}"
        raise LookupError(msg)
    row |= {"version": recorded.version, "changed_at": recorded.recorded_at}
    match fact:
        case JobEdited():
            row |= _ad(fact.ad, row["employer_name"])
        case JobExtended() | JobShortened():
            row["apply_until"] = fact.apply_until
        case JobClosed():
            row["closed_at"] = recorded.recorded_at
        case _:
            pass


def _published(recorded: Recorded[Fact], fact: JobPublished) -> dict[str, Any]:
    return {
        "stream_id": recorded.stream_id,
        "number": fact.number,
        "version": recorded.version,
        "employer_id": fact.employer.id,
        "employer_name": fact.employer.name,
        "published_at": fact.published_at,
        "apply_until": fact.apply_until,
        "closed_at": None,
        "changed_at": recorded.recorded_at,
    } | _ad(fact.ad, fact.employer.name)


def _ad(ad: JobAd, employer_name: str) -> dict[str, Any]:
    position = find_position(ad.position) if ad.position else None
    return {
        "title": ad.title,
        "slug": slug(without_gender_suffixes(ad.title)) or SLUG_OF_A_TITLE_WITHOUT_LETTERS,
        "language": ad.language,
        "position": ad.position,
        "category": position.category.id if position else None,
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
