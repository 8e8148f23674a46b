"""Fixtures: one job board per module."""

import pytest

from domain.kernel.process.platform import Platform
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import JobBoard


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> JobBoard:
    return JobBoard(platform, read_models)
