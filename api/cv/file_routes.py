"""Routes for a CV as a file: download it, or attach it to an application."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from api.cv import schemas
from api.cv.files import CvFiles, CvFormat
from api.cv.paths import CvId
from api.http.caller import CurrentUser
from api.http.client_queues import queued_by_client
from api.http.downloads import download_headers
from api.http.errors.problems import TooManyFilesAtOnce
from api.http.field_types import LARGEST_ID
from api.http.openapi.description import file_response, problem_responses
from api.http.rate_limit import TYPESET_CV
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.cv.errors import CvNotFound, CvVersionNotFound
from domain.cv.files.errors import CvTooLongForPdf
from domain.cv.files.pdf import Template

router = APIRouter(tags=["cv"], dependencies=[rate_limited(TYPESET_CV), queued_by_client])


@router.get(
    "/me/cvs/{cvId}/export/{format}",
    response_class=Response,
    responses=file_response("The file.", "application/pdf", "application/json")
    | problem_responses(CvNotFound, CvVersionNotFound, CvTooLongForPdf, TooManyFilesAtOnce),
)
def export_cv(
    cv_id: CvId,
    kind: Annotated[CvFormat, Path(alias="format", description="`json` is JSON Resume.")],
    person: CurrentUser,
    files: Use[CvFiles],
    template: Annotated[Template, Query(description="Of a PDF.")] = Template.MODERN,
    version: Annotated[int | None, Query(ge=1, le=LARGEST_ID, description="The newest by default.")] = None,
) -> Response:
    """The CV as a file."""
    name, content = files.export(person.account.id, cv_id, version, kind, template)
    return Response(content, media_type=kind.media_type, headers=download_headers(name))


@router.post("/me/cvs/{cvId}/document", responses=problem_responses(CvNotFound, CvTooLongForPdf, TooManyFilesAtOnce))
def typeset_cv(
    cv_id: CvId, body: schemas.TypesetCv, person: CurrentUser, files: Use[CvFiles]
) -> schemas.TypesetDocument:
    """Makes a PDF of the newest version, to be sent with an application as `cvDocumentId`: the application then shows
    this version for ever, whatever is edited later. Repeating it answers with the same file."""
    made = files.attach(person.account.id, cv_id, body.template)
    return schemas.TypesetDocument(
        id=made.id,
        name=made.name or "",
        media_type=made.media_type,
        size=made.size,
        version=made.cv_version.version if made.cv_version else 0,
    )
