"""Reads files that people send in limited processes: detects their format, and decodes pictures.

All raise FileUnreadable for a file that takes more time or memory than one may, and Unavailable when too many others
are being read.
"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import BinaryIO

import orjson
import structlog

from domain.documents.errors import FileUnreadable
from domain.documents.formats import FORMATS, Format, detect_format
from domain.documents.images import reencode
from domain.documents.square_pictures import Crop, square_picture
from domain.kernel.limited.fork_server import Work
from domain.kernel.limited.limits import Limits
from domain.kernel.limited.processes import DOCUMENTS, OutOfBounds, ReadingFailed, prepare

log = structlog.get_logger()

LIMITS = Limits()
_BY_EXTENSION = {each.extension: each for each in FORMATS}


def prepare_reading() -> None:
    """Imports all of this before the first file comes."""
    prepare(_detect)


def detect_limited(content: bytes) -> Format:
    """Runs `detect_format`."""
    return _BY_EXTENSION[_run(_detect, content).decode()]


def reencode_limited(content: bytes, image_format: Format) -> bytes:
    """Runs `reencode`."""
    return _run(_reencode, content, image_format.extension)


def square_limited(content: bytes, crop: Crop | None = None) -> bytes:
    """Runs `square_picture`."""
    return _run(_square, content, orjson.dumps(crop and asdict(crop)).decode())


def _run(work: Work, content: bytes, argument: str = "") -> bytes:
    try:
        return DOCUMENTS.run(work, content, argument, LIMITS)
    except OutOfBounds as error:
        raise FileUnreadable from error
    except ReadingFailed as error:
        log.error("file_reading_failed", error=str(error))  # noqa: TRY400 - its message is all that is known
        raise FileUnreadable from error


def _detect(document: BinaryIO, _: str) -> Iterator[bytes]:
    yield detect_format(document.read()).extension.encode()


def _reencode(document: BinaryIO, extension: str) -> Iterator[bytes]:
    yield reencode(document.read(), _BY_EXTENSION[extension])


def _square(document: BinaryIO, written: str) -> Iterator[bytes]:
    crop = orjson.loads(written)
    yield square_picture(document.read(), crop and Crop(**crop))
