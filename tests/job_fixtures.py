"""Publishes jobs to a real event log, for tests about other subjects."""

from datetime import timedelta

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.application_ways import QUICK_APPLY, ApplicationType, ApplicationWay
from domain.jobs.commands import CloseJob, EditJob, PublishJob, RelistJob, RemoveJob
from domain.jobs.events import ClosingReason, JobEmployer, JobShortened, RemovalReason
from domain.jobs.service import Jobs, job_stream
from domain.jobs.state import Job
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform

AD = JobAd(
    title="Konobar (m/ž)",
    language="hr",
    places=(AdPlace(name="Split", country="HR"),),
    description="<p>Tražimo konobara.</p>",
    application_ways=(QUICK_APPLY,),
)
BY_PHONE = AD.model_copy(
    update={"application_ways": (ApplicationWay(type=ApplicationType.PHONE, target="+385 21 123 456"),)}
)


class JobFixtures:
    """Publishes, edits, pauses, closes and removes."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self.jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
        self._context = Context(SYSTEM, "import")

    def publish(self, employer_id: int = 12, ad: JobAd = AD) -> Job:
        [number] = self.jobs.next_numbers(1)
        now = self._platform.clock()
        command = PublishJob(
            number=number,
            employer=JobEmployer(id=employer_id, name=f"Konoba {employer_id}"),
            ad=ad,
            published_at=now,
            apply_until=now + timedelta(days=30),
        )
        return self.jobs.publish(command, self._context).state

    def edit(self, number: int, title: str) -> None:
        self.jobs.edit(number, EditJob(AD.model_copy(update={"title": title})), self._context)

    def close(self, number: int) -> None:
        self.jobs.close(number, CloseJob(ClosingReason.FILLED), self._context)

    def pause(self, number: int) -> None:
        self.jobs.pause(number, self._context)

    def resume(self, number: int) -> None:
        self.jobs.resume(number, self._context)

    def relist(self, number: int) -> None:
        self.jobs.relist(number, RelistJob(self._platform.clock() + timedelta(days=30)), self._context)

    def remove(self, number: int) -> None:
        self.jobs.remove(number, RemoveJob(RemovalReason.REQUESTED), self._context)

    def let_pass(self, number: int) -> None:
        """Lets the closing date pass without recording it."""
        soon = JobShortened(apply_until=self._platform.clock())
        version = len(self.jobs.history(number))
        self._platform.logs["jobs"].append([Change(job_stream(number), version, [soon], self._context)])

    def expire(self, number: int) -> None:
        self.let_pass(number)
        self.jobs.expire([number], self._context)
