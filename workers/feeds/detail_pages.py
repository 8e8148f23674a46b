"""Reads boards whose list holds no texts: fetches all pages of the list, then the details of each ad."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from domain.feeds.boards.detailed_boards import DetailedBoard
from domain.feeds.boards.listed_ads import MAX_LISTED_ADS, ListedAds
from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.fields.json_values import text
from domain.feeds.raw_ads import ParsedItem, item_label
from workers.feeds.document_file import read_chunks
from workers.feeds.document_series import DocumentSeries
from workers.feeds.fetch_failures import CannotFetch
from workers.feeds.http_client import HttpClient

MAX_LIST_PAGES = 200


class DetailPages:
    """Reads boards, each with one request at a time.

    Details are fetched at every reading, since lists do not tell when a text has changed. An ad whose detail is gone
    (404, 410) or closed is none; one whose detail cannot be fetched or read is a refused item without an id, so that
    nothing closes in that reading.
    """

    def __init__(
        self, http_client: HttpClient, detailed: DetailedBoard, on_progress: Callable[[int], None] = lambda _: None
    ) -> None:
        self._http_client = http_client.staying_at_host()
        self._detailed = detailed
        self._on_progress = on_progress

    def read(self, chunks: Iterable[bytes], address: str) -> Iterator[ParsedItem]:
        """The ads of the list at that address, whose first page the chunks are.

        Raises BrokenFeed for what is no such list, and, after all ads that came, for a list that is not complete.
        """
        with TemporaryDirectory(prefix="karijera-details-") as folder:
            file = Path(folder) / "document"
            series = DocumentSeries(self._http_client, file, MAX_LIST_PAGES + MAX_LISTED_ADS, self._on_progress)
            listed = ListedAds(self._detailed.board)
            broken = self._read_list(listed, chunks, address, series)
            yield from listed.refused
            yield from self._ads(listed, address, series)
            if broken:
                raise broken

    def _read_list(
        self, listed: ListedAds, chunks: Iterable[bytes], address: str, series: DocumentSeries
    ) -> BrokenFeed | None:
        """Reads the pages of the list; returns why it is not complete, None when it is."""
        try:
            new, pages = listed.add_page(chunks), 1
            while self._detailed.page_size and new and listed.may_have_more():
                if pages == MAX_LIST_PAGES:
                    return BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"the list has more than {MAX_LIST_PAGES} pages")
                series.fetch(self._detailed.page_address(address, listed.received))
                new, pages = listed.add_page(read_chunks(series.file)), pages + 1
            listed.require_all()
        except BrokenFeed as error:
            return error
        except CannotFetch as error:
            return BrokenFeed(error.code, f"a page of the list: {error.reason}")
        return None

    def _ads(self, listed: ListedAds, address: str, series: DocumentSeries) -> Iterator[ParsedItem]:
        """Raises BrokenFeed if every detail is gone: then it is their address that is wrong."""
        count = gone = 0
        for count, item in enumerate(listed, start=1):
            found = self._ad(item, count, address, series)
            gone += found is None
            if found:
                yield found
        if gone and gone == count:
            raise BrokenFeed(FeedErrorCode.NOTHING_READ, f"the details of all {count} ads are gone")

    def _ad(self, item: dict[str, Any], number: int, list_address: str, series: DocumentSeries) -> ParsedItem | None:
        """Reads an ad with its details; None for an ad that is gone."""
        listed = self._detailed.board.ad_of(item, number)
        if isinstance(listed, RefusedItem) or listed.description.strip():
            return listed
        external_id = text(item, "id")
        address = self._detailed.detail_address(list_address, external_id)
        if address is None:
            reason = f"{external_id[:80]!r} is no id whose details have an address"
            return RefusedItem(item_label(number, external_id), ItemErrorCode.NO_ID, reason)
        try:
            series.fetch(address)
        except CannotFetch as error:
            return None if error.is_gone else RefusedItem(address, error.code, error.reason)
        try:
            return self._detailed.with_detail(item, read_chunks(series.file), number)
        except BrokenFeed as error:
            return RefusedItem(address, error.code, error.reason)
