"""Streams long responses, compressed for clients that accept gzip."""

import zlib
from collections.abc import Iterable, Iterator

from starlette.requests import Request
from starlette.responses import StreamingResponse

_CHUNK_BYTES = 64 * 1024
_GZIP = 16 + zlib.MAX_WBITS


def streamed(request: Request, pieces: Iterable[bytes], media_type: str, headers: dict[str, str]) -> StreamingResponse:
    """A streaming response in chunks of a sensible size."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return StreamingResponse(
            _compressed(pieces), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"}
        )
    return StreamingResponse(_gathered(pieces), media_type=media_type, headers=headers)


def _gathered(pieces: Iterable[bytes]) -> Iterator[bytes]:
    held = bytearray()
    for piece in pieces:
        held += piece
        if len(held) >= _CHUNK_BYTES:
            yield bytes(held)
            held.clear()
    yield bytes(held)


def _compressed(pieces: Iterable[bytes]) -> Iterator[bytes]:
    compressor = zlib.compressobj(5, wbits=_GZIP)
    for piece in _gathered(pieces):
        yield compressor.compress(piece)
    yield compressor.flush()
