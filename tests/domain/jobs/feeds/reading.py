"""Reading a feed in tests: all formats, in pieces of any size, as the importer reads them."""

from collections.abc import Iterator
from datetime import UTC, datetime

from domain.jobs.feeds.items import FeedItem, Read, RefusedItem
from domain.jobs.feeds.mapping import Defaults, Mapping
from domain.jobs.feeds.offers import Reader
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)


def in_pieces(document: bytes, size: int = 65_536) -> Iterator[bytes]:
    """The document as a network delivers it."""
    return (document[start : start + size] for start in range(0, len(document), size))


def read(
    reader: Reader, document: bytes | str, *, size: int = 65_536, charset: str | None = None, **defaults: str
) -> list[Read]:
    """All items of the document, mapped."""
    raw = document.encode() if isinstance(document, str) else document
    mapping = Mapping(Gazetteer(), Occupations(), lambda: NOW, Defaults(**defaults))
    found = mapping.read(reader(in_pieces(raw, size), charset))
    return [item if isinstance(item, RefusedItem) else item.map() for item in found]


def ads(items: list[Read]) -> list[FeedItem]:
    return [item for item in items if isinstance(item, FeedItem)]


def codes(items: list[Read]) -> list[str]:
    """The codes of what was refused."""
    return [item.code for item in items if isinstance(item, RefusedItem)]
