"""Reads the occupation in the title of an ad: by the name of a person, or by a rank and the area of work."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import terms
from domain.reference.language.job_ranks import Prefixes, rank_in, says_alone
from domain.reference.language.occupation_matches import Match, matches_in, weight_of
from domain.reference.language.occupation_titles import Stems
from domain.reference.language.work_areas import areas_in, is_area

SEVERAL = 3
"""A name for so many unit groups leaves it to the description which of them is offered: "vozač", "programer"."""
_OTHER_GENDER = re.compile(r"(?<=\w{3})\s?/\s?-?(?:i|e|u|ni|na|ki|nja|icu|arka|inja)(?=\s|$|/)", re.IGNORECASE)
"""Endings that a title shows between words: "MEDICINSKA / I SESTRA", "ADMINISTRATIVNI / NA"."""
_SEPARATOR = re.compile(r"\s[-–—|•+&]\s|[,/;|+&•()–—]|\s(?:i|in|ili|ali|and|or|и|или)\s", re.IGNORECASE)
"""Separator between the occupations of a title."""
_HYPHEN = re.compile(r"(?<=\w{4})-(?=\w{4})")
"""Hyphen as in "ZIDAR-FASADER", which are two, and "medicinsko-laboratorijski", which are one."""
_WORKERS = re.compile(
    r"\b\d{1,3}\s?(?:\(\w+\)\s?)?(?:izvršitelj|izvršil|izvršio|извршител|извршил|извршио|osob|oseb|лиц|worker|person)\w*",
    re.IGNORECASE,
)
"""Number of workers wanted: "2 (dva) izvršitelja", who are no bailiffs."""
_BRACKETS = re.compile(r"\([^()]*\)")
"""Text in brackets, which explains: a place, a term, or what the words before leave open."""


@dataclass(frozen=True, slots=True)
class TitleReading:
    """The unit groups that a title names, the best first. `within` is set when it says only a rank."""

    codes: tuple[str, ...] = ()
    within: Prefixes = ()

    @property
    def is_open(self) -> bool:
        """Whether the description should decide."""
        return not self.codes or bool(self.within) or len(self.codes) >= SEVERAL

    def choose(self, described: Sequence[str]) -> str | None:
        """The unit group if a description names these, the best first: one that the title names too, else one of the
        rank's, else the title's own."""
        named = (code for code in described if code in self.codes)
        fitting = (code for code in described if self.within and code.startswith(self.within))
        return next(chain(named, fitting, self.codes, described), None)


@dataclass(frozen=True, slots=True)
class _Part:
    """The part of a title between two separators. `has_rank_before` means any part before it."""

    stems: Stems
    matches: list[Match]
    rank: Prefixes
    has_rank_before: bool

    @property
    def persons(self) -> list[Match]:
        """Names of persons by what they do."""
        return [match for match in self.matches if match.is_specific and not self._is_object(match)]

    def _is_object(self, match: Match) -> bool:
        """Whether it says what a person of a rank works on: "tehničar u proizvodnji" is not what "proizvodnja" may
        stand for alone."""
        if not self.rank and not self.has_rank_before:
            return False
        rank = rank_in(self.stems[: match.first])
        if is_area(match.stems):
            return self.has_rank_before or bool(rank)
        return bool(rank) and len(match.stems) == 1 and not _first_within(match.codes, rank)


@lru_cache(maxsize=20_000)
def read_title(title: str) -> TitleReading:
    """A name of a person decides; else the area of work beside a rank; else the rank, or work without one."""
    spoken = _spoken(title)
    outside = _BRACKETS.sub(" / ", spoken) if "(" in spoken else spoken
    parts = _parts(outside)
    named = _best(part.persons for part in parts)
    if not named and outside != spoken:
        parts = _parts(f"{outside} / {' / '.join(_BRACKETS.findall(spoken))}")
        named = _best(part.persons for part in parts)
    if named:
        return TitleReading(named.codes)
    rank = next((part.rank for part in parts if part.rank), ())
    if not rank:
        best = _best(part.matches for part in parts)
        return TitleReading(best.codes if best else ())
    if code := _code_of_area(parts, rank):
        return TitleReading((code,))
    general = _best([match for match in part.matches if match.is_person] for part in parts)
    codes = general.codes if general else ()
    return TitleReading(codes) if general and says_alone(general.stems) else TitleReading(codes, rank)


@lru_cache(maxsize=20_000)
def persons_in_title(title: str) -> tuple[str, ...]:
    """The unit groups of all persons that a title names, the most specific first."""
    named = (part.persons for part in _parts(_HYPHEN.sub(" / ", _spoken(title))))
    offered = (max(matches, key=weight_of).codes[0] for matches in named if matches)
    return tuple(dict.fromkeys([*read_title(title).codes[:1], *offered]))


def _best(parts: Iterable[Sequence[Match]]) -> Match | None:
    """The best of all parts; of equal ones the one in the first part, and there the one named first."""
    bests = (max(matches, key=weight_of) for matches in parts if matches)
    return max(bests, key=lambda match: match.weight[:3], default=None)


def _code_of_area(parts: Sequence[_Part], first_rank: Prefixes) -> str | None:
    """The unit group of a rank in the area beside it that is named in most words, or else of the first rank."""
    best, code = (False, 0, False), None
    for part in parts:
        own = bool(part.rank)
        areas = (((own, len(stems), True), codes) for stems, codes in areas_in(part.stems))
        work = (((own, len(each.stems), False), each.codes) for each in part.matches if not each.is_person)
        for weight, codes in chain(areas, work):
            if weight > best and (fitting := _first_within(codes, part.rank or first_rank)):
                best, code = weight, fitting
    return code


def _first_within(codes: Sequence[str], rank: Prefixes) -> str | None:
    return next((code for prefix in rank for code in codes if code.startswith(prefix)), None)


def _spoken(title: str) -> str:
    title = _WORKERS.sub(" ", title)
    return without_gender_suffixes(_OTHER_GENDER.sub(" ", title) if "/" in title else title)


def _parts(title: str) -> list[_Part]:
    """A title between its separators."""
    parts: list[_Part] = []
    has_rank = False
    for text in _SEPARATOR.split(title):
        if stems := tuple(terms(text)):
            parts.append(_Part(stems, matches_in(stems), rank_in(stems), has_rank))
            has_rank = has_rank or bool(parts[-1].rank)
    return parts
