"""Classifies job ads by occupation, from the names of occupations in their titles; a title that says none leaves it to
the description."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import terms
from domain.reference.language.occupation_names import Kind
from domain.reference.language.occupation_titles import Stems, kinds_of, title_lengths
from domain.reference.language.text_stems import stems_of
from domain.reference.positions import find_position

AMBIGUOUS = 4
"""A name for so many unit groups, of different sub-major groups, says little: "operater", "agent", "majstor"."""
SEVERAL = 3
"""A name for so many unit groups leaves it to the description which of them is offered: "vozač", "programer"."""
NAMED_EARLY, WORK_EARLY = 25, 12
"""Stems of a description among which one name of a person, or one of work, suffices; elsewhere it must be repeated."""
MAX_STEMS = 200
"""The stems of a description that are read."""
_OTHER_GENDER = re.compile(r"(?<=\w{3})\s?/\s?-?(?:i|e|u|ni|na|ki|nja|icu|arka|inja)(?=\s|$|/)", re.IGNORECASE)
"""Endings that a title shows between words: "MEDICINSKA / I SESTRA", "ADMINISTRATIVNI / NA"."""
_SEPARATOR = re.compile(r"\s[-–—|•+&]\s|[,/;|+&•()–—]|\s(?:i|in|ili|ali|and|or|и|или)\s", re.IGNORECASE)
"""Between the occupations of a title."""
_HYPHEN = re.compile(r"(?<=\w{4})-(?=\w{4})")
"""As in "ZIDAR-FASADER", which are two, and "medicinsko-laboratorijski", which are one."""
_KINDS = (Kind.NAME, Kind.WORK, Kind.SKILL)


@dataclass(frozen=True, slots=True)
class _Match:
    """A name in a sequence of stems."""

    kind: Kind
    first: int
    end: int
    codes: tuple[str, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the name says what is done."""
        return len(self.codes) < AMBIGUOUS or len({code[:2] for code in self.codes}) == 1

    @property
    def weight(self) -> tuple[bool, int, int, int]:
        """Clear names first, then persons before work, more words, and what is named first."""
        words = self.end - self.first
        kind = Kind.NAME if self.kind is Kind.SKILL and words > 1 else self.kind
        return self.is_clear, -_KINDS.index(kind), words, -self.first


class Occupations:
    """The unit groups of ISCO-08."""

    def find(self, title: str, description: Callable[[], str] = str) -> str | None:
        """The unit group of the most specific name in the title. The description, as plain text, is read and decides
        when the title has none or an ambiguous one. None if neither says."""
        named = _best_in(title)
        if named and len(named) < SEVERAL:
            return named[0]
        described = _codes_in_description(description())
        among = [code for code in described if not named or code in named]
        return next(iter((*among, *(named or ()))), None)

    def find_all(self, title: str) -> tuple[str, ...]:
        """The unit groups of all persons in the title, most specific first: "Kuhar, konobar" offers two."""
        return _all_in(title)

    def knows(self, code: str) -> bool:
        """Whether there is a unit group with this code."""
        return find_position(code) is not None


@lru_cache(maxsize=20_000)
def _best_in(title: str) -> tuple[str, ...] | None:
    found = [max(matches, key=_weight) for matches in map(_matches_in, _parts(_spoken(title))) if matches]
    return max(found, key=lambda match: match.weight[:3]).codes if found else None


@lru_cache(maxsize=20_000)
def _all_in(title: str) -> tuple[str, ...]:
    parts = map(_matches_in, _parts(_HYPHEN.sub(" / ", _spoken(title))))
    named = ([match for match in matches if match.kind is Kind.NAME and match.is_clear] for matches in parts)
    offered = (max(matches, key=_weight).codes[0] for matches in named if matches)
    return tuple(dict.fromkeys([*(_best_in(title) or ())[:1], *offered]))


def _weight(match: _Match) -> tuple[bool, int, int, int]:
    return match.weight


def _spoken(title: str) -> str:
    return without_gender_suffixes(_OTHER_GENDER.sub(" ", title))


def _parts(title: str) -> list[tuple[str, ...]]:
    """The stems of a title, between its separators."""
    return [tuple(stems) for part in _SEPARATOR.split(title) if (stems := terms(part))]


def _matches_in(stems: Sequence[str]) -> list[_Match]:
    return list(_matches(tuple(stems)))


def _matches(stems: Stems) -> Iterator[_Match]:
    lengths, kinds = title_lengths(), kinds_of()
    for first, stem in enumerate(stems):
        for length in lengths.get(stem, ()):
            end = first + length
            for kind, codes in kinds.get(stems[first:end], ()) if end <= len(stems) else ():
                yield _Match(kind, first, end, codes)


def _codes_in_description(description: str) -> tuple[str, ...]:
    """Unit groups for which a description speaks, the best first: by a name in its beginning, or a repeated one."""
    found = [match for match in _matches_in(stems_of(description).split()[:MAX_STEMS]) if match.kind is not Kind.SKILL]
    times = Counter(match.codes for match in found)
    strong = [match for match in found if match.is_clear and (_is_early(match) or times[match.codes] > 1)]
    return tuple(dict.fromkeys(match.codes[0] for match in sorted(strong, key=_weight, reverse=True)))


def _is_early(match: _Match) -> bool:
    return match.first < (NAMED_EARLY if match.kind is Kind.NAME else WORK_EARLY)
