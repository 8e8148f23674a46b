"""One job board a module."""

import pytest

from domain.kernel.platform import Platform
from tests.read_models.job_pages.job_pages_at_hand import JobBoard
from tests.read_models_at_hand import ReadModels


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> JobBoard:
    return JobBoard(platform, read_models)
