"""Looking at the ads as they are now: on what is held while it is right, else on what is read anew."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.cards import Card, Cards, read_cards
from read_models.job_search.columns import Columns
from read_models.job_search.freshness import Freshness, freshness_of
from read_models.job_search.holding import Holding, holding_of
from read_models.job_search.nodes import Node, evaluate, groups_in, keys_in, phrases_in
from read_models.job_search.phrases import find_phrases
from read_models.job_search.recent import RecentView
from read_models.job_search.refreshing import Outdated
from read_models.job_search.segment import SegmentView
from read_models.job_search.snapshot import Snapshot

_TRIES = 5
T = TypeVar("T")
View = SegmentView | RecentView


class Look:
    """One snapshot, and how to get at its sets."""

    def __init__(self, connection: Connection, holding: Holding, snapshot: Snapshot) -> None:
        self._connection = connection
        self._holding = holding
        self.snapshot = snapshot

    def ask(self, query: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Rows of derived tables that are no sets."""
        return ask(self._connection, query, values)

    def count(self, node: Node) -> int:
        """How many ads fulfil a condition."""
        return sum(len(view.visible(evaluate(view, node))) for view in self.views([node]))

    def views(self, nodes: Sequence[Node], keys: Iterable[str] = (), groups: Iterable[str] = ()) -> list[View]:
        """Every part of the ads, with all sets at hand that these conditions need, and those of these keys and groups.

        Raises Outdated when a segment is gone.
        """
        needed = list(dict.fromkeys([*(key for node in nodes for key in keys_in(node)), *keys]))
        views = self._holding.views(self._connection, self.snapshot, needed)
        for group in {*groups, *(group for node in nodes for group in groups_in(node))}:
            for view, sets in zip(views, self._holding.group(self._connection, self.snapshot, group), strict=True):
                view.groups[group] = list(sets)
                view.sets.update(sets)
        phrases = {stems for node in nodes for stems in phrases_in(node)}
        find_phrases(self._connection, self._holding, views, phrases)
        return [*views, self.snapshot.recent_view]

    def columns(self, view: View, groups: Sequence[str]) -> Columns | None:
        """With the values of these groups, which are at hand in the view; a part that changes has none."""
        return self._holding.columns(view, groups) if isinstance(view, SegmentView) else None


@dataclass(frozen=True, slots=True)
class Looked(Generic[T]):
    """What was made, the cards that it names, and what says how long both hold."""

    made: T
    cards: tuple[Card, ...]
    freshness: Freshness


def look(
    connection: Connection, make: Callable[[Look], T], sort_keys: Callable[[T], Sequence[int]] = lambda _: ()
) -> Looked[T]:
    """What is made of the ads as they are now, with the cards of those that it names.

    What is held serves if the cards, read afterwards, come from the same version of the read model and no deadline has
    passed; else what changed is read and all is made anew. Raises NotFilled, and LookupError when it never comes right.
    """
    holding = holding_of(connection)
    snapshot, read_now = holding.snapshot(connection), False
    for _ in range(_TRIES):
        try:
            made = make(Look(connection, holding, snapshot))
        except Outdated:
            gone = snapshot
            snapshot, read_now = holding.refreshed(connection, lambda held, gone=gone: held is not gone), True
            continue
        cards = read_cards(connection, sort_keys(made))
        if snapshot.is_right(cards.build, cards.version, cards.now):
            return Looked(made, cards.cards, freshness_of(snapshot, cards.now))
        if read_now:
            return Looked(made, cards.cards, freshness_of(snapshot, snapshot.now))
        snapshot, read_now = holding.refreshed(connection, _serving(cards)), True
    msg = "segments come and go faster than they can be read"
    raise LookupError(msg)


def _serving(cards: Cards) -> Callable[[Snapshot], bool]:
    return lambda held: held.serves(cards.build, cards.version, cards.now)
