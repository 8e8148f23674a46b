"""Fixtures: a small job board with feeds."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.jobs.commands import CloseJob, RemoveJob
from domain.jobs.events import ClosingReason, RemovalReason
from domain.kernel.process.platform import Platform
from tests.api.job_board import ServedBoard
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT

SITE = "https://jobs.example"
ROVINJ = {"name": "Rovinj", "country": "HR", "geonameid": 3191518}
ODD = 'Konobar & "ica" <b>\u0001😀</b> ]]>'


@pytest.fixture(scope="module")
def jobs(platform: Platform, read_models: ReadModels) -> dict[str, int]:
    """A cook, a waiter with special characters in the title, a demo ad, a closed and a removed job."""
    board = ServedBoard(platform, read_models)
    numbers = {
        "cook": board.publish(
            title="Kuhar/ica",
            position="5120",
            places=[ROVINJ],
            hours_old=50,
            employment="seasonal",
            working_time="full-time",
            education_level=4,
            minimum_experience_years=2,
            salary={"currency": "EUR", "minimum": "1800", "maximum": "2400.50", "tax": "net"},
        ),
        "waiter": board.publish(
            title=ODD.replace("\u0001", ""),
            hours_old=2,
            description=f"<p>{ODD}</p>",
            salary={"currency": "RSD", "minimum": "1250000"},
        ),
        "example": board.publish(title="Primjer", hours_old=3, demo="invented"),
        "closed": board.publish(title="Sobarica"),
        "removed": board.publish(title="Prevara"),
    }
    board.jobs.close(numbers["closed"], CloseJob(ClosingReason.FILLED), CONTEXT)
    board.jobs.remove(numbers["removed"], RemoveJob(RemovalReason.UNLAWFUL), CONTEXT)
    board.show()
    return numbers


@pytest.fixture(scope="module")
def client(platform: Platform, jobs: dict[str, int]) -> Iterator[TestClient]:
    public = replace(platform, settings=platform.settings.model_copy(update={"site_url": SITE}))
    with TestClient(create_app(public), base_url=SITE, raise_server_exceptions=False) as client:
        yield client
