"""Routes for the signed-in user's own documents: list, keep."""

from datetime import timedelta

from fastapi import APIRouter, Response

from api.documents.routes import DocumentId
from api.documents.schemas import DocumentSource, OwnDocument, OwnDocuments
from api.http.caller import CurrentUser
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.documents.document import PICTURE, Document
from domain.documents.errors import DocumentNotFound
from domain.documents.service import MAX_FILE_BYTES, MAX_FILES_OF_ACCOUNT, Documents
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.settings import Settings

router = APIRouter(tags=["documents"])


@router.get("/me/documents")
def list_own_documents(
    documents: Use[Documents], person: CurrentUser, settings: Use[Settings], response: Response
) -> OwnDocuments:
    """The user's documents, newest first, and how many there may be. Pictures are not among them, nor are CVs of the
    profile that were made into files and never sent."""
    response.headers["Cache-Control"] = "no-store"
    unused = RetentionPeriods.of(settings).draft
    files = [each for each in documents.list_of(person.account.id) if each.source != PICTURE]
    return OwnDocuments(
        items=[_shown(each, unused) for each in files if each.cv_version is None or each.is_in_use],
        used=sum(each.cv_version is None for each in files),
        limit=MAX_FILES_OF_ACCOUNT,
        max_bytes=MAX_FILE_BYTES,
    )


@router.put(
    "/me/documents/{documentId}/saved",
    dependencies=[rate_limited(WRITE)],
    status_code=204,
    responses=problem_responses(DocumentNotFound),
)
def save_own_document(document_id: DocumentId, documents: Use[Documents], person: CurrentUser) -> None:
    """Keeps a file that came with an application form, also when no application refers to it any more."""
    documents.save(person.account.id, document_id)


def _shown(found: Document, unused: timedelta) -> OwnDocument:
    is_temporary = not (found.is_saved or found.is_in_use)
    return OwnDocument(
        id=found.id,
        name=found.name or "",
        source=DocumentSource(found.source),
        media_type=found.media_type,
        size=found.size,
        uploaded_at=found.uploaded_at,
        is_in_use=found.is_in_use,
        is_saved=found.is_saved,
        removed_at=found.uploaded_at + unused if is_temporary else None,
    )
