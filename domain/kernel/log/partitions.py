"""Partitions of a log, read by several processes in parallel."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogPartition:
    """One of `of` partitions of about equal size, numbered from 0. A stream lies in exactly one of them."""

    number: int
    of: int


def log_partitions(count: int) -> list[LogPartition]:
    """All partitions; together they are the log."""
    return [LogPartition(number, count) for number in range(count)]
