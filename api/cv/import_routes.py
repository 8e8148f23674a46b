"""Routes for files that a CV is made from: exports of other sites, and documents of which only the text is read."""

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, File, Form, Response, UploadFile, status

from api.cv import schemas
from api.cv.import_files import ImportFile, import_cv
from api.cv.views import CvViews
from api.http.caller import CurrentUser, RequestContext
from api.http.client_queues import queued_by_client
from api.http.errors.problems import TooManyFilesAtOnce, UploadQuotaReached
from api.http.field_types import Name
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import problem_responses
from api.http.rate_limit import UPLOAD
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.cv.errors import CvTooLong, TooManyCvItems, TooManyCvs
from domain.cv.files.document_text import read_text
from domain.cv.files.errors import (
    CvFileEncrypted,
    CvFileTooLarge,
    CvFileTooManyItems,
    CvFileUnknownFormat,
    CvFileUnreadable,
    CvFileWithoutText,
)
from domain.cv.files.imported import MOST_BYTES
from domain.cv.service import Cvs
from domain.kernel.errors import PersonErased
from domain.kernel.log.idempotency import IdempotencyKeyReused
from domain.kernel.values.locales import Locale

router = APIRouter(tags=["cv"], dependencies=[rate_limited(UPLOAD), queued_by_client])

_UNREADABLE = (CvFileTooLarge, CvFileUnknownFormat, CvFileUnreadable, UploadQuotaReached, TooManyFilesAtOnce)


@router.post(
    "/me/cv-imports",
    status_code=status.HTTP_201_CREATED,
    responses=problem_responses(
        *_UNREADABLE, CvFileTooManyItems, TooManyCvs, TooManyCvItems, CvTooLong, PersonErased, IdempotencyKeyReused
    ),
)
def import_cv_file(
    file: Annotated[
        UploadFile,
        File(
            description="JSON Resume, Europass XML, a PDF that has it attached, or LinkedIn's archive; at most 10 MB."
        ),
    ],
    name: Annotated[Name, Form(description="Of the new CV.")],
    language: Annotated[Locale, Form(description="Of its texts, where the file does not say it.")],
    person: CurrentUser,
    cvs: Use[Cvs],
    views: Use[CvViews],
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.ImportedCv:
    """Begins a CV with what stands in a file that another site has exported. What has no place in a CV here is listed,
    so that nothing is lost unseen."""
    content = file.file.read(MOST_BYTES + 1)
    key = idempotency_key(sha256(content).hexdigest(), name, language)
    imported = import_cv(cvs, person.account.id, ImportFile(content, name, language), context, key)
    views.wait_for(imported.created.position)
    return schemas.ImportedCv(
        id=imported.created.cv_id,
        version=imported.created.version,
        origin=imported.origin,
        not_imported=[schemas.NotImported(where=each.where, text=each.text) for each in imported.not_imported],
    )


@router.post("/me/cv-texts", responses=problem_responses(*_UNREADABLE, CvFileEncrypted, CvFileWithoutText))
def read_document_text(
    file: Annotated[UploadFile, File(description="pdf or docx; at most 10 MB.")],
    person: CurrentUser,  # noqa: ARG001 - requires sign-in
    response: Response,
) -> schemas.DocumentText:
    """The text of a document, for its owner to take from it what belongs into a CV. Nothing of it is stored."""
    response.headers["Cache-Control"] = "no-store"
    read = read_text(file.file.read(MOST_BYTES + 1))
    return schemas.DocumentText(text=read.text, pages=read.pages)
