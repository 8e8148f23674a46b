"""A search as a value: equal for equal searches, so that it can be the key of a cache."""

from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from enum import StrEnum

from domain.jobs.formats import FormatGroup
from domain.reference.circles import Circle


class Dimension(StrEnum):
    """What a list is filtered by, under the names of the wire; each value has a facet count."""

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
    """How a list is ordered: by relevance (query/ranking.py), or by one thing alone."""

    RELEVANCE = "relevance"
    NEWEST = "newest"
    DEADLINE = "deadline"
    SALARY = "salary"


Filters = tuple[tuple[Dimension, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class SearchQuery:
    """Text as typed; any of the areas, or near a point; any of the positions; any value within a dimension, and all
    dimensions. With `exclude_locations` places do not count. `salary_from` is gross euros a month.

    `preferred_languages` only orders a list by relevance: ads in the first of these groups of languages lead it.
    """

    text: str = ""
    areas: tuple[str, ...] = ()
    near: Circle | None = None
    positions: tuple[str, ...] = ()
    new_since: datetime | None = None
    filters: Filters = ()
    salary_from: Decimal | None = None
    exclude_locations: bool = False
    sort: Sort = Sort.RELEVANCE
    preferred_languages: tuple[tuple[str, ...], ...] = ()

    def only_exclusive(self) -> "SearchQuery":
        """The same search among exclusive ads only."""
        others = tuple(each for each in self.filters if each[0] is not Dimension.FORMAT)
        return replace(self, filters=(*others, (Dimension.FORMAT, (FormatGroup.EXCLUSIVE.value,))))
