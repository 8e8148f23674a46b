"""Domain errors of documents."""

from typing import ClassVar

from domain.kernel.errors import FieldError, NotFound, Refused


class FileRefused(Refused):
    """The file is not accepted."""

    status: ClassVar[int] = 422

    def __init__(self, **details: object) -> None:
        super().__init__(errors=[FieldError("file", self.code)], details=details)


class FileTooBig(FileRefused):
    """A file of too many bytes, or an image of too many pixels."""

    code: ClassVar[str] = "FILE_TOO_BIG"
    status: ClassVar[int] = 413


class FileEmpty(FileRefused):
    """The file is empty."""

    code: ClassVar[str] = "FILE_EMPTY"


class WrongFileFormat(FileRefused):
    """The content is none of the accepted formats; `formats` lists them."""

    code: ClassVar[str] = "WRONG_FILE_FORMAT"


class FileUnreadable(FileRefused):
    """The file starts like an accepted format but is damaged."""

    code: ClassVar[str] = "FILE_UNREADABLE"


class FileInfected(FileRefused):
    """The scanner found malware."""

    code: ClassVar[str] = "FILE_INFECTED"


class TooManyFiles(Refused):
    """The person has reached the limit of files, `most`."""

    code: ClassVar[str] = "TOO_MANY_FILES"

    def __init__(self, most: int) -> None:
        super().__init__(errors=[FieldError("file", self.code)], details={"most": most})


class TooManyPictures(TooManyFiles):
    """The account has reached the limit of pictures, `most`."""

    code: ClassVar[str] = "TOO_MANY_PICTURES"


class CropOutsidePicture(FileRefused):
    """The part to be cut out is not inside the picture, or has no pixel."""

    code: ClassVar[str] = "CROP_OUTSIDE_PICTURE"


class PictureNotFound(NotFound):
    """There is no such picture, or it is somebody else's."""

    code: ClassVar[str] = "PICTURE_NOT_FOUND"


class DocumentNotFound(NotFound):
    """There is no such file, or the caller may not know of it."""

    code: ClassVar[str] = "DOCUMENT_NOT_FOUND"
