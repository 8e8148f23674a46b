"""What a scheduled task is."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class ScheduledTask:
    """Something done by the clock; `run` answers with how many things it touched. It may be done twice."""

    name: str
    every: timedelta
    run: Callable[[], int]
