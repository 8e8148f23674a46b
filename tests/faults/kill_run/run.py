"""One kill run: a site, its users, kills, and what holds afterwards."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from random import Random
from statistics import median

from sqlalchemy import text

from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from domain.verification.signed_links import LinkSigner
from read_models.kernel.lag import list_lags
from tests.faults.kill_run.caught_mails import CaughtMails
from tests.faults.kill_run.invariants import Invariants
from tests.faults.kill_run.killer import KINDS, Killer
from tests.faults.kill_run.people import Load, inbox_link
from tests.faults.kill_run.site import KillableSite
from tests.job_fixtures import JobFixtures
from tests.workers.task_harness import captured_logs, wait_until
from workers.outbox.queue import TaskQueue
from workers.outbox.reconciler import Reconciler

PEOPLE = 8
JOBS = 5
DRAIN_PATIENCE = 300.0

Report = Callable[[str], None]


@dataclass(frozen=True)
class KillRun:
    """The result. `violations` has the name of each check, with what it found."""

    recoveries: Mapping[str, Sequence[float]]
    acts: Counter[str]
    events: int
    mails: int
    mails_sent_twice: int
    violations: Mapping[str, list[str]]
    seconds: float

    @property
    def kills(self) -> int:
        return sum(map(len, self.recoveries.values()))

    @property
    def holds(self) -> bool:
        return not any(self.violations.values())

    def table(self) -> str:
        """Formats a table for people: kinds, kills and recovery times, then each check."""
        lines = [f"{'killed':18} {'kills':>6} {'median s':>9} {'longest s':>10}"]
        for kind, times in sorted(self.recoveries.items()):
            lines.append(f"{kind:18} {len(times):6} {median(times):9.1f} {max(times):10.1f}")
        acts = ", ".join(f"{count} {act}" for act, count in sorted(self.acts.items()))
        lines += [f"{'all':18} {self.kills:6}", "", f"{self.acts.total()} acts acknowledged ({acts}),"]
        mails = f"{self.mails} mails, {self.mails_sent_twice} of them sent twice"
        lines += [f"{self.events} events, {mails}, in {self.seconds:.0f} s", ""]
        for name, found in self.violations.items():
            lines.append(f"{name:32} {'holds' if not found else f'VIOLATED {len(found)} times'}")
            lines += [f"    {sentence}" for sentence in found[:10]]
        return "\n".join(lines)


def run(
    folder: Path,
    kills: int,
    *,
    seed: int = 0,
    kinds: Sequence[str] = KINDS,
    follower: str = "workers.follow",
    report: Report = lambda _: None,
) -> KillRun:
    """Starts a site in the folder, kills its processes under load, and checks what must hold."""
    chance, began = Random(seed), time.monotonic()
    with CaughtMails(folder / "mails") as mails, KillableSite(folder / "data", mails.url, follower) as site:
        report(f"the site runs after {time.monotonic() - began:.0f} s")
        with open_platform(site.settings) as platform:
            load = _load_on(site, platform, mails)
            killer = Killer(site, chance, kinds)

            def progress(number: int) -> None:
                if number == kills or number % max(10, kills // 100) == 0:
                    report(
                        f"{number} kills, {load.acknowledged.total} acts acknowledged, {time.monotonic() - began:.0f} s"
                    )

            with captured_logs(), load.of(PEOPLE, chance) as acknowledged:
                killer.kill(kills, lambda: acknowledged.total, progress)
                killer.wait_for_recovery()
            _drain(site, platform)
            report(f"all is quiet after {time.monotonic() - began:.0f} s")
            with captured_logs():
                invariants = Invariants(platform, acknowledged, mails)
                return KillRun(
                    killer.recoveries,
                    acknowledged.acts,
                    invariants.events,
                    len(mails.all),
                    invariants.mails_sent_twice,
                    invariants.violations(),
                    time.monotonic() - began,
                )


def _load_on(site: KillableSite, platform: Platform, mails: CaughtMails) -> Load:
    employer = Employers(platform.engine).upsert(EmployerProfile("Konoba", contact_email="konoba@example.com"))
    jobs = JobFixtures(platform)
    numbers = [jobs.publish(employer).number for _ in range(JOBS)]
    links = LinkSigner(platform.settings.link_key.get_secret_value(), platform.clock)
    return Load(site.address, mails, numbers, inbox_link(links, employer))


def _drain(site: KillableSite, platform: Platform) -> None:
    """Returns when nothing is left to be done. Lost tasks are looked for as the schedule does, but sooner, and what was
    put off is due at once."""
    queue = TaskQueue(platform.settings.redis_url)
    reconciler = Reconciler(platform.engine, queue, not_enqueued_after=timedelta(0), lost_after=timedelta(seconds=2))
    overdue = text("UPDATE public.task SET not_before = clock_timestamp() WHERE not_before > clock_timestamp()")
    opened = text("SELECT count(*) FROM public.task WHERE state IN ('waiting', 'enqueued')")

    def is_quiet() -> bool:
        time.sleep(0.5)
        with platform.engine.begin() as connection:
            connection.execute(overdue)
        reconciler.run()
        with platform.engine.connect() as connection:
            lags = list_lags(connection)
            return not connection.execute(opened).scalar_one() and not any(lag.events for lag in lags)

    with captured_logs():
        wait_until(site.answers, patience=DRAIN_PATIENCE)
        wait_until(is_quiet, patience=DRAIN_PATIENCE)
    queue.close()
