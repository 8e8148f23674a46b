"""Parses sitemaps (sitemaps.org, version 0.9): addresses of pages, or of further sitemaps."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from domain.feeds.errors import RefusedItem
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.xml_elements import local, text_at
from domain.feeds.formats.xml_items import read_items

ROOTS = ("urlset", "sitemapindex")


@dataclass(frozen=True, slots=True)
class SitemapEntry:
    """An address of a sitemap; it leads to a further sitemap or to a page."""

    address: str
    is_sitemap: bool


def read_sitemap(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[SitemapEntry | RefusedItem]:
    """The entries in their order. Raises BrokenFeed for a document of another format, and for one that is cut off."""
    for element in read_items(as_utf8(chunks, charset), ("url", "sitemap"), ROOTS):
        if isinstance(element, RefusedItem):
            yield element
        elif address := text_at(element, "loc"):
            yield SitemapEntry(address, is_sitemap=local(element) == "sitemap")
