"""GET /api/jobs/{jobId}."""

import pytest
from fastapi.testclient import TestClient

from tests.api.job_board import ServedBoard

ROVINJ = {"name": "Rovinj", "country": "HR", "geonameid": 3191518}


def test_a_job_has_everything_its_page_shows(client: TestClient, jobs: dict[str, int]) -> None:
    job = client.get(f"/api/jobs/{jobs['cook']}").json()
    assert job["description"] == "<p>Tražimo konobara.</p>"
    assert job["applicationWays"] == [
        {"type": "quick", "target": ""},
        {"type": "phone", "target": "+385 52 055 214"},
    ]
    (place,) = job["places"]
    assert (place["placeId"], place["name"], place["region"], place["country"]) == (
        "3191518",
        "Rovinj",
        "Istarska županija",
        "HR",
    )
    assert 45 < place["lat"] < 46
    assert job["educationLevel"] == {"id": "4", "name": "Srednja stručna sprema"}
    assert job["languages"] == [{"code": "en", "name": "engleski", "level": "B1"}]
    assert (job["version"], job["isActive"], job["standing"], job["closedAt"]) == (1, True, "active", None)
    assert (job["changes"], job["asOf"]) == ([], None)
    assert [category["name"] for category in job["categories"]] == ["Turizam i ugostiteljstvo"]
    assert {card["title"] for card in job["similar"]} == {"Konobar/ica"}


def test_a_closed_job_is_shown_as_inactive(client: TestClient, jobs: dict[str, int]) -> None:
    job = client.get(f"/api/jobs/{jobs['closed']}").json()
    assert (job["isActive"], job["standing"], job["version"]) == (False, "closed", 2)
    assert job["closedAt"] is not None


def test_a_paused_job_is_shown_as_inactive_and_is_not_in_searches(client: TestClient, jobs: dict[str, int]) -> None:
    job = client.get(f"/api/jobs/{jobs['paused']}").json()
    assert (job["isActive"], job["standing"]) == (False, "paused")
    found = client.get("/api/jobs/search", params={"query": "barmen"}).json()
    assert found["total"] == 0


def test_a_job_that_ended_long_ago_is_shown_as_gone(client: TestClient, board: ServedBoard) -> None:
    long_over, over = board.publish(hours_old=24 * 120, days_left=-91), board.publish(hours_old=24 * 120, days_left=-89)
    board.show()
    answers = [client.get(f"/api/jobs/{number}") for number in (long_over, over)]
    assert [(answer.status_code, answer.json()["isGone"]) for answer in answers] == [(200, True), (200, False)]


def test_remote_work_names_the_countries_of_its_places_or_else_that_of_its_language(
    client: TestClient, board: ServedBoard
) -> None:
    paris = {"name": "Pariz", "country": "FR"}
    ads = [
        {"work_mode": "remote", "places": [ROVINJ, paris, ROVINJ]},
        {"work_mode": "remote", "places": [], "language": "mk"},
        {"work_mode": "remote", "places": [{"name": "Bilo gdje"}], "language": "de"},
        {"work_mode": "hybrid", "places": [ROVINJ]},
    ]
    numbers = [board.publish(**ad) for ad in ads]
    board.show()
    answers = [client.get(f"/api/jobs/{number}").json()["applicantCountries"] for number in numbers]
    assert answers == [["HR", "FR"], ["MK"], ["HR"], []]


@pytest.mark.parametrize("moment", [None, "2026-01-01T00:00:00Z", "2999-01-01T00:00:00Z"])
def test_a_removed_job_is_gone_as_of_any_moment(client: TestClient, jobs: dict[str, int], moment: str | None) -> None:
    answer = client.get(f"/api/jobs/{jobs['removed']}", params={"asOf": moment} if moment else None)
    assert (answer.status_code, answer.json()["code"]) == (410, "JOB_REMOVED")
    assert "Lak posao" not in answer.text


@pytest.mark.parametrize(
    ("job_id", "status", "code"),
    [
        (str(2**63 - 1), 404, "JOB_NOT_FOUND"),
        (str(2**63), 422, "INVALID_ID"),
        ("0", 422, "INVALID_ID"),
        ("-1", 422, "INVALID_ID"),
        ("1.5", 422, "INVALID_ID"),
        ("abc", 422, "INVALID_ID"),
        ("9" * 400, 422, "INVALID_ID"),
        ("%00", 422, "INVALID_ID"),
    ],
)
def test_an_unknown_job_is_a_clear_error(client: TestClient, job_id: str, status: int, code: str) -> None:
    answer = client.get(f"/api/jobs/{job_id}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"
