"""A search as a value object, which can be a cache key."""

from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from enum import StrEnum

from domain.jobs.formats import FormatGroup, HomeBlock
from domain.reference.circles import Circle


class Dimension(StrEnum):
    """The filters of a list, under their names in the API; each value has a facet count."""

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
    """The order of a list: by relevance (query/ranking.py), or by one field."""

    RELEVANCE = "relevance"
    NEWEST = "newest"
    DEADLINE = "deadline"
    SALARY = "salary"


Filters = tuple[tuple[Dimension, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class IndexQuery:
    """Text as typed; any of the areas, or near a point; any of the positions; any of the values in each dimension.
    `exclude_locations` ignores places. `salary_from` is gross euros a month. `home_block` is no filter that people set
    or save.

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
    home_block: HomeBlock | None = None
    sort: Sort = Sort.RELEVANCE
    preferred_languages: tuple[tuple[str, ...], ...] = ()

    def only_exclusive(self) -> "IndexQuery | None":
        """Restricts the query to exclusive ads; None when its filters ask for other formats."""
        formats = dict(self.filters).get(Dimension.FORMAT)
        if formats and FormatGroup.EXCLUSIVE.value not in formats:
            return None
        others = tuple(each for each in self.filters if each[0] is not Dimension.FORMAT)
        return replace(self, filters=(*others, (Dimension.FORMAT, (FormatGroup.EXCLUSIVE.value,))))
