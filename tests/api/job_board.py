"""Job fixtures with all read models of jobs: pages, search, feeds."""

from typing import Any

from domain.kernel.process.platform import Platform
from read_models.job_changes.projection import JobChanges
from read_models.job_search.projection import JobSearch
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import JobBoard


def listed_ids(found: Any) -> list[int]:
    """The jobs of a page of a list: each item, then those that are grouped under it."""
    return [job["id"] for item in found["items"] for job in (item, *item["siblings"])]


class ServedBoard(JobBoard):
    """A job board whose `show` brings all read models of jobs up to date."""

    def __init__(self, platform: Platform, read_models: ReadModels) -> None:
        install(platform.engine, PROJECTIONS)
        super().__init__(platform, read_models)
        self._others = (JobSearch(), JobChanges())

    def show(self) -> None:
        """Brings the read models up to date."""
        super().show()
        self._read_models.follow(*self._others)
