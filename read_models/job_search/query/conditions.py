"""The conditions of a query, and their evaluation to bitmaps of ads on one view of the index."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, assert_never

from pyroaring import BitMap

from domain.reference.circles import Circle
from domain.reference.language.prefixes import is_prefix
from domain.reference.language.stop_words import is_marked


@dataclass(frozen=True, slots=True)
class HasTerm:
    """Ads with this term."""

    term: str


@dataclass(frozen=True, slots=True)
class HasPhrase:
    """Ads in which these stems and marked stop words follow one another."""

    stems: tuple[str, ...]

    @property
    def terms(self) -> tuple[str, ...]:
        """Terms that all of these ads have."""
        return tuple(stem for stem in self.stems if not is_marked(stem))


@dataclass(frozen=True, slots=True)
class HasPrefix:
    """Ads with a word that begins so: a stem, or, after "^" or "~", a word of the title."""

    start: str


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Ads that fulfil one of these; no ad if there are none."""

    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class AllOf:
    """Ads that fulfil all of these and none of those `without`; every ad if there are none."""

    conditions: tuple["Condition", ...]
    without: tuple["Condition", ...] = ()


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Ads that fulfil at least so many of these."""

    count: int
    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class PublishedFrom:
    """Ads published at that second (sort_key.seconds) or later."""

    second: int


@dataclass(frozen=True, slots=True)
class PaysFrom:
    """Ads that offer that many gross euros a month or more."""

    euros: int


@dataclass(frozen=True, slots=True)
class Within:
    """Ads in this circle: with `place_terms` of the gazetteer, or at points outside it."""

    circle: Circle
    place_terms: tuple[str, ...]


SimpleCondition = HasTerm | HasPhrase | HasPrefix | PublishedFrom | PaysFrom | Within
Condition = SimpleCondition | AnyOf | AllOf | AtLeast
EVERYTHING = AllOf(())


def has_word(term: str) -> Condition:
    """The condition of a word's term; "kono*" is any stem, or word of a title as it is written, that begins so."""
    if not is_prefix(term):
        return HasTerm(term)
    start = term[:-1]
    return HasPrefix(start) if start[0] in "^~" else AnyOf((HasPrefix(start), HasPrefix(f"~{start}")))


class IndexView(Protocol):
    """A segment, or the ads that changed since the last merge. Callers must not change the bitmaps that it returns."""

    def everything(self) -> BitMap: ...

    def has(self, term: str) -> BitMap: ...

    def has_phrase(self, stems: tuple[str, ...]) -> BitMap: ...

    def has_prefix(self, start: str) -> BitMap: ...

    def published_from(self, second: int) -> BitMap: ...

    def pays_from(self, euros: int) -> BitMap: ...

    def spots(self, circle: Circle) -> Iterable[str]:
        """Terms of its ads' points in the circle that are outside the gazetteer."""
        ...


def evaluate(view: IndexView, condition: Condition) -> BitMap:
    """The ads of a view that fulfil a condition. Callers must not change the bitmap, which may be a cached one."""
    match condition:
        case HasTerm():
            return view.has(condition.term)
        case HasPhrase():
            return view.has_phrase(condition.stems)
        case HasPrefix():
            return view.has_prefix(condition.start)
        case AnyOf():
            return _union([evaluate(view, each) for each in condition.conditions])
        case AllOf():
            return _intersection(view, condition)
        case AtLeast():
            return ads_by_fulfilled(view, condition.conditions, condition.count)[condition.count]
        case PublishedFrom():
            return view.published_from(condition.second)
        case PaysFrom():
            return view.pays_from(condition.euros)
        case Within():
            return _union([view.has(term) for term in (*condition.place_terms, *view.spots(condition.circle))])
        case _:
            assert_never(condition)


def _union(sets: list[BitMap]) -> BitMap:
    return sets[0] if len(sets) == 1 else BitMap.union(*sets) if sets else BitMap()


def _intersection(view: IndexView, condition: AllOf) -> BitMap:
    # The smallest first: each step costs what is left.
    sets = sorted((evaluate(view, each) for each in condition.conditions), key=len)
    found = sets[0] if sets else view.everything()
    for other in sets[1:]:
        if not found:
            return found
        found = found & other
    for unwanted in condition.without:
        found = found - evaluate(view, unwanted)
    return found


def ads_by_fulfilled(view: IndexView, conditions: Sequence[Condition], highest: int) -> list[BitMap]:
    """The ads that fulfil at least none, one, two, ... of these conditions."""
    found = [view.everything(), *(BitMap() for _ in range(highest))]
    for condition in conditions:
        fulfilling = evaluate(view, condition)
        # What fulfils one more than before moves up, from the top down, so that it moves one level only.
        for level in range(highest, 0, -1):
            found[level] = found[level] | (found[level - 1] & fulfilling)
    return found
