"""The row of a CV says what its fold says, whatever happened; a deleted one has no row."""

from typing import Any, cast

import pytest
from hypothesis import settings
from hypothesis.stateful import invariant

from domain.cv.completeness import filled_parts
from domain.cv.events import CvDeleted, CvDeletedBy, CvErased
from domain.cv.state import fold
from read_models.cv.projection import project_cv
from read_models.kernel.rows import Rows
from tests.domain.cv.cv_machine import TwoWindows
from tests.domain.cv.sample_cv import CV
from tests.thoroughness import examples


class RowsInMemory:
    """The part of `Rows` that a projection uses."""

    def __init__(self) -> None:
        self.kept: dict[object, dict[str, Any]] = {}

    def get(self, key: object) -> dict[str, Any] | None:
        return self.kept.get(key)

    def put(self, row: dict[str, Any]) -> None:
        self.kept[row["id"]] = row

    def delete(self, key: object) -> None:
        self.kept.pop(key, None)


class ProjectedCv(TwoWindows):
    """Random edits of two windows, projected one by one."""

    def __init__(self) -> None:
        self.rows = RowsInMemory()
        self.projected = 0
        super().__init__()

    def project(self) -> None:
        for recorded in self.history[self.projected :]:
            project_cv(cast("Rows", self.rows), recorded)
        self.projected = len(self.history)

    @invariant()
    def the_row_says_what_the_fold_says(self) -> None:
        self.project()
        cv, row = self.cv, self.rows.kept[CV]
        filled = filled_parts(cv.revision)
        assert (row["name"], row["title"]) == (cv.revision.name, cv.revision.headline.title)
        assert (row["version"], row["is_shown"], row["updated_at"]) == (cv.version, cv.is_shown, cv.updated_at)
        assert (row["has_contact"], row["has_summary"]) == (filled.has_contact, filled.has_summary)
        assert {key: item["kind"] for key, item in row["items"].items()} == {
            str(key): item.kind for key, item in cv.revision.items.items()
        }


TestProjectedCv = ProjectedCv.TestCase
TestProjectedCv.settings = settings(max_examples=examples(60), stateful_step_count=30, deadline=None)


def test_a_deleted_cv_has_no_row() -> None:
    machine = ProjectedCv()
    machine.record(CvDeleted(by=CvDeletedBy.OWNER))
    machine.record(CvErased())
    machine.project()
    assert machine.rows.kept == {}
    assert fold(machine.history)


def test_control_an_event_without_a_beginning_is_noticed() -> None:
    machine = ProjectedCv()
    machine.record(CvDeleted(by=CvDeletedBy.OWNER))
    machine.projected = 1
    with pytest.raises(LookupError):
        machine.project()
