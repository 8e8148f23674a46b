"""Everyday names of occupations in five languages: `data/occupation_names.csv`, which also says what kind each is."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from domain.reference.names import read_rows


class Kind(StrEnum):
    """The kind of an occupation's name. A work says the occupation when nobody is named ("dućan", "berba"), but not
    beside a person who is ("kuhar u dućanu"). A skill ("react") suggests one, but whoever searches for it wants the
    word in the ad."""

    NAME = "name"
    WORK = "work"
    SKILL = "skill"


@dataclass(frozen=True, slots=True)
class OccupationNames:
    """Names of one kind, as written, and what they mean: ISCO-08 unit groups, the most usual first; an ambiguous name
    has several. `languages` share the spelling."""

    codes: tuple[str, ...]
    kind: Kind
    languages: tuple[str, ...]
    names: tuple[str, ...]


@cache
def all_names() -> tuple[OccupationNames, ...]:
    """The rows of the file."""
    return tuple(_read())


def _read() -> Iterator[OccupationNames]:
    for row in read_rows("occupation_names.csv"):
        names = tuple(row["names"].split("; "))
        yield OccupationNames(tuple(row["codes"].split()), Kind(row["kind"]), tuple(row["language"].split()), names)
