"""Fixtures: one job board per module, whose employers are shown."""

import pytest

from domain.kernel.process.platform import Platform
from tests.read_model_harness import ReadModels
from tests.read_models.employers.employer_board import EmployerBoard


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> EmployerBoard:
    return EmployerBoard(platform, read_models)
