"""Ports of the import."""

from collections.abc import Callable, Iterable
from typing import Protocol

from domain.job_import.items import FeedEmployer


class EmployerDirectory(Protocol):
    """Finds employers; unknown ones are inserted."""

    def ids_of(self, employers: Iterable[FeedEmployer]) -> dict[str, int]:
        """Ids by name."""
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
    @property
    def population(self) -> int: ...
    @property
    def region_id(self) -> str: ...


class Gazetteer(Protocol):
    """The places of the markets."""

    def find(
        self, name: str, *, country: str | None, region: str, postal_code: str, at: tuple[float, float] | None
    ) -> KnownPlace | None:
        """The place meant. `at` is latitude and longitude; None when there is no such place near it."""
        ...


class Occupations(Protocol):
    """The occupations of ISCO-08."""

    def find(self, title: str, description: Callable[[], str] = str) -> str | None:
        """The ISCO-08 unit group of a title or occupation, judged by its words; where it says none or is ambiguous, by
        those of the description, which is plain text."""
        ...

    def knows(self, code: str) -> bool:
        """Whether there is a unit group with this code."""
        ...
