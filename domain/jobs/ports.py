"""What importing ads needs from elsewhere."""

from collections.abc import Iterable
from typing import Protocol

from domain.jobs.feeds.items import FeedEmployer


class EmployerDirectory(Protocol):
    """Knows who hires; an employer that is new gets an id."""

    def ids_of(self, employers: Iterable[FeedEmployer]) -> dict[str, int]:
        """Ids by the employers' names."""
        ...
