"""Files that CVs of an account were typeset into, to be attached to applications. Each is made once."""

from collections.abc import Callable
from uuid import UUID

from sqlalchemy import Engine, select

from domain.documents.document import Document, Upload
from domain.documents.errors import DocumentNotFound
from domain.documents.formats import PDF
from domain.documents.service import Documents
from domain.documents.tables import document
from domain.kernel.values.cv_version import CvVersion


class TypesetCvs:
    """The caller has checked whose CV it is. A file that no application refers to is removed in time, and made again
    when it is needed."""

    def __init__(self, engine: Engine, documents: Documents) -> None:
        self._engine = engine
        self._documents = documents

    def store(
        self, account_id: UUID, cv_version: CvVersion, template: str, name: str, typeset: Callable[[], bytes]
    ) -> Document:
        """The file of this version; `typeset` makes the PDF unless it is there and can be read."""
        found = self._find(account_id, cv_version, template)
        if found:
            return found
        upload = Upload(typeset(), name, "cv", account_id, of_guest=False, cv_version=cv_version, cv_template=template)
        return self._documents.store_checked(upload, PDF)

    def _find(self, account_id: UUID, cv_version: CvVersion, template: str) -> Document | None:
        row = document.c
        query = select(row.id).where(
            row.person_id == account_id,
            row.cv_id == cv_version.cv_id,
            row.cv_version == cv_version.version,
            row.cv_template == template,
            row.owner_deleted_at.is_(None),
        )
        with self._engine.connect() as connection:
            stored = connection.execute(query.limit(1)).scalar_one_or_none()
        if stored is None:
            return None
        try:
            return self._documents.read(stored)[0]
        except DocumentNotFound:
            return None
