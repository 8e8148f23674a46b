"""What was meant, when nothing has all that was typed: slips are corrected, then words that may be are given up."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pyroaring import BitMap

from domain.reference.language.analysis import analyse
from domain.reference.language.query import Clause, Query, parse_query
from read_models.job_search.looking import Look, View
from read_models.job_search.nodes import AnyOf, Has, evaluate, levels
from read_models.job_search.plan import Plan, nodes_to_give_up, plan
from read_models.job_search.query import SearchQuery
from read_models.job_search.slips import neighbours

MOST_CORRECTED = 5
_parsed = lru_cache(maxsize=4096)(parse_query)


@dataclass(frozen=True, slots=True)
class Correction:
    """A word that no ad has, and the one that was searched for instead; both folded."""

    typed: str
    used: str


@dataclass(frozen=True, slots=True)
class Understood:
    """The conditions that are searched by, and how they differ from what was typed."""

    plan: Plan
    corrections: tuple[Correction, ...] = ()
    given_up: int = 0


@dataclass(frozen=True, slots=True)
class Matched:
    """The ads of each part that fulfil what was understood."""

    understood: Understood
    views: Sequence[View]
    ads: Sequence[BitMap]

    @property
    def total(self) -> int:
        """How many there are."""
        return sum(map(len, self.ads))


def match(
    sight: Look, query: SearchQuery, *, lenient: bool, keys: Sequence[str] = (), groups: Iterable[str] = ()
) -> Matched:
    """What has all that was typed; if nothing has, and `lenient`, what has what was meant. Further keys and groups are
    at hand in the views."""
    words = _parsed(query.text)

    def matching(understood: Understood) -> Matched:
        asked = understood.plan
        views = sight.views([asked.whole, *asked.fits], keys, groups)
        return Matched(understood, views, [view.visible(evaluate(view, asked.whole)) for view in views])

    matched = matching(Understood(plan(query, words, sight.snapshot.now)))
    if matched.total or not lenient or not words.should:
        return matched
    return matching(_understand(sight, query, words))


def _understand(sight: Look, query: SearchQuery, words: Query) -> Understood:
    """The words alone decide, wherever the ads are: a place without them is no reason to give one up."""
    now, words_asked = sight.snapshot.now, len(words.should)
    words, corrections = _corrected(sight, words)
    without = replace(words, should=(), occupations=())
    anywhere = plan(replace(query, exclude_locations=True), without, now).whole
    nodes = nodes_to_give_up(words)
    best = 0
    for view in sight.views([anywhere, *nodes]):
        others = view.visible(evaluate(view, anywhere))
        fulfilled = levels(view, nodes, words_asked)
        best = max(best, next(level for level in range(words_asked, -1, -1) if not level or fulfilled[level] & others))
    given_up = words_asked - best if best else 0
    at_least = best if given_up else None
    return Understood(plan(query, words, now, at_least=at_least), corrections, given_up)


def _corrected(sight: Look, words: Query) -> tuple[Query, tuple[Correction, ...]]:
    corrections: list[Correction] = []
    should: list[Clause] = []
    for clause in words.should:
        meant = _meant(sight, clause) if len(corrections) < MOST_CORRECTED else None
        if meant is not None:
            corrections.append(Correction(clause.exact[0], meant.exact[0]))
        should.append(meant or clause)
    return words.with_should(tuple(should)), tuple(corrections)


def _meant(sight: Look, clause: Clause) -> Clause | None:
    """The word that most ads have, of those that this one could have been typed for; None for one that ads have."""
    word, *others = clause.exact
    if others or sight.count(AnyOf(tuple(map(Has, clause.alternatives)))):
        return None
    near = neighbours(sight, {word, *clause.alternatives})
    meant = [Clause(_stems(neighbour), (neighbour,)) for neighbour in near]
    counted = [(sight.count(AnyOf(tuple(map(Has, each.alternatives)))), each) for each in meant]
    return max(((count, each) for count, each in counted if count), default=(0, None))[1]


def _stems(word: str) -> tuple[str, ...]:
    """Of a word or of what is a stem already."""
    return tuple(dict.fromkeys([*(token.stem for token in analyse(word).tokens), word]))
