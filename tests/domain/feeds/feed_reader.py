"""Reads feeds in tests: every format, in chunks of any size, as the importer does."""

from collections.abc import Iterator
from datetime import UTC, datetime

from domain.feeds.errors import RefusedItem
from domain.feeds.raw_ads import FeedReader
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.items import FeedItem, MappedItem
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)


def in_pieces(document: bytes, size: int = 65_536) -> Iterator[bytes]:
    """The document as a network delivers it."""
    return (document[start : start + size] for start in range(0, len(document), size))


def read(
    reader: FeedReader, document: bytes | str, *, size: int = 65_536, charset: str | None = None, **defaults: str
) -> list[MappedItem]:
    """All items of the document, mapped."""
    raw = document.encode() if isinstance(document, str) else document
    mapping = AdMapper(Gazetteer(), Occupations(), lambda: NOW, FeedDefaults(**defaults))
    found = mapping.read(reader(in_pieces(raw, size), charset))
    return [item if isinstance(item, RefusedItem) else item.map() for item in found]


def ads(items: list[MappedItem]) -> list[FeedItem]:
    return [item for item in items if isinstance(item, FeedItem)]


def codes(items: list[MappedItem]) -> list[str]:
    """The codes of what was refused."""
    return [item.code for item in items if isinstance(item, RefusedItem)]
