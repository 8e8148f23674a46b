"""Given-when-then tests of decisions: given events, when a command is decided, then events follow or it is refused.

A test module defines how its streams are folded, `given = stream(None, evolve)`, and then writes
`given(PUBLISHED, CLOSED).when(lambda job: close(job, command)).then()`.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, Generic, TypeVar

import pytest

from domain.kernel.errors import FieldError, Refused
from domain.kernel.log.event import Event

S = TypeVar("S")
R = TypeVar("R", bound=Refused)


def stream(initial: S, evolve: Callable[[S, Any], S]) -> Callable[..., "Given[S]"]:
    """Returns `given` for streams with this initial state and `evolve`."""

    def given(*events: Event) -> Given[S]:
        return Given(reduce(evolve, events, initial))

    return given


class Given(Generic[S]):
    """The state after the given events."""

    def __init__(self, state: S) -> None:
        self.state = state

    def when(self, decide: Callable[[S], Iterable[Event]]) -> "When[S]":
        return When(self.state, decide)


class When(Generic[S]):
    """The decision under test; it runs when `then` or `then_refused` is called."""

    def __init__(self, state: S, decide: Callable[[S], Iterable[Event]]) -> None:
        self._state = state
        self._decide = decide

    def then(self, *events: Event) -> None:
        """Expects exactly these events, in this order."""
        assert tuple(self._decide(self._state)) == events

    def then_refused(self, refusal: type[R], *errors: FieldError) -> R:
        """Expects this domain error, with these invalid fields if given."""
        with pytest.raises(refusal) as caught:
            tuple(self._decide(self._state))
        assert type(caught.value) is refusal
        if errors:
            assert caught.value.errors == errors
        return caught.value
