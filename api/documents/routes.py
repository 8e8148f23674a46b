"""Routes for uploading, downloading and deleting files."""

from hashlib import sha256
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, File, Form, Header, Path, Query, Request, Response, UploadFile

from api.applications.applicant import count_follow_link
from api.documents.access import DocumentAccess, Reader
from api.documents.schemas import DocumentSource, UploadedDocument
from api.http.access_links import AccessToken, AccessTokenInAddress, uploader_of
from api.http.caller import CurrentPrincipal, OptionalUser
from api.http.client_queues import queued_by_client
from api.http.downloads import download_headers
from api.http.errors.problems import TooManyFilesAtOnce, UploadQuotaReached
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import file_response, problem_responses
from api.http.rate_limit import UPLOAD, WRITE
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.inbox.employer_access import employers_of
from api.services import Use
from domain.accounts.errors import LoginRequired
from domain.documents.document import Upload
from domain.documents.errors import (
    DocumentNotFound,
    FileEmpty,
    FileInfected,
    FileTooBig,
    FileUnreadable,
    TooManyFiles,
    WrongFileFormat,
)
from domain.documents.service import MAX_FILE_BYTES, Documents
from domain.kernel.errors import PersonErased
from domain.kernel.log.idempotency import IdempotencyKeyReused
from domain.verification.signed_links import LinkExpired, LinkInvalid, LinkMissing, LinkSigner, UploadLink

router = APIRouter(tags=["documents"])

UploadToken = Annotated[str, Header(alias="Upload-Token", max_length=1024, description="From an earlier upload.")]
DocumentId = Annotated[UUID, Path(alias="documentId")]


@router.post(
    "/documents",
    dependencies=[rate_limited(UPLOAD), queued_by_client],
    status_code=201,
    responses=problem_responses(
        FileTooBig,
        FileEmpty,
        WrongFileFormat,
        FileUnreadable,
        FileInfected,
        TooManyFiles,
        UploadQuotaReached,
        TooManyFilesAtOnce,
        PersonErased,
        IdempotencyKeyReused,
        LinkInvalid,
        LinkExpired,
        LoginRequired,
    ),
)
def upload_document(
    file: Annotated[UploadFile, File(description="pdf, doc, docx, odt, rtf, txt, jpg or png; at most 10 MB.")],
    documents: Use[Documents],
    links: Use[LinkSigner],
    caller: CurrentPrincipal,
    idempotency_key: RequestIdempotency,
    source: Annotated[DocumentSource, Form()] = DocumentSource.DOCUMENT,
    saved: Annotated[bool, Form(description="For accounts: the file stays until its owner deletes it.")] = False,
    upload_token: UploadToken = "",
) -> UploadedDocument:
    """Stores a file. Its type is detected from its content; images are re-encoded without their metadata.

    A guest sends the `uploadToken` of the first response with further files and with the application; a file that no
    application refers to is deleted after a day. Files of an account are deleted after a month without an application,
    unless they are saved.
    """
    if saved and caller.account_id is None:
        raise LoginRequired
    content = file.file.read(MAX_FILE_BYTES + 1)
    upload = Upload(
        content=content,
        name=file.filename or "",
        source=source.value,
        person_id=caller.account_id or uploader_of(links, upload_token),
        of_guest=caller.account_id is None,
        is_saved=saved,
    )
    parts = (sha256(content).hexdigest(), upload.name, source, upload_token, saved)
    taken = documents.store(upload, idempotency_key(*parts))
    return UploadedDocument(
        id=taken.id,
        name=taken.name or "",
        media_type=taken.media_type,
        size=taken.size,
        source=source,
        upload_token=links.sign(UploadLink(person_id=taken.person_id)) if upload.of_guest else None,
    )


@router.get(
    "/documents/{documentId}",
    response_class=Response,
    responses=file_response("The file.", "application/octet-stream") | problem_responses(DocumentNotFound),
)
def download_document(
    document_id: DocumentId,
    documents: Use[Documents],
    access: Use[DocumentAccess],
    request: Request,
    limiter: Use[RateLimiter],
    caller: CurrentPrincipal,
    person: OptionalUser,
    in_header: AccessToken = None,
    in_address: AccessTokenInAddress = None,
    application: Annotated[UUID | None, Query(description="The application that the file is attached to.")] = None,
    upload_token: UploadToken = "",
) -> Response:
    """Returns a file to its owner, or to an employer that has opened the application. Access is checked every time."""
    token = in_header or in_address
    count_follow_link(request, limiter, token)
    access.require_readable(
        document_id, Reader(caller.account_id, token, application, upload_token, employers_of(person))
    )
    found, content = documents.read(document_id)
    return Response(content, media_type="application/octet-stream", headers=download_headers(found.name or "document"))


@router.delete(
    "/documents/{documentId}",
    dependencies=[rate_limited(WRITE)],
    status_code=204,
    responses=problem_responses(DocumentNotFound, LinkMissing, LinkInvalid, LinkExpired),
)
def delete_document(
    document_id: DocumentId,
    documents: Use[Documents],
    links: Use[LinkSigner],
    caller: CurrentPrincipal,
    upload_token: UploadToken = "",
) -> None:
    """Deletes a file. Applications that it was attached to keep it, and employers who may read them; the user's list
    and limit do not."""
    person_id = caller.account_id or uploader_of(links, upload_token)
    if person_id is None:
        raise LinkMissing
    documents.remove(person_id, document_id)
