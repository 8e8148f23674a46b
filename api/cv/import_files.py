"""Begins CVs from files that other sites export."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from uuid import UUID

from domain.cv.commands import CreateCv
from domain.cv.events import CvOrigin
from domain.cv.files.attached_europass import find_attached_europass
from domain.cv.files.detection import CvFileFormat, detect
from domain.cv.files.errors import CvFileUnknownFormat
from domain.cv.files.europass import read_europass
from domain.cv.files.imported import Imported, NotImported
from domain.cv.files.json_resume_reader import read_json_resume
from domain.cv.files.linkedin import read_linkedin
from domain.cv.service import CreatedCv, Cvs
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale

_Reader = Callable[[bytes, Locale, Callable[[], UUID]], Imported]
_READERS: Mapping[CvFileFormat, tuple[CvOrigin, _Reader]] = {
    CvFileFormat.JSON_RESUME: (CvOrigin.JSON_RESUME, read_json_resume),
    CvFileFormat.EUROPASS: (CvOrigin.EUROPASS, read_europass),
    CvFileFormat.LINKEDIN: (CvOrigin.LINKEDIN, read_linkedin),
}


@dataclass(frozen=True, slots=True)
class ImportFile:
    """A file to begin a CV from. `language` counts where the file does not say its own."""

    content: bytes
    name: str
    language: Locale


@dataclass(frozen=True, slots=True)
class ImportedCv:
    """The new CV, and what of the file has no place in it."""

    created: CreatedCv
    origin: CvOrigin
    not_imported: tuple[NotImported, ...]


def import_cv(
    cvs: Cvs, account_id: UUID, file: ImportFile, context: Context, key: IdempotencyKey | None = None
) -> ImportedCv:
    """Begins a CV with all of the file that has a place in one. Refuses what is none of the formats with
    CvFileUnknownFormat, and with the errors of their readers and of `Cvs.create`."""
    content, detected = _readable(file.content)
    found = _READERS.get(detected)
    if found is None:
        raise CvFileUnknownFormat
    origin, read = found
    imported = read(content, file.language, new_id)
    created = cvs.create(CreateCv(account_id, file.name, imported.content, origin), context, key)
    return ImportedCv(created, origin, imported.not_imported)


def _readable(content: bytes) -> tuple[bytes, CvFileFormat]:
    """The file, or the Europass XML attached to it, with its format."""
    detected = detect(content)
    attached = find_attached_europass(content) if detected is CvFileFormat.PDF else None
    return (attached, CvFileFormat.EUROPASS) if attached else (content, detected)
