"""Rows do not change without the version: otherwise an upgrade would leave stale ones beside new ones.

The fingerprint sees changes of our code; these rows see what libraries and Python do as well.
After raising a version, record them: `KARIJERA_RECORD_ROWS=1 .venv/bin/pytest tests/read_models/test_golden_rows.py`.
"""

import json
import os
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from domain.kernel.process.platform import Platform
from read_models.kernel.generations import install
from read_models.kernel.projection import Projection
from read_models.published_job import view
from read_models.published_job.card import card_of
from read_models.register import PROJECTIONS
from tests.events.golden_samples import SAMPLES
from tests.read_models.golden_rows import STORIES, StaleRows, check, read, rows_of, stories_of, write

RECORD = bool(os.environ.get("KARIJERA_RECORD_ROWS"))
every_projection = pytest.mark.parametrize("projection", PROJECTIONS, ids=lambda projection: projection.name)


@pytest.fixture(scope="module")
def installed(platform: Platform) -> Platform:
    install(platform.engine, PROJECTIONS)
    return platform


@pytest.fixture
def connection(installed: Platform) -> Iterator[Connection]:
    """A connection on which nothing is kept."""
    with installed.engine.connect() as opened:
        yield opened
        opened.rollback()


@every_projection
def test_rows_change_only_with_the_version(connection: Connection, projection: Projection) -> None:
    golden = read(projection.name)
    stories = json.loads(json.dumps(stories_of(projection)))
    recorded_stories = golden.pop("stories", stories)
    kept = check(golden, projection.version, rows_of(connection, projection, recorded_stories), record=RECORD)
    if recorded_stories != stories:
        assert RECORD, "The stories are other ones: record their rows with KARIJERA_RECORD_ROWS=1."
        connection.rollback()
        kept = {**kept, "rows": rows_of(connection, projection)}
    if kept is not golden:
        write(projection.name, {**kept, "stories": stories})


def test_every_sample_has_a_place_in_a_story() -> None:
    placed = {(log, name) for log, stories in STORIES.items() for story in stories for name in story}
    assert {(sample.module, sample.path.stem) for sample in SAMPLES} == placed


def test_every_table_has_golden_rows() -> None:
    assert [name for each in PROJECTIONS for name, rows in read(each.name)["rows"].items() if not rows] == []


def test_a_card_that_is_made_otherwise_is_noticed(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a planted change of rows that no version tells of."""
    monkeypatch.setattr(view, "card_of", lambda ad: card_of(ad) | {"slug": "planted"})
    pages = next(each for each in PROJECTIONS if each.name == "job_pages")
    golden = read(pages.name)
    del golden["stories"]
    assert check(golden, pages.version, golden["rows"], record=False) is golden
    with pytest.raises(StaleRows):
        check(golden, pages.version, rows_of(connection, pages), record=False)


@pytest.mark.parametrize("record", [False, True])
def test_other_rows_under_the_same_version_are_refused(record: bool) -> None:
    golden = {"version": 3, "rows": {"job_page": [{"title": "Konobar"}]}}
    assert check(golden, 3, golden["rows"], record=record) is golden
    with pytest.raises(StaleRows):
        check(golden, 3, {"job_page": [{"title": "KONOBAR"}]}, record=record)


def test_rows_of_another_version_are_recorded_on_request() -> None:
    golden = {"version": 3, "rows": {}}
    with pytest.raises(AssertionError, match="KARIJERA_RECORD_ROWS"):
        check(golden, 4, {"job_page": []}, record=False)
    assert check(golden, 4, {"job_page": []}, record=True) == {"version": 4, "rows": {"job_page": []}}
