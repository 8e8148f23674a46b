"""Ranks and areas of work in titles: the files are well-formed, and together they name occupations that exist."""

from collections import Counter

import pytest

from domain.kernel.values.locales import LOCALES
from domain.reference.language.analysis import terms
from domain.reference.language.job_ranks import is_rank, rank_in, ranks, says_alone
from domain.reference.language.work_areas import areas_in, work_areas
from domain.reference.names import read_rows
from domain.reference.positions import all_positions


def test_ranks_and_areas_are_named_in_every_language() -> None:
    for file_name in ("job_ranks.csv", "work_areas.csv"):
        assert {each for row in read_rows(file_name) for each in row["language"].split()} == set(LOCALES)
    languages = Counter((row["codes"], each) for row in read_rows("work_areas.csv") for each in row["language"].split())
    lacking = {(row["codes"], each) for row in read_rows("work_areas.csv") for each in LOCALES} - set(languages)
    assert lacking == set()


def test_areas_have_unit_groups_and_ranks_have_some_of_them() -> None:
    codes = set(all_positions())
    assert {code for each in work_areas().values() for code in each} <= codes
    assert {
        prefix for each in ranks().values() for prefix in each if not any(c.startswith(prefix) for c in codes)
    } == set()


def test_no_area_is_a_rank() -> None:
    assert [stems for stems in work_areas() if is_rank(stems)] == []


@pytest.mark.parametrize("name", ["viši stručni suradnik", "Senior Specialist", "pomoćni radnik", "самостоен референт"])
def test_a_rank_may_be_qualified(name: str) -> None:
    assert is_rank(tuple(terms(name)))


@pytest.mark.parametrize("name", ["prodajni savjetnik", "viši", "medicinski tehničar", "kuhar"])
def test_what_says_the_work_is_no_rank(name: str) -> None:
    assert not is_rank(tuple(terms(name)))


def test_the_first_rank_counts() -> None:
    assert rank_in(terms("asistent voditelja nabave"))[0] == "2310"
    assert rank_in(terms("kuhar")) == ()


def test_some_ranks_are_occupations_too() -> None:
    assert says_alone(terms("administrator"))
    assert not says_alone(terms("stručni suradnik"))


def test_areas_within_others_are_found_too() -> None:
    found = [stems for stems, _ in areas_in(tuple(terms("suradnik za javnu nabavu")))]
    assert found == [tuple(terms("javna nabava")), tuple(terms("nabava"))]
