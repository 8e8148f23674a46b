"""What was found for somebody, kept for the next who asks the same; nothing in it is about a person."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, TypeVar

from read_models.job_search.freshness import Freshness

T = TypeVar("T")
MOST = 2000


class SharedAnswers:
    """The answers asked for last, each with what it was made of."""

    def __init__(self, most: int = MOST) -> None:
        self._answers: OrderedDict[Hashable, tuple[Freshness, Any]] = OrderedDict()
        self._using = Lock()
        self._most = most

    def get(self, key: Hashable, present: Freshness, make: Callable[[], T]) -> T:
        """The answer that is kept, if it still holds, or a new one. Two who ask at once may both make it."""
        kept = self.find(key, present)
        return self.keep(key, present, make()) if kept is None else kept

    def __contains__(self, key: Hashable) -> bool:
        """Whether there is an answer, which may hold no more."""
        return key in self._answers

    def find(self, key: Hashable, present: Freshness) -> Any:
        """The answer that is kept, if it still holds; else None."""
        with self._using:
            kept = self._answers.get(key)
            if kept is None or not kept[0].holds_at(present):
                return None
            self._answers.move_to_end(key)
            return kept[1]

    def keep(self, key: Hashable, present: Freshness, answer: T) -> T:
        """Keeps what was made at that time or later, in place of what was not asked for the longest."""
        with self._using:
            self._answers[key] = (present, answer)
            self._answers.move_to_end(key)
            while len(self._answers) > self._most:
                self._answers.popitem(last=False)
        return answer
