"""What can be asked: a value that is the same for the same question, so that it can be a key."""

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from enum import StrEnum


class Dimension(StrEnum):
    """By what a list is narrowed, under the names of the wire; each value is counted."""

    CATEGORY = "category"
    EMPLOYMENT = "employment"
    WORK_MODE = "workMode"
    WORKING_TIME = "workingTime"
    EDUCATION = "education"
    EXPERIENCE = "experience"
    EMPLOYER = "employer"
    SALARY = "salary"
    LANGUAGE = "language"
    LICENCE = "licence"
    PUBLISHED = "published"
    APPLICATION_TYPE = "applicationType"
    AD_LANGUAGE = "adLanguage"
    FORMAT = "format"


class Sort(StrEnum):
    """In which order: what was paid for, then titles that fit, then the newest; or by one thing alone."""

    RELEVANCE = "relevance"
    NEWEST = "newest"
    DEADLINE = "deadline"
    SALARY = "salary"


@dataclass(frozen=True, slots=True)
class Near:
    """Within so many kilometres of a point, in degrees of WGS 84."""

    latitude: float
    longitude: float
    km: float


Filters = tuple[tuple[Dimension, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class SearchQuery:
    """Text as typed; any of the areas, or near a point; any of the positions; any value within a dimension, and all
    dimensions. With `exclude_locations` the whole country is meant whatever place is named. `salary_from` is euros a
    month before tax."""

    text: str = ""
    areas: tuple[str, ...] = ()
    near: Near | None = None
    positions: tuple[str, ...] = ()
    new_since: datetime | None = None
    filters: Filters = ()
    salary_from: Decimal | None = None
    exclude_locations: bool = False
    sort: Sort = Sort.RELEVANCE
