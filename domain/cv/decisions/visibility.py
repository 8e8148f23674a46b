"""Decisions about who may find a CV in the CV database."""

from collections.abc import Iterator
from typing import Literal

from domain.cv.completeness import missing_to_show
from domain.cv.errors import CvIncomplete, CvNotFound, TooManyExcludedEmployers
from domain.cv.events import (
    CvEvent,
    CvHidden,
    CvOpened,
    CvShown,
    EmployerExcluded,
    EmployerReadmitted,
    HiddenBy,
)
from domain.cv.revision import Revision
from domain.cv.state import Cv

MAX_EXCLUDED = 200


def show(cv: Cv) -> Iterator[CvEvent]:
    """Lets employers find it. Refuses with CvIncomplete."""
    if cv.is_shown:
        return
    missing = missing_to_show(cv.revision)
    if missing:
        raise CvIncomplete(missing)
    yield CvShown()


def hide(cv: Cv, by: HiddenBy) -> Iterator[CvEvent]:
    """Takes it out of the CV database."""
    if cv.is_shown:
        yield CvHidden(by=by)


def hide_if_incomplete(cv: Cv, revision: Revision) -> Iterator[CvEvent]:
    """Takes it out when what will stand in it lacks what employers need."""
    if missing_to_show(revision):
        yield from hide(cv, HiddenBy.INCOMPLETE)


def exclude(cv: Cv, employer_id: int) -> Iterator[CvEvent]:
    """Keeps one employer from finding it, now or once it is shown. Refuses with TooManyExcludedEmployers."""
    if employer_id in cv.excluded:
        return
    if len(cv.excluded) >= MAX_EXCLUDED:
        raise TooManyExcludedEmployers(MAX_EXCLUDED)
    yield EmployerExcluded(employer_id=employer_id)


def readmit(cv: Cv, employer_id: int) -> Iterator[CvEvent]:
    """Ends that."""
    if employer_id in cv.excluded:
        yield EmployerReadmitted(employer_id=employer_id)


def open_for(cv: Cv, employer_id: int, by: Literal["account", "mail"]) -> Iterator[CvEvent]:
    """A person of an employer reads it. Refuses with CvNotFound whoever may not find it."""
    if not cv.is_shown or employer_id in cv.excluded:
        raise CvNotFound
    yield CvOpened(employer_id=employer_id, by=by)
