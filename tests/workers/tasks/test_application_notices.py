"""Applications that nobody has opened: the applicant is told once the ad has ended, the employer is reminded once."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from domain.applications.events import EndingReason
from domain.applications.selection import Selection
from domain.applications.streams import ApplicationStreams
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.mail.notices import NoticeKind, Notices
from domain.mail.stopped_mails import StoppableKind, StoppedMails, address_subject, employer_subject
from domain.mail.suppression import AddressSuppression, Bounce, BounceKind
from local.valkey import Valkey
from read_models.applications.projection import ApplicationRows
from read_models.applications.tables import applied_job
from tests.read_model_harness import ReadModels
from tests.workers.mail.mail_server import ReceivedMail, ReceivingMailServer
from tests.workers.mail_harness import EMPLOYER, EMPLOYER_ADDRESS, MailHarness, open_with_mail, text_of
from tests.workers.task_harness import captured_logs
from workers.outbox.queue import TaskQueue
from workers.tasks.application_notices import LOOKS_BACK, ApplicationNotices

ANA = "ana@example.com"


@dataclass
class Notified:
    """Applications, and the mails that the schedule asks for as time goes by."""

    post: MailHarness
    models: ReadModels

    def after(self, days: float, *, no_answer_days: int = 30, reminder_days: int = 7) -> list[ReceivedMail]:
        """Lists what is mailed when the schedule runs that many days from now."""
        self.post.work()
        self.models.show(ApplicationRows())
        clock = self.post.platform.clock
        notices = ApplicationNotices(
            self.post.platform.engine,
            self.post.services[Notices],
            lambda: clock() + timedelta(days=days),
            no_answer_days=no_answer_days,
            reminder_days=reminder_days,
        )
        notices.request_no_answers()
        notices.request_reminders()
        return list(self.post.work())


@pytest.fixture
def platform(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    with open_with_mail(new_database(), valkey, server, tmp_path) as opened:
        yield opened


@pytest.fixture
def post(platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> MailHarness:
    return MailHarness(platform, queue, server)


@pytest.fixture
def notified(post: MailHarness) -> Notified:
    return Notified(post, ReadModels(post.platform))


def to(address: str, mails: list[ReceivedMail]) -> list[str]:
    return [mail.message["Subject"] for mail in mails if mail.recipients == [address]]


def days_until_end(notified: Notified, job: int) -> float:
    jobs = notified.post.harness.platform
    with jobs.engine.connect() as connection:
        until = connection.execute(applied_job.select().where(applied_job.c.number == job)).one().apply_until
    return (until - jobs.clock()) / timedelta(days=1)


def test_applicants_are_told_once_the_ad_has_ended(notified: Notified) -> None:
    job = notified.post.job()
    notified.post.send(job)
    notified.after(0)
    end = days_until_end(notified, job)
    assert to(ANA, notified.after(end + 29.9)) == []
    [mail] = [mail for mail in notified.after(end + 30.1) if mail.recipients == [ANA]]
    assert mail.message["Subject"] == "Poslodavac još nije pogledao Vašu prijavu: Konobar"
    assert "Žao nam je" in text_of(mail.message)
    assert mail.message["List-Unsubscribe"].startswith("<https://karijera.example/api/unsubscribe/guest-applications.")
    assert to(ANA, notified.after(end + 31)) == []


def test_what_ended_long_ago_is_left_alone(notified: Notified) -> None:
    job = notified.post.job()
    notified.post.send(job)
    notified.after(0)
    assert notified.after(days_until_end(notified, job) + 31 + LOOKS_BACK.days) == []


@pytest.mark.parametrize("what", ["seen", "ended", "withdrawn"])
def test_what_was_answered_or_withdrawn_gets_no_notice(notified: Notified, what: str) -> None:
    job = notified.post.job()
    application_id = notified.post.send(job)
    notified.after(0)
    end = days_until_end(notified, job)
    selection, employer_id = notified.post.services[Selection], notified.post.employer_of(application_id)
    match what:
        case "seen":
            selection.see(application_id, employer_id, EMPLOYER)
        case "ended":
            selection.end(application_id, employer_id, EndingReason.HIRED, EMPLOYER)
        case _:
            notified.post.delete(application_id)
    assert notified.after(8) == []
    assert notified.after(end + 31) == []


def test_what_is_opened_between_request_and_mail_gets_no_notice(notified: Notified) -> None:
    application_id = notified.post.send(notified.post.job())
    notified.after(0)
    notices = notified.post.services[Notices]
    for kind in NoticeKind:
        notices.request(kind, [[application_id]])
    selection, employer_id = notified.post.services[Selection], notified.post.employer_of(application_id)
    selection.see(application_id, employer_id, EMPLOYER)
    assert to(EMPLOYER_ADDRESS, list(notified.post.work())) == []


def test_employers_are_reminded_once_in_one_mail(notified: Notified) -> None:
    for _ in range(3):
        notified.post.send(notified.post.job())
    notified.after(0)
    assert notified.after(6.9) == []
    [mail] = notified.after(7.1)
    assert mail.recipients == [EMPLOYER_ADDRESS]
    assert mail.message["Subject"] == "Prijave koje čekaju da ih otvorite: 3"
    assert mail.message["List-Unsubscribe"].startswith("<https://karijera.example/api/unsubscribe/employer-reminders.")
    assert notified.after(8) == []
    notified.post.send(notified.post.job())
    notified.after(0)
    assert to(EMPLOYER_ADDRESS, notified.after(8)) == ["Prijave koje čekaju da ih otvorite: 1"]


def test_each_employer_gets_a_mail_of_its_own(notified: Notified) -> None:
    for address in ("a@uvala.example", "b@uvala.example"):
        notified.post.send(notified.post.job(contact_email=address))
    notified.after(0)
    assert {mail.recipients[0] for mail in notified.after(8)} == {"a@uvala.example", "b@uvala.example"}


def test_nothing_is_sent_when_the_settings_say_never(notified: Notified) -> None:
    job = notified.post.job()
    notified.post.send(job)
    notified.after(0)
    end = days_until_end(notified, job)
    assert [notified.after(days, no_answer_days=0, reminder_days=0) for days in (8, end + 31)] == [[], []]


def test_who_has_ended_such_mails_gets_none(notified: Notified) -> None:
    job = notified.post.job()
    application_id = notified.post.send(job)
    notified.after(0)
    stopped, suppression = notified.post.services[StoppedMails], notified.post.services[AddressSuppression]
    stopped.stop(StoppableKind.GUEST_APPLICATIONS, address_subject(suppression.email_index(ANA)))
    stopped.stop(StoppableKind.EMPLOYER_REMINDERS, employer_subject(notified.post.employer_of(application_id)))
    assert notified.after(8) == []
    assert notified.after(days_until_end(notified, job) + 31) == []


def test_an_address_that_is_switched_off_gets_only_what_its_person_asks_for(notified: Notified) -> None:
    notified.post.services[AddressSuppression].record(
        Bounce(ANA, BounceKind.COMPLAINT, notified.post.platform.clock()), new_id()
    )
    notified.post.start(notified.post.job())
    assert len(to(ANA, list(notified.post.work()))) == 1, "the code"
    notified.post.send(notified.post.job())
    mails = list(notified.post.work())
    assert (len(to(ANA, mails)), len(to(EMPLOYER_ADDRESS, mails))) == (0, 1)


def test_nothing_is_forwarded_to_an_employer_whose_address_is_switched_off(notified: Notified) -> None:
    suppression = notified.post.services[AddressSuppression]
    suppression.record(Bounce(EMPLOYER_ADDRESS, BounceKind.COMPLAINT, notified.post.platform.clock()), new_id())
    application_id = notified.post.send(notified.post.job())
    with captured_logs():
        notified.post.work()
    state = notified.post.services[ApplicationStreams].find(application_id)
    assert state is not None
    assert state.forwarded_at is None
    assert notified.post.last_errors() == [
        "TaskFailedPermanently: mails to the employer's address came back: it is switched off"
    ]


def test_three_refusals_of_the_address_by_its_server_switch_it_off(notified: Notified) -> None:
    notified.post.server.refuse_recipient = "550 5.1.1 unknown here"
    with captured_logs():
        for _ in range(3):
            notified.post.send(notified.post.job(contact_email="zaposljavanje@drugdje.example"))
            notified.post.work()
    assert notified.post.services[AddressSuppression].is_suppressed(ANA)
