"""Test harness: publishes jobs through their log and reads the read model."""

from datetime import timedelta
from typing import Any

from sqlalchemy import Connection

from domain.employers.service import EmployerProfile, Employers
from domain.jobs.decisions.job import publish
from domain.jobs.events import JobEmployer
from domain.jobs.service import Jobs, job_stream
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from read_models.job_pages.projection import JobPages
from tests.domain.jobs.ads import ad, publication
from tests.read_model_harness import ReadModels

CONTEXT = Context(SYSTEM, "web")
PAGES = JobPages()


class JobBoard:
    """Publishes ads and brings the pages up to date."""

    def __init__(self, platform: Platform, read_models: ReadModels) -> None:
        self.platform = platform
        self.jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
        self._employers = Employers(platform.engine)
        self._read_models = read_models
        self.catch_up = read_models.catch_up
        read_models.show(PAGES)

    def publish(
        self, *, employer: str = "Konoba Tri Volta", hours_old: float = 1, days_left: float = 30, **ad_fields: Any
    ) -> int:
        """An ad of that employer and age; its number. One without days left was published when it still had some."""
        now = self.platform.clock()
        (number,) = self.jobs.next_numbers(1)
        employer_id = self._employers.ids_of([EmployerProfile(employer)])[employer]
        command = publication(
            number=number,
            employer=JobEmployer(id=employer_id, name=employer),
            ad=ad(**ad_fields),
            published_at=now - timedelta(hours=hours_old),
            apply_until=now + timedelta(days=days_left),
        )
        events = list(publish(None, command, command.published_at))
        self.platform.logs["jobs"].append([Change(job_stream(number), 0, events, CONTEXT)])
        return number

    def show(self) -> None:
        """Lets the read model catch up."""
        self._read_models.follow(PAGES)

    def replay_equals_live(self) -> bool:
        """Whether pages rebuilt from zero are those that stand there."""
        return self._read_models.replay_equals_live(PAGES)

    def look(self) -> Connection:
        """A connection for queries; use it in a `with`."""
        self.show()
        return self.platform.engine.connect()
