"""The type of scheduled tasks."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class ScheduledTask:
    """A periodic task. `run` is idempotent, and returns the number of affected rows, for the log."""

    name: str
    every: timedelta
    run: Callable[[], int]
