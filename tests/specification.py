"""Given-when-then tests of decisions: given events, when a command is decided, then events follow or it is refused.

A test module says once how its streams are read, `given = stream(None, evolve)`, and then
`given(PUBLISHED, CLOSED).when(lambda job: close(job, command)).then()`.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, Generic, TypeVar

import pytest

from domain.kernel.errors import FieldError, Refused
from domain.kernel.event import Event

S = TypeVar("S")
R = TypeVar("R", bound=Refused)


def stream(initial: S, evolve: Callable[[S, Any], S]) -> Callable[..., "Given[S]"]:
    """How a module's streams begin and what their events lead to."""

    def given(*events: Event) -> Given[S]:
        return Given(reduce(evolve, events, initial))

    return given


class Given(Generic[S]):
    """What has happened so far."""

    def __init__(self, state: S) -> None:
        self.state = state

    def when(self, decide: Callable[[S], Iterable[Event]]) -> "When[S]":
        return When(self.state, decide)


class When(Generic[S]):
    """What is asked now; it is decided when the sentence says what should come of it."""

    def __init__(self, state: S, decide: Callable[[S], Iterable[Event]]) -> None:
        self._state = state
        self._decide = decide

    def then(self, *events: Event) -> None:
        """Exactly these events follow, in this order; without any, nothing."""
        assert tuple(self._decide(self._state)) == events

    def then_refused(self, refusal: type[R], *errors: FieldError) -> R:
        """It is refused for this reason, the named fields being to blame when there are any."""
        with pytest.raises(refusal) as caught:
            tuple(self._decide(self._state))
        assert type(caught.value) is refusal
        if errors:
            assert caught.value.errors == errors
        return caught.value
