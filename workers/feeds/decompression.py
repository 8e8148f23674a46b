"""Unpacking what came packed, with limits: an archive says nothing about how large it becomes."""

import zlib
from collections.abc import Iterable, Iterator
from itertools import chain

from workers.feeds.fetch_failures import CannotFetch, FetchFailure

LARGEST = 2**31
"""Bytes of a feed, packed and unpacked."""
PIECE = 2**18
GZIP = b"\x1f\x8b"
_AUTOMATIC = 16 + zlib.MAX_WBITS
MOST_EXPANSION = 200
CHECK_EXPANSION_FROM = 2**24
"""Text is packed to a tenth. From this size on, what was packed to less than a two-hundredth is no feed."""


def unpacked_if_packed(chunks: Iterable[bytes], largest: int = LARGEST) -> Iterator[bytes]:
    """The content of a gzip file, known by its first bytes; anything else as it is. Raises CannotFetch."""
    rest = iter(chunks)
    head = b""
    while len(head) < len(GZIP) and (chunk := next(rest, b"")):
        head += chunk
    stream = chain((head,), rest)
    return unpacked(stream, largest) if head.startswith(GZIP) else limited(stream, largest)


def limited(chunks: Iterable[bytes], largest: int = LARGEST) -> Iterator[bytes]:
    """The same, refused when it becomes too large."""
    size = 0
    for chunk in chunks:
        size += len(chunk)
        _require_size(size, largest)
        yield chunk


def unpacked(chunks: Iterable[bytes], largest: int = LARGEST) -> Iterator[bytes]:
    """The content of gzip, also of several parts one after the other. Raises CannotFetch for what is none, is cut off
    or becomes too large.
    """
    unpacking = zlib.decompressobj(_AUTOMATIC)
    read = written = 0
    for chunk in chunks:
        read += len(chunk)
        packed = chunk
        while packed:
            if unpacking.eof:
                if not packed.strip(b"\x00"):
                    break
                unpacking = zlib.decompressobj(_AUTOMATIC)
            piece = _decompress(unpacking, packed)
            packed = unpacking.unused_data if unpacking.eof else unpacking.unconsumed_tail
            written += len(piece)
            _require_size(written, largest)
            if written > CHECK_EXPANSION_FROM and written > MOST_EXPANSION * read:
                raise CannotFetch(FetchFailure.EXPANDS_TOO_MUCH, f"{read} bytes became {written}")
            if piece:
                yield piece
    if piece := unpacking.flush():
        yield piece
    if not unpacking.eof:
        raise CannotFetch(FetchFailure.CUT_OFF, "the archive ends too early")


def _decompress(unpacking: "zlib._Decompress", packed: bytes) -> bytes:
    try:
        return unpacking.decompress(packed, PIECE)
    except zlib.error as error:
        raise CannotFetch(FetchFailure.CUT_OFF, "the archive is damaged") from error


def _require_size(size: int, largest: int) -> None:
    if size > largest:
        raise CannotFetch(FetchFailure.TOO_LARGE, f"more than {largest} bytes")
