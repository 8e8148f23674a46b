"""GET /api/jobs/{jobId}?asOf=…: the ad as of a moment, and its changes since."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from domain.jobs.ad import AdDraft
from domain.jobs.commands import CloseJob, DraftJob, EditJob, MoveDeadline, RelistJob
from domain.jobs.events import ClosingReason
from tests.domain.jobs.ads import KONOBA, ad
from tests.read_models.job_pages.job_board import CONTEXT, JobBoard

PAY = {"currency": "EUR", "minimum": "1500", "maximum": "1900"}


@pytest.fixture
def look(client: TestClient, board: JobBoard) -> Callable[..., Any]:
    """The response for a job as of a moment."""

    def ask(number: int, moment: datetime | None = None) -> Any:
        board.show()
        answer = client.get(f"/api/jobs/{number}", params={"asOf": moment.isoformat()} if moment else None)
        return answer.json()

    return ask


def test_the_ad_is_shown_as_of_a_moment_with_its_changes_since(board: JobBoard, look: Callable[..., Any]) -> None:
    number = board.publish(salary=PAY)
    applied_at = board.platform.clock()
    board.jobs.edit(number, EditJob(ad(title="Šef/ica sale", salary=PAY | {"maximum": "1700"})), CONTEXT)
    board.jobs.move_deadline(number, MoveDeadline(applied_at + timedelta(days=60)), CONTEXT)
    board.jobs.pause(number, CONTEXT)
    board.jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    then, now = look(number, applied_at), look(number)
    assert (then["title"], then["salary"]["maximum"], then["standing"]) == ("Konobar/ica", 1900, "active")
    assert (then["version"], then["changes"], then["similar"]) == (1, [], [])
    assert datetime.fromisoformat(then["asOf"]) == applied_at
    assert (now["title"], now["salary"]["maximum"], now["standing"]) == ("Šef/ica sale", 1700, "closed")
    assert [(change["kind"], change["fields"]) for change in now["changes"]] == [
        ("edited", ["title", "salary"]),
        ("extended", ["applyUntil"]),
        ("paused", []),
        ("closed", []),
    ]
    assert all(datetime.fromisoformat(change["at"]) > applied_at for change in now["changes"])


def test_as_of_now_is_the_current_ad(board: JobBoard, look: Callable[..., Any]) -> None:
    number = board.publish(places=[{"name": "Rovinj", "country": "HR", "geonameid": 3191518}], languages=[])
    board.jobs.edit(number, EditJob(ad(benefits="<p>Smještaj</p>")), CONTEXT)
    now, as_of_now = look(number), look(number, board.platform.clock() + timedelta(days=7000))
    same = {"similar": [], "asOf": None}
    assert as_of_now | same == now | same


def test_before_its_publication_an_ad_is_not_found(board: JobBoard, client: TestClient) -> None:
    [number] = board.jobs.next_numbers(1)
    until = board.platform.clock() + timedelta(days=30)
    board.jobs.draft(DraftJob(number, KONOBA, AdDraft(title="Konobar/ica")), CONTEXT)
    written = AdDraft.model_validate(ad().model_dump())
    board.jobs.draft(DraftJob(number, KONOBA, written, until), CONTEXT)
    board.show()
    drafted_at = board.platform.clock()
    for parameters in ({}, {"asOf": drafted_at.isoformat()}):
        answer = client.get(f"/api/jobs/{number}", params=parameters)
        assert (answer.status_code, answer.json()["code"]) == (404, "JOB_NOT_FOUND")
    board.jobs.publish_draft(number, CONTEXT)
    board.show()
    assert client.get(f"/api/jobs/{number}").json()["version"] == 3
    assert client.get(f"/api/jobs/{number}", params={"asOf": drafted_at.isoformat()}).status_code == 404


def test_a_new_period_has_a_new_date_on_the_same_number(board: JobBoard, look: Callable[..., Any]) -> None:
    number = board.publish(hours_old=90)
    board.jobs.close(number, CloseJob(ClosingReason.LEFT_FEED), CONTEXT)
    closed_at = board.platform.clock()
    board.jobs.relist(number, RelistJob(closed_at + timedelta(days=20)), CONTEXT)
    then, now = look(number, closed_at), look(number)
    assert (then["standing"], now["standing"], now["closedAt"]) == ("closed", "active", None)
    assert datetime.fromisoformat(now["publishedAt"]) > closed_at
    assert now["changes"][-1]["kind"] == "relisted"
    assert now["changes"][-1]["fields"] == ["publishedAt", "applyUntil"]
    assert now["userInfo"]["isNew"]


def test_changes_of_a_hidden_salary_do_not_reveal_it(board: JobBoard, look: Callable[..., Any]) -> None:
    hidden = PAY | {"shown": False}
    number = board.publish(salary=hidden)
    board.jobs.edit(number, EditJob(ad(salary=hidden | {"maximum": "2500"})), CONTEXT)
    board.jobs.edit(number, EditJob(ad(salary=hidden | {"maximum": "2500"}, format="EXCLUSIVE")), CONTEXT)
    assert look(number)["changes"] == []
    board.jobs.edit(number, EditJob(ad(salary=PAY)), CONTEXT)
    assert [change["fields"] for change in look(number)["changes"]] == [["salary"]]


@pytest.mark.parametrize(
    "moment", ["now", "2026-05-04", "1714824000", "2026-05-04T12:00:00", "2026-13-04T12:00:00Z", "9" * 500]
)
def test_an_invalid_moment_is_refused(client: TestClient, jobs: dict[str, int], moment: str) -> None:
    answer = client.get(f"/api/jobs/{jobs['cook']}", params={"asOf": moment})
    assert (answer.status_code, answer.json()["code"]) == (422, "INVALID_DATE")


def test_an_empty_moment_is_missing(client: TestClient, jobs: dict[str, int]) -> None:
    answer = client.get(f"/api/jobs/{jobs['cook']}", params={"asOf": ""})
    assert (answer.status_code, answer.json()["code"]) == (422, "REQUIRED_INPUT")


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00+23:59", "0001-01-01T00:00:00Z", "2026-05-04t12:00:00.123456z"])
def test_a_moment_long_ago_is_before_any_publication(client: TestClient, jobs: dict[str, int], moment: str) -> None:
    answer = client.get(f"/api/jobs/{jobs['cook']}", params={"asOf": moment})
    assert (answer.status_code, answer.json()["code"]) == (404, "JOB_NOT_FOUND")


@pytest.mark.parametrize("moment", ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59-23:59"])
def test_a_future_moment_means_now(client: TestClient, jobs: dict[str, int], moment: str) -> None:
    answer = client.get(f"/api/jobs/{jobs['cook']}", params={"asOf": moment})
    assert (answer.status_code, answer.json()["isActive"]) == (200, True)
