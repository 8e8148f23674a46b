"""Serializes jobs: the fields that page, card, search and feed share are made once, from stored JSON.

Fields with the same name in model and stored ad are copied; this module converts the others and adds names in the
reader's language.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import orjson
from pydantic.alias_generators import to_camel

from api.http.logo_path import logo_path
from api.http.models import ResponseModel
from api.jobs import schemas
from api.jobs.picture_path import picture_path
from api.jobs.salaries.estimate import estimate_salary
from domain.jobs.ad import AdDraft, WorkMode
from domain.jobs.errors import JobAlreadyRemoved
from domain.jobs.status import JobStatus
from domain.kernel.values.locales import SOURCE_LOCALE, Locale
from domain.reference.country_names import home_country
from domain.reference.education_levels import find_education_level
from domain.reference.languages import find_language
from domain.reference.names import Names
from domain.reference.places import find_place, find_region
from domain.reference.positions import find_category, find_position
from read_models.job_pages.queries import JobChange, JobPage
from read_models.published_job.card import PublishedJob
from read_models.published_job.location_text import location_text
from read_models.published_job.salary_text import shown_salary

Json = dict[str, Any]
Logos = Mapping[int, str]
"""Digests of logos by the employer's id."""
_RESHAPED = {"position", "categories", "places", "salary", "education_level", "languages"}


def same_fields(model: type[ResponseModel]) -> Mapping[str, str]:
    """The fields that a model shares with the stored ad, with their serialized names."""
    names = (AdDraft.model_fields.keys() & model.model_fields.keys()) - _RESHAPED
    return {name: to_camel(name) for name in sorted(names)}


_BASE, _DETAIL = same_fields(schemas.JobBase), same_fields(schemas.JobDetail)
_CARD = same_fields(schemas.JobCard)


def base(job: PublishedJob) -> Json:
    """A JobBase."""
    return {**copied(_BASE, job.fields), **_base_fields(job)}


def _base_fields(job: PublishedJob) -> Json:
    return {
        "id": job.number,
        "employer": {"id": job.employer_id, "name": job.employer_name},
        "salary": shown_salary(job.fields.get("salary")),
        "publishedAt": job.published_at,
        "applyUntil": job.apply_until,
    }


def card(job: PublishedJob, locale: Locale) -> Json:
    """A JobCard without the employer's logo and `userInfo`."""
    fields = job.fields
    code, category_id = fields.get("position"), fields.get("category")
    position = find_position(code) if code else None
    category = find_category(category_id) if category_id else None
    return {
        **copied(_CARD, fields),
        **_base_fields(job),
        "slug": fields["slug"],
        "position": named(position.code, position.labels, locale) if position else None,
        "rootPosition": named(category.id, category.names, locale) if category else None,
        "location": location_text(fields["places"], locale),
        "applicationTypes": fields["application_types"],
        "salaryEstimate": estimate_salary(fields.get("salary"), fields["places"]),
        "isActive": job.status is JobStatus.ACTIVE,
    }


def card_json(shown: Json) -> bytes:
    """A card as JSON without its closing brace, for the employer's logo and `userInfo` to be appended."""
    return orjson.dumps(shown, option=orjson.OPT_UTC_Z)[:-1]


def card_for(job: PublishedJob, info: schemas.JobUserInfo, logos: Logos, locale: Locale) -> schemas.JobCard:
    """A JobCard with all fields."""
    return schemas.JobCard.model_validate({**card(job, locale), **logo_field(job.employer_id, logos), "userInfo": info})


def logo_field(employer_id: int, logos: Logos) -> Json:
    """The employer's logo on a card: apart, since a logo may change while the ad does not."""
    digest = logos.get(employer_id)
    return {"employerLogoUrl": logo_path(digest) if digest else None}


def detail(
    page: JobPage,
    info: schemas.JobUserInfo,
    similar: list[schemas.JobCard],
    logos: Logos,
    locale: Locale,
    *,
    as_of: datetime | None = None,
) -> schemas.JobDetail:
    """A JobDetail, current or as of a moment."""
    if page.card.status is JobStatus.REMOVED:
        raise JobAlreadyRemoved
    ad = page.ad
    level = find_education_level(ad["education_level"]) if ad["education_level"] else None
    categories = filter(None, map(find_category, category_ids(page.card, ad)))
    return schemas.JobDetail.model_validate(
        {
            **card(page.card, locale),
            **copied(_DETAIL, ad),
            **logo_field(page.card.employer_id, logos),
            "userInfo": info,
            "version": page.card.version,
            "standing": page.card.status.value,
            "asOf": as_of,
            "isGone": page.is_gone,
            "picture": picture_path(page.card.number, locale, page.card.version),
            "changes": [job_change(each) for each in page.changes],
            "categories": [named(category.id, category.names, locale) for category in categories],
            "applicantCountries": _applicant_countries(ad),
            "changedAt": page.card.changed_at,
            "closedAt": page.closed_at,
            "places": [place(each, locale) for each in ad["places"]],
            "educationLevel": named(ad["education_level"], level, locale) if level else None,
            "languages": [_language(skill, locale) for skill in ad["languages"]],
            "similar": similar,
        }
    )


def copied(names: Mapping[str, str], fields: Mapping[str, Any]) -> Json:
    """Stored fields by their serialized names."""
    return {wire: fields.get(name) for name, wire in names.items()}


def category_ids(job: PublishedJob, ad: Mapping[str, Any]) -> list[int]:
    """All categories of the ad, that of its position first."""
    first = job.fields.get("category")
    return list(dict.fromkeys([*([] if first is None else [first]), *ad["categories"]]))


def place(stored: Mapping[str, Any], locale: Locale) -> Json:
    """A JobPlace."""
    known = find_place(stored["geonameid"]) if stored["geonameid"] else None
    region = find_region(known.region_id) if known else None
    return {
        "placeId": str(known.geonameid) if known else None,
        "name": known.label(locale) if known else stored["name"],
        "region": region.label(locale) if region else None,
        "country": known.country if known else stored["country"],
        "lat": known.latitude if known else stored["latitude"],
        "lng": known.longitude if known else stored["longitude"],
    }


def named(key: object, names: Names, locale: Locale) -> Json:
    """A Named."""
    return {"id": str(key), "name": names.in_locale(locale)}


def _applicant_countries(ad: Mapping[str, Any]) -> list[str]:
    if ad["work_mode"] != WorkMode.REMOTE:
        return []
    countries = (place(each, SOURCE_LOCALE)["country"] for each in ad["places"])
    return list(dict.fromkeys(filter(None, countries))) or [home_country(ad["language"])]


def _language(skill: Mapping[str, Any], locale: Locale) -> Json:
    code = skill["language"]
    names = find_language(code)
    return {"code": code, "name": names.in_locale(locale) if names else code, "level": skill["level"]}


def job_change(change: JobChange) -> Json:
    """A JobChange."""
    return {"at": change.at, "kind": change.kind, "fields": [to_camel(name) for name in change.fields]}
