"""Accounts are told the steps of their applications, each once; guests have no list."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy import Engine, delete, func, select

from domain.accounts.tables import account
from domain.applications.events import EndingReason
from domain.applications.streams import ApplicationStreams
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.tasks import task
from domain.kernel.values.ids import derived_id
from domain.notifications.inbox import ListedNotification, list_notifications
from domain.notifications.push_subscriptions import BrowserKeys, PushSubscriptions
from domain.notifications.tables import notification
from domain.notifications.tasks import SEND_PUSH
from local.valkey import Valkey
from tests.account_rows import insert_readable_account, insert_session
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail_harness import EMPLOYER, open_with_mail
from tests.workers.task_harness import work_about
from workers.event_handlers.applications import (
    NOTIFY_FORWARDED,
    ApplicationEventHandler,
    ApplicationNotificationHandler,
    notify_applicant,
)
from workers.register import PROVIDERS, open_tasks

JOB = 7
STEPS = {NOTIFY_FORWARDED, notify_applicant("seen"), notify_applicant("ended")}
"""Tasks that follow from what the employer does."""


class Applicant:
    """An account, or a guest, with an application for a job of employer 12."""

    def __init__(self, platform: Platform, *, is_guest: bool = False) -> None:
        self.platform = platform
        self.services = Services(platform, PROVIDERS)
        self.harness = ApplicationsHarness(platform)
        self.account_id = insert_readable_account(platform)
        offer = self.harness.jobs.publish(JOB)
        self.employer_id = offer.employer_id
        command = self.harness.command(
            JOB, f"{self.account_id.hex}@example.com", account_id=None if is_guest else self.account_id
        )
        self.application_id = self.harness.applications.start(command, self.harness.context()).application_id
        if is_guest:
            self.harness.verify(self.application_id)

    def is_forwarded(self) -> None:
        self.harness.selection.forward(self.application_id, EMPLOYER)

    def is_seen(self) -> None:
        self.harness.selection.see(self.application_id, self.employer_id, EMPLOYER)

    def is_ended(self) -> None:
        self.harness.selection.end(self.application_id, self.employer_id, EndingReason.HIRED, EMPLOYER)

    def follow(self) -> int:
        """Runs the tasks of all steps of the employer's, old and new; returns how many."""
        tasks, count = open_tasks(self.services), 0
        for recorded in self.services[ApplicationStreams].history(self.application_id):
            for handler in (ApplicationNotificationHandler(), ApplicationEventHandler()):
                for request in handler.tasks_for(recorded):
                    if request.name in STEPS:
                        tasks[request.name](work_about(request.about, derived_id("task", recorded.position)))
                        count += 1
        return count

    def listed(self) -> Sequence[ListedNotification]:
        """Lists the notifications of the account, the oldest first."""
        with self.platform.engine.connect() as connection:
            return list_notifications(connection, self.account_id, None)[0][::-1]

    def notified(self) -> list[str]:
        return [each.template.removeprefix("application-") for each in self.listed()]


@pytest.fixture
def platform(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    with open_with_mail(new_database(), valkey, server, tmp_path) as opened:
        yield opened


@pytest.fixture
def ana(platform: Platform) -> Applicant:
    return Applicant(platform)


def pushes(engine: Engine, account_id: UUID) -> int:
    mine = select(notification.c.id).where(notification.c.account_id == account_id)
    query = select(func.count()).select_from(task).where(task.c.name == SEND_PUSH, task.c.about.in_(mine))
    with engine.connect() as connection:
        return connection.execute(query).scalar_one()


def test_each_step_is_told_once(ana: Applicant) -> None:
    for step in (ana.is_forwarded, ana.is_seen, ana.is_ended):
        step()
        for _ in range(2):
            ana.follow()
    assert ana.notified() == ["forwarded", "seen", "ended"]
    seen = ana.listed()[1]
    assert (seen.kind, seen.route) == ("applications", "myApplications")
    assert seen.route_values == {"application": str(ana.application_id)}
    assert set(seen.values) == {"applicationId", "jobTitle", "employerName"}


def test_a_step_that_was_overtaken_is_not_told(ana: Applicant) -> None:
    for step in (ana.is_forwarded, ana.is_seen, ana.is_ended):
        step()
    assert ana.follow() == 3
    assert ana.notified() == ["ended"]


def test_what_the_person_does_themselves_is_not_told(ana: Applicant) -> None:
    assert ana.follow() == 0
    ana.harness.applications.delete(ana.application_id, ana.harness.context())
    assert ana.follow() == 0


def test_an_application_that_was_withdrawn_meanwhile_is_not_told_of(ana: Applicant) -> None:
    ana.is_forwarded()
    ana.is_seen()
    ana.harness.applications.delete(ana.application_id, ana.harness.context())
    ana.follow()
    assert ana.notified() == []


def test_a_guest_has_no_list(platform: Platform) -> None:
    guest = Applicant(platform, is_guest=True)
    guest.is_forwarded()
    assert guest.follow() == 1
    assert guest.notified() == []


def test_an_account_that_is_gone_is_not_told(ana: Applicant) -> None:
    ana.is_forwarded()
    with ana.platform.engine.begin() as connection:
        connection.execute(delete(account).where(account.c.id == ana.account_id))
    assert ana.follow() == 1


def test_what_has_just_been_sent_interrupts_nobody(ana: Applicant) -> None:
    engine = ana.platform.engine
    browser = BrowserKeys("https://push.example/1", "p", "a")
    PushSubscriptions(engine).subscribe(ana.account_id, insert_session(engine, ana.account_id), browser, "hr")
    ana.is_forwarded()
    ana.follow()
    assert (ana.notified(), pushes(engine, ana.account_id)) == (["forwarded"], 0)
    ana.is_seen()
    ana.follow()
    assert pushes(engine, ana.account_id) == 1
