"""A raw ad: an item of a feed with its fields as text, not interpreted yet. Every parser yields these."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.feeds.errors import RefusedItem


@dataclass(frozen=True, slots=True)
class RawPlace:
    """`name` may contain everything ("Split, Croatia"); `country` is a code or a name in any language."""

    name: str = ""
    region: str = ""
    country: str = ""
    postal_code: str = ""
    latitude: str = ""
    longitude: str = ""


@dataclass(frozen=True, slots=True)
class RawSalary:
    """Amounts as written; `text` is a salary in words, parsed if possible. `tax` says gross or net."""

    minimum: str = ""
    maximum: str = ""
    currency: str = ""
    period: str = ""
    text: str = ""
    tax: str = ""


@dataclass(frozen=True, slots=True)
class ItemFields:
    """The names of an item's fields, for refusals: those looked for, by the field of the raw ad, and those found."""

    looked_for: Mapping[str, Sequence[str]]
    found: Iterable[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class RawAd:
    """One item of a feed. `where` names it in reports; `terms` are all words about employment, working time and work
    mode.

    `author` is the employer if neither the item nor the settings of the feed name one. `experience` is years, as a
    number or in words; `education` the required level; `licences` texts with categories of driving licences. `opens`
    and `closes` are dates or times as written; without `closes` an ad stays open as long as the feed lists it. `fields`
    only explains refusals.
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
    licences: tuple[str, ...] = ()
    fields: ItemFields | None = None


def item_label(number: int, key: str) -> str:
    """The label of an item in reports: its position, and its id in the feed."""
    return f"item {number} ({key[:80]})" if key else f"item {number}"


ParsedItem = RawAd | RefusedItem


class FeedReader(Protocol):
    """Parses a feed as a stream; raises BrokenFeed when the rest cannot be read.

    The second argument is the encoding from the server's header. JSON is always UTF-8.
    """

    def __call__(self, chunks: Iterable[bytes], charset: str | None, /) -> Iterator[ParsedItem]: ...
