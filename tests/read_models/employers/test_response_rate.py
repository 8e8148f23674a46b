"""The response rate of an employer, and which applications it rests on."""

from read_models.employers.response_rate import FEWEST_APPLICATIONS, ResponseRate, find_response_rate
from tests.read_models.employers.employer_board import EmployerBoard


def rate(board: EmployerBoard, employer_id: int) -> ResponseRate | None:
    with board.platform.engine.connect() as connection:
        return find_response_rate(connection, employer_id)


def test_it_rests_on_at_least_ten_applications(board: EmployerBoard) -> None:
    for _ in range(FEWEST_APPLICATIONS - 1):
        board.add_application(901, days_ago=20, responded_after=1)
    assert rate(board, 901) is None
    board.add_application(901, days_ago=20)
    assert rate(board, 901) == ResponseRate(applications=10, responded=9)


def test_a_late_response_is_none(board: EmployerBoard) -> None:
    for after in (1, 13.9, 14.1, 100, None):
        for _ in range(2):
            board.add_application(902, days_ago=150, responded_after=after)
    found = rate(board, 902)
    assert found == ResponseRate(applications=10, responded=4)
    assert found
    assert found.percent == 40


def test_applications_count_once_they_had_the_whole_time_and_for_a_year(board: EmployerBoard) -> None:
    for days_ago in (0, 13, 366, 700):
        for _ in range(10):
            board.add_application(903, days_ago=days_ago, responded_after=0)
    assert rate(board, 903) is None
    for days_ago in (15, 360):
        for _ in range(5):
            board.add_application(903, days_ago=days_ago)
    assert rate(board, 903) == ResponseRate(applications=10, responded=0)


def test_what_was_withdrawn_before_a_response_does_not_count(board: EmployerBoard) -> None:
    for _ in range(10):
        board.add_application(904, days_ago=40, deleted_after=3)
    assert rate(board, 904) is None
    for _ in range(6):
        board.add_application(904, days_ago=40, responded_after=2, deleted_after=3)
    for _ in range(4):
        board.add_application(904, days_ago=40, deleted_after=20)
    assert rate(board, 904) == ResponseRate(applications=10, responded=6)


def test_a_hundred_percent_means_every_one() -> None:
    assert ResponseRate(applications=1000, responded=999).percent == 99
    assert ResponseRate(applications=1000, responded=1000).percent == 100
