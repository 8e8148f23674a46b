"""Shares of a log: parts that several processes read beside each other."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogPartition:
    """One of `of` parts of a log, all about equally large; the first is 0. A stream is in one of them as a whole."""

    number: int
    of: int


def log_partitions(count: int) -> list[LogPartition]:
    """All of them: together they are the log."""
    return [LogPartition(number, count) for number in range(count)]
