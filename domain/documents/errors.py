"""Domain errors of documents."""

from typing import ClassVar

from domain.kernel.errors import FieldError, NotFound, Refused


class FileRefused(Refused):
    """The file is not accepted."""

    status: ClassVar[int] = 422

    def __init__(self, **details: object) -> None:
        super().__init__(errors=[FieldError("file", self.code)], details=details)


class FileTooBig(FileRefused):
    """More bytes than a file may have, or an image with more pixels."""

    code: ClassVar[str] = "FILE_TOO_BIG"
    status: ClassVar[int] = 413


class FileEmpty(FileRefused):
    """There is nothing in the file."""

    code: ClassVar[str] = "FILE_EMPTY"


class WrongFileFormat(FileRefused):
    """The content is none of the accepted formats; `formats` lists them."""

    code: ClassVar[str] = "WRONG_FILE_FORMAT"


class FileUnreadable(FileRefused):
    """The file begins like one of the accepted formats and is broken further on."""

    code: ClassVar[str] = "FILE_UNREADABLE"


class FileInfected(FileRefused):
    """The scanner found something in the file."""

    code: ClassVar[str] = "FILE_INFECTED"


class TooManyFiles(Refused):
    """The person has reached the limit of files; `most` is that limit."""

    code: ClassVar[str] = "TOO_MANY_FILES"

    def __init__(self, most: int) -> None:
        super().__init__(errors=[FieldError("file", self.code)], details={"most": most})


class DocumentNotFound(NotFound):
    """There is no such file, or none that the caller may know of."""

    code: ClassVar[str] = "DOCUMENT_NOT_FOUND"


class DocumentInUse(Refused):
    """The file went with an application, whose employer may still want to read it."""

    code: ClassVar[str] = "DOCUMENT_IN_USE"
