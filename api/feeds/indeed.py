"""All active ads in the XML that Indeed made common: aggregators read it."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Any

from api.feeds.ads import page_address, shown_salary
from api.feeds.xml_writing import XmlWriter
from api.site_addresses import SiteAddresses
from domain.reference.education_levels import find_education_level
from domain.reference.places import find_place
from domain.reference.positions import find_category
from read_models.job_pages.exporting import ExportedAd

_JOB_TYPES = {
    "student": "Student",
    "internship": "Internship",
    "seasonal": "Seasonal",
    "fixed-term": "Contract",
    "permanent": "Permanent",
    "full-time": "Full-time",
    "part-time": "Part-time",
}
_REMOTE_TYPES = {"remote": "Fully remote", "hybrid": "Hybrid remote"}
_PERIODS = {"hour": "hour", "day": "day", "week": "week", "two-weeks": "two weeks", "month": "month", "year": "year"}


def indeed_xml(
    jobs: Iterable[ExportedAd], addresses: SiteAddresses, publisher: str, built_at: datetime
) -> Iterator[bytes]:
    """The document, a job at a time. Demonstration content is no offer of work and stays out."""
    xml = XmlWriter()
    with xml.element("source"):
        xml.text("publisher", publisher)
        xml.text("publisherurl", addresses.site_url)
        xml.text("lastBuildDate", format_datetime(built_at.astimezone(UTC), usegmt=True))
        for job in jobs:
            _job(xml, job, addresses)
            yield xml.taken()
    yield xml.taken()


def _job(xml: XmlWriter, job: ExportedAd, addresses: SiteAddresses) -> None:
    ad = job.ad
    category = find_category(job.category) if job.category else None
    level = find_education_level(ad["education_level"]) if ad["education_level"] else None
    years = ad["minimum_experience_years"]
    with xml.element("job"):
        xml.text("title", ad["title"])
        xml.text("date", format_datetime(job.published_at.astimezone(UTC), usegmt=True))
        xml.text("expirationdate", f"{job.apply_until.astimezone(UTC):%Y-%m-%d}")
        xml.text("referencenumber", job.number)
        xml.text("url", page_address(job, addresses))
        xml.text("company", job.employer_name)
        _place(xml, next(iter(ad["places"]), None))
        xml.text("description", ad["description"] + ad["requirements"] + ad["benefits"])
        xml.text("salary", _salary(shown_salary(ad)))
        xml.text("education", level.en if level else None)
        types = (_JOB_TYPES[each] for each in (ad["employment"], ad["working_time"]) if each)
        xml.text("jobtype", ", ".join(types) or None)
        xml.text("category", category.names.en if category else None)
        xml.text("experience", f"{years} years" if years else None)
        xml.text("remotetype", _REMOTE_TYPES.get(ad["work_mode"]))
        xml.text("language", ad["language"])


def _place(xml: XmlWriter, place: Mapping[str, Any] | None) -> None:
    if place is None:
        return
    known = find_place(place["geonameid"]) if place["geonameid"] else None
    xml.text("city", known.name if known else place["name"])
    xml.text("state", known.region if known else None)
    xml.text("country", known.country if known else place["country"])
    xml.text("postalcode", (known.postal_code or None) if known else None)


def _salary(salary: Mapping[str, Any] | None) -> str | None:
    if salary is None:
        return None
    amounts = (end for end in (salary["minimum"], salary["maximum"]) if end is not None)
    ends = dict.fromkeys(f"{amount:.2f}".rstrip("0").rstrip(".") for amount in amounts)
    return f"{' - '.join(ends)} {salary['currency']} per {_PERIODS[salary['period']]} ({salary['tax']})"
