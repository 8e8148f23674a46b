"""Mails about applications: recipients, languages, and recorded events."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from domain.applications.events import ApplicationForwarded, EndingReason
from domain.applications.follow_links import FollowedApplication, FollowLinks
from domain.applications.selection import Selection
from domain.applications.state import Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import Actor
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import backlog
from domain.verification.errors import InvalidVerificationCode
from domain.verification.signed_links import ApplicantLink, InboxLink, LinkSigner, VerificationLink
from local.valkey import Valkey
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail.sms_gateway import gateway
from tests.workers.mail_harness import (
    EMPLOYER,
    EMPLOYER_ADDRESS,
    MailHarness,
    code_in,
    link_in,
    open_with_mail,
    parameters_in,
    text_of,
)
from tests.workers.task_harness import captured_logs
from workers.outbox.queue import TaskQueue

ANA = "ana@example.com"


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
def links(platform: Platform) -> LinkSigner:
    return LinkSigner(platform.settings.link_key.get_secret_value(), platform.clock)


def test_a_guest_is_sent_the_code_that_confirms(post: MailHarness) -> None:
    application_id = post.start(post.job(), locale="sl")
    [mail] = post.work()
    assert mail.recipients == [ANA]
    assert mail.message["Content-Language"] == "sl"
    code = code_in(mail.message)
    assert mail.message["Subject"].startswith(code)
    post.harness.applications.confirm_code(application_id, code, post.harness.context())
    found = post.services[ApplicationStreams].require(application_id)
    assert found.stage is Stage.SENT


def test_the_link_in_the_mail_confirms_as_well(post: MailHarness, links: LinkSigner) -> None:
    application_id = post.start(post.job(), locale="mk")
    [mail] = post.work()
    given = parameters_in(mail.message)
    assert urlsplit(link_in(mail.message)).path == "/mk/application/verification"
    assert given["application"] == str(application_id)
    assert links.open(VerificationLink, given["access"]).application_id == application_id
    post.harness.applications.confirm_link(application_id, given["link"], post.harness.context())
    assert post.services[ApplicationStreams].require(application_id).stage is Stage.SENT


def test_only_the_newest_code_works(post: MailHarness) -> None:
    application_id = post.start(post.job())
    [first] = post.work()
    post.harness.wind(timedelta(minutes=1))
    post.harness.applications.request_code(application_id, post.harness.context())
    [second] = post.work()
    with pytest.raises(InvalidVerificationCode):
        post.harness.applications.confirm_code(application_id, code_in(first.message), post.harness.context())
    post.harness.applications.confirm_code(application_id, code_in(second.message), post.harness.context())


def test_two_late_tasks_for_codes_send_one_message(post: MailHarness) -> None:
    application_id = post.start(post.job())
    post.harness.wind(timedelta(minutes=1))
    post.harness.applications.request_code(application_id, post.harness.context())
    mails = post.work()
    assert len({mail.message["Message-ID"] for mail in mails}) == 1
    assert len({code_in(mail.message) for mail in mails}) == 1


def test_a_code_that_expired_before_the_mail_is_left_out(post: MailHarness, server: ReceivingMailServer) -> None:
    post.start(post.job())
    server.refuse_data = "451 4.3.0 later"
    with captured_logs():
        post.work()
    server.refuse_data = ""
    post.harness.wind(timedelta(minutes=11))
    post.let_pauses_pass()
    [mail] = post.work()
    assert "link" in parameters_in(mail.message)
    assert mail.message["Subject"] == "Potvrdite svoju prijavu: Konobar"


def test_a_guest_with_only_a_phone_number_gets_the_code_by_sms(post: MailHarness) -> None:
    with gateway(200) as (url, texts):
        post.open_gateway(url)
        application_id = post.start(post.job(), locale="hr", email=None)
        assert post.work() == []
    [text] = texts
    assert text["to"] == "+385912345678"
    code = text["text"].split()[1]
    post.harness.applications.confirm_code(application_id, code, post.harness.context())


def test_a_guest_with_only_a_phone_number_is_texted_a_link_to_follow_the_application(post: MailHarness) -> None:
    with gateway(200) as (url, texts):
        post.open_gateway(url)
        application_id = post.start(post.job(), locale="mk", email=None)
        post.harness.verify(application_id)
        mails = post.work()
        post.work()
    assert [mail.recipients[0] for mail in mails] == [EMPLOYER_ADDRESS]
    [text] = texts
    token = text["text"].rpartition("https://karijera.example/p/")[2]
    followed = post.services[FollowLinks].find(token)
    assert followed == FollowedApplication(application_id, "mk")


def test_a_link_that_was_revoked_is_not_texted_again(post: MailHarness) -> None:
    with gateway(200) as (url, texts):
        post.open_gateway(url)
        application_id = post.start(post.job(), email=None)
        post.harness.verify(application_id)
        links = post.services[FollowLinks]
        links.issue(application_id, "hr")
        with post.platform.engine.begin() as connection:
            assert links.revoke(connection, application_id)
        post.work()
    assert texts == []


def test_nobody_who_has_verified_is_sent_a_code(post: MailHarness) -> None:
    post.send(post.job())
    mails = post.work()
    assert sorted(mail.recipients[0] for mail in mails) == [ANA, EMPLOYER_ADDRESS]


def test_a_sent_application_is_forwarded_and_confirmed(post: MailHarness, links: LinkSigner) -> None:
    application_id = post.send(post.job(language="sl"), locale="bs")
    mails = {mail.recipients[0]: mail.message for mail in post.work()}
    applicant, employer = mails[ANA], mails[EMPLOYER_ADDRESS]
    assert applicant["Content-Language"] == "bs"
    assert employer["Content-Language"] == "sl", "an employer reads the language of the ad"
    assert links.open(ApplicantLink, parameters_in(applicant)["access"]).application_id == application_id
    assert links.open(InboxLink, parameters_in(employer)["access"]).employer_id == post.employer_of(application_id)
    assert urlsplit(link_in(employer)).path == f"/sl/prejete-prijave/{application_id}"
    assert urlsplit(link_in(applicant)).path == "/bs/moj-profil/prijave"


def test_an_ad_in_another_language_is_forwarded_in_croatian(post: MailHarness) -> None:
    post.send(post.job(language="de"))
    mails = {mail.recipients[0]: mail.message for mail in post.work()}
    assert mails[EMPLOYER_ADDRESS]["Content-Language"] == "hr"


def test_forwarding_is_recorded_with_its_cause(post: MailHarness) -> None:
    application_id = post.send(post.job())
    post.work()
    history = post.services[ApplicationStreams].history(application_id)
    forwarded, sent = history[-1], history[-2]
    assert type(forwarded.event).__name__ == "ApplicationForwarded"
    assert forwarded.context.actor == Actor("system")
    assert forwarded.context.correlation_id == sent.context.correlation_id
    assert forwarded.context.causation_id is not None
    assert backlog(post.platform.engine).total_open == 0


def test_the_mail_to_the_employer_contains_only_the_name(post: MailHarness) -> None:
    post.send(post.job())
    employer = next(mail.message for mail in post.work() if mail.recipients == [EMPLOYER_ADDRESS])
    raw = text_of(employer) + str(employer)
    assert "Ana Horvat" in raw
    for private in (ANA, "+385912345678", "Poštovani\n\nPoštovani"):
        assert private not in raw
    assert list(employer.iter_attachments()) == []
    assert employer["Reply-To"] is None


def test_a_changed_application_is_forwarded_again(post: MailHarness) -> None:
    application_id = post.send(post.job())
    post.work()
    post.resend(application_id)
    [mail] = post.work()
    assert mail.recipients == [EMPLOYER_ADDRESS]
    assert mail.message["Subject"] == "Izmijenjena prijava: Ana Horvat, Konobar"
    assert "broj telefona, motivacijsko pismo, životopis" in text_of(mail.message)
    assert post.services[ApplicationStreams].require(application_id).forwarded_at


def test_an_application_changed_before_forwarding_is_forwarded_as_new(post: MailHarness) -> None:
    application_id = post.send(post.job())
    post.resend(application_id)
    mails = [mail.message for mail in post.work() if mail.recipients == [EMPLOYER_ADDRESS]]
    assert [mail["Subject"] for mail in mails] == ["Nova prijava: Ana Horvat, Konobar"]


def test_the_applicant_is_mailed_when_it_is_seen_and_ended(post: MailHarness) -> None:
    application_id = post.send(post.job(), locale="en")
    employer_id = post.employer_of(application_id)
    post.work()
    post.services[Selection].see(application_id, employer_id, EMPLOYER)
    [seen] = post.work()
    post.services[Selection].end(application_id, employer_id, EndingReason.NOT_SELECTED, EMPLOYER)
    [ended] = post.work()
    assert [mail.recipients for mail in (seen, ended)] == [[ANA], [ANA]]
    assert seen.message["Subject"] == "Seen by employer: Konobar"
    assert ended.message["Subject"] == "Selection finished: Konobar"
    assert "was not chosen" in text_of(ended.message)
    assert text_of(ended.message).count("●") == 6, "four steps with their dates, and the logo's two"


def test_no_seen_mail_follows_the_ended_mail(post: MailHarness) -> None:
    application_id = post.send(post.job())
    employer_id = post.employer_of(application_id)
    post.work()
    post.services[Selection].see(application_id, employer_id, EMPLOYER)
    post.services[Selection].end(application_id, employer_id, EndingReason.FINISHED, EMPLOYER)
    assert [mail.message["Subject"] for mail in post.work()] == ["Selekcija je završena: Konobar"]


def test_an_employer_with_a_forwarded_application_is_told_of_its_withdrawal(
    post: MailHarness, links: LinkSigner
) -> None:
    application_id = post.send(post.job())
    post.work()
    post.delete(application_id)
    [mail] = post.work()
    assert mail.recipients == [EMPLOYER_ADDRESS]
    assert mail.message["Subject"] == "Prijava je povučena: Konobar"
    assert "Ana Horvat" in text_of(mail.message)
    assert links.open(InboxLink, parameters_in(mail.message)["access"]).employer_id == post.employer_of(application_id)


def test_an_application_withdrawn_before_forwarding_is_not_mailed(post: MailHarness) -> None:
    application_id = post.send(post.job())
    post.delete(application_id)
    assert post.work() == []


def test_an_employer_is_told_of_a_withdrawal_during_the_mail(post: MailHarness, server: ReceivingMailServer) -> None:
    application_id = post.send(post.job())
    server.before_taking[EMPLOYER_ADDRESS] = lambda: post.harness.applications.delete(
        application_id, post.harness.context()
    )
    subjects = [mail.message["Subject"] for mail in post.work() if mail.recipients == [EMPLOYER_ADDRESS]]
    subjects += [mail.message["Subject"] for mail in post.work()]
    assert subjects == ["Nova prijava: Ana Horvat, Konobar", "Prijava je povučena: Konobar"]


def test_nothing_is_sent_about_somebody_who_was_erased(post: MailHarness) -> None:
    application_id = post.send(post.job())
    post.platform.keys.destroy(post.subject(application_id))
    assert post.work() == []
    assert backlog(post.platform.engine).total_open == 0


def test_an_employer_without_an_address_is_a_dead_task(post: MailHarness) -> None:
    post.send(post.job(contact_email=""))
    with captured_logs() as logs:
        post.work()
    assert post.last_errors() == ["TaskFailedPermanently: the employer has no address for applications"]
    assert [entry["task"] for entry in logs if entry["log_level"] == "error"] == ["applications.forward_to_employer"]


def test_after_a_transient_refusal_there_is_one_forwarding(post: MailHarness, server: ReceivingMailServer) -> None:
    application_id = post.send(post.job())
    server.refuse_recipient = "451 4.7.1 Greylisted"
    with captured_logs():
        post.work()
    assert "Forwarded" not in post.harness.topics(application_id)
    server.refuse_recipient = ""
    post.let_pauses_pass()
    assert len(post.work()) == 2
    assert post.harness.topics(application_id).count("Forwarded") == 1


def test_a_permanent_refusal_is_stored_without_the_address(post: MailHarness, server: ReceivingMailServer) -> None:
    post.start(post.job())
    server.refuse_recipient = "550 5.1.1 <ana@example.com>: unknown"
    with captured_logs() as logs:
        post.work()
    assert post.last_errors() == ["RecipientRefused: the mail server answers 550 5.1.1"]
    assert ANA not in str([{**entry, "exc_info": repr(entry.get("exc_info"))} for entry in logs])


def test_a_deleted_application_leaves_no_file_behind(post: MailHarness) -> None:
    application_id = post.start(post.job())
    post.work()
    post.delete(application_id)
    post.work()
    assert [path for path in post.platform.settings.files_dir.rglob("*") if path.is_file()] == []


def test_repeated_and_reordered_tasks_have_the_effects_of_one(post: MailHarness) -> None:
    """F4 for what follows from applications: the same events, and no message that was not sent before."""
    chance = random.Random(7)
    for number in range(8):
        application_id = post.send(post.job(), email=f"ana{number}@example.com")
        if number % 2:
            post.resend(application_id)
        if number % 4 == 3:
            post.delete(application_id)
    post.follow()
    deliveries = [task_id for task_id in post.due() for _ in range(chance.randint(1, 5))]
    chance.shuffle(deliveries)
    for task_id in deliveries:
        post.runner.run(task_id)
    assert backlog(post.platform.engine).total_open == 0
    forwarded = Counter(
        recorded.stream_id
        for recorded in post.platform.logs["applications"].read(0, 1000)
        if isinstance(recorded.event, ApplicationForwarded)
    )
    assert sorted(forwarded.values()) == [1] * 6, "two of eight were deleted"
    assert all(count == 1 for count in Counter(mail.message["Message-ID"] for mail in post.server.received).values())
