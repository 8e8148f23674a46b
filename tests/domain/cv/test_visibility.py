"""Visibility of a CV in the CV database."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from uuid import UUID

import pytest

from domain.cv.candidate_profile import profile_of
from domain.cv.content import ContactDetails
from domain.cv.decisions.visibility import (
    MAX_EXCLUDED,
    OPENING_LASTS,
    exclude,
    has_open,
    hide,
    open_for,
    readmit,
    show,
)
from domain.cv.errors import CandidateNotFound, CvIncomplete, TooManyExcludedEmployers
from domain.cv.events import (
    ContactDetailsChanged,
    CvDeleted,
    CvDeletedBy,
    CvEvent,
    CvHidden,
    CvOpened,
    CvShown,
    EmployerExcluded,
    EmployerReadmitted,
    HiddenBy,
)
from domain.cv.state import Cv, Reader
from tests.domain.cv.sample_cv import EMPTY, FILLED, NOON, created, given, on, state_after

SHOWN = CvShown(profile=profile_of(state_after(FILLED).revision, frozenset(), NOON))
MEMBER, COLLEAGUE = Reader(12, UUID(int=201)), Reader(12, UUID(int=202))
ELSEWHERE = Reader(13, MEMBER.member_id)
NAMELESS = ContactDetailsChanged(contact=ContactDetails(email="ana@example.com"))


def test_a_cv_is_shown_once() -> None:
    given(FILLED).when(on(show)).then(SHOWN)
    given(FILLED, SHOWN).when(on(show)).then()


def test_a_shown_cv_needs_contact_and_education() -> None:
    assert given(EMPTY).when(on(show)).then_refused(CvIncomplete).details == {"missing": ["education"]}
    assert given(FILLED, NAMELESS).when(on(show)).then_refused(CvIncomplete).details == {"missing": ["contact"]}
    nothing = created(contact=ContactDetails())
    assert given(nothing).when(on(show)).then_refused(CvIncomplete).details == {"missing": ["contact", "education"]}


@pytest.mark.parametrize("by", HiddenBy)
def test_a_shown_cv_is_hidden_once(by: HiddenBy) -> None:
    hidden = CvHidden(by=by)
    given(FILLED, SHOWN).when(on(lambda cv: hide(cv, by))).then(hidden)
    given(FILLED, SHOWN, hidden).when(on(lambda cv: hide(cv, by))).then()
    given(FILLED).when(on(lambda cv: hide(cv, by))).then()


def test_an_employer_is_excluded_and_readmitted() -> None:
    excluded, readmitted = EmployerExcluded(employer_id=12), EmployerReadmitted(employer_id=12)
    given(FILLED).when(on(lambda cv: exclude(cv, 12))).then(excluded)
    given(FILLED, excluded).when(on(lambda cv: exclude(cv, 12))).then()
    given(FILLED, excluded).when(on(lambda cv: readmit(cv, 12))).then(readmitted)
    given(FILLED, excluded, readmitted).when(on(lambda cv: readmit(cv, 12))).then()


def test_so_many_employers_can_be_excluded() -> None:
    many = [EmployerExcluded(employer_id=number) for number in range(1, MAX_EXCLUDED + 1)]
    refused = given(FILLED, *many).when(on(lambda cv: exclude(cv, 1_000))).then_refused(TooManyExcludedEmployers)
    assert refused.details == {"limit": MAX_EXCLUDED}


def opened(reader: Reader) -> CvOpened:
    return CvOpened(employer_id=reader.employer_id, employer_name="Klinika", member_id=reader.member_id)


def opening(reader: Reader, now: datetime = NOON) -> Callable[[Cv | None], Iterable[CvEvent]]:
    return on(lambda cv: open_for(cv, reader, "Klinika", now))


def test_an_employer_opens_only_what_they_find() -> None:
    excluded = EmployerExcluded(employer_id=12)
    given(FILLED, SHOWN).when(opening(MEMBER)).then(opened(MEMBER))
    given(FILLED).when(opening(MEMBER)).then_refused(CandidateNotFound)
    given(FILLED, SHOWN, CvHidden(by=HiddenBy.OWNER)).when(opening(MEMBER)).then_refused(CandidateNotFound)
    given(FILLED, SHOWN, CvDeleted(by=CvDeletedBy.OWNER)).when(opening(MEMBER)).then_refused(CandidateNotFound)
    given(FILLED, SHOWN, excluded).when(opening(MEMBER)).then_refused(CandidateNotFound)
    given(FILLED, SHOWN, excluded).when(opening(ELSEWHERE)).then(opened(ELSEWHERE))


def test_the_same_content_is_opened_once_an_hour_by_the_same_member() -> None:
    later = NOON + timedelta(minutes=59)
    given(FILLED, SHOWN, opened(MEMBER)).when(opening(MEMBER, later)).then()
    given(FILLED, SHOWN, opened(MEMBER)).when(opening(COLLEAGUE, later)).then(opened(COLLEAGUE))
    given(FILLED, SHOWN, opened(MEMBER)).when(opening(ELSEWHERE, later)).then(opened(ELSEWHERE))
    given(FILLED, SHOWN, opened(MEMBER)).when(opening(MEMBER, NOON + OPENING_LASTS)).then(opened(MEMBER))


def test_changed_content_is_opened_anew() -> None:
    cv = replace(state_after(FILLED, SHOWN, opened(MEMBER)), updated_at=NOON + timedelta(minutes=1))
    assert [*open_for(cv, MEMBER, "Klinika", NOON + timedelta(minutes=2))] == [opened(MEMBER)]


def test_whoever_is_excluded_afterwards_has_nothing_open() -> None:
    excluded = state_after(FILLED, SHOWN, opened(MEMBER), EmployerExcluded(employer_id=12))
    with pytest.raises(CandidateNotFound):
        has_open(excluded, MEMBER, NOON)
