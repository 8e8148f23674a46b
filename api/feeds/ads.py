"""An ad for other machines, made from the stored ad without reading it as one: feeds have many."""

from collections.abc import Mapping
from typing import Any

from api.site_addresses import SiteAddresses
from domain.kernel.locales import LOCALES, SOURCE_LOCALE
from domain.reference.places import find_place
from read_models.job_pages.exporting import ExportedAd


def feed_job(job: ExportedAd, addresses: SiteAddresses) -> dict[str, Any]:
    """The ad in the shape of FeedJob."""
    ad = job.ad
    return {
        "id": job.number,
        "version": job.version,
        "standing": job.standing.value,
        "url": page_address(job, addresses),
        "publishedAt": job.published_at,
        "applyUntil": job.apply_until,
        "changedAt": job.changed_at,
        "title": ad["title"],
        "language": ad["language"],
        "employer": {"id": job.employer_id, "name": job.employer_name},
        "position": ad["position"],
        "categories": list(dict.fromkeys([*([job.category] if job.category else []), *ad["categories"]])),
        "places": [_place(place) for place in ad["places"]],
        "workMode": ad["work_mode"],
        "employment": ad["employment"],
        "workingTime": ad["working_time"],
        "workers": ad["workers"],
        "description": ad["description"],
        "requirements": ad["requirements"],
        "benefits": ad["benefits"],
        "educationLevel": ad["education_level"],
        "minimumExperienceYears": ad["minimum_experience_years"],
        "drivingLicences": ad["driving_licences"],
        "languages": [{"code": skill["language"], "level": skill["level"]} for skill in ad["languages"]],
        "digitalSkills": ad["digital_skills"],
        "additionalSkills": ad["additional_skills"],
        "salary": shown_salary(ad),
        "applicationWays": ad["application_ways"],
        "demo": ad["demo"],
    }


def page_address(job: ExportedAd, addresses: SiteAddresses) -> str:
    """The job's page, in the language of the ad where the site speaks it."""
    for locale in LOCALES:
        if locale == job.ad["language"]:
            return addresses.job(job.number, job.slug, locale)
    return addresses.job(job.number, job.slug, SOURCE_LOCALE)


def shown_salary(ad: Mapping[str, Any]) -> dict[str, Any] | None:
    """What the employer shows of the pay."""
    salary = ad["salary"]
    if not salary or not salary["shown"]:
        return None
    return {
        "currency": salary["currency"],
        "minimum": _number(salary["minimum"]),
        "maximum": _number(salary["maximum"]),
        "period": salary["period"],
        "tax": salary["tax"],
    }


def _number(value: str | None) -> float | None:
    return float(value) if value is not None else None


def _place(place: Mapping[str, Any]) -> dict[str, Any]:
    known = find_place(place["geonameid"]) if place["geonameid"] else None
    return {
        "id": str(known.geonameid) if known else None,
        "name": known.name if known else place["name"],
        "region": known.region if known else None,
        "country": known.country if known else place["country"],
        "lat": known.latitude if known else place["latitude"],
        "lng": known.longitude if known else place["longitude"],
    }
