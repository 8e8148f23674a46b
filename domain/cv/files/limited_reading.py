"""Reads a file that somebody wants to make a CV from in a limited process."""

import structlog

from domain.cv.files.errors import CvFileTooLarge, CvFileUnreadable
from domain.cv.files.imported import MOST_BYTES
from domain.kernel.limited.fork_server import Work
from domain.kernel.limited.processes import DOCUMENTS, OutOfBounds, ReadingFailed

log = structlog.get_logger()


def read_limited(work: Work, document: bytes, argument: str = "") -> bytes:
    """Runs the work for this document; returns what it yields.

    Raises CvFileTooLarge, CvFileUnreadable for a file that takes more time, memory or depth than one CV may, the errors
    of the work, and Unavailable.
    """
    if len(document) > MOST_BYTES:
        raise CvFileTooLarge(most=MOST_BYTES)
    try:
        return DOCUMENTS.run(work, document, argument)
    except OutOfBounds as error:
        raise CvFileUnreadable from error
    except ReadingFailed as error:
        log.error("cv_file_reading_failed", error=str(error))  # noqa: TRY400 - its message is all that is known
        raise CvFileUnreadable from error
