"""A job whose publication the projection of pages could not process is late, which is not the same as absent."""

import pytest
from fastapi.testclient import TestClient

from read_models.job_pages.projection import JobPages
from tests.api.job_board import ServedBoard
from tests.workers.task_harness import captured_logs


def test_a_job_parked_at_its_publication_is_not_reported_as_missing(
    board: ServedBoard, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError

    number = board.publish(title="Parkirani oglas")
    with monkeypatch.context() as broken, captured_logs():
        broken.setattr(JobPages, "project", fail)
        board.show()
    for method, path in (
        ("GET", f"/api/jobs/{number}"),
        ("GET", f"/feeds/jobs/{number}"),
        ("PUT", f"/api/me/saved-jobs/{number}"),
    ):
        late = client.request(method, path)
        assert (late.status_code, late.json()["code"]) == (503, "SERVICE_UNAVAILABLE"), path
    assert client.get(f"/api/jobs/{number + 1}").status_code == 404
