"""Begins CVs from files that other sites export."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

from domain.cv.commands import CreateCv
from domain.cv.events import CvOrigin
from domain.cv.files.cv_file import read_cv_file
from domain.cv.files.detection import CvFileFormat
from domain.cv.files.imported import NotImported
from domain.cv.service import CreatedCv, Cvs
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.values.locales import Locale

_ORIGINS: Mapping[CvFileFormat, CvOrigin] = {
    CvFileFormat.JSON_RESUME: CvOrigin.JSON_RESUME,
    CvFileFormat.EUROPASS: CvOrigin.EUROPASS,
    CvFileFormat.LINKEDIN: CvOrigin.LINKEDIN,
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
    found, imported = read_cv_file(file.content, file.language)
    origin = _ORIGINS[found]
    created = cvs.create(CreateCv(account_id, file.name, imported.content, origin), context, key)
    return ImportedCv(created, origin, imported.not_imported)
