"""What the import needs from other modules."""

from collections.abc import Iterable
from typing import Protocol

from domain.job_import.items import FeedEmployer


class EmployerDirectory(Protocol):
    """Knows who hires; an employer that is new gets an id."""

    def ids_of(self, employers: Iterable[FeedEmployer]) -> dict[str, int]:
        """Ids by the employers' names."""
        ...


class KnownPlace(Protocol):
    """A place of the gazetteer."""

    @property
    def geonameid(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def country(self) -> str: ...
    @property
    def latitude(self) -> float: ...
    @property
    def longitude(self) -> float: ...


class Gazetteer(Protocol):
    """Knows the places of the markets."""

    def find(
        self, name: str, *, country: str | None, region: str, postal_code: str, at: tuple[float, float] | None
    ) -> KnownPlace | None:
        """The place that is meant. `at` is latitude and longitude; None when there is no such place near it."""
        ...


class Occupations(Protocol):
    """Knows what people work as."""

    def find(self, title: str) -> str | None:
        """The ISCO-08 unit group that a title or the name of an occupation belongs to, as far as its words tell."""
        ...

    def knows(self, code: str) -> bool:
        """Whether there is a unit group of this code."""
        ...
