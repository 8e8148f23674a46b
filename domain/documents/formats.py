"""Detects the format of a file by its content, never by its name."""

import io
import zipfile
from dataclasses import dataclass

import filetype  # pyright: ignore[reportMissingTypeStubs]

from domain.documents.errors import FileUnreadable, WrongFileFormat


@dataclass(frozen=True, slots=True)
class Format:
    """An accepted format: its file name extension and its media type."""

    extension: str
    media_type: str

    @property
    def is_image(self) -> bool:
        return self.media_type.startswith("image/")


PDF = Format("pdf", "application/pdf")
DOC = Format("doc", "application/msword")
DOCX = Format("docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document")
ODT = Format("odt", "application/vnd.oasis.opendocument.text")
RTF = Format("rtf", "application/rtf")
TXT = Format("txt", "text/plain")
JPG = Format("jpg", "image/jpeg")
PNG = Format("png", "image/png")
FORMATS = (PDF, DOC, DOCX, ODT, RTF, TXT, JPG, PNG)

_COMPOUND_FILE = bytes.fromhex("d0cf11e0a1b11ae1")
_WORD_STREAM = "WordDocument".encode("utf-16-le")
_ZIP = b"PK\x03\x04"
_ZIP_MEMBER = b"PK\x01\x02"
_MAX_MEMBERS = 5_000
_BY_EXTENSION = {"pdf": PDF, "rtf": RTF, "jpg": JPG, "png": PNG}
_TEXT_CONTROLS = frozenset(b"\t\n\f\r")


def detect_format(content: bytes) -> Format:
    """The format of a file. Raises WrongFileFormat, or FileUnreadable for one that is broken."""
    if content.startswith(_ZIP):
        return _office(content)
    if content.startswith(_COMPOUND_FILE):
        if _WORD_STREAM in content:
            return DOC
        raise wrong_format()
    guessed: str | None = filetype.guess_extension(content[:8192])  # pyright: ignore[reportUnknownMemberType]
    if guessed is not None:
        found = _BY_EXTENSION.get(guessed)
        if found is None:
            raise wrong_format()
        return found
    if _is_text(content):
        return TXT
    raise wrong_format()


def wrong_format() -> WrongFileFormat:
    """WrongFileFormat with the accepted formats."""
    return WrongFileFormat(formats=[each.extension for each in FORMATS])


def _office(content: bytes) -> Format:
    """Office documents are zip archives; only the list of members and the declared type are read.

    Members are counted before they are listed, and nothing is unpacked: a packed type could ask for any memory.
    """
    if content.count(_ZIP_MEMBER) > _MAX_MEMBERS:
        raise wrong_format()
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = set(archive.namelist())
            if "mimetype" in names and archive.getinfo("mimetype").compress_type == zipfile.ZIP_STORED:
                with archive.open("mimetype") as member:
                    declared = member.read(200)
                if declared.strip() == ODT.media_type.encode() and "content.xml" in names:
                    return ODT
            has_macros = any(name.lower().endswith("vbaproject.bin") for name in names)
            if {"[Content_Types].xml", "word/document.xml"} <= names and not has_macros:
                return DOCX
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise FileUnreadable from error
    raise wrong_format()


def _is_text(content: bytes) -> bool:
    """Text in any encoding that extends ASCII, or in UTF-16 with a byte order mark; no control characters."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            text = content.decode("utf-16")
        except UnicodeDecodeError:
            return False
        return all(character.isprintable() or character in "\t\n\f\r\ufeff" for character in text)
    return all(byte >= 0x20 or byte in _TEXT_CONTROLS for byte in content.removeprefix(b"\xef\xbb\xbf"))
