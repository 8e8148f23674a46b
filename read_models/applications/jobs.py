"""Stamps a row for each job, as lists of applications name it."""

from typing import Any, cast

from domain.jobs.ad import JobAd
from domain.jobs.events import JobClosed, JobEdited, JobExtended, JobFact, JobPublished, JobShortened
from domain.kernel.facts import Fact, Recorded
from domain.reference.folding import slug
from domain.reference.gender_suffixes import without_gender_suffixes
from read_models.kernel.projection import Rows

SLUG_OF_A_TITLE_WITHOUT_LETTERS = "oglas"


def stamp_job(rows: Rows, recorded: Recorded[Fact]) -> None:
    """Writes what one fact means into the row of its job. Raises LookupError for a job that was never published."""
    fact = cast("JobFact", recorded.fact)
    if isinstance(fact, JobPublished):
        rows.put(_published(recorded, fact))
        return
    row = rows.get(recorded.stream_id)
    if row is None:
        msg = f"no row for job {recorded.stream_id}"
        raise LookupError(msg)
    match fact:
        case JobEdited():
            row |= _ad(fact.ad)
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
        "employer_id": fact.employer.id,
        "employer_name": fact.employer.name,
        "apply_until": fact.apply_until,
        "closed_at": None,
    } | _ad(fact.ad)


def _ad(ad: JobAd) -> dict[str, Any]:
    return {
        "title": ad.title,
        "slug": slug(without_gender_suffixes(ad.title)) or SLUG_OF_A_TITLE_WITHOUT_LETTERS,
        "place": ", ".join(place.name for place in ad.places[:3]),
    }
