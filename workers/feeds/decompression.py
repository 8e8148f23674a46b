"""Decompresses gzip with limits on size and expansion, against decompression bombs."""

import zlib
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from workers.feeds.fetch_failures import CannotFetch, FetchFailure

MAX_FEED_BYTES = 2**31
"""The limit for a feed in bytes, compressed and decompressed."""
CHUNK_BYTES = 2**18
GZIP = b"\x1f\x8b"
_GZIP_WINDOW_BITS = 16 + zlib.MAX_WBITS
MAX_EXPANSION = 200
CHECK_EXPANSION_FROM = 2**24
"""Text compresses to about a tenth. From this size on, an expansion above `MAX_EXPANSION` is refused."""


def decompress_if_gzip(chunks: Iterable[bytes], max_bytes: int = MAX_FEED_BYTES) -> Iterator[bytes]:
    """Decompresses gzip, recognised by its first bytes; yields anything else unchanged. Raises CannotFetch."""
    rest = iter(chunks)
    head = b""
    while len(head) < len(GZIP) and (chunk := next(rest, b"")):
        head += chunk
    stream = chain((head,), rest)
    return decompress_gzip(stream, max_bytes) if head.startswith(GZIP) else require_max_bytes(stream, max_bytes)


def require_max_bytes(chunks: Iterable[bytes], max_bytes: int = MAX_FEED_BYTES) -> Iterator[bytes]:
    """Yields the chunks unchanged. Raises CannotFetch when they exceed `max_bytes`."""
    size = 0
    for chunk in chunks:
        size += len(chunk)
        _require_size(size, max_bytes)
        yield chunk


def decompress_gzip(chunks: Iterable[bytes], max_bytes: int = MAX_FEED_BYTES) -> Iterator[bytes]:
    """Decompresses gzip, also with several members. Raises CannotFetch for invalid or truncated data, and when it
    becomes too large.
    """
    decompressor = zlib.decompressobj(_GZIP_WINDOW_BITS)
    read = written = 0
    for chunk in chunks:
        read += len(chunk)
        packed = chunk
        while packed:
            if decompressor.eof:
                if not packed.strip(b"\x00"):
                    break
                decompressor = zlib.decompressobj(_GZIP_WINDOW_BITS)
            piece = _decompress(decompressor.decompress, packed)
            packed = decompressor.unused_data if decompressor.eof else decompressor.unconsumed_tail
            written += len(piece)
            _require_size(written, max_bytes)
            if written > CHECK_EXPANSION_FROM and written > MAX_EXPANSION * read:
                raise CannotFetch(FetchFailure.EXPANDS_TOO_MUCH, f"{read} bytes became {written}")
            if piece:
                yield piece
    if piece := decompressor.flush():
        yield piece
    if not decompressor.eof:
        raise CannotFetch(FetchFailure.CUT_OFF, "the archive ends too early")


def _decompress(decompress: Callable[[bytes, int], bytes], packed: bytes) -> bytes:
    try:
        return decompress(packed, CHUNK_BYTES)
    except zlib.error as error:
        raise CannotFetch(FetchFailure.CUT_OFF, "the archive is damaged") from error


def _require_size(size: int, max_bytes: int) -> None:
    if size > max_bytes:
        raise CannotFetch(FetchFailure.TOO_LARGE, f"more than {max_bytes} bytes")
