"""Serializes CVs of the CV database to response models."""

from datetime import date

from api.candidates import schemas
from api.cv.content_schemas import CvContent
from api.me.schemas import EducationLevel
from domain.cv.candidates import Candidate
from domain.cv.items import SpokenLanguage
from domain.cv.work_experience import years_of_work
from domain.kernel.values.locales import Locale
from domain.reference.education_levels import find_education_level
from domain.reference.filter_names import find_filter_name
from domain.reference.languages import find_language
from domain.reference.places import find_place
from domain.reference.positions import find_position


def listed(candidate: Candidate, locale: Locale, today: date) -> schemas.ListedCandidate:
    """A CV for the list, with names for readers of this language."""
    cv = candidate.cv
    revision, wanted = cv.revision, cv.revision.ideal_job
    items = revision.items.values()
    return schemas.ListedCandidate(
        cv_id=candidate.cv_id,
        language=cv.language,
        title=revision.headline.title,
        keywords=list(revision.headline.keywords),
        education_level=_education_level(revision.headline.education_level, locale),
        languages=[_language(item, locale) for item in items if item.kind == "language"],
        positions=[position_name(code, locale) or code for code in wanted.positions],
        places=[place_name(each.geonameid, locale) or each.name for each in wanted.places],
        employments=[_employment(each, locale) for each in wanted.employments],
        years_of_work=years_of_work([item for item in items if item.kind == "work"], today),
        updated_at=cv.updated_at,
        opened_at=candidate.opened_at,
    )


def opened(candidate: Candidate) -> schemas.OpenedCandidate:
    """The whole CV but for the picture, which is the account's."""
    content = candidate.cv.revision.content(candidate.cv.language).model_copy(update={"avatar_id": None})
    return schemas.OpenedCandidate(
        cv_id=candidate.cv_id,
        updated_at=candidate.cv.updated_at,
        opened_at=candidate.opened_at,
        content=CvContent.of(content),
    )


def position_name(code: str | None, locale: Locale) -> str | None:
    """The name of an occupation; None for an unknown one."""
    position = find_position(code) if code is not None else None
    return position.labels.in_locale(locale) if position else None


def place_name(geonameid: int | None, locale: Locale) -> str | None:
    """The name of a place; None for an unknown one."""
    place = find_place(geonameid) if geonameid is not None else None
    return place.label(locale) if place else None


def _education_level(level: int | None, locale: Locale) -> EducationLevel | None:
    names = find_education_level(level) if level is not None else None
    return EducationLevel(id=level, name=names.in_locale(locale)) if level is not None and names else None


def _language(item: SpokenLanguage, locale: Locale) -> schemas.CandidateLanguage:
    names = find_language(item.language)
    name = names.in_locale(locale) if names else item.language
    return schemas.CandidateLanguage(code=item.language, name=name, level=item.level)


def _employment(employment: str, locale: Locale) -> str:
    names = find_filter_name("employment", employment)
    return names.in_locale(locale) if names else employment
