"""Mails about accounts: recipients, languages and links."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.accounts.account import Profile
from domain.accounts.consents import AccountConsent
from domain.accounts.registrations import NewPerson
from domain.accounts.second_factor.factors import insert_passkey
from domain.accounts.second_factor.passkeys import VerifiedPasskey
from domain.accounts.services import AccountModule
from domain.accounts.session_start import Browser, StartedSession
from domain.accounts.tasks import (
    NOTIFY_RECOVERY_CODE_USED,
    NOTIFY_RECOVERY_CODES_MADE,
    NOTIFY_SECOND_FACTOR_ADDED,
)
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import TaskState, request_task
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale
from domain.notifications.inbox import list_notifications
from local.valkey import Valkey
from tests.workers.mail.mail_server import ReceivedMail, ReceivingMailServer
from tests.workers.mail_harness import MailHarness, code_in, open_with_mail, parameters_in, text_of
from tests.workers.task_harness import states, wait_until
from workers.follow import FollowerProcess
from workers.lanes import Lane
from workers.outbox.queue import TaskQueue

ANA = "ana@example.com"
PASSWORD = "Zeleno-more 42"


@dataclass
class Accounts:
    """Accounts whose mail arrives at a real server."""

    post: MailHarness

    @property
    def module(self) -> AccountModule:
        return self.post.services[AccountModule]

    def listed(self, account_id: UUID) -> list[tuple[str, Any]]:
        """Lists the account's notifications."""
        with self.platform.engine.connect() as connection:
            return [(each.template, each.values) for each in list_notifications(connection, account_id, None)[0]]

    @property
    def platform(self) -> Platform:
        return self.post.platform

    def browser(self, device_token: str = "known", **more: Any) -> Browser:
        return Browser(new_id(), device_token, "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0", **more)

    def register(self, email: str = ANA, locale: Locale = "hr") -> UUID:
        person = NewPerson(email, Profile("Ana", "Horvat"), locale, AccountConsent(1, 1, locale), PASSWORD)
        return self.module.registrations.register(person, new_id())

    def open(self, email: str = ANA, locale: Locale = "hr") -> UUID:
        registration_id = self.register(email, locale)
        [mail] = self.post.work()
        code = code_in(mail.message)
        return self.module.registration_confirmation.confirm_code(
            registration_id, email, code, self.browser()
        ).account_id

    def mails(self) -> list[ReceivedMail]:
        return list(self.post.work())


