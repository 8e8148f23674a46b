"""A raw ad: what a feed says about a job, in the feed's own words. Every format yields these."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from domain.feeds.errors import RefusedItem


@dataclass(frozen=True, slots=True)
class RawPlace:
    """`name` may hold it all ("Split, Croatia"); `country` is a code or a name in any language."""

    name: str = ""
    region: str = ""
    country: str = ""
    postal_code: str = ""
    latitude: str = ""
    longitude: str = ""


@dataclass(frozen=True, slots=True)
class RawSalary:
    """Amounts as they are written; `text` is a salary in words, taken where it can be understood. `tax` says whether it
    is meant before tax or after.
    """

    minimum: str = ""
    maximum: str = ""
    currency: str = ""
    period: str = ""
    text: str = ""
    tax: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RawAd:
    """One item of a feed. `where` names it in reports; `terms` are all words about employment, time and place of work.

    `author` wrote it, and hires where neither the item nor the settings of the feed name anybody else.
    `experience` is years, as a number or in words; `education` the level asked for.
    `opens` and `closes` are dates or moments as written; without `closes` an ad stays as long as the feed has it.
    """

    where: str
    external_id: str
    title: str
    description: str
    employer: str = ""
    author: str = ""
    employer_about: str = ""
    requirements: str = ""
    benefits: str = ""
    places: tuple[RawPlace, ...] = ()
    is_remote: bool = False
    terms: tuple[str, ...] = ()
    salary: RawSalary | None = None
    opens: str = ""
    closes: str = ""
    apply_address: str = ""
    apply_phone: str = ""
    language: str = ""
    occupations: tuple[str, ...] = ()
    workers: str = ""
    experience: str = ""
    education: str = ""


def item_label(number: int, key: str) -> str:
    """How an item is named in reports: where it stands, and by what the feed calls it."""
    return f"item {number} ({key[:80]})" if key else f"item {number}"


ParsedItem = RawAd | RefusedItem


class FeedReader(Protocol):
    """Reads a feed as it comes; raises BrokenFeed when the rest cannot be read.

    The second argument is the encoding that a server named. JSON is always UTF-8.
    """

    def __call__(self, chunks: Iterable[bytes], charset: str | None, /) -> Iterator[ParsedItem]: ...
