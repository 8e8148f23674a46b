"""Reads the ads of a site by its sitemap: fetches its pages one by one, and takes the JobPostings from them."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin, urlsplit

from domain.feeds.errors import BrokenFeed, FeedErrorCode, RefusedItem
from domain.feeds.formats.schema_org import read_schema_org
from domain.feeds.formats.sitemap import SitemapEntry, read_sitemap
from domain.feeds.raw_ads import ParsedItem
from workers.feeds.document_file import read_chunks
from workers.feeds.document_series import DocumentSeries
from workers.feeds.fetch_failures import CannotFetch
from workers.feeds.http_client import HttpClient

MAX_PAGES = 5_000
MAX_SITEMAPS = 50
"""Sitemaps that one reading fetches; of a site with more, the rest is not read, and no missing ad is closed."""


class SitemapPages:
    """Reads sites by their sitemaps, one page after the other: a board is not to feel it.

    Only pages of the sitemap's own host are fetched. A page without a JobPosting is none of an ad; one that cannot be
    fetched is a refused item without an id, so that nothing closes in that reading.
    """

    def __init__(self, http_client: HttpClient, on_progress: Callable[[int], None] = lambda _: None) -> None:
        self._http_client = http_client
        self._on_progress = on_progress

    def read(self, chunks: Iterable[bytes], charset: str | None, address: str) -> Iterator[ParsedItem]:
        """The ads of all pages. Raises BrokenFeed for what is no sitemap, after `MAX_PAGES` pages, and as
        `DocumentSeries` does."""
        with TemporaryDirectory(prefix="karijera-pages-") as folder:
            file = Path(folder) / "page"
            series = DocumentSeries(self._http_client, file, MAX_PAGES, self._on_progress)
            for page in self._pages(chunks, charset, address, file):
                if isinstance(page, RefusedItem):
                    yield page
                else:
                    yield from self._ads(page, series)

    def _pages(
        self, chunks: Iterable[bytes], charset: str | None, address: str, file: Path
    ) -> Iterator[str | RefusedItem]:
        """The addresses of pages, of the sitemap and of those that it lists; each once."""
        seen = {address}
        sitemaps: list[str] = []
        for found in self._entries(read_sitemap(chunks, charset), address, seen):
            if isinstance(found, SitemapEntry) and found.is_sitemap:
                sitemaps.append(found.address)
            else:
                yield found.address if isinstance(found, SitemapEntry) else found
        if len(sitemaps) > MAX_SITEMAPS:
            raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"the index has more than {MAX_SITEMAPS} sitemaps")
        for sitemap in sitemaps:
            try:
                fetched = self._http_client.fetch(sitemap, file, on_progress=self._on_progress)
            except CannotFetch as error:
                raise BrokenFeed(error.code, f"{sitemap}: {error.reason}") from error
            entries = list(self._entries(read_sitemap(read_chunks(file), fetched.charset), sitemap, seen))
            for found in entries:
                if isinstance(found, RefusedItem):
                    yield found
                elif not found.is_sitemap:
                    yield found.address

    @staticmethod
    def _entries(
        entries: Iterable[SitemapEntry | RefusedItem], base: str, seen: set[str]
    ) -> Iterator[SitemapEntry | RefusedItem]:
        """Yields entries of the same host that were not seen before, with absolute addresses."""
        host = urlsplit(base).hostname
        for entry in entries:
            if isinstance(entry, RefusedItem):
                yield entry
                continue
            with suppress(ValueError):
                address = urljoin(base, entry.address)
                if urlsplit(address).hostname == host and address not in seen:
                    seen.add(address)
                    yield replace(entry, address=address)

    @staticmethod
    def _ads(address: str, series: DocumentSeries) -> Iterator[ParsedItem]:
        """Raises BrokenFeed when a limit of the whole reading is reached."""
        try:
            fetched = series.fetch(address)
        except CannotFetch as error:
            yield RefusedItem(address, error.code, error.reason)
            return
        try:
            for item in read_schema_org(read_chunks(series.file), fetched.charset):
                yield _of_page(item, address)
        except BrokenFeed as error:
            if error.code != FeedErrorCode.NOT_THIS_FORMAT:
                yield RefusedItem(address, error.code, error.reason)


def _of_page(item: ParsedItem, address: str) -> ParsedItem:
    """An ad whose link is absolute, and whose id and link are those of the page where it has none."""
    if isinstance(item, RefusedItem):
        return replace(item, where=address)
    link = item.apply_address
    with suppress(ValueError):
        link = urljoin(address, link)
    return replace(item, where=address, external_id=item.external_id or address, apply_address=link)
