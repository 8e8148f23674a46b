"""Decisions about whose an application is and whether it stays: adopted, deleted, erased, expired."""

from collections.abc import Iterator
from uuid import UUID

from domain.applications.decisions.preconditions import living
from domain.applications.errors import ApplicantNotVerified, ApplicationNotFound
from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationDeleted,
    ApplicationEvent,
    DeletedBy,
)
from domain.applications.state import Application, Stage


def adopt(state: Application | None, account_id: UUID) -> Iterator[ApplicationEvent]:
    """A guest's verified application becomes the account's; one that is an account's stays there."""
    application = living(state)
    if application.account_id is not None:
        return
    if application.stage < Stage.VERIFIED:
        raise ApplicantNotVerified
    yield ApplicationAdopted(account_id=account_id)


def delete(state: Application | None, by: DeletedBy) -> Iterator[ApplicationEvent]:
    """Takes the application back, at any stage."""
    if state is None:
        raise ApplicationNotFound
    if state.deleted_at is None:
        yield ApplicationDeleted(by=by)


def erase(state: Application | None) -> Iterator[ApplicationEvent]:
    """Deletes the application at any stage and records that its applicant is erased."""
    if state is None:
        raise ApplicationNotFound
    if state.erased_at:
        return
    yield from delete(state, DeletedBy.ERASURE)
    yield ApplicantErased()


def expire(state: Application | None) -> Iterator[ApplicationEvent]:
    """Deletes an application that its guest never verified; does nothing to any other."""
    if state and state.deleted_at is None and not state.may_be_sent:
        yield ApplicationDeleted(by=DeletedBy.SYSTEM)
