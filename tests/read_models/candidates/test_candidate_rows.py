"""The row of a shown CV says what its profile would say now, whatever happened; any other CV has none."""

from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import Any, cast
from uuid import UUID

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from domain.cv.candidate_profile import profile_of
from domain.cv.commands import ChangeContact, ChangeHeadline, DescribeIdealJob, PutItem, RemoveItem
from domain.cv.content import Headline, IdealJob, WantedPlace
from domain.cv.decisions.editing import edit
from domain.cv.decisions.lifecycle import delete
from domain.cv.decisions.restoring import restore, undo
from domain.cv.decisions.visibility import exclude, hide, readmit, show
from domain.cv.events import CvDeletedBy, CvEvent, CvShown, HiddenBy
from domain.cv.items import LanguageLevel, SpokenLanguage
from domain.cv.state import Cv, fold
from domain.kernel.errors import Refused
from domain.kernel.log.event import SYSTEM, Context, RecordedEvent
from read_models.candidates.projection import project_candidate
from read_models.kernel.rows import Rows
from tests.domain.cv.sample_cv import ANA, CV, FILLED, NOON
from tests.thoroughness import examples

ITEM_IDS = st.integers(201, 203).map(lambda number: UUID(int=number))
LANGUAGES = st.sampled_from(["de", "en", "it"])
POSITIONS = st.lists(st.sampled_from(["2221", "5131"]), unique=True)
PLACES = st.lists(
    st.sampled_from([WantedPlace(name="Zagreb", geonameid=3186886), WantedPlace(name="Split", geonameid=3190261)]),
    unique_by=lambda place: place.name,
)
EMPLOYERS = st.integers(12, 13)
Decide = Callable[[Cv], Iterable[CvEvent]]


def speaking(item_id: UUID, language: str) -> Decide:
    item = SpokenLanguage(language=language, level=LanguageLevel.B2)
    return lambda cv: edit(cv, PutItem(item_id, item, cv.version), NOON)


def silent(item_id: UUID) -> Decide:
    return lambda cv: edit(cv, RemoveItem(item_id, cv.version), NOON)


def schooled(level: int) -> Decide:
    return lambda cv: edit(cv, ChangeHeadline(Headline(education_level=level), cv.version), NOON)


def describing_ideal_job(positions: list[str], places: list[WantedPlace]) -> Decide:
    wanted = IdealJob(positions=tuple(positions), places=tuple(places))
    return lambda cv: edit(cv, DescribeIdealJob(wanted, cv.version), NOON)


def known_as(first_name: str) -> Decide:
    """Changes the first name, without which the CV is hidden."""
    contact = ANA.model_copy(update={"first_name": first_name})
    return lambda cv: edit(cv, ChangeContact(contact, cv.version), NOON)


def going_back(cv: Cv) -> Iterable[CvEvent]:
    return undo(cv, cv.version)


STEPS = st.one_of(
    st.builds(speaking, ITEM_IDS, LANGUAGES),
    st.builds(silent, ITEM_IDS),
    st.builds(schooled, st.integers(1, 8)),
    st.builds(describing_ideal_job, POSITIONS, PLACES),
    st.builds(known_as, st.sampled_from(["", "Ana", "Iva"])),
    st.just(going_back),
    st.just(show),
    st.just(show),
    st.just(lambda cv: hide(cv, HiddenBy.OWNER)),
    st.builds(lambda employer_id: lambda cv: exclude(cv, employer_id), EMPLOYERS),
    st.builds(lambda employer_id: lambda cv: readmit(cv, employer_id), EMPLOYERS),
)


class RowsInMemory:
    """The part of `Rows` that a projection uses."""

    def __init__(self) -> None:
        self.kept: dict[object, dict[str, Any]] = {}

    def get(self, key: object) -> dict[str, Any] | None:
        return self.kept.get(key)

    def put(self, row: dict[str, Any]) -> None:
        self.kept[row["cv_id"]] = row

    def delete(self, key: object) -> None:
        self.kept.pop(key, None)


class Story:
    """A CV whose events are projected one by one."""

    def __init__(self) -> None:
        self.history: list[RecordedEvent[CvEvent]] = []
        self.rows = RowsInMemory()
        self.record(FILLED)

    @property
    def cv(self) -> Cv:
        found = fold(self.history)
        assert found
        return found

    @property
    def row(self) -> dict[str, Any] | None:
        return self.rows.kept.get(CV)

    def record(self, event: CvEvent) -> None:
        version = len(self.history) + 1
        at = NOON + timedelta(minutes=version)
        self.history.append(RecordedEvent("cv", version, CV, version, at, Context(SYSTEM, "web", CV), event))
        project_candidate(cast("Rows", self.rows), self.history[-1])

    def take(self, step: Decide) -> None:
        try:
            events = [*step(self.cv)]
        except Refused:
            return
        for event in events:
            self.record(event)


def row_of(cv: Cv) -> dict[str, Any]:
    """The row that a CV would have if it were shown only now."""
    story = Story()
    profile = profile_of(cv.revision, cv.excluded, cv.updated_at)
    story.record(CvShown(profile=profile))
    assert story.row
    return story.row


@settings(max_examples=examples(200), deadline=None)
@given(st.lists(STEPS, max_size=30))
def test_the_row_is_as_if_the_cv_were_shown_now(steps: list[Decide]) -> None:
    story = Story()
    story.take(show)
    for step in steps:
        story.take(step)
        assert story.row == (row_of(story.cv) if story.cv.is_shown else None)


def test_a_restored_version_is_found_as_it_was() -> None:
    story = Story()
    for step in (speaking(UUID(int=201), "de"), show):
        story.take(step)
    earlier = story.cv.revision
    for step in (silent(UUID(int=201)), describing_ideal_job(["5131"], [])):
        story.take(step)
    assert story.row
    assert story.row["languages"] == []
    story.take(lambda cv: restore(cv, 3, earlier, cv.version))
    assert story.row == row_of(story.cv)
    assert story.row["languages"] == ["de"]


@pytest.mark.parametrize("by", CvDeletedBy)
def test_a_deleted_cv_has_no_row(by: CvDeletedBy) -> None:
    story = Story()
    story.take(show)
    story.take(lambda cv: delete(cv, by))
    assert story.row is None


def test_what_cannot_be_read_any_more_has_no_row() -> None:
    story = Story()
    story.record(CvShown(profile=None))
    assert story.row is None
