"""Lists: what is active, in order of what was paid for and then of age; words and places narrow them."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.jobs.commands import CloseJob
from domain.jobs.events import ClosingReason
from domain.jobs.formats import JobFormat
from read_models.job_pages.queries import find_page, list_cards, list_featured, list_similar
from read_models.job_pages.words import patterns, search_text
from tests.read_models.job_pages.job_pages_at_hand import CONTEXT, JobBoard

ROVINJ = {"name": "Rovinj", "country": "HR", "geonameid": 3191518}
OHRID = {"name": "Охрид", "country": "MK", "geonameid": 787487}
RESTON = {"name": "Reston, Virginia", "country": "US"}


@pytest.fixture(scope="module")
def numbers(board: JobBoard) -> dict[str, int]:
    """A small market: waiters and cooks here and there, one expired, one closed."""
    published = {
        "old": board.publish(title="Konobar/ica", hours_old=90),
        "new": board.publish(title="KONOBAR / ICA", hours_old=2, places=[ROVINJ], employer="Maestralna kuća"),
        "cook": board.publish(title="Kuhar/ica", position="5120", hours_old=50, format="FEATURED"),
        "gotvac": board.publish(
            title="Готвач/ка", language="mk", position="5120", places=[OHRID], format="HIGHLIGHTED"
        ),
        "nurse": board.publish(title="Registered Nurse", language="en", position="2221", places=[RESTON], hours_old=30),
        "home": board.publish(title="Šef/ica kuhinje", position="3434", hours_old=400, format="EXCLUSIVE-HOME"),
        "odd": board.publish(title="Sommelier", hours_old=1, format="SOMETHING NEW"),
        "expired": board.publish(title="Konobar/ica", days_left=-1, hours_old=72),
        "closed": board.publish(title="Konobar/ica"),
    }
    board.jobs.close(published["closed"], CloseJob(ClosingReason.FILLED), CONTEXT)
    return published


def found(board: JobBoard, numbers: dict[str, int], query: str = "", locations: Sequence[str] = ()) -> list[str]:
    with board.look() as connection:
        cards = list_cards(connection, query=query, locations=locations, per_page=100).cards
    names = {number: name for name, number in numbers.items()}
    return [names[card.number] for card in cards]


def test_active_jobs_by_what_was_paid_for_then_the_newest(board: JobBoard, numbers: dict[str, int]) -> None:
    assert found(board, numbers) == ["cook", "home", "gotvac", "new", "nurse", "old", "odd"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("konobar", ["new", "old"]),
        ("Konobar/ica (m/ž)", ["new", "old"]),
        ("KONOBAR rovinj", ["new"]),
        ("maestralna", ["new"]),
        ("istarska konobar", []),
        ("gotvač", ["gotvac"]),
        ("готвач охрид", ["gotvac"]),
        ("gotvac ohrid", ["gotvac"]),
        ("nurse virginia", ["nurse"]),
        ("onobar", []),
        ("konobar kuhar", []),
        ("sef", ["home"]),
        ("%", ["cook", "home", "gotvac", "new", "nurse", "old", "odd"]),
        ("100% _", []),
    ],
)
def test_all_words_begin_a_word_of_title_employer_or_place(
    board: JobBoard, numbers: dict[str, int], query: str, expected: list[str]
) -> None:
    assert found(board, numbers, query) == expected


@pytest.mark.parametrize(
    ("locations", "expected"),
    [
        (["3191518"], ["new"]),
        (["HR-04"], ["new"]),
        (["MK", "HR-04"], ["gotvac", "new"]),
        (["HR"], ["cook", "home", "new", "old", "odd"]),
        (["US"], ["nurse"]),
        (["SI"], []),
    ],
)
def test_one_of_the_locations_must_hold_the_job(
    board: JobBoard, numbers: dict[str, int], locations: list[str], expected: list[str]
) -> None:
    assert found(board, numbers, locations=locations) == expected


def test_pages_are_cut_from_one_order_and_the_total_is_exact(board: JobBoard, numbers: dict[str, int]) -> None:
    with board.look() as connection:
        pages = [list_cards(connection, page=page, per_page=3) for page in (1, 2, 3, 4, 10**9)]
        whole = list_cards(connection, per_page=100)
    assert [page.total for page in pages] == [7] * 5
    assert [len(page.cards) for page in pages] == [3, 3, 1, 0, 0]
    assert [card.number for page in pages for card in page.cards] == [card.number for card in whole.cards]


def test_featured_jobs_come_in_the_order_of_the_formats(board: JobBoard, numbers: dict[str, int]) -> None:
    with board.look() as connection:
        featured = list_featured(connection, [JobFormat.EXCLUSIVE_HOME, JobFormat.FEATURED])
        videos = list_featured(connection, [JobFormat.VIDEO])
    assert [card.number for card in featured.cards] == [numbers["home"], numbers["cook"]]
    assert videos.total == 0


def test_similar_jobs_share_the_category_the_same_occupation_first(board: JobBoard, numbers: dict[str, int]) -> None:
    with board.look() as connection:
        page = find_page(connection, numbers["cook"])
        assert page is not None
        similar = [card.number for card in list_similar(connection, page.card)]
    assert similar[0] == numbers["gotvac"]
    assert set(similar) == {numbers[name] for name in ("gotvac", "home", "new", "old", "odd")}


def test_expired_and_closed_jobs_keep_their_pages(board: JobBoard, numbers: dict[str, int]) -> None:
    with board.look() as connection:
        for name in ("expired", "closed"):
            page = find_page(connection, numbers[name])
            assert page is not None
            assert not page.card.active


def test_an_unknown_number_has_no_page(board: JobBoard) -> None:
    with board.look() as connection:
        assert find_page(connection, 2**63 - 1) is None


@given(st.text(max_size=60))
def test_a_text_is_found_by_its_own_words(text: str) -> None:
    searched = search_text([text]) + " "
    assert all(pattern.strip("%") in searched for pattern in patterns(text))


@given(st.text(max_size=60))
def test_patterns_hold_no_wildcards_of_their_own(text: str) -> None:
    assert not any(set(pattern[1:-1]) & set("%_\\") for pattern in patterns(text))
