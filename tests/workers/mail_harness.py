"""Test harness for mails on real servers: applications are sent, tasks run, and mails reach an SMTP server."""

import re
from collections.abc import Sequence
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

from sqlalchemy import select, text

from domain.applications.applicant import Applicant, Attachments
from domain.applications.commands import ResendApplication
from domain.applications.streams import ApplicationStreams
from domain.employers.service import EmployerProfile, Employers
from domain.kernel.log.event import Actor, Context
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.tasks import OPEN_STATES, task
from domain.kernel.values.locales import Locale
from domain.platform import open_platform
from local.valkey import Valkey
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.job_fixtures import AD, JobFixtures
from tests.settings_factory import settings_for
from tests.workers.mail.mail_server import ReceivedMail, ReceivingMailServer
from workers.event_handlers.applications import ApplicationEventHandler
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import Relay, install
from workers.register import PROVIDERS, open_tasks
from workers.tasks.runner import Runner

EMPLOYER_ADDRESS = "zaposljavanje@uvala.example"
EMPLOYER = Context(Actor("employer", "12"), "link")


def open_with_mail(
    database_url: str, valkey: Valkey, server: ReceivingMailServer, files_dir: Path, **more: Any
) -> Platform:
    """A platform whose mails reach the server; `more` are further settings."""
    environment: dict[str, Any] = {
        "smtp_url": f"smtp://127.0.0.1:{server.port}",
        "site_url": "https://karijera.example",
        "files_dir": files_dir,
    }
    return open_platform(settings_for(database_url, valkey.url).model_copy(update=environment | more))


class MailHarness:
    """`work` does everything that follows from what has happened so far."""

    def __init__(self, platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> None:
        self.platform = platform
        self.server = server
        self.queue = queue
        self.harness = ApplicationsHarness(platform)
        self.services = Services(platform, PROVIDERS)
        self.event_handler = ApplicationEventHandler()
        install(platform.engine, platform.logs, [self.event_handler])
        self.relay = Relay(platform.engine, platform.logs, queue)
        self.runner = Runner(platform.engine, queue, open_tasks(self.services))

    def job(self, language: str = "hr", contact_email: str = EMPLOYER_ADDRESS) -> int:
        """A job of an employer of its own, both as a stream and as an offer."""
        name = f"Uvala {contact_email} d.o.o."
        employer_id = self.services[Employers].upsert(EmployerProfile(name=name, contact_email=contact_email))
        job = JobFixtures(self.platform).publish(employer_id, AD.model_copy(update={"language": language}))
        self.harness.jobs.publish(job.number, employer_id)
        return job.number

    def start(self, job: int, *, locale: Locale = "hr", email: str | None = "ana@example.com") -> UUID:
        command = self.harness.command(job, "ana@example.com")
        applicant = replace(command.applicant, email=email, phone="+385912345678")
        command = replace(command, locale=locale, applicant=applicant)
        return self.harness.applications.start(command, self.harness.context()).application_id

    def send(self, job: int, *, locale: Locale = "hr", email: str = "ana@example.com") -> UUID:
        application_id = self.start(job, locale=locale, email=email)
        self.harness.verify(application_id)
        return application_id

    def resend(self, application_id: UUID) -> None:
        email = self.services[ApplicationStreams].require(application_id).applicant.email
        _, cv = self.harness.upload(self.subject(application_id))
        applicant = Applicant("Ana", "Horvat", email, "+385911111111", "Drugo pismo")
        command = ResendApplication(applicant, Attachments(cv))
        self.harness.applications.resend(application_id, command, self.harness.context())

    def delete(self, application_id: UUID) -> None:
        self.harness.applications.delete(application_id, self.harness.context())

    def open_gateway(self, url: str) -> None:
        """Opens the gateway to which text messages go from now on."""
        settings = self.platform.settings.model_copy(update={"sms_url": url})
        platform = replace(self.platform, settings=settings)
        jobs = self.harness.jobs
        self.harness, self.services = ApplicationsHarness(platform), Services(platform, PROVIDERS)
        self.harness.jobs.offers |= jobs.offers
        self.runner = Runner(platform.engine, self.queue, open_tasks(self.services))

    def subject(self, application_id: UUID) -> UUID:
        found = self.services[ApplicationStreams].load(application_id)
        assert found
        assert found.subject
        return found.subject

    def employer_of(self, application_id: UUID) -> int:
        return self.services[ApplicationStreams].require(application_id).employer_id

    def follow(self) -> None:
        self.relay.run(self.event_handler)

    def work(self) -> Sequence[ReceivedMail]:
        """Follows the log and tries every task that is due once; answers with the mails that arrived by that."""
        before = len(self.server.received)
        self.follow()
        for task_id in self.due():
            self.runner.run(task_id)
        return self.server.received[before:]

    def due(self) -> list[UUID]:
        query = select(task.c.id).where(task.c.state.in_(OPEN_STATES)).order_by(task.c.cause_position, task.c.name)
        with self.platform.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def let_pauses_pass(self) -> None:
        with self.platform.engine.begin() as connection:
            connection.execute(text("UPDATE public.task SET not_before = now() - interval '1 second'"))

    def last_errors(self) -> list[str]:
        with self.platform.engine.connect() as connection:
            return list(connection.execute(select(task.c.last_error).where(task.c.last_error.is_not(None))).scalars())


def text_of(message: EmailMessage) -> str:
    body = message.get_body(("plain",))
    assert body is not None
    return body.get_content().replace("\r\n", "\n")


def link_in(message: EmailMessage) -> str:
    """The one address on a line of its own."""
    found = re.search(r"^(https?://\S+)$", text_of(message), re.MULTILINE)
    assert found
    return found[1]


def parameters_in(message: EmailMessage) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(link_in(message)).query).items()}


def code_in(message: EmailMessage) -> str:
    found = re.search(r"^    (\d{5})$", text_of(message), re.MULTILINE)
    assert found
    return found[1]
