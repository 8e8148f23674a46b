"""All active jobs in Indeed's XML format, which many aggregators read."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Any

from api.feeds.ads import page_address
from api.feeds.xml_writer import XmlWriter
from domain.reference.education_levels import find_education_level
from domain.reference.places import find_place
from domain.reference.positions import find_category
from domain.site.urls import SiteUrls
from read_models.job_pages.export import ExportedJob
from read_models.published_job.salary_text import shown_salary

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


def indeed_xml(jobs: Iterable[ExportedJob], urls: SiteUrls, publisher: str, built_at: datetime) -> Iterator[bytes]:
    """Yields the document job by job. Leaves out demo content, which is not a real offer of work."""
    xml = XmlWriter()
    with xml.element("source"):
        xml.text("publisher", publisher)
        xml.text("publisherurl", urls.site_url)
        xml.text("lastBuildDate", format_datetime(built_at.astimezone(UTC), usegmt=True))
        for job in jobs:
            _job(xml, job, urls)
            yield xml.taken()
    yield xml.taken()


def _job(xml: XmlWriter, job: ExportedJob, urls: SiteUrls) -> None:
    card, ad = job.card, job.ad
    category_id = card.fields.get("category")
    category = find_category(category_id) if category_id else None
    level = find_education_level(ad["education_level"]) if ad["education_level"] else None
    years = ad["minimum_experience_years"]
    with xml.element("job"):
        xml.text("title", ad["title"])
        xml.text("date", format_datetime(card.published_at.astimezone(UTC), usegmt=True))
        xml.text("expirationdate", f"{card.apply_until.astimezone(UTC):%Y-%m-%d}")
        xml.text("referencenumber", card.number)
        xml.text("url", page_address(card, urls))
        xml.text("company", card.employer_name)
        _place(xml, next(iter(ad["places"]), None))
        xml.text("description", ad["description"] + ad["requirements"] + ad["benefits"])
        xml.text("salary", _salary(shown_salary(ad["salary"])))
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


def _salary(shown: Mapping[str, Any] | None) -> str | None:
    if shown is None:
        return None
    amounts = (end for end in (shown["minimum"], shown["maximum"]) if end is not None)
    ends = dict.fromkeys(f"{amount:.2f}".rstrip("0").rstrip(".") for amount in amounts)
    return f"{' - '.join(ends)} {shown['currency']} per {_PERIODS[shown['period']]} ({shown['tax']})"
