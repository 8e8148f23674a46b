"""Fixtures: a small job board behind the API."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.jobs.commands import CloseJob, RemoveJob
from domain.jobs.events import ClosingReason, RemovalReason
from domain.kernel.process.platform import Platform
from tests.api.job_board import ServedBoard
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT

ROVINJ = {"name": "Rovinj", "country": "HR", "geonameid": 3191518}


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> ServedBoard:
    return ServedBoard(platform, read_models)


@pytest.fixture(scope="module")
def jobs(board: ServedBoard) -> dict[str, int]:
    """25 waiters, one well-paid cook in Rovinj; one closed, one paused and one removed job."""
    for index in range(25):
        board.publish(title="Konobar/ica", hours_old=100 + index)
    cook = board.publish(
        title="Kuhar/ica",
        position="5120",
        places=[ROVINJ],
        employer="Maestralna kuća d.o.o.",
        format="FEATURED-HOME",
        salary={"currency": "EUR", "minimum": "1800", "maximum": "2400.50", "tax": "net"},
        languages=[{"language": "en", "level": "B1"}],
        education_level=4,
        application_ways=[{"type": "quick"}, {"type": "phone", "target": "+385 52 055 214"}],
        demo="invented",
    )
    closed = board.publish(title="Sobarica / sobar")
    board.jobs.close(closed, CloseJob(ClosingReason.FILLED), CONTEXT)
    paused = board.publish(title="Barmen/ica")
    board.jobs.pause(paused, CONTEXT)
    removed = board.publish(title="Lak posao od kuće")
    board.jobs.remove(removed, RemoveJob(RemovalReason.MISLEADING), CONTEXT)
    board.show()
    return {"cook": cook, "closed": closed, "paused": paused, "removed": removed}


@pytest.fixture(scope="module")
def client(platform: Platform, jobs: dict[str, int]) -> Iterator[TestClient]:
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client
