"""Test harness: accounts save jobs, which then close or change, and the schedule runs."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import func, select, update

from domain.jobs.commands import CloseJob, EditJob, MoveDeadline, RelistJob
from domain.jobs.events import ClosingReason
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.values.locales import Locale
from domain.notifications.kinds import Channel, NotificationKind
from domain.notifications.settings import NotificationSettings
from domain.notifications.tables import notification
from domain.tracking import owner
from domain.tracking.saved_jobs import SavedJobs
from domain.tracking.tables import saved_job
from read_models.applications.projection import ApplicationRows
from tests.account_rows import insert_readable_account
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT, JobBoard
from tests.workers.mail.mail_server import ReceivingMailServer
from workers.register import PROVIDERS, open_scheduled_tasks

SALARY = {"currency": "EUR", "minimum": 1200, "maximum": 1500, "shown": True}


class Savers:
    """`tell` runs what the schedule runs, and says how many notices were new."""

    def __init__(self, platform: Platform, read_models: ReadModels, mail_server: ReceivingMailServer) -> None:
        self.platform = platform
        self.engine = platform.engine
        self.services = Services(platform, PROVIDERS)
        self.board = JobBoard(platform, read_models)
        self.mail_server = mail_server
        read_models.show(ApplicationRows())

    def account(self, locale: Locale = "hr") -> UUID:
        """An account with an address that mails reach."""
        return insert_readable_account(self.platform, locale)

    def save(self, person: UUID, job: int, *, days_ago: float = 10) -> None:
        SavedJobs(self.engine).save(owner.account(person), job)
        mine = (saved_job.c.owner_id == person) & (saved_job.c.job_number == job)
        moment = func.clock_timestamp() - timedelta(days=days_ago)
        with self.engine.begin() as connection:
            connection.execute(update(saved_job).where(mine).values(saved_at=moment))

    def saver(self, *, days_ago: float = 10, locale: Locale = "hr", **job: Any) -> tuple[UUID, int]:
        """Somebody who saved a job some days ago."""
        person, number = self.account(locale), self.board.publish(hours_old=24 * 20, **job)
        self.save(person, number, days_ago=days_ago)
        return person, number

    def close(self, number: int) -> None:
        self.board.jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)

    def relist(self, number: int) -> None:
        self.board.jobs.relist(number, RelistJob(self.platform.clock() + timedelta(days=30)), CONTEXT)

    def move_deadline(self, number: int, *, days_left: float) -> None:
        self.board.jobs.move_deadline(number, MoveDeadline(self.platform.clock() + timedelta(days=days_left)), CONTEXT)

    def edit(self, number: int, **changes: Any) -> None:
        self.board.jobs.edit(number, EditJob(ad(**changes)), CONTEXT)

    def choose(self, person: UUID, *channels: Channel, is_wanted: bool = False) -> None:
        choices = {(NotificationKind.SAVED_JOBS, channel): is_wanted for channel in channels}
        NotificationSettings(self.engine).choose(person, choices)

    def tell(self) -> int:
        self.board.show()
        (notices,) = (each for each in open_scheduled_tasks(self.services) if each.name == "notify_of_saved_jobs")
        return notices.run()

    def notified(self, person: UUID) -> list[str]:
        """The templates of the account's notices, in their order."""
        row = notification.c
        query = select(row.template).where(row.account_id == person).order_by(row.number)
        with self.engine.connect() as connection:
            return [template.removeprefix("saved-job-") for template in connection.execute(query).scalars()]
