"""Test harness: publishes ads of employers and reads the list of employers."""

from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar

from sqlalchemy import Connection, insert

from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from read_models.employers.projection import ListedEmployers
from read_models.employers.queries import EmployerFilters, EmployerPage, ListedEmployer, list_employers
from read_models.employers.tables import employer_application
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import JobBoard

EMPLOYERS = ListedEmployers()
Found = TypeVar("Found")


class EmployerBoard(JobBoard):
    """A job board whose employers are listed."""

    def __init__(self, platform: Platform, read_models: ReadModels) -> None:
        super().__init__(platform, read_models)
        self.employers = Employers(platform.engine)
        self._shown = read_models
        read_models.show(EMPLOYERS)

    def id_of(self, name: str) -> int:
        return self.employers.ids_of([EmployerProfile(name)])[name]

    def read(self, query: Callable[[Connection], Found]) -> Found:
        """Runs a query once the read model has caught up."""
        self._shown.follow(EMPLOYERS)
        with self.platform.engine.connect() as connection:
            return query(connection)

    def list(
        self, *, limit: int = 1000, offset: int = 0, cyrillic_first: bool = False, **wanted: object
    ) -> EmployerPage:
        filters = EmployerFilters(**wanted)  # pyright: ignore[reportArgumentType]
        return self.read(
            lambda connection: list_employers(
                connection, filters, offset=offset, limit=limit, cyrillic_first=cyrillic_first
            )
        )

    def listed(self, name: str) -> ListedEmployer | None:
        employer_id = self.id_of(name)
        return next((each for each in self.list().items if each.id == employer_id), None)

    def is_replay_equal(self) -> bool:
        return self._shown.replay_equals_live(EMPLOYERS)

    def add_application(
        self,
        employer_id: int,
        *,
        days_ago: float,
        responded_after: float | None = None,
        deleted_after: float | None = None,
    ) -> None:
        """A row as the projection leaves it; events cannot be recorded in the past."""
        sent = self.platform.clock() - timedelta(days=days_ago)
        row = {
            "id": new_id(),
            "employer_id": employer_id,
            "sent_at": sent,
            "responded_at": None if responded_after is None else sent + timedelta(days=responded_after),
            "deleted_at": None if deleted_after is None else sent + timedelta(days=deleted_after),
        }
        with self.platform.engine.begin() as connection:
            connection.execute(insert(employer_application).values(row))
