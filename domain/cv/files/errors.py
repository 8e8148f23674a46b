"""Errors of reading a file as a CV, and of writing a CV as a file."""

from typing import ClassVar

from domain.kernel.errors import Refused


class CvFileRefused(Refused):
    """The file is not accepted."""

    status: ClassVar[int] = 422

    def __init__(self, **details: object) -> None:
        super().__init__(details=details)


class CvFileTooLarge(CvFileRefused):
    """A file of more than `most` bytes, packed or unpacked."""

    code: ClassVar[str] = "CV_FILE_TOO_LARGE"
    status: ClassVar[int] = 413


class CvFileUnknownFormat(CvFileRefused):
    """A file in none of the formats that are read."""

    code: ClassVar[str] = "CV_FILE_UNKNOWN_FORMAT"


class CvFileUnreadable(CvFileRefused):
    """A file that starts like one of the formats and is damaged, or declares what could harm whoever reads it."""

    code: ClassVar[str] = "CV_FILE_UNREADABLE"


class CvFileEncrypted(CvFileRefused):
    """A file that opens with a password only."""

    code: ClassVar[str] = "CV_FILE_ENCRYPTED"


class CvFileWithoutText(CvFileRefused):
    """A PDF or DOCX that shows pictures of text, or nothing."""

    code: ClassVar[str] = "CV_FILE_WITHOUT_TEXT"


class CvFileTooManyItems(CvFileRefused):
    """A file with more entries than the `most` that a CV holds."""

    code: ClassVar[str] = "CV_FILE_TOO_MANY_ITEMS"


class CvTooLongForPdf(CvFileRefused):
    """Typesetting takes more time or memory than one CV may."""

    code: ClassVar[str] = "CV_TOO_LONG_FOR_PDF"
