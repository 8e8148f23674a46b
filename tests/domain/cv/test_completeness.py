"""Completeness of a CV, and what to add next."""

from hypothesis import given
from hypothesis import strategies as st

from domain.cv.completeness import FilledParts, completeness, filled_parts, missing_to_show
from domain.cv.content import IdealJob, WantedPlace
from domain.cv.events import HeadlineChanged, IdealJobDescribed, SectionItemAdded
from domain.cv.items import ITEM_KINDS, Project, SpokenLanguage
from tests.domain.cv.sample_cv import CV, EMPTY, FILLED, NURSE, WANTED, state_after

NOTHING = FilledParts(
    has_contact=False, has_title=False, has_summary=False, has_ideal_job=False, kinds=(), described=()
)


def test_an_empty_cv_lacks_everything_and_first_what_matters_most() -> None:
    found = completeness(NOTHING)
    assert found.percent == 0
    assert found.missing[:3] == ("contact", "work", "education")


def test_what_stands_is_not_asked_for() -> None:
    found = completeness(filled_parts(state_after(FILLED).revision))
    assert found.missing == ("title", "summary", "description-of-work", "languages", "ideal-job")
    assert found.percent == 65


def test_whoever_has_not_worked_may_have_made_something() -> None:
    project = Project(name="Aplikacija za pacijente", description="Podsjeća na lijekove.")
    added = SectionItemAdded(item_id=CV, kind="project", item=project)
    missing = completeness(filled_parts(state_after(EMPTY, added).revision)).missing
    assert "work" not in missing
    assert "description-of-work" not in missing


def test_nothing_is_missing_from_a_full_cv() -> None:
    described = Project(name="Aplikacija", description="Opis.")
    german = SpokenLanguage.model_validate({"language": "de", "level": "B2"})
    more = (
        HeadlineChanged(headline=NURSE),
        IdealJobDescribed(ideal_job=WANTED),
        SectionItemAdded(item_id=CV, kind="project", item=described),
    )
    language = SectionItemAdded(item_id=FILLED.account_id, kind="language", item=german)
    assert completeness(filled_parts(state_after(FILLED, *more, language).revision)).percent == 100


KINDS = st.sets(st.sampled_from(ITEM_KINDS))
FILLED_PARTS = st.builds(
    FilledParts,
    has_contact=st.booleans(),
    has_title=st.booleans(),
    has_summary=st.booleans(),
    has_ideal_job=st.booleans(),
    kinds=KINDS,
    described=KINDS,
)


@given(FILLED_PARTS)
def test_a_hundred_percent_is_when_nothing_is_missing(filled: FilledParts) -> None:
    found = completeness(filled)
    assert (found.percent == 100) == (found.missing == ())
    assert 0 <= found.percent <= 100


def test_an_expected_salary_alone_says_nothing_of_the_job() -> None:
    salary = IdealJob.model_validate({"salary": {"amount": "1800"}})
    for ideal_job, is_said in ((salary, False), (IdealJob(places=(WantedPlace(name="Zagreb"),)), True)):
        revision = state_after(EMPTY, IdealJobDescribed(ideal_job=ideal_job)).revision
        assert filled_parts(revision).has_ideal_job is is_said


def test_what_employers_need() -> None:
    assert missing_to_show(state_after(EMPTY).revision) == ("education",)
    assert missing_to_show(state_after(FILLED).revision) == ()
