"""Shares of a log: parts that several processes read beside each other."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """One of `of` parts of a log, all about equally large; the first is 0. A stream is in one of them as a whole."""

    number: int
    of: int


def shares(count: int) -> list[Share]:
    """All of them: together they are the log."""
    return [Share(number, count) for number in range(count)]
