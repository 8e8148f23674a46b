"""Who may find a CV in the CV database."""

import pytest

from domain.cv.content import ContactDetails
from domain.cv.decisions.visibility import MAX_EXCLUDED, exclude, hide, open_for, readmit, show
from domain.cv.errors import CvIncomplete, CvNotFound, TooManyExcludedEmployers
from domain.cv.events import (
    ContactDetailsChanged,
    CvHidden,
    CvOpened,
    CvShown,
    EmployerExcluded,
    EmployerReadmitted,
    HiddenBy,
)
from tests.domain.cv.sample_cv import EMPTY, FILLED, created, given, on

SHOWN = CvShown()
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


def test_an_employer_opens_only_what_they_may_find() -> None:
    given(FILLED, SHOWN).when(on(lambda cv: open_for(cv, 12, "account"))).then(CvOpened(employer_id=12, by="account"))
    given(FILLED).when(on(lambda cv: open_for(cv, 12, "account"))).then_refused(CvNotFound)
    excluded = EmployerExcluded(employer_id=12)
    given(FILLED, SHOWN, excluded).when(on(lambda cv: open_for(cv, 12, "mail"))).then_refused(CvNotFound)
    given(FILLED, SHOWN, excluded).when(on(lambda cv: open_for(cv, 13, "mail"))).then(
        CvOpened(employer_id=13, by="mail")
    )
