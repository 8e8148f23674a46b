"""Decisions about who may find a CV in the CV database."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from domain.cv.candidate_profile import profile_of
from domain.cv.completeness import missing_to_show
from domain.cv.errors import CandidateNotFound, CvIncomplete, TooManyExcludedEmployers
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
from domain.cv.state import Cv, Reader

MAX_EXCLUDED = 200
OPENING_LASTS = timedelta(hours=1)
"""Time within which the same member may read the same content again as one opening."""


def show(cv: Cv) -> Iterator[CvEvent]:
    """Lets employers find it. Refuses with CvIncomplete."""
    if cv.is_shown:
        return
    missing = missing_to_show(cv.revision)
    if missing:
        raise CvIncomplete(missing)
    yield CvShown(profile=profile_of(cv.revision, cv.excluded, cv.updated_at))


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


def is_found_by(cv: Cv, employer_id: int) -> bool:
    """Whether this employer finds it in the CV database."""
    return cv.is_shown and cv.deleted_at is None and employer_id not in cv.excluded


def has_open(cv: Cv, reader: Reader, now: datetime) -> bool:
    """Whether the reader has opened what stands in it now, within the last hour. Refuses with CandidateNotFound."""
    if not is_found_by(cv, reader.employer_id):
        raise CandidateNotFound
    opened_at = cv.opened.get(reader)
    return opened_at is not None and opened_at >= cv.updated_at and now - opened_at < OPENING_LASTS


def open_for(cv: Cv, reader: Reader, employer_name: str, now: datetime) -> Iterator[CvEvent]:
    """A member of an employer reads it. Refuses with CandidateNotFound whoever does not find it."""
    if not has_open(cv, reader, now):
        yield CvOpened(employer_id=reader.employer_id, employer_name=employer_name, member_id=reader.member_id)
