"""CVs as files: for their owners to keep, and to attach to applications."""

from collections.abc import Callable
from enum import StrEnum
from uuid import UUID

from domain.cv.content import CvContent
from domain.cv.files.docx_writer import to_docx
from domain.cv.files.json_resume_writer import to_json_resume
from domain.cv.files.pdf import Template, to_pdf
from domain.cv.service import Cvs
from domain.documents.document import Document
from domain.documents.errors import PictureNotFound
from domain.documents.pictures import Pictures
from domain.documents.typeset_cvs import TypesetCvs
from domain.kernel.values.cv_version import CvVersion


class CvFormat(StrEnum):
    """Formats in which a CV leaves the site."""

    PDF = "pdf"
    DOCX = "docx"
    JSON = "json"

    @property
    def media_type(self) -> str:
        return _MEDIA_TYPES[self]


_MEDIA_TYPES = {
    CvFormat.PDF: "application/pdf",
    CvFormat.DOCX: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    CvFormat.JSON: "application/json",
}


class CvFiles:
    """Files of a CV, for its owner. Of anybody else's CV the methods raise CvNotFound."""

    def __init__(self, cvs: Cvs, pictures: Pictures, typeset_cvs: TypesetCvs) -> None:
        self._cvs = cvs
        self._pictures = pictures
        self._typeset_cvs = typeset_cvs

    def export(
        self, account_id: UUID, cv_id: UUID, version: int | None, kind: CvFormat, template: Template
    ) -> tuple[str, bytes]:
        """The file's name and content, of the newest version or an earlier one. Raises CvVersionNotFound, and
        CvTooLongForPdf."""
        content = self._content(account_id, cv_id, version)[1]
        make: dict[CvFormat, Callable[[], bytes]] = {
            CvFormat.PDF: lambda: self._pdf(account_id, content, template),
            CvFormat.DOCX: lambda: to_docx(content),
            CvFormat.JSON: lambda: to_json_resume(content),
        }
        return f"{_name(content)}.{kind}", make[kind]()

    def attach(self, account_id: UUID, cv_id: UUID, template: Template) -> Document:
        """The newest version as a PDF among the account's files; made once. Raises CvTooLongForPdf."""
        version, content = self._content(account_id, cv_id, None)
        return self._typeset_cvs.store(
            account_id,
            CvVersion(cv_id=cv_id, version=version),
            template,
            f"{_name(content)}.pdf",
            lambda: self._pdf(account_id, content, template),
        )

    def _content(self, account_id: UUID, cv_id: UUID, version: int | None) -> tuple[int, CvContent]:
        found = self._cvs.require(account_id, cv_id)
        cv = found.at(version) if version else found.cv
        return cv.version, cv.revision.content(cv.language)

    def _pdf(self, account_id: UUID, content: CvContent, template: Template) -> bytes:
        return to_pdf(content, template, self._photo(account_id, content.avatar_id))

    def _photo(self, account_id: UUID, avatar_id: UUID | None) -> bytes | None:
        """Reads the CV's picture; None when its owner has removed it since."""
        try:
            return self._pictures.read(account_id, avatar_id) if avatar_id else None
        except PictureNotFound:
            return None


def _name(content: CvContent) -> str:
    return f"CV {content.contact.full_name}".strip()
