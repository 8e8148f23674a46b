"""Collects the ads of a list page by page, without their details, and tells whether the list is complete."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, cast

from domain.feeds.boards.json_board import JsonBoard
from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.fields.json_values import text
from domain.feeds.formats.json_items import Frame
from domain.feeds.raw_ads import item_label

MAX_LISTED_ADS = 5_000
MAX_LISTED_BYTES = 2**26
"""Bytes that one reading of a list fetches; a longer list is read up to there, and no missing ad is closed."""


class ListedAds:
    """The items of a list, each once by its id: pages overlap when ads are added in between. Kept as text, since
    objects take several times as much memory."""

    def __init__(self, board: JsonBoard) -> None:
        self._board = board
        self._items: list[str] = []
        self._ids: set[str] = set()
        self._bytes = 0
        self._total = 0
        self.refused: list[RefusedItem] = []
        self.received = 0
        """Items of all pages, repeated ones too."""

    def add_page(self, chunks: Iterable[bytes]) -> int:
        """Adds the ads of a page; returns how many were new. Raises BrokenFeed for a document that is no such list, and
        when there are too many ads; the ads before it stay."""
        before = self._count
        for found in self._board.read_page(chunks):
            if isinstance(found, Frame):
                self._total = max(self._total, self._board.total_of(found))
                continue
            self.received += 1
            self._add(found)
        return self._count - before

    def may_have_more(self) -> bool:
        """Whether the list holds more ads than came so far, or does not say how many it holds."""
        return not self._total or self._count < self._total

    def require_all(self) -> None:
        """Raises BrokenFeed if fewer came than it holds. The largest account of all pages counts: an ad removed in
        between moves another one from the next page to one that was read already."""
        if self._count < self._total:
            raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"{self._count} of {self._total} ads came")

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return map(json.loads, self._items)

    @property
    def _count(self) -> int:
        return len(self._items) + len(self.refused)

    def _add(self, found: Any) -> None:
        if isinstance(found, RefusedItem) or not isinstance(found, dict):
            self._refuse(found)
            return
        item = cast("dict[str, Any]", found)
        external_id = text(item, "id")
        if external_id and external_id in self._ids:
            return
        written = json.dumps(item)
        self._bytes += len(written)
        if self._count >= MAX_LISTED_ADS or self._bytes > MAX_LISTED_BYTES:
            reason = f"the list holds more than {MAX_LISTED_ADS} ads or {MAX_LISTED_BYTES} bytes"
            raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, reason)
        self._ids.add(external_id)
        self._items.append(written)

    def _refuse(self, found: Any) -> None:
        if self._count >= MAX_LISTED_ADS:
            raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"the list holds more than {MAX_LISTED_ADS} ads")
        label = item_label(self.received, "")
        malformed = RefusedItem(label, ItemErrorCode.MALFORMED_ITEM, "an ad is an object")
        self.refused.append(found if isinstance(found, RefusedItem) else malformed)
