"""GET /api/jobs/featured by blocks of the home page."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.jobs.commands import CloseJob
from domain.jobs.events import ClosingReason
from domain.kernel.process.platform import Platform
from tests.api.job_board import ServedBoard
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT

VIDEO = "https://video.example/konoba"


@pytest.fixture(scope="module")
def jobs(platform: Platform, read_models: ReadModels) -> dict[str, int]:
    board = ServedBoard(platform, read_models)
    jobs = {
        "home": board.publish(format="EXCLUSIVE-HOME", hours_old=2),
        "exclusive": board.publish(format="EXCLUSIVE", hours_old=6 * 24),
        "of last week": board.publish(format="EXCLUSIVE", hours_old=8 * 24),
        "video": board.publish(format="VIDEO", video_url=VIDEO, hours_old=20 * 24),
        "video to come": board.publish(format="VIDEO"),
        "featured": board.publish(format="FEATURED"),
        "standard": board.publish(video_url=VIDEO),
        "closed": board.publish(format="EXCLUSIVE"),
    }
    board.jobs.close(jobs["closed"], CloseJob(ClosingReason.FILLED), CONTEXT)
    board.show()
    return jobs


@pytest.fixture(scope="module")
def client(platform: Platform, jobs: dict[str, int]) -> Iterator[TestClient]:
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    ("block", "names"),
    [
        ("exclusive", ["home", "exclusive"]),
        ("video", ["video"]),
        (None, ["home", "exclusive", "of last week", "video", "video to come", "featured"]),
    ],
)
def test_a_block_has_the_ads_that_paid_for_it(
    client: TestClient, jobs: dict[str, int], block: str | None, names: list[str]
) -> None:
    """Twice, since lists are cached by their query."""
    for _ in range(2):
        listed = client.get("/api/jobs/featured", params={"block": block} if block else {}).json()
        assert {item["id"] for item in listed["items"]} == {jobs[name] for name in names}
        assert listed["total"] == len(names)


def test_an_unknown_block_is_refused(client: TestClient) -> None:
    assert client.get("/api/jobs/featured", params={"block": "standard"}).status_code == 422
