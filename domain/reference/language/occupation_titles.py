"""Recognises occupations in queries: "medicinska sestra", "nurse" and "медицинска сестра" match the same ads."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from domain.reference.language.analysis import terms
from domain.reference.names import read_rows

Stems = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Occupation:
    """The stems from `first` to before `end` name an occupation with these ISCO-08 unit groups."""

    first: int
    end: int
    positions: tuple[str, ...]


@cache
def usual_titles() -> dict[str, tuple[str, ...]]:
    """Usual titles of each unit group in five languages, as written."""
    named: dict[str, list[str]] = defaultdict(list)
    for row in read_rows("position_titles.csv"):
        for code in row["codes"].split():
            named[code] += row["titles"].split("; ")
    return {code: tuple(titles) for code, titles in named.items()}


@cache
def titles() -> dict[Stems, tuple[str, ...]]:
    """Unit groups by the stems of a usual title in any language."""
    groups: dict[Stems, set[str]] = defaultdict(set)
    for row in read_rows("position_titles.csv"):
        for title in row["titles"].split(";"):
            groups[tuple(terms(title))].update(row["codes"].split())
    return {stems: tuple(sorted(codes)) for stems, codes in groups.items()}


@cache
def longest_title() -> int:
    """The maximum number of stems in a title."""
    return max(map(len, titles()))


def recognise_positions(stems: Sequence[str]) -> tuple[Occupation, ...]:
    """Occupations from left to right, longest title first: a "truck driver" is not any driver."""
    found: list[Occupation] = []
    at = 0
    while at < len(stems):
        ends = range(min(len(stems), at + longest_title()), at, -1)
        end = next((end for end in ends if tuple(stems[at:end]) in titles()), None)
        if end is not None:
            found.append(Occupation(at, end, titles()[tuple(stems[at:end])]))
        at = end or at + 1
    return tuple(found)
