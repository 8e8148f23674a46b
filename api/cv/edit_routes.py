"""Routes for edits of one CV. Each names the version on which it is based, so that two windows lose nothing."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Query

from api.cv import schemas
from api.cv.content_schemas import plain, plain_item
from api.cv.paths import CvId, ItemId
from api.cv.serializers import edited
from api.cv.views import CvViews
from api.http.caller import CurrentUser, RequestContext
from api.http.field_types import LARGEST_ID
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import problem_responses
from api.http.rate_limit import EDIT_CV
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.cv.commands import (
    ChangeAvatar,
    ChangeContact,
    ChangeHeadline,
    DescribeIdealJob,
    MoveItem,
    PartEdit,
    PutItem,
    RemoveItem,
    RenameCv,
    UndoChange,
)
from domain.cv.content import ContactDetails, Headline, IdealJob
from domain.cv.errors import CvChangedMeanwhile, CvItemNotFound, CvNotFound, CvTooLong, NothingToUndo, TooManyCvItems
from domain.cv.service import Cvs
from domain.documents.errors import PictureNotFound
from domain.documents.pictures import Pictures
from domain.kernel.errors import ConcurrencyConflict, Refused
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeyReused

router = APIRouter(tags=["cv"], dependencies=[rate_limited(EDIT_CV)])


def _refusals(*kinds: type[Refused]) -> dict[int | str, dict[str, object]]:
    return problem_responses(CvNotFound, CvChangedMeanwhile, *kinds, ConcurrencyConflict)


def _edit(
    cv_id: CvId, person: CurrentUser, cvs: Use[Cvs], views: Use[CvViews], context: RequestContext
) -> Callable[[PartEdit, IdempotencyKey | None], schemas.EditedCv]:
    def make(command: PartEdit, key: IdempotencyKey | None = None) -> schemas.EditedCv:
        outcome = cvs.edit(person.account.id, cv_id, command, context, key)
        views.wait_for(outcome.position)
        return edited(outcome)

    return make


Edit = Annotated[Callable[..., schemas.EditedCv], Depends(_edit)]
"""Makes an edit of the CV in the path, and waits until the list shows it."""


@router.put("/me/cvs/{cvId}/name", responses=_refusals())
def rename_cv(body: schemas.RenamedCv, edit: Edit) -> schemas.EditedCv:
    """Gives the CV another name, which only its owner sees."""
    return edit(RenameCv(body.name, body.base_version))


@router.put("/me/cvs/{cvId}/contact", responses=_refusals())
def change_contact(body: schemas.ChangedCvContact, edit: Edit) -> schemas.EditedCv:
    """Replaces the contact details. A visible CV that lacks them afterwards is hidden."""
    return edit(ChangeContact(plain(ContactDetails, body.contact), body.base_version))


@router.put("/me/cvs/{cvId}/headline", responses=_refusals())
def change_headline(body: schemas.ChangedCvHeadline, edit: Edit) -> schemas.EditedCv:
    """Replaces title, summary, keywords, level of education and driving licences."""
    return edit(ChangeHeadline(plain(Headline, body.headline), body.base_version))


@router.put("/me/cvs/{cvId}/ideal-job", responses=_refusals())
def describe_ideal_job(body: schemas.DescribedIdealJob, edit: Edit) -> schemas.EditedCv:
    """Replaces what the owner looks for."""
    return edit(DescribeIdealJob(plain(IdealJob, body.ideal_job), body.base_version))


@router.put("/me/cvs/{cvId}/avatar", responses=_refusals(PictureNotFound))
def change_avatar(
    body: schemas.ChosenCvAvatar, person: CurrentUser, pictures: Use[Pictures], edit: Edit
) -> schemas.EditedCv:
    """Chooses one of the account's pictures, or none."""
    if body.avatar_id:
        pictures.require(person.account.id, body.avatar_id)
    return edit(ChangeAvatar(body.avatar_id, body.base_version))


@router.put("/me/cvs/{cvId}/items/{itemId}", responses=_refusals(TooManyCvItems, CvTooLong))
def put_item(item_id: ItemId, body: schemas.PutCvItem, edit: Edit) -> schemas.EditedCv:
    """Adds an item, after all others, or changes it in its place; repeating it changes nothing."""
    return edit(PutItem(item_id, plain_item(body.item), body.base_version))


@router.delete("/me/cvs/{cvId}/items/{itemId}", responses=_refusals())
def remove_item(
    item_id: ItemId, base_version: Annotated[int, Query(alias="baseVersion", ge=1, le=LARGEST_ID)], edit: Edit
) -> schemas.EditedCv:
    """Removes an item; repeating it changes nothing."""
    return edit(RemoveItem(item_id, base_version))


@router.post("/me/cvs/{cvId}/items/{itemId}/move", responses=_refusals(CvItemNotFound, IdempotencyKeyReused))
def move_item(
    item_id: ItemId, body: schemas.MovedCvItem, edit: Edit, idempotency_key: RequestIdempotency
) -> schemas.EditedCv:
    """Moves an item right after another one, or to the beginning."""
    return edit(MoveItem(item_id, body.after, body.base_version), idempotency_key(body))


@router.post("/me/cvs/{cvId}/undo", responses=_refusals(NothingToUndo, IdempotencyKeyReused))
def undo_cv_change(
    cv_id: CvId,
    body: schemas.UndoneCvChange,
    person: CurrentUser,
    cvs: Use[Cvs],
    views: Use[CvViews],
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.EditedCv:
    """Takes back the last change of name or content. Nothing is taken back that the window has not seen."""
    outcome = cvs.undo(person.account.id, cv_id, UndoChange(body.base_version), context, idempotency_key(body))
    views.wait_for(outcome.position)
    return edited(outcome)
