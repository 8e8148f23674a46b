"""Chooses the words that are given up when few ads have all of them (docs/decisions/0064)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

from read_models.job_search.query.conditions import Condition, evaluate
from read_models.job_search.query.optional_words import OptionalPart
from read_models.job_search.query.searcher import View
from read_models.job_search.query.word_weights import WeighedPart

FEW_MATCHES = 20
"""Full matches up to which ads that lack words follow, until as many are listed."""
MAX_GROUPS = 5
MAX_COMBINED = 6
"""Words that are given up in all combinations: of a longer query, those that weigh least."""
LEAST_KEPT = 0.3
"""The share of the weight of all words that ads below full matches have."""


@dataclass(frozen=True, slots=True)
class GivenUp:
    """Ads lack `lacking`, may have or lack `ignored`, and have all other words. Occupations among these are offered,
    unless `mentions`."""

    lacking: tuple[OptionalPart, ...]
    ignored: tuple[OptionalPart, ...] = ()
    mentions: bool = False

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
    unknown: Sequence[OptionalPart] = (),
    *,
    full_matches: int,
    may_lack_all: bool,
) -> list[GivenUp]:
    """Combinations of words, each with ads that have all but these and fulfil the other conditions; the least important
    words first. `weighed` rises; `unknown` words are given up in any case. With `may_lack_all`, other words remain to
    be searched by. Where no ad of any place offers the named occupations, ads that mention them are chosen."""
    ads = [_Ads(view, others, [each.part for each in weighed]) for view in views]
    forced: frozenset[int] = frozenset()
    if not full_matches and len(weighed) > MAX_COMBINED:
        forced = frozenset(range(len(weighed))) - _most_important_together(ads, len(weighed))
    enough = _Enough(weighed, unknown, is_none_found=not full_matches, may_lack_all=may_lack_all)

    def choose(*, mentions: bool) -> list[GivenUp]:
        found: list[GivenUp] = []
        listed = full_matches
        for missing in _combinations(weighed, forced, enough):
            if listed >= FEW_MATCHES or len(found) == MAX_GROUPS:
                break
            if here := sum(each.count_lacking(missing, forced, mentions=mentions) for each in ads):
                listed += here
                found.append(GivenUp(_words(weighed, missing), (*_words(weighed, forced), *unknown), mentions))
        return found

    found = choose(mentions=False)
    if found or full_matches:
        return found
    named = [each.part.occupation for each in weighed if each.part.occupation]
    return choose(mentions=True) if named and not _are_offered(views, named) else []


def _are_offered(views: Sequence[View], occupations: Sequence[Condition]) -> bool:
    """Whether an ad, of whatever place, offers one of these."""
    return any(view.visible(evaluate(view, each)) for view in views for each in occupations)


class _Enough:
    """Whether the words that are kept still say what is looked for."""

    def __init__(
        self,
        weighed: Sequence[WeighedPart],
        unknown: Sequence[OptionalPart],
        *,
        is_none_found: bool,
        may_lack_all: bool,
    ) -> None:
        self.is_none_found = is_none_found
        self._may_lack_all = may_lack_all
        self._weights = [each.weight for each in weighed]
        known = [each.part for each in weighed]
        typed = [*known, *unknown]
        is_name = _names_occupation if any(map(_names_occupation, known)) else _names_place
        self._required = [
            {at for at, part in enumerate(known) if is_required(part)}
            for is_required, of in ((_is_word, typed), (_says_much, typed), (is_name, known))
            if any(map(is_required, of))
        ]

    def __call__(self, kept: frozenset[int]) -> bool:
        """Decides whether the kept words are enough. A person who names occupations that ads have is shown one of them,
        else one who names places; who says more than head words, one of the words that say it."""
        if not self._may_lack_all and any(kept.isdisjoint(each) for each in self._required):
            return False
        return self.is_none_found or self.weight(kept) >= LEAST_KEPT * sum(self._weights)

    def weight(self, of: frozenset[int]) -> float:
        return sum(self._weights[at] for at in of)


def _is_word(part: OptionalPart) -> bool:
    return not part.dimension


def _says_much(part: OptionalPart) -> bool:
    return not (part.dimension or part.says_little)


def _names_occupation(part: OptionalPart) -> bool:
    return part.occupation is not None


def _names_place(part: OptionalPart) -> bool:
    return part.names_place


def _combinations(weighed: Sequence[WeighedPart], forced: frozenset[int], enough: _Enough) -> Iterator[frozenset[int]]:
    """Yields the words that ads may lack besides the forced ones, by weight."""
    everything = frozenset(range(len(weighed)))
    lightest = sorted(everything - forced)[:MAX_COMBINED]
    # Nothing more is missing where words are given up anyway, those that no ad has or the forced ones.
    sizes = range(0 if enough.is_none_found else 1, len(lightest) + 1)
    subsets = chain.from_iterable(combinations(lightest, size) for size in sizes)
    for missing in sorted(map(frozenset, subsets), key=enough.weight):
        if enough(everything - forced - missing):
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

    def count_lacking(self, missing: frozenset[int], forced: frozenset[int], *, mentions: bool) -> int:
        """The ads that lack the missing words and have all others, of which they offer or mention occupations; forced
        ones do not matter."""
        ads = self.found
        fulfilling = self.having if mentions else self._offering
        kept = set(range(len(self.having))) - missing - forced
        for at in sorted(kept, key=lambda at: len(fulfilling[at])):
            ads = ads & fulfilling[at]
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
