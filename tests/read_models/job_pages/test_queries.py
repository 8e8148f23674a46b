"""Queries for job pages and similar jobs."""

import pytest

from domain.jobs.commands import CloseJob
from domain.jobs.events import ClosingReason
from domain.jobs.status import JobStatus
from read_models.job_pages.queries import find_page, list_similar
from tests.read_models.job_pages.job_board import CONTEXT, JobBoard

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


def test_similar_jobs_share_the_category_the_same_occupation_first(board: JobBoard, numbers: dict[str, int]) -> None:
    with board.look() as connection:
        page = find_page(connection, numbers["cook"])
        assert page is not None
        similar = [card.number for card in list_similar(connection, page.card)]
    assert similar[0] == numbers["gotvac"]
    assert set(similar) == {numbers[name] for name in ("gotvac", "home", "new", "old", "odd")}


def test_similar_jobs_begin_with_those_in_preferred_languages(board: JobBoard, numbers: dict[str, int]) -> None:
    with board.look() as connection:
        page = find_page(connection, numbers["gotvac"])
        assert page is not None
        by_occupation = [card.number for card in list_similar(connection, page.card)]
        by_language = [card.number for card in list_similar(connection, page.card, (("hr", "bs"), ("mk",)), limit=2)]
        none_preferred = [card.number for card in list_similar(connection, page.card, (("sl",), ("en",)))]
    assert by_occupation[0] == numbers["cook"]
    assert by_language == by_occupation[:2]
    assert none_preferred == by_occupation


def test_expired_and_closed_jobs_keep_their_pages(board: JobBoard, numbers: dict[str, int]) -> None:
    with board.look() as connection:
        for name in ("expired", "closed"):
            page = find_page(connection, numbers[name])
            assert page is not None
            assert page.card.status is not JobStatus.ACTIVE


def test_an_unknown_number_has_no_page(board: JobBoard) -> None:
    with board.look() as connection:
        assert find_page(connection, 2**63 - 1) is None
