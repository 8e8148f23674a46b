"""Messages of the contact form: mailed to the operator only, then gone; erased with the contact that they name."""

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy import select, text

from domain.contact.messages import ContactMessage, ContactMessages
from domain.contact.subject_data import ContactSubjectData
from domain.contact.tables import contact_message
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.persons.personal_data import person_key
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import LOCALES, Locale
from local.valkey import Valkey
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail_harness import MailHarness, open_with_mail, text_of
from workers.outbox.queue import TaskQueue

OPERATOR = "pitanja@karijera.example"
WRITTEN = "Prvi red,\n  uvučen red.\n\n\n.\nBcc: nekome@primjer.hr\n{{ site_url }} <b>"


@pytest.fixture
def platform(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    with open_with_mail(
        new_database(), valkey, server, tmp_path, contact_email=OPERATOR, mail_reply_to="podrska@karijera.example"
    ) as opened:
        yield opened


@pytest.fixture
def post(platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> MailHarness:
    return MailHarness(platform, queue, server)


def messages(post: MailHarness) -> ContactMessages:
    return post.services[ContactMessages]


def take(post: MailHarness, locale: Locale = "hr", name: str = "Ana Horvat") -> None:
    messages(post).take(ContactMessage(name, "Ana@primjer.hr", "account", WRITTEN, locale), new_id())


def waiting(platform: Platform) -> list[UUID]:
    with platform.engine.connect() as connection:
        return list(connection.execute(select(contact_message.c.id)).scalars())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_goes_to_the_operator_in_plain_text_as_it_was_written(post: MailHarness, locale: Locale) -> None:
    take(post, locale)
    [mail] = post.work()
    message = mail.message
    assert mail.recipients == [OPERATOR]
    assert message["Reply-To"] == "Ana@primjer.hr"
    assert message["To"] == OPERATOR
    assert (message["Bcc"], message["Cc"]) == (None, None)
    assert "Ana" not in message["Subject"] + message["From"]
    assert message["Subject"].startswith("Karijera: ")
    assert message.get_content_type() == "text/plain"
    assert text_of(message).rstrip("\n").endswith(f"{'-' * 40}\n\n{WRITTEN}")
    assert "Ana Horvat" in text_of(message)


def test_no_text_of_the_frame_is_left_in_another_language(post: MailHarness) -> None:
    for locale in LOCALES:
        take(post, locale)
    texts = [text_of(mail.message) for mail in post.work()]
    assert len({text.split("https://")[0] for text in texts}) == len(LOCALES)


def test_a_mailed_message_is_gone_with_its_key(post: MailHarness, platform: Platform) -> None:
    take(post)
    [message_id] = waiting(platform)
    post.work()
    assert waiting(platform) == []
    with platform.engine.connect() as connection:
        key = connection.execute(select(person_key).where(person_key.c.person_id == message_id)).one()
    assert key.wrapped_key is None


def test_a_message_stays_while_the_mail_server_is_away(
    post: MailHarness, platform: Platform, server: ReceivingMailServer
) -> None:
    take(post)
    server.refuse_data = "451 4.3.0 later"
    assert post.work() == []
    assert len(waiting(platform)) == 1
    assert not any("Ana" in error or "primjer" in error for error in post.last_errors())
    server.refuse_data = ""
    post.let_pauses_pass()
    assert len(post.work()) == 1
    assert waiting(platform) == []


def test_a_message_of_an_erased_contact_is_not_mailed(post: MailHarness, platform: Platform) -> None:
    take(post)
    index = platform.keys.contact_index("email", "ana@primjer.hr")
    post.services[ContactSubjectData].erase_unverified(index, Context(SYSTEM, "task"))
    assert waiting(platform) == []
    assert post.work() == []
    assert post.last_errors() == []


def test_messages_that_no_server_takes_are_deleted_after_a_week(post: MailHarness, platform: Platform) -> None:
    take(post)
    age(platform, "6 days")
    assert messages(post).delete_undelivered() == 0
    age(platform, "8 days")
    assert messages(post).delete_undelivered() == 1
    assert waiting(platform) == []


def test_a_restored_message_whose_key_is_gone_is_deleted(post: MailHarness, platform: Platform) -> None:
    take(post)
    [message_id] = waiting(platform)
    platform.keys.destroy(message_id)
    post.services[ContactSubjectData].erase_restored()
    assert waiting(platform) == []


def age(platform: Platform, period: str) -> None:
    statement = "UPDATE public.contact_message SET received_at = now() - CAST(:period AS interval)"
    with platform.engine.begin() as connection:
        connection.execute(text(statement), {"period": period})
