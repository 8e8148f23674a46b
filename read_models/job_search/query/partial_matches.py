"""Chooses the words that are given up when few ads have all of them (docs/decisions/0064)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

from read_models.job_search.query.conditions import Condition, evaluate
from read_models.job_search.query.optional_words import OptionalPart
from read_models.job_search.query.searcher import View
from read_models.job_search.query.word_weights import WeighedPart

FEW_MATCHES = 20
"""Up to so many full matches, ads that lack words follow, until as many are listed."""
MAX_GROUPS = 5
MAX_COMBINED = 6
"""So many words are given up in all combinations: of a longer query, those that weigh least."""
LEAST_KEPT = 0.3
"""The share of the weight of all words that ads below full matches have."""


@dataclass(frozen=True, slots=True)
class GivenUp:
    """Ads lack `lacking`, may have or lack `ignored`, and have all other words."""

    lacking: tuple[OptionalPart, ...]
    ignored: tuple[OptionalPart, ...] = ()

    @property
    def parts(self) -> tuple[OptionalPart, ...]:
        """All that is given up."""
        return *self.lacking, *self.ignored

    @property
    def words(self) -> tuple[str, ...]:
        """All words that are given up, those that mean filters last."""
        ordered = sorted(self.parts, key=lambda each: (each.dimension or "", each.first))
        return tuple(word for each in ordered for word in each.words)


def choose_given_up(
    views: Sequence[View],
    others: Condition,
    weighed: Sequence[WeighedPart],
    *,
    full_matches: int,
    may_lack_all: bool,
) -> list[GivenUp]:
    """Combinations of words, each with ads that have all but these and fulfil the other conditions; the least important
    words first. `weighed` rises. With `may_lack_all`, other words remain to be searched by."""
    ads = [_Ads(view, others, [each.part for each in weighed]) for view in views]
    forced: frozenset[int] = frozenset()
    if not full_matches and len(weighed) > MAX_COMBINED:
        forced = frozenset(range(len(weighed))) - _most_important_together(ads, len(weighed))
    found: list[GivenUp] = []
    listed = full_matches
    for missing in _combinations(weighed, forced, is_none_found=not full_matches, may_lack_all=may_lack_all):
        if listed >= FEW_MATCHES or len(found) == MAX_GROUPS:
            break
        if here := sum(each.count_lacking(missing, forced) for each in ads):
            listed += here
            found.append(GivenUp(_words(weighed, missing), _words(weighed, forced)))
    return found


def _combinations(
    weighed: Sequence[WeighedPart], forced: frozenset[int], *, is_none_found: bool, may_lack_all: bool
) -> Iterator[frozenset[int]]:
    """What ads may lack besides the forced words, by weight. Who names occupations is shown one of them, else who names
    places."""
    everything = frozenset(range(len(weighed)))
    occupations = frozenset(at for at in everything if weighed[at].part.occupation)
    names = occupations or frozenset(at for at in everything if weighed[at].part.names_place)
    words = frozenset(at for at in everything if not weighed[at].part.dimension)
    total = sum(each.weight for each in weighed)

    def weight(of: frozenset[int]) -> float:
        return sum(weighed[at].weight for at in of)

    def is_enough(kept: frozenset[int]) -> bool:
        if not may_lack_all and (words.isdisjoint(kept) or (names and kept.isdisjoint(names))):
            return False
        return is_none_found or weight(kept) >= LEAST_KEPT * total

    lightest = sorted(everything - forced)[:MAX_COMBINED]
    # Nothing more is missing where words are given up anyway, those that no ad has or the forced ones.
    sizes = range(0 if is_none_found else 1, len(lightest) + 1)
    subsets = chain.from_iterable(combinations(lightest, size) for size in sizes)
    for missing in sorted(map(frozenset, subsets), key=weight):
        if is_enough(everything - forced - missing):
            yield missing


def _words(weighed: Sequence[WeighedPart], of: frozenset[int]) -> tuple[OptionalPart, ...]:
    return tuple(weighed[at].part for at in of)


class _Ads:
    """The ads of a view that fulfil the other conditions, and those of them that have each of the words."""

    def __init__(self, view: View, others: Condition, words: Sequence[OptionalPart]) -> None:
        self.found = view.visible(evaluate(view, others))
        self.having = [evaluate(view, each.condition) & self.found for each in words]
        self._offering = [
            having & evaluate(view, each.occupation) if each.occupation else having
            for each, having in zip(words, self.having, strict=True)
        ]

    def count_lacking(self, missing: frozenset[int], forced: frozenset[int]) -> int:
        """The ads that lack the missing words and have all others; forced ones do not matter."""
        ads = self.found
        kept = set(range(len(self.having))) - missing - forced
        for at in sorted(kept, key=lambda at: len(self._offering[at])):
            ads = ads & self._offering[at]
        for at in missing:
            ads = ads - self.having[at]
        return len(ads)


def _most_important_together(ads: Sequence[_Ads], words: int) -> frozenset[int]:
    """Beginning with the most important word, each that some ad has together with those before."""
    kept: set[int] = set()
    found = [each.found for each in ads]
    for at in reversed(range(words)):
        narrower = [before & each.having[at] for before, each in zip(found, ads, strict=True)]
        if any(narrower):
            found = narrower
            kept.add(at)
    return frozenset(kept)
