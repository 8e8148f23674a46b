"""Recognises the format of a document: that of which its first items give the most complete ads."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

from domain.feeds.errors import BrokenFeed
from domain.feeds.formats.sitemap import SitemapEntry, read_sitemap
from domain.feeds.raw_ads import FeedReader, RawAd
from domain.feeds.register import FORMATS, SITEMAP

SAMPLE_ITEMS = 20
SAMPLE_BYTES = 2**23
HEAD_BYTES = 1024
BLANK = b" \t\r\n\xef\xbb\xbf"
HTML = re.compile(rb"<(?:!doctype\s+)?html\b", re.IGNORECASE)
MIN_FIELDS = 3
"""Fields that an item has on average, at least: an id alone, or an id and a title, could be anything."""


@dataclass(frozen=True, slots=True)
class DetectedFormat:
    """The format, and how many of the first `items` are ads with title and description; those of a sitemap are
    addresses."""

    name: str
    items: int
    complete: int


def detect_format(open_document: Callable[[], Iterable[bytes]], charset: str | None = None) -> DetectedFormat | None:
    """Detects the format of a document; None if no format fits. The document is opened once per format, and read at
    most `SAMPLE_BYTES` far.

    A format of one system wins over a general one that reads as much. A list of ads without their texts is named, too.
    """
    best, best_score = None, (False, float(MIN_FIELDS))
    for known in FORMATS.values():
        found = _first_ads(known.read, open_document(), charset)
        complete = sum(bool(ad.title.strip() and ad.description.strip()) for ad in found)
        fields = sum(map(_filled, found)) / len(found) if found else 0
        titled = any(ad.title.strip() for ad in found) and not known.is_general
        score = (complete > 0, fields - 0.5 * known.is_general)
        if (complete or titled) and fields > MIN_FIELDS and score > best_score:
            best, best_score = DetectedFormat(known.name, len(found), complete), score
    return best or _sitemap(open_document(), charset)


def why_none_fits(open_document: Callable[[], Iterable[bytes]], charset: str | None = None) -> str:
    """Explains why no format fits: which ads were searched for, and what the document holds instead."""
    head = b"".join(islice(_beginning(open_document()), 1))[:HEAD_BYTES].lstrip(BLANK)
    kind = "csv"
    if head.startswith(b"<"):
        kind = "schema-org" if HTML.search(head) else "indeed-xml"
    elif head.startswith((b"{", b"[")):
        kind = "json"
    stood = "nothing but items that are no ads"
    try:
        deque(islice(FORMATS[kind].read(_beginning(open_document()), charset), SAMPLE_ITEMS), maxlen=0)
    except BrokenFeed as broken:
        stood = broken.reason
    return f"looked for ads as {', '.join(sorted(FORMATS))}; none of them fits. As {kind}: {stood}"


def _sitemap(chunks: Iterable[bytes], charset: str | None) -> DetectedFormat | None:
    """A sitemap has addresses of ads instead of ads."""
    entries = 0
    with suppress(BrokenFeed):
        found = islice(read_sitemap(_beginning(chunks), charset), SAMPLE_ITEMS)
        entries = sum(isinstance(entry, SitemapEntry) for entry in found)
    return DetectedFormat(SITEMAP, entries, 0) if entries else None


def _first_ads(read: FeedReader, chunks: Iterable[bytes], charset: str | None) -> list[RawAd]:
    found: list[RawAd] = []
    with suppress(BrokenFeed):
        items = islice(read(_beginning(chunks), charset), SAMPLE_ITEMS)
        found.extend(item for item in items if isinstance(item, RawAd))
    return found


def _beginning(chunks: Iterable[bytes]) -> Iterator[bytes]:
    size = 0
    for chunk in chunks:
        yield chunk
        size += len(chunk)
        if size > SAMPLE_BYTES:
            return


def _filled(ad: RawAd) -> int:
    """Counts the fields that an ad needs and this one has."""
    place = ad.is_remote or any(each.name or each.country or each.postal_code for each in ad.places)
    return sum(
        map(
            bool,
            (ad.external_id, ad.title.strip(), ad.description.strip(), ad.apply_address, ad.employer, place, ad.opens),
        )
    )
