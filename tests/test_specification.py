"""Assertions of `tests/specification.py` can fail."""

from collections.abc import Iterator

import pytest

from domain.kernel.errors import Refused
from domain.kernel.log.event import Event
from tests.specification import stream


class Opened(Event, topic="tests.specification.Opened"):
    width: int


class IsOpen(Refused):
    code = "IS_OPEN"


def evolve(width: int, event: Opened) -> int:
    return width + event.width


def open_once(width: int) -> Iterator[Event]:
    if width:
        raise IsOpen
    yield Opened(width=2)


given = stream(0, evolve)


def test_true_expectations_pass() -> None:
    given().when(open_once).then(Opened(width=2))
    given(Opened(width=1)).when(open_once).then_refused(IsOpen)
    given(Opened(width=1)).when(lambda _: ()).then()


@pytest.mark.parametrize(
    "sentence",
    [
        lambda: given().when(open_once).then(),
        lambda: given().when(open_once).then(Opened(width=3)),
        lambda: given().when(open_once).then(Opened(width=2), Opened(width=2)),
        lambda: given().when(open_once).then_refused(IsOpen),
        lambda: given(Opened(width=1)).when(open_once).then_refused(Refused),
    ],
)
def test_false_expectations_fail(sentence) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        sentence()