@pytest.fixture
def platform(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    with open_with_mail(
        new_database(), valkey, server, tmp_path, strict_registration=True, database_pool_size=16
    ) as opened:
        yield opened


@pytest.fixture
def accounts(platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> Accounts:
    return Accounts(MailHarness(platform, queue, server))


def test_a_registration_mails_a_code_and_a_link_in_its_language(accounts: Accounts) -> None:
    registration_id = accounts.register(locale="sl")
    [mail] = accounts.mails()
    assert mail.recipients == [ANA]
    assert mail.message["Content-Language"] == "sl"
    assert code_in(mail.message) in mail.message["Subject"]
    link = parameters_in(mail.message)
    assert link["registration"] == str(registration_id)
    verified = accounts.module.registration_confirmation.confirm_link(
        registration_id, link["link"], accounts.browser(), None, is_same=True
    )
    assert verified.account_id == registration_id


def test_two_late_tasks_for_codes_send_one_message(accounts: Accounts) -> None:
    registration_id = accounts.register()
    with accounts.platform.engine.begin() as connection:
        connection.execute(text("UPDATE public.verification_code SET requested_at = now() - interval '1 minute'"))
    accounts.module.registrations.resend(registration_id, new_id())
    mails = accounts.mails()
    assert len(mails) == 2
    assert len({mail.message["Message-ID"] for mail in mails}) == 1


def test_another_code_is_mailed_to_another_browser_if_a_registration_is_open(accounts: Accounts) -> None:
    registration_id = accounts.register()
    first = code_in(accounts.mails()[0].message)
    for email in (ANA, "nobody@example.com"):
        accounts.module.code_resend.request(email, new_id())
    assert accounts.mails() == [], "it is too soon for another one"
    with accounts.platform.engine.begin() as connection:
        connection.execute(text("UPDATE public.verification_code SET requested_at = now() - interval '1 minute'"))
    accounts.module.code_resend.request(ANA, new_id())
    mails = [*accounts.mails(), *accounts.mails()]
    assert [mail.recipients for mail in mails] == [[ANA]]
    second = code_in(mails[0].message)
    assert first != second
    verified = accounts.module.registration_confirmation.confirm_code(registration_id, ANA, second, accounts.browser())
    assert verified.account_id == registration_id


def test_mails_do_not_contain_a_name_typed_by_a_stranger(accounts: Accounts) -> None:
    person = NewPerson(ANA, Profile("Kupite jeftino", "na example.net"), "hr", AccountConsent(1, 1, "hr"), PASSWORD)
    accounts.module.registrations.register(person, new_id())
    [mail] = accounts.mails()
    assert "jeftino" not in mail.message.as_string()


def test_the_owner_of_an_address_is_told_that_somebody_registered_it_again(accounts: Accounts) -> None:
    accounts.open(locale="en")
    again = accounts.register(locale="mk")
    [mail] = accounts.mails()
    assert (mail.recipients, mail.message["Content-Language"]) == ([ANA], "en")
    assert "already have an account" in mail.message["Subject"]
    assert str(again) not in text_of(mail.message)


def test_signing_in_without_a_password_mails_a_code_and_a_link(accounts: Accounts) -> None:
    account_id = accounts.open()
    asked = accounts.module.sign_in.request_code(ANA, "bs", new_id())
    [mail] = accounts.mails()
    assert mail.message["Content-Language"] == "bs"
    link = parameters_in(mail.message)["code"]
    assert accounts.module.sign_in.by_link(link, accounts.browser()).account_id == account_id
    another = accounts.module.sign_in.request_code(ANA, "hr", new_id())
    [mail] = accounts.mails()
    assert accounts.module.sign_in.by_code(another, code_in(mail.message), accounts.browser())
    assert asked != another


def test_strangers_get_no_mail(accounts: Accounts) -> None:
    accounts.module.sign_in.request_code("nobody@example.com", "hr", new_id())
    accounts.module.password_reset.request("nobody@example.com", "hr", new_id())
    assert accounts.mails() == []
    assert set(states(accounts.platform.engine)) == {TaskState.DONE}


def test_a_password_is_reset_by_the_link_and_confirmed_by_mail(accounts: Accounts) -> None:
    account_id = accounts.open()
    accounts.module.password_reset.request(ANA, "hr", new_id())
    [mail] = accounts.mails()
    link = parameters_in(mail.message)
    assert link["view"] == "new_password"
    accounts.module.password_reset.set_password(link["hash"], "Plavo-nebo 43", new_id())
    [messages] = accounts.mails()
    assert messages.message["Subject"] == "Vaša lozinka je promijenjena"
    assert accounts.listed(account_id) == [("password-changed", {})]
    assert accounts.module.sign_in.by_password(ANA, "Plavo-nebo 43", accounts.browser())


def test_the_new_address_is_asked_and_the_old_one_notified(accounts: Accounts) -> None:
    account_id = accounts.open()
    outcome = accounts.module.sign_in.by_password(ANA, PASSWORD, accounts.browser()).outcome
    assert isinstance(outcome, StartedSession)
    new_session = outcome.new_session
    found = accounts.module.sessions.authenticate(new_session.token)
    assert found
    accounts.module.email_change.request(*found, "nova@example.com", PASSWORD, new_id())
    [asked] = accounts.mails()
    assert asked.recipients == ["nova@example.com"]
    token = parameters_in(asked.message)["token"]
    changed = accounts.module.email_change.confirm(token, accounts.browser(), account_id, second_factor=False)
    assert changed.account_id == account_id
    [messages] = accounts.mails()
    assert messages.recipients == [ANA]
    assert "nova@example.com" not in messages.message.as_string()


def test_a_sign_in_on_a_new_device_is_mailed_with_the_device(accounts: Accounts) -> None:
    account_id = accounts.open()
    accounts.module.sign_in.by_password(ANA, PASSWORD, accounts.browser())
    assert accounts.mails() == []
    accounts.module.sign_in.by_password(ANA, PASSWORD, accounts.browser(device_token="another"))
    [mail] = accounts.mails()
    assert "Firefox, Windows" in text_of(mail.message)
    assert accounts.listed(account_id) == [("new-device", {"device": "Firefox, Windows"})]


def test_a_deactivation_mail_says_until_when_it_can_be_undone(accounts: Accounts) -> None:
    accounts.open(locale="en")
    outcome = accounts.module.sign_in.by_password(ANA, PASSWORD, accounts.browser()).outcome
    assert isinstance(outcome, StartedSession)
    new_session = outcome.new_session
    found = accounts.module.sessions.authenticate(new_session.token)
    assert found
    accounts.module.account_settings.deactivate(*found, PASSWORD, new_id())
    [mail] = accounts.mails()
    assert mail.message["Subject"] == "Your account has been deactivated"


def test_requested_tasks_are_enqueued_at_once(accounts: Accounts, queue: TaskQueue) -> None:
    before, process = queue.length(Lane.MAILS), FollowerProcess(accounts.platform, queue, (), ())
    process.start()
    try:
        accounts.register()
        wait_until(lambda: states(accounts.platform.engine)[TaskState.ENQUEUED] == 1)
    finally:
        process.stop()
    assert queue.length(Lane.MAILS) == before + 1


def test_rolled_back_requests_are_not_enqueued(accounts: Accounts) -> None:
    """Nine codes a day go to an address; the tenth registration leaves neither row, nor task, nor key."""
    for _ in range(9):
        accounts.register()
    with pytest.raises(Exception, match="TOO_MANY_CODES"):
        accounts.register()
    with accounts.platform.engine.connect() as connection:
        counted = connection.execute(
            text(
                "SELECT (SELECT count(*) FROM public.registration) AS rows,"
                " (SELECT count(*) FROM public.task) AS tasks,"
                " (SELECT count(*) FROM events.person_key WHERE erased_at IS NULL) AS keys"
            )
        ).one()
    assert tuple(counted) == (9, 9, 9)


def test_changes_of_second_factors_are_mailed(accounts: Accounts) -> None:
    account_id = accounts.open()
    factors, engine = accounts.module.second_factors, accounts.platform.engine
    with engine.begin() as connection:
        passkey = VerifiedPasskey(b"id", b"key", 0)
        insert_passkey(connection, accounts.module.repository, account_id, "Mobitel", passkey)
        for name in (NOTIFY_SECOND_FACTOR_ADDED, NOTIFY_RECOVERY_CODES_MADE, NOTIFY_RECOVERY_CODE_USED):
            request_task(connection, name, account_id, new_id())
    assert {mail.message["Subject"] for mail in accounts.mails()} == {
        "Dodan je novi način ulaza u račun",
        "Izrađeni su novi kodovi za oporavak",
        "Iskorišten je kod za oporavak",
    }
    assert factors.reset(account_id, new_id())
    [mail] = accounts.mails()
    assert mail.message["Subject"] == "Uklonjen je drugi korak ulaza"
    assert accounts.listed(account_id) == [("second-factor-changed", {})] * 4
