"""Profile by which the CV database is searched: what a candidate looks for and can do, and nothing that names them."""

from collections.abc import Mapping
from datetime import datetime
from uuid import UUID

from domain.cv.content import Headline, IdealJob
from domain.cv.items import SectionItem
from domain.cv.revision import Revision
from domain.cv.values import EducationLevel, LanguageCode, PositionCode, Value


class CandidateProfile(Value):
    """A CV as it can be searched. `place_ids` are those of the gazetteer; `languages` are codes by the id of the item;
    `updated_at` is when its content was changed last."""

    positions: tuple[PositionCode, ...]
    place_ids: tuple[int, ...]
    education_level: EducationLevel | None
    languages: dict[UUID, LanguageCode]
    excluded_employer_ids: tuple[int, ...]
    updated_at: datetime


def profile_of(revision: Revision, excluded: frozenset[int], updated_at: datetime) -> CandidateProfile:
    """The profile of a CV with this content."""
    return CandidateProfile(
        positions=revision.ideal_job.positions,
        place_ids=place_ids_of(revision.ideal_job),
        education_level=education_level_of(revision.headline),
        languages=languages_of(revision.items),
        excluded_employer_ids=tuple(sorted(excluded)),
        updated_at=updated_at,
    )


def place_ids_of(ideal_job: IdealJob) -> tuple[int, ...]:
    """The places that the gazetteer has; others are texts, by which nobody searches."""
    return tuple(place.geonameid for place in ideal_job.places if place.geonameid is not None)


def education_level_of(headline: Headline) -> int | None:
    """The highest level of education, as the person says it."""
    return headline.education_level


def languages_of(items: Mapping[UUID, SectionItem]) -> dict[UUID, str]:
    """The spoken languages among these items."""
    return {item_id: item.language for item_id, item in items.items() if item.kind == "language"}
