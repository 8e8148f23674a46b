"""Recognises by content, never by name, what a file is that somebody wants to make a CV from."""

from enum import StrEnum

from domain.cv.files.errors import CvFileTooLarge, CvFileUnknownFormat
from domain.cv.files.imported import MOST_BYTES
from domain.cv.files.linkedin_archive import MARKS, member_names

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_UTF_16_XML = (b"\xff\xfe<\0", b"\xfe\xff\0<")


class CvFileFormat(StrEnum):
    """Formats that are imported (JSON Resume, Europass, LinkedIn) or read for their text (PDF, DOCX)."""

    JSON_RESUME = "json-resume"
    EUROPASS = "europass"
    LINKEDIN = "linkedin"
    PDF = "pdf"
    DOCX = "docx"


def detect(document: bytes) -> CvFileFormat:
    """The format that the file seems to have; whether it is sound shows when it is read.

    Raises CvFileTooLarge for more than 10 MB, CvFileUnknownFormat, and CvFileUnreadable for a broken archive.
    """
    if len(document) > MOST_BYTES:
        raise CvFileTooLarge(most=MOST_BYTES)
    start = document[:1024].removeprefix(_BYTE_ORDER_MARK).lstrip()
    if start.startswith(b"PK\x03\x04"):
        return _archive(document)
    if start.startswith(b"%PDF-"):
        return CvFileFormat.PDF
    if start.startswith((b"<", *_UTF_16_XML)):
        return CvFileFormat.EUROPASS
    if start.startswith(b"{"):
        return CvFileFormat.JSON_RESUME
    raise CvFileUnknownFormat


def _archive(document: bytes) -> CvFileFormat:
    names = member_names(document)
    if not MARKS.isdisjoint(names):
        return CvFileFormat.LINKEDIN
    if {"[content_types].xml", "document.xml"} <= names.keys():
        return CvFileFormat.DOCX
    raise CvFileUnknownFormat
