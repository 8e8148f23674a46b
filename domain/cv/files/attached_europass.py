"""Europass XML attached to a PDF, as Europass exports both in one file."""

from domain.cv.files.errors import CvFileUnreadable
from domain.cv.files.limited_process import OutOfBounds, ScriptFailed, run_limited


def find_attached_europass(pdf: bytes) -> bytes | None:
    """The XML, which has not been read yet; None when none is attached. Raises CvFileUnreadable for a PDF that takes
    too much time or memory."""
    try:
        return run_limited("attached_xml_script.py", "europass", pdf) or None
    except (OutOfBounds, ScriptFailed) as error:
        raise CvFileUnreadable from error
