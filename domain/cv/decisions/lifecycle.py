"""Decisions about the beginning and the end of a CV."""

from collections.abc import Iterator
from datetime import date

from domain.cv.commands import CreateCv
from domain.cv.decisions.preconditions import require_past_birth, require_room
from domain.cv.errors import CvNotFound
from domain.cv.events import CvCreated, CvDeleted, CvDeletedBy, CvErased, CvEvent
from domain.cv.revision import Revision
from domain.cv.state import Cv


def create(state: Cv | None, command: CreateCv, today: date) -> Iterator[CvEvent]:
    """Begins a CV. How many an account may have is enforced where they are counted."""
    if state is not None:
        return
    require_past_birth(command.content.contact, today)
    require_room(Revision.of(command.name, command.content))
    yield CvCreated(
        account_id=command.account_id,
        language=command.content.language,
        origin=command.origin,
        source_cv_id=command.source_cv_id,
        name=command.name,
        content=command.content,
    )


def delete(state: Cv | None, by: CvDeletedBy) -> Iterator[CvEvent]:
    """Takes the CV away for good."""
    if state is None:
        raise CvNotFound
    if state.deleted_at is None:
        yield CvDeleted(by=by)


def erase(state: Cv | None) -> Iterator[CvEvent]:
    """Deletes the CV, if it is not, and records that its owner is erased."""
    if state is None:
        raise CvNotFound
    if state.erased_at:
        return
    yield from delete(state, CvDeletedBy.ERASURE)
    yield CvErased()
