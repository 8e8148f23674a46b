"""The row of a saved search says what its fold says, whatever happened; a removed one has no row."""

from typing import Any, cast
from uuid import UUID

import pytest
from hypothesis import settings
from hypothesis.stateful import invariant

from domain.kernel.log.event import SYSTEM, Context, RecordedEvent
from domain.saved_searches.events import SavedSearchEvent
from read_models.kernel.rows import Rows
from read_models.saved_searches.projection import project_search
from tests.domain.saved_searches.sample_search import CONFIRMED, NOON
from tests.domain.saved_searches.test_state_machine import SearchMachine
from tests.thoroughness import examples

SEARCH = UUID(int=10)


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


def project(rows: RowsInMemory, version: int, event: SavedSearchEvent) -> None:
    recorded = RecordedEvent("saved_searches", version, SEARCH, version, NOON, Context(SYSTEM, "web", SEARCH), event)
    project_search(cast("Rows", rows), recorded)


class ProjectedSearch(SearchMachine):
    """Random commands to saved searches, projected one by one."""

    def __init__(self) -> None:
        self.rows = RowsInMemory()
        self.projected = 0
        super().__init__()

    @invariant()
    def the_row_says_what_the_fold_says(self) -> None:
        for event in self.events[self.projected :]:
            self.projected += 1
            project(self.rows, self.projected, event)
        if self.state is None:
            return
        row, search = self.rows.kept.get(SEARCH), self.state
        if search.removed_at:
            assert row is None
            return
        assert row
        assert (row["owner_id"], row["name"], row["key"]) == (search.owner_id, search.name, search.key)
        assert (row["frequency"], row["hour"], row["weekday"]) == (search.frequency, search.hour, search.weekday)
        assert (row["is_confirmed"], row["last_mailed_at"]) == (search.is_confirmed, search.last_mailed_at)
        assert (row["saved_at"], row["locale"]) == (search.created_at, search.locale)


TestProjectedSearch = ProjectedSearch.TestCase
TestProjectedSearch.settings = settings(max_examples=examples(60), stateful_step_count=30, deadline=None)


def test_control_an_event_without_a_beginning_is_noticed() -> None:
    with pytest.raises(LookupError):
        project(RowsInMemory(), 1, CONFIRMED)
