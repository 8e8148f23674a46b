"""The text of a PDF or DOCX, offered to fill a CV from. It is shown to its person, never taken over by itself."""

from dataclasses import dataclass

import orjson

from domain.cv.files.limited_reading import read_limited
from domain.cv.files.text_extraction import extract_text


@dataclass(frozen=True, slots=True)
class DocumentText:
    """Text with line breaks and no control characters. The pages of a DOCX depend on who opens it."""

    text: str
    pages: int | None


def read_text(document: bytes) -> DocumentText:
    """The text of the first 50 pages, at most 200,000 characters.

    Raises CvFileTooLarge, CvFileUnreadable, CvFileEncrypted, CvFileWithoutText for a scan, CvFileUnknownFormat for what
    is neither, and Unavailable when too many others are being read.
    """
    return DocumentText(**orjson.loads(read_limited(extract_text, document)))
