"""One digest rather than five mails within an hour: nothing is lost, nothing comes twice."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy import select, text

from domain.applications.events import EndingReason
from domain.applications.selection import Selection
from domain.applications.streams import ApplicationStreams
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.mail.digests import Digests
from domain.mail.tables import held_mail
from local.valkey import Valkey
from tests.workers.mail.mail_server import ReceivedMail, ReceivingMailServer
from tests.workers.mail_harness import EMPLOYER, EMPLOYER_ADDRESS, MailHarness, open_with_mail, text_of
from tests.workers.task_harness import captured_logs
from workers.outbox.queue import TaskQueue

ANA = "ana@example.com"


@pytest.fixture
def platform(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    with open_with_mail(new_database(), valkey, server, tmp_path, mail_digest_minutes=60) as opened:
        yield opened


@pytest.fixture
def post(platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> MailHarness:
    return MailHarness(platform, queue, server)


def to(address: str, mails: list[ReceivedMail]) -> list[str]:
    return [mail.message["Subject"] for mail in mails if mail.recipients == [address]]


def let_an_hour_pass(post: MailHarness) -> None:
    with post.platform.engine.begin() as connection:
        for statement in (
            "UPDATE public.mail_window SET closes_at = closes_at - interval '61 minutes'",
            "UPDATE public.held_mail SET held_at = held_at - interval '61 minutes'",
        ):
            connection.execute(text(statement))


def digest(post: MailHarness) -> list[ReceivedMail]:
    post.services[Digests].request_due()
    return list(post.work())


def send_five(post: MailHarness) -> list[UUID]:
    return [post.send(post.job()) for _ in range(5)]


def held(post: MailHarness) -> int:
    with post.platform.engine.connect() as connection:
        return len(connection.execute(select(held_mail)).all())


def test_the_first_goes_at_once_and_the_others_in_one_digest(post: MailHarness) -> None:
    send_five(post)
    at_once = list(post.work())
    assert (len(to(ANA, at_once)), len(to(EMPLOYER_ADDRESS, at_once))) == (1, 1)
    assert digest(post) == [], "the hour is not over"
    let_an_hour_pass(post)
    mails = digest(post)
    assert to(ANA, mails) == ["Novosti o Vašim prijavama (4)"]
    assert to(EMPLOYER_ADDRESS, mails) == ["Pristigle prijave na Vaše oglase: 4"]
    let_an_hour_pass(post)
    assert (digest(post), held(post)) == ([], 0)


def test_applications_are_forwarded_when_the_employer_gets_the_mail_about_them(post: MailHarness) -> None:
    sent = send_five(post)
    post.work()

    def forwarded() -> int:
        states = [post.services[ApplicationStreams].find(each) for each in sent]
        return sum(state is not None and state.forwarded_at is not None for state in states)

    assert forwarded() == 1
    let_an_hour_pass(post)
    digest(post)
    assert forwarded() == 5


def test_a_digest_tells_how_things_are_by_then(post: MailHarness) -> None:
    first, seen, ended, gone = (post.send(post.job()) for _ in range(4))
    post.work()
    selection = post.services[Selection]
    selection.see(seen, post.employer_of(seen), EMPLOYER)
    selection.end(ended, post.employer_of(ended), EndingReason.NOT_SELECTED, EMPLOYER)
    post.delete(gone)
    withdrawn = list(post.work())
    assert to(ANA, withdrawn) == []
    let_an_hour_pass(post)
    [mail] = [mail for mail in digest(post) if mail.recipients == [ANA]]
    assert mail.message["Subject"] == "Novosti o Vašim prijavama (2)"
    assert "Poslodavac je pogledao prijavu: Konobar" in text_of(mail.message)
    assert "Selekcija je završena: Konobar" in text_of(mail.message)
    assert post.services[ApplicationStreams].find(first) is not None


def test_with_only_one_left_it_is_told_in_its_own_mail(post: MailHarness) -> None:
    kept, gone = post.send(post.job()), post.send(post.job())
    post.work()
    post.delete(gone)
    selection = post.services[Selection]
    selection.end(kept, post.employer_of(kept), EndingReason.HIRED, EMPLOYER)
    post.work()
    let_an_hour_pass(post)
    assert to(ANA, digest(post)) == ["Selekcija je završena: Konobar"]


def test_what_follows_a_digest_within_the_hour_waits_for_the_next(post: MailHarness) -> None:
    first, _ = post.send(post.job()), post.send(post.job())
    post.work()
    let_an_hour_pass(post)
    assert len(to(ANA, digest(post))) == 1
    post.services[Selection].see(first, post.employer_of(first), EMPLOYER)
    assert to(ANA, list(post.work())) == []
    let_an_hour_pass(post)
    assert to(ANA, digest(post)) == ["Poslodavac je pogledao Vašu prijavu: Konobar"]


def test_other_people_do_not_wait(post: MailHarness) -> None:
    post.send(post.job(contact_email="a@uvala.example"))
    post.send(post.job(contact_email="b@uvala.example"), email="iva@example.com")
    mails = list(post.work())
    assert [len(to(each, mails)) for each in (ANA, "iva@example.com", "a@uvala.example", "b@uvala.example")] == [1] * 4


def test_a_digest_that_fails_is_sent_later_with_the_same_id_and_content(post: MailHarness) -> None:
    send_five(post)
    post.work()
    let_an_hour_pass(post)
    post.server.refuse_data = "451 4.3.0 later"
    with captured_logs():
        assert digest(post) == []
    later = post.send(post.job())
    post.server.refuse_data = ""
    post.let_pauses_pass()
    mails = list(post.work())
    assert to(ANA, mails) == ["Novosti o Vašim prijavama (4)"], "what came later is not of this digest"
    assert later
    assert held(post) == 2


def test_a_worker_killed_after_the_mail_sends_the_same_mail_again(
    platform: Platform, queue: TaskQueue, server: ReceivingMailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both mails are made at one moment, with which their links are signed: a second later, they are others."""
    moment = platform.clock()
    post = MailHarness(replace(platform, clock=lambda: moment), queue, server)
    send_five(post)
    post.work()
    let_an_hour_pass(post)

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Digests, "finish", die)
        with pytest.raises(KeyboardInterrupt):
            digest(post)
    post.let_pauses_pass()
    post.work()
    digests = [mail.message for mail in post.server.received if "Novosti" in str(mail.message["Subject"])]
    assert len({mail["Message-ID"] for mail in digests}) == 1
    assert len({text_of(mail) for mail in digests}) == 1
    assert post.services[Digests].request_due() == 0


def test_a_task_that_is_repeated_is_decided_alike(platform: Platform) -> None:
    digests = Digests(platform.engine, timedelta(hours=1))
    recipient, first, second, about = new_id(), new_id(), new_id(), new_id()
    assert [digests.goes_at_once(recipient, task, about) for task in (first, second, first, second)] == [
        True,
        False,
        True,
        False,
    ]
    with platform.engine.connect() as connection:
        assert connection.execute(select(held_mail.c.task_id)).scalars().all() == [second]


def test_without_a_time_each_goes_at_once(platform: Platform) -> None:
    digests = Digests(platform.engine, timedelta(0))
    assert all(digests.goes_at_once(new_id(), new_id(), new_id()) for _ in range(3))
