"""Fetches the documents that one reading needs beyond the feed itself: one after the other, within limits."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from domain.feeds.errors import BrokenFeed, FeedErrorCode
from workers.feeds.fetch_failures import CannotFetch
from workers.feeds.http_client import Fetched, HttpClient, Limits

MAX_FAILURES = 20
"""Failures in a row after which a server that answers nothing any more is left alone."""
MAX_SECONDS = 60 * 60
DOCUMENT_LIMITS = Limits(max_bytes=2**24, total_seconds=60)
"""Limits of one document: a page of a list, an ad's page, its details."""


class DocumentSeries:
    """Each document is written to the same `file`. `on_progress` is called while documents arrive, with the bytes of
    all of them. `clock` gives seconds."""

    def __init__(
        self,
        http_client: HttpClient,
        file: Path,
        max_documents: int,
        on_progress: Callable[[int], None] = lambda _: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._http_client = http_client.within(DOCUMENT_LIMITS)
        self.file = file
        self._max_documents = max_documents
        self._on_progress = on_progress
        self._clock = clock
        self._ends = clock() + MAX_SECONDS
        self._documents = self._failures = self._bytes = 0

    def fetch(self, address: str) -> Fetched:
        """Raises CannotFetch, and BrokenFeed when a limit of the whole reading is reached."""
        if self._documents >= self._max_documents:
            raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"it has more than {self._max_documents} documents")
        if self._clock() > self._ends:
            reason = f"its documents took more than {MAX_SECONDS} seconds, {self._documents} of them came"
            raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, reason)
        if self._failures >= MAX_FAILURES:
            raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"{MAX_FAILURES} documents in a row could not be fetched")
        self._documents += 1
        before = self._bytes
        self._on_progress(before)
        try:
            fetched = self._http_client.fetch(address, self.file, on_progress=lambda size: self._add(before + size))
        except CannotFetch as error:
            self._failures = 0 if error.is_gone else self._failures + 1
            raise
        self._failures = 0
        return fetched

    def _add(self, size: int) -> None:
        self._bytes = size
        self._on_progress(size)
