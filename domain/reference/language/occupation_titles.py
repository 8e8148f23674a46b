"""Names of occupations by their stems: "medicinska sestra", "nurse" and "медицинска сестра" match the same ads."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from domain.reference.language.analysis import terms
from domain.reference.language.head_words import says_little
from domain.reference.language.occupation_names import Kind, all_names

Stems = tuple[str, ...]
PREPOSITIONS = frozenset(("u", "na", "v", "pri", "in", "at", "во"))

UNAMBIGUOUS = 2
"""A name for more unit groups than these is a name for people of many occupations: "vozač", "tehničar"."""


@dataclass(frozen=True, slots=True)
class Occupation:
    """The stems from `first` to before `end` name an occupation with these ISCO-08 unit groups."""

    first: int
    end: int
    positions: tuple[str, ...]


@cache
def usual_titles() -> dict[str, tuple[str, ...]]:
    """Everyday names of each unit group in five languages, as written."""
    named: dict[str, list[str]] = defaultdict(list)
    for row in all_names():
        for code in row.codes:
            named[code] += row.names
    return {code: tuple(titles) for code, titles in named.items()}


@cache
def titles() -> dict[Stems, tuple[str, ...]]:
    """Unit groups by the stems of a name or a work in any language."""
    groups: dict[Stems, set[str]] = defaultdict(set)
    for kind in (Kind.NAME, Kind.WORK):
        for stems, codes in titles_of(kind).items():
            groups[stems].update(codes)
    return {stems: tuple(sorted(codes)) for stems, codes in groups.items()}


@cache
def titles_of(kind: Kind) -> dict[Stems, tuple[str, ...]]:
    """Unit groups by the stems of a name of that kind, the most usual first."""
    groups: dict[Stems, list[str]] = defaultdict(list)
    written: dict[Stems, list[str]] = defaultdict(list)
    for row in all_names():
        for name in row.names if row.kind is kind else ():
            stems = tuple(terms(name))
            groups[stems] += row.codes
            written[stems].append(name)
    return {
        stems: tuple(dict.fromkeys(codes))
        for stems, codes in groups.items()
        if not all(_only_adds_where(name, stems, groups) for name in written[stems])
    }


def _only_adds_where(name: str, stems: Stems, groups: Mapping[Stems, Sequence[str]]) -> bool:
    """Whether it is a shorter name of its groups with a place of work in one word: of "čistačica u školi", "u školi"
    must remain words, or every cleaner would be one in a school. "majstor u školi" says more than "majstor"."""
    words = name.split()
    if len(words) < 2 or words[-2] not in PREPOSITIONS:
        return False
    plain = tuple(terms(" ".join(words[:-2])))
    if not plain or plain == stems or all(map(says_little, plain)):
        return False
    return set(groups[stems]) <= set(groups.get(plain, ()))


@cache
def kinds_of() -> dict[Stems, tuple[tuple[Kind, tuple[str, ...]], ...]]:
    """The kinds of name that stems are, each with the unit groups, in the order of `Kind`."""
    found: dict[Stems, list[tuple[Kind, tuple[str, ...]]]] = defaultdict(list)
    for kind in Kind:
        for stems, codes in titles_of(kind).items():
            found[stems].append((kind, codes))
    return {stems: tuple(kinds) for stems, kinds in found.items()}


@cache
def title_lengths() -> dict[str, tuple[int, ...]]:
    """Lengths in stems of the names that begin with a stem, the longest first."""
    lengths: dict[str, set[int]] = defaultdict(set)
    for kind in Kind:
        for stems in titles_of(kind):
            lengths[stems[0]].add(len(stems))
    return {stem: tuple(sorted(found, reverse=True)) for stem, found in lengths.items()}


def heads_of_other_names(stems: Stems) -> tuple[str, ...]:
    """Stems of a title that name one occupation, and there only begin the name of a different one: "frizer" of "frizer
    za pse", but not of "frizer, frizer za pse"."""
    names = titles_of(Kind.NAME)
    heads: list[str] = []
    at = 0
    while at < len(stems):
        ends = (at + length for length in title_lengths().get(stems[at], ()) if at + length <= len(stems))
        end = next((end for end in ends if stems[at:end] in names), at + 1)
        if end - at > 1 and _are_different(names.get(stems[at : at + 1], ()), names[stems[at:end]]):
            heads.append(stems[at])
        at = end
    return tuple(stem for stem in heads if stems.count(stem) == 1)


def _are_different(codes: Sequence[str], others: Sequence[str]) -> bool:
    """Whether a name that is not ambiguous means other minor groups."""
    return 0 < len(codes) <= UNAMBIGUOUS and {code[:3] for code in codes}.isdisjoint(code[:3] for code in others)
