"""Routes for pictures of the signed-in user, for CVs and for the account."""

from hashlib import sha256
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, File, Path, Query, Response, UploadFile

from api.documents import schemas
from api.http.caller import CurrentUser
from api.http.client_queues import queued_by_client
from api.http.errors.problems import TooManyFilesAtOnce, UploadQuotaReached
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import file_response, problem_responses
from api.http.rate_limit import UPLOAD, WRITE
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.documents.document import Document
from domain.documents.errors import (
    CropOutsidePicture,
    FileEmpty,
    FileInfected,
    FileTooBig,
    FileUnreadable,
    PictureNotFound,
    TooManyPictures,
    WrongFileFormat,
)
from domain.documents.pictures import Pictures
from domain.documents.service import MAX_PICTURES_OF_ACCOUNT
from domain.documents.square_pictures import MAX_PICTURE_BYTES, Crop
from domain.kernel.errors import PersonErased
from domain.kernel.log.idempotency import IdempotencyKeyReused

router = APIRouter(tags=["documents"])

PictureId = Annotated[UUID, Path(alias="pictureId")]
Fraction = Annotated[float, Query(ge=0, le=1, allow_inf_nan=False)]


@router.post(
    "/me/pictures",
    dependencies=[rate_limited(UPLOAD), queued_by_client],
    status_code=201,
    responses=problem_responses(
        FileTooBig,
        FileEmpty,
        WrongFileFormat,
        FileUnreadable,
        FileInfected,
        CropOutsidePicture,
        TooManyPictures,
        UploadQuotaReached,
        TooManyFilesAtOnce,
        PersonErased,
        IdempotencyKeyReused,
    ),
)
def upload_picture(
    file: Annotated[UploadFile, File(description="jpg, png or webp; at most 2 MB and 25 million pixels.")],
    pictures: Use[Pictures],
    person: CurrentUser,
    idempotency_key: RequestIdempotency,
    x: Fraction | None = None,
    y: Fraction | None = None,
    size: Fraction | None = None,
) -> schemas.Picture:
    """Stores a square of a photograph, 512 pixels a side, without its metadata.

    `x` and `y` are its upper left corner as fractions of width and height of the upright picture, `size` is its side as
    a fraction of the shorter one. Without any of them it is the largest square in the middle.
    """
    content = file.file.read(MAX_PICTURE_BYTES + 1)
    crop = None if x is None or y is None or size is None else Crop(x, y, size)
    key = idempotency_key(sha256(content).hexdigest(), x, y, size)
    return _shown(pictures.store(person.account.id, content, crop, key), None)


@router.get("/me/pictures")
def list_pictures(pictures: Use[Pictures], person: CurrentUser, response: Response) -> schemas.Pictures:
    """The user's pictures, newest first."""
    response.headers["Cache-Control"] = "no-store"
    shown = pictures.shown_of(person.account.id)
    items = [_shown(each, shown) for each in pictures.list_of(person.account.id)]
    return schemas.Pictures(items=items, limit=MAX_PICTURES_OF_ACCOUNT)


@router.get(
    "/me/pictures/{pictureId}",
    response_class=Response,
    responses=file_response("The picture.", "image/jpeg") | problem_responses(PictureNotFound),
)
def show_picture(picture_id: PictureId, pictures: Use[Pictures], person: CurrentUser) -> Response:
    """A picture of the user, as a JPEG."""
    content = pictures.read(person.account.id, picture_id)
    return Response(content, media_type="image/jpeg", headers={"Cache-Control": "no-store"})


@router.delete(
    "/me/pictures/{pictureId}",
    dependencies=[rate_limited(WRITE)],
    status_code=204,
    responses=problem_responses(PictureNotFound),
)
def delete_picture(picture_id: PictureId, pictures: Use[Pictures], person: CurrentUser) -> None:
    """Deletes a picture; account and CVs that show it are without one then."""
    pictures.remove(person.account.id, picture_id)


@router.put(
    "/me/picture", dependencies=[rate_limited(WRITE)], status_code=204, responses=problem_responses(PictureNotFound)
)
def choose_picture(body: schemas.ShownPicture, pictures: Use[Pictures], person: CurrentUser) -> None:
    """Chooses the picture that the account shows, or none."""
    pictures.show(person.account.id, body.picture_id)


def _shown(found: Document, shown: UUID | None) -> schemas.Picture:
    return schemas.Picture(id=found.id, size=found.size, uploaded_at=found.uploaded_at, is_shown=found.id == shown)
