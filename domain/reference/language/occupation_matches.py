"""Finds names of occupations in stems."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from domain.reference.language.job_ranks import is_rank
from domain.reference.language.occupation_names import Kind
from domain.reference.language.occupation_titles import kinds_of

AMBIGUOUS = 4
"""A name for so many unit groups, of different sub-major groups, says little: "operater", "agent", "majstor"."""
_END = ""
"""Stands after the last stem."""
_KINDS = (Kind.NAME, Kind.WORK, Kind.SKILL)


class Match(NamedTuple):
    """A name in a sequence of stems, and its unit groups."""

    kind: Kind
    stems: tuple[str, ...]
    first: int
    codes: tuple[str, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the name says what is done."""
        return len(self.codes) < AMBIGUOUS or len({code[:2] for code in self.codes}) == 1

    @property
    def is_person(self) -> bool:
        """Whether it names a person: "react programer" does, "react" does not."""
        return self.kind is Kind.NAME or (self.kind is Kind.SKILL and len(self.stems) > 1)

    @property
    def is_specific(self) -> bool:
        """Whether it names a person by what is done, not by rank only."""
        return self.is_person and self.is_clear and not is_rank(self.stems)

    @property
    def weight(self) -> tuple[bool, int, int, int]:
        """Clear names first, then persons before work, more words, and what is named first."""
        kind = Kind.NAME if self.is_person else self.kind
        return self.is_clear, -_KINDS.index(kind), len(self.stems), -self.first


def weight_of(match: Match) -> tuple[bool, int, int, int]:
    """A key for sorting."""
    return match.weight


def matches_in(stems: Sequence[str]) -> list[Match]:
    """All names, also those within others."""
    return list(_matches(tuple(stems)))


def _matches(stems: tuple[str, ...]) -> Iterator[Match]:
    beginnings, kinds = _lengths_by_beginning(), kinds_of()
    followed = (*stems, _END)
    for first in [at for at, stem in enumerate(stems) if stem in beginnings]:
        lengths = beginnings[stems[first]]
        for length in lengths.get(followed[first + 1], lengths[_END]):
            name = stems[first : first + length]
            found = kinds.get(name)
            # At the end of the stems, fewer may be left than the name has.
            if found and len(name) == length:
                for kind, codes in found:
                    yield Match(kind, name, first, codes)


@cache
def _lengths_by_beginning() -> dict[str, dict[str, tuple[int, ...]]]:
    """Lengths in stems of the names, the longest first, by their first stem and the one that follows it. Many words of
    a text begin a name, but few with the word that follows."""
    beginnings: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for name in kinds_of():
        beginnings[name[0]][name[1] if len(name) > 1 else _END].add(len(name))
    return {first: _longest_first(followed) for first, followed in beginnings.items()}


def _longest_first(followed: Mapping[str, set[int]]) -> dict[str, tuple[int, ...]]:
    """A name of one stem is one whatever follows."""
    alone = followed.get(_END, set[int]())
    longest_first = {second: _descending(frozenset(lengths | alone)) for second, lengths in followed.items()}
    return {_END: _descending(frozenset(alone))} | longest_first


@cache
def _descending(lengths: frozenset[int]) -> tuple[int, ...]:
    """Returns one tuple for equal sets of lengths: of twenty thousand sets some ten are distinct."""
    return tuple(sorted(lengths, reverse=True))
