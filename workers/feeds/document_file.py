"""Reads a document of a feed from its file, in chunks."""

from collections.abc import Iterator
from pathlib import Path

from domain.feeds.errors import BrokenFeed
from workers.feeds.decompression import CHUNK_BYTES, decompress_if_gzip
from workers.feeds.fetch_failures import CannotFetch


def read_chunks(file: Path) -> Iterator[bytes]:
    """The decompressed document. Raises BrokenFeed where it cannot be decompressed further."""
    try:
        with file.open("rb") as document:
            yield from decompress_if_gzip(iter(lambda: document.read(CHUNK_BYTES), b""))
    except CannotFetch as error:
        raise BrokenFeed(error.code, error.reason) from error
