"""Reads a file that another site exported, whatever its format, as the content of a CV."""

from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO, cast
from uuid import UUID

from pydantic import TypeAdapter

from domain.cv.files.attached_europass import find_attached_europass
from domain.cv.files.detection import CvFileFormat, detect
from domain.cv.files.errors import CvFileUnknownFormat
from domain.cv.files.europass import read_europass
from domain.cv.files.imported import Imported
from domain.cv.files.json_resume_reader import read_json_resume
from domain.cv.files.limited_reading import read_limited
from domain.cv.files.linkedin import read_linkedin
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale

PRELOADED = ("pypdf",)
"""Libraries that limited processes need and other processes do without."""
_Reader = Callable[[bytes, Locale, Callable[[], UUID]], Imported]
_READERS: Mapping[CvFileFormat, _Reader] = {
    CvFileFormat.JSON_RESUME: read_json_resume,
    CvFileFormat.EUROPASS: read_europass,
    CvFileFormat.LINKEDIN: read_linkedin,
}
_RESULT: TypeAdapter[tuple[CvFileFormat, Imported]] = TypeAdapter(tuple[CvFileFormat, Imported])


def read_cv_file(document: bytes, language: Locale) -> tuple[CvFileFormat, Imported]:
    """The format, and the content in `language` unless the file says its own; of a PDF, the Europass XML attached to
    it. Read in a limited process.

    Raises CvFileUnknownFormat for what is none of the formats, the errors of their readers, and Unavailable.
    """
    return _RESULT.validate_json(read_limited(read_exported, document, language))


def read_exported(document: BinaryIO, language: str) -> Iterator[bytes]:
    """Reads it in this process; yields what `read_cv_file` returns as JSON."""
    content = document.read()
    detected = detect(content)
    if detected is CvFileFormat.PDF and (attached := find_attached_europass(content)):
        content, detected = attached, CvFileFormat.EUROPASS
    read = _READERS.get(detected)
    if read is None:
        raise CvFileUnknownFormat
    yield _RESULT.dump_json((detected, read(content, cast("Locale", language), new_id)))
