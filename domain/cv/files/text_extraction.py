"""Takes the text out of a PDF or DOCX, in a limited process."""

import io
import unicodedata
import zipfile
from collections.abc import Iterator
from typing import BinaryIO

import orjson

from domain.cv.files.detection import CvFileFormat, detect
from domain.cv.files.errors import (
    CvFileEncrypted,
    CvFileRefused,
    CvFileTooLarge,
    CvFileUnknownFormat,
    CvFileUnreadable,
    CvFileWithoutText,
)
from domain.cv.files.imported import MOST_BYTES
from domain.kernel.values.characters import is_printable

PRELOADED = ("docx", "pypdf")
"""Libraries that limited processes need and other processes do without."""
MOST_PAGES = 50
MOST_CHARACTERS = 200_000
MOST_UNPACKED = 50 * 2**20
"""Bytes of an unpacked DOCX without its pictures."""

_Read = tuple[str, int | None]


def extract_text(document: BinaryIO, _: str) -> Iterator[bytes]:
    """The text and the pages as JSON. Raises the errors of `read_text`."""
    content = document.read()
    kind = detect(content)
    if kind not in {CvFileFormat.PDF, CvFileFormat.DOCX}:
        raise CvFileUnknownFormat
    try:
        text, pages = read_pdf(content) if kind is CvFileFormat.PDF else read_docx(content)
    except (MemoryError, RecursionError, CvFileRefused):
        raise
    except Exception as error:
        # Whatever a parser raises means that the file is broken: it is all that these read.
        raise CvFileUnreadable from error
    if not (cleaned := _clean(text)):
        raise CvFileWithoutText
    yield orjson.dumps({"text": cleaned, "pages": pages})


def read_pdf(content: bytes) -> _Read:
    """The text of the first pages, in the order in which the file says it."""
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(content))
    if reader.is_encrypted and not reader.decrypt(""):
        raise CvFileEncrypted
    texts: list[str] = []
    for number, page in enumerate(reader.pages):
        if number == MOST_PAGES or sum(map(len, texts)) > MOST_CHARACTERS:
            break
        texts.append(page.extract_text())
    return "\n\n".join(texts)[:MOST_CHARACTERS], len(reader.pages)


def read_docx(content: bytes) -> _Read:
    """The text of paragraphs and tables in their order. Entities are not expanded, and nothing is fetched."""
    from docx import Document
    from docx.table import Table

    _require_small(content)
    lines: list[str] = []
    for block in Document(io.BytesIO(content)).iter_inner_content():
        if isinstance(block, Table):
            # A merged cell is several cells with one text.
            lines += [" | ".join(dict.fromkeys(cell.text for cell in row.cells)) for row in block.rows]
        else:
            name = block.style.name if block.style else ""
            lines.append(f"- {block.text}" if "List" in (name or "") and block.text else block.text)
    return "\n".join(lines)[:MOST_CHARACTERS], None


def _require_small(content: bytes) -> None:
    """Raises CvFileTooLarge. What a member says of its size is checked before all of it is unpacked."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        if sum(member.file_size for member in archive.infolist() if "/media/" not in member.filename) > MOST_UNPACKED:
            raise CvFileTooLarge(most=MOST_BYTES)
        for member in archive.infolist():
            with archive.open(member) as unpacked:
                size = 0
                while chunk := unpacked.read(2**16):
                    size += len(chunk)
                    if size > member.file_size or size > MOST_UNPACKED:
                        raise CvFileTooLarge(most=MOST_BYTES)


def _clean(text: str) -> str:
    """Composed letters, no control characters, and no more than one empty line in a row."""
    signs = (sign if is_printable(sign, several_lines=True) else " " for sign in unicodedata.normalize("NFC", text))
    lines = [line.strip() for line in "".join(signs).splitlines()]
    kept = [line for place, line in enumerate(lines) if line or (place and lines[place - 1])]
    return "\n".join(kept).strip()
