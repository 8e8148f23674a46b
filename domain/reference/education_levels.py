"""Levels of the Croatian Qualifications Framework, for education requirements and CVs."""

from functools import cache

from domain.reference.names import Names, names_of, read_rows


@cache
def all_education_levels() -> dict[int, Names]:
    """Names by level, the lowest first."""
    return {int(row["id"]): names_of(row) for row in read_rows("education_levels.csv")}


def find_education_level(level: int) -> Names | None:
    """The names of a level."""
    return all_education_levels().get(level)
