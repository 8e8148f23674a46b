"""The text of a PDF or DOCX, offered to fill a CV from. It is shown to its person, never taken over by itself."""

import unicodedata
from dataclasses import dataclass

import orjson

from domain.cv.files.detection import CvFileFormat, detect
from domain.cv.files.errors import (
    CvFileEncrypted,
    CvFileTooLarge,
    CvFileUnknownFormat,
    CvFileUnreadable,
    CvFileWithoutText,
)
from domain.cv.files.imported import MOST_BYTES
from domain.cv.files.limited_process import OutOfBounds, ScriptFailed, run_limited
from domain.kernel.values.characters import is_printable

_KINDS = {CvFileFormat.PDF: "pdf", CvFileFormat.DOCX: "docx"}


@dataclass(frozen=True, slots=True)
class DocumentText:
    """Text with line breaks and no control characters. The pages of a DOCX depend on who opens it."""

    text: str
    pages: int | None


def read_text(document: bytes) -> DocumentText:
    """The text of the first 50 pages, at most 200,000 characters.

    Raises CvFileTooLarge, CvFileUnreadable, CvFileEncrypted, CvFileWithoutText for a scan, and CvFileUnknownFormat
    for what is neither.
    """
    kind = _KINDS.get(detect(document))
    if kind is None:
        raise CvFileUnknownFormat
    try:
        read = orjson.loads(run_limited("text_script.py", kind, document))
    except (OutOfBounds, ScriptFailed) as error:
        raise CvFileUnreadable from error
    match read.get("error"):
        case "encrypted":
            raise CvFileEncrypted
        case "too-large":
            raise CvFileTooLarge(most=MOST_BYTES)
        case "unreadable":
            raise CvFileUnreadable
        case _:
            text = _clean(read["text"])
    if not text:
        raise CvFileWithoutText
    return DocumentText(text, read["pages"])


def _clean(text: str) -> str:
    """Composed letters, no control characters, and no more than one empty line in a row."""
    signs = (sign if is_printable(sign, several_lines=True) else " " for sign in unicodedata.normalize("NFC", text))
    lines = [line.strip() for line in "".join(signs).splitlines()]
    kept = [line for place, line in enumerate(lines) if line or (place and lines[place - 1])]
    return "\n".join(kept).strip()
