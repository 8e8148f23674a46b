"""Rows of the read model in the shapes of the wire, names in the language that was asked for."""

from datetime import datetime
from typing import Any, Literal, cast

from pydantic.alias_generators import to_camel

from api.jobs import schemas
from domain.jobs.ad import AdPlace
from domain.jobs.errors import JobAlreadyRemoved
from domain.jobs.salary import Salary
from domain.jobs.standing import Standing
from domain.kernel.locales import Locale
from domain.reference.education_levels import find_education_level
from domain.reference.languages import find_language
from domain.reference.names import Names
from domain.reference.places import find_place
from domain.reference.positions import find_category, find_position
from read_models.job_pages.queries import JobCard, JobChange, JobPage

_PLACES_NAMED = 3


def card(job: JobCard, info: schemas.JobUserInfo, locale: Locale) -> schemas.JobCard:
    """A job as lists show it."""
    return schemas.JobCard(**_card_fields(job, info, locale))


def detail(
    page: JobPage,
    info: schemas.JobUserInfo,
    similar: list[schemas.JobCard],
    locale: Locale,
    *,
    as_of: datetime | None = None,
) -> schemas.JobDetail:
    """A job as its page shows it, or showed it at a moment."""
    ad, job = page.ad, page.card
    level = find_education_level(ad.education_level) if ad.education_level else None
    return schemas.JobDetail(
        **_card_fields(job, info, locale),
        version=job.version,
        standing=_standing(job.standing),
        as_of=as_of,
        changes=[_change(change) for change in page.changes],
        categories=_categories(job.category, ad.categories, locale),
        video_url=ad.video_url,
        changed_at=job.changed_at,
        closed_at=job.closed_at,
        places=[_place(place, locale) for place in ad.places],
        description=ad.description,
        requirements=ad.requirements,
        benefits=ad.benefits,
        employment=ad.employment.value if ad.employment else None,
        working_time=ad.working_time.value if ad.working_time else None,
        workers=ad.workers,
        education_level=_named(ad.education_level, level, locale) if level else None,
        minimum_experience_years=ad.minimum_experience_years,
        driving_licences=list(ad.driving_licences),
        languages=[_language(skill.language, skill.level, locale) for skill in ad.languages],
        digital_skills=list(ad.digital_skills),
        additional_skills=list(ad.additional_skills),
        application_ways=[
            schemas.ApplicationWay(type=way.type.value, target=way.target) for way in ad.application_ways
        ],
        similar=similar,
    )


def _standing(standing: Standing) -> Literal["active", "paused", "expired", "closed"]:
    if standing is Standing.REMOVED:
        raise JobAlreadyRemoved
    return standing.value


def _change(change: JobChange) -> schemas.JobChange:
    kind = cast("Any", change.kind)
    return schemas.JobChange(at=change.at, kind=kind, fields=[to_camel(name) for name in change.fields])


def _categories(first: int | None, others: tuple[int, ...], locale: Locale) -> list[schemas.Named]:
    ids = others if first is None else (first, *(other for other in others if other != first))
    known = [category for key in ids if (category := find_category(key))]
    return [_named(category.id, category.names, locale) for category in known]


def _card_fields(job: JobCard, info: schemas.JobUserInfo, locale: Locale) -> dict[str, Any]:
    position = find_position(job.position) if job.position else None
    category = find_category(job.category) if job.category else None
    return {
        "id": job.number,
        "slug": job.slug,
        "title": job.title,
        "position": schemas.Named(id=position.code, name=position.names.in_locale(locale)) if position else None,
        "root_position": schemas.Named(id=str(category.id), name=category.names.in_locale(locale))
        if category
        else None,
        "employer": schemas.JobEmployer(id=job.employer_id, name=job.employer_name),
        "location": _location(job.places, locale),
        "work_mode": job.work_mode,
        "salary": _salary(job.salary),
        "application_types": list(job.application_types),
        "format": job.format,
        "language": job.language,
        "demo": job.demo,
        "published_at": job.published_at,
        "apply_until": job.apply_until,
        "is_active": job.active,
        "user_info": info,
    }


def _named(key: object, names: Names, locale: Locale) -> schemas.Named:
    return schemas.Named(id=str(key), name=names.in_locale(locale))


def _location(places: tuple[AdPlace, ...], locale: Locale) -> str:
    names = list(dict.fromkeys(_label(place, locale) for place in places))
    more = len(names) - _PLACES_NAMED
    return ", ".join(names[:_PLACES_NAMED]) + (f" +{more}" if more > 0 else "")


def _label(place: AdPlace, locale: Locale) -> str:
    known = find_place(place.geonameid) if place.geonameid else None
    return known.label(locale) if known else place.name


def _place(place: AdPlace, locale: Locale) -> schemas.JobPlace:
    known = find_place(place.geonameid) if place.geonameid else None
    return schemas.JobPlace(
        id=str(known.geonameid) if known else None,
        name=_label(place, locale),
        region=known.region if known else None,
        country=known.country if known else place.country,
        lat=known.latitude if known else place.latitude,
        lng=known.longitude if known else place.longitude,
    )


def _salary(salary: Salary | None) -> schemas.JobSalary | None:
    if salary is None or not salary.shown:
        return None
    return schemas.JobSalary(
        currency=salary.currency,
        minimum=float(salary.minimum) if salary.minimum is not None else None,
        maximum=float(salary.maximum) if salary.maximum is not None else None,
        period=salary.period.value,
        tax=salary.tax.value,
    )


def _language(code: str, level: str | None, locale: Locale) -> schemas.LanguageSkill:
    names = find_language(code)
    return schemas.LanguageSkill(code=code, name=names.in_locale(locale) if names else code, level=level)
