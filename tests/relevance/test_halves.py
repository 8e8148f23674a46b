"""The site's search does not fall below its floors, on queries that it is tuned by and on queries that it is not."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from domain.kernel.process.platform import Platform
from tests.relevance import floors
from tests.relevance.evaluation_queries import HALVES, UNSEEN_HALVES, EvaluationQuery, Half, queries
from tests.relevance.scoring import Found, Search, score, table
from tests.relevance.site_search import open_site_search

ALL_HALVES = (*HALVES, *UNSEEN_HALVES)


@pytest.fixture(scope="module")
def site(platform: Platform) -> Search:
    return open_site_search(platform)


@pytest.mark.parametrize("half", HALVES)
def test_the_site_finds_what_people_look_for(half: Half, site: Search, capsys: pytest.CaptureFixture[str]) -> None:
    reached = score(site, queries(half))
    with capsys.disabled():
        sys.stdout.write(f"\n{table(half, reached)}\n")
    assert floors.fallen(half, reached) == []


@pytest.mark.parametrize("half", ALL_HALVES)
def test_floors_hold_every_group(half: Half) -> None:
    nothing_found = score(_find_nothing, queries(half))
    held = {line.split(":")[0].removeprefix(f"{half}, ") for line in floors.fallen(half, nothing_found)}
    assert held >= nothing_found.keys() - {"none"}


@pytest.mark.parametrize("half", ALL_HALVES)
def test_control_a_search_that_knows_the_truth_is_perfect(half: Half) -> None:
    perfect = score(_know, queries(half))
    figures = perfect["all"]
    assert (figures.success, figures.mean_reciprocal_rank, figures.precision, figures.wrong) == (1, 1, 1, 0)
    assert floors.fallen(half, perfect) == []


def test_written_floors_are_just_under_what_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reached = {half: score(_know_one, queries(half)) for half in ALL_HALVES}
    monkeypatch.setattr(floors, "FLOORS", tmp_path / "floors.toml")
    floors.FLOORS.write_text(floors.floors_of(reached), "utf-8")
    for half in ALL_HALVES:
        worse = {
            group: replace(each, success=each.success - 2 * floors.MARGIN) for group, each in reached[half].items()
        }
        assert floors.fallen(half, reached[half]) == []
        assert [line.split(":")[0] for line in floors.fallen(half, worse)] == [
            f"{half}, {group}" for group in sorted(worse)
        ]


def _find_nothing(_: EvaluationQuery) -> Found:
    return Found(())


def _know(query: EvaluationQuery) -> Found:
    return Found(sorted(query.wanted))


def _know_one(query: EvaluationQuery) -> Found:
    return Found(sorted(query.wanted)[:1])
