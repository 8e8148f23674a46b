"""Notifications: written once, only by the channels that the account wants."""

from uuid import UUID

import pytest
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import task
from domain.kernel.values.ids import new_id
from domain.notifications.errors import AccountMailsAreNeeded
from domain.notifications.kinds import Channel, NotificationKind, NotificationTemplate
from domain.notifications.service import Notifications, Page
from domain.notifications.settings import FIXED, MailsOfKind, NotificationSettings
from domain.notifications.tables import notification, push_subscription
from domain.notifications.tasks import SEND_PUSH
from tests.account_rows import insert_account, insert_session

ALERTS, SAVED_JOBS = NotificationKind.ALERTS, NotificationKind.SAVED_JOBS
SEEN, CLOSED = NotificationTemplate.APPLICATION_SEEN, NotificationTemplate.SAVED_JOB_CLOSED
PAGE = Page("job", {"jobId": 7, "slug": "kuhar"})


@pytest.fixture
def engine(platform: Platform) -> Engine:
    return platform.engine


@pytest.fixture
def person(engine: Engine) -> UUID:
    return insert_account(engine)


def notify(engine: Engine, person: UUID, template: NotificationTemplate = SEEN, dedup_key: str | None = None) -> bool:
    return Notifications(engine).notify(
        person, template, {"jobTitle": "Kuhar"}, PAGE, correlation_id=new_id(), dedup_key=dedup_key
    )


def choose(engine: Engine, person: UUID, kind: NotificationKind, *channels: Channel, is_wanted: bool = False) -> None:
    NotificationSettings(engine).choose(person, {(kind, channel): is_wanted for channel in channels})


def rows(engine: Engine, person: UUID) -> list[tuple[str, bool, bool]]:
    row = notification.c
    query = select(row.template, row.is_listed, row.is_mail_due).where(row.account_id == person).order_by(row.number)
    with engine.connect() as connection:
        return [(found.template, found.is_listed, found.is_mail_due) for found in connection.execute(query)]


def pushes(engine: Engine, person: UUID) -> int:
    mine = select(notification.c.id).where(notification.c.account_id == person)
    with engine.connect() as connection:
        found = connection.execute(select(task.c.id).where(task.c.name == SEND_PUSH, task.c.about.in_(mine)))
        return len(found.all())


def subscribe(engine: Engine, person: UUID) -> None:
    session_id = insert_session(engine, person)
    keys = {"endpoint": "https://push.example", "p256dh": "", "auth": "", "locale": "hr"}
    row = {"id": new_id(), "account_id": person, "session_id": session_id, "endpoint_hash": session_id.bytes, **keys}
    with engine.begin() as connection:
        connection.execute(insert(push_subscription).values(row))


def test_a_notification_is_written_once_for_its_key(engine: Engine, person: UUID) -> None:
    assert notify(engine, person, CLOSED, "closed:7")
    assert not notify(engine, person, CLOSED, "closed:7")
    assert notify(engine, insert_account(engine), CLOSED, "closed:7"), "another account is told, too"
    assert notify(engine, person, CLOSED)
    assert rows(engine, person) == [("saved-job-closed", True, True)] * 2


def test_nothing_is_pushed_to_an_account_without_a_browser_that_takes_it(engine: Engine, person: UUID) -> None:
    notify(engine, person)
    assert pushes(engine, person) == 0
    subscribe(engine, person)
    notify(engine, person)
    assert pushes(engine, person) == 1


def test_channels_that_the_person_switched_off_are_left_out(engine: Engine, person: UUID) -> None:
    subscribe(engine, person)
    choose(engine, person, SAVED_JOBS, Channel.IN_PRODUCT, Channel.PUSH)
    assert notify(engine, person, CLOSED)
    assert rows(engine, person) == [("saved-job-closed", False, True)]
    assert pushes(engine, person) == 0
    choose(engine, person, SAVED_JOBS, Channel.MAIL)
    assert not notify(engine, person, CLOSED)
    assert len(rows(engine, person)) == 1
    assert notify(engine, person, SEEN), "choices are of one kind"


def test_what_was_not_wanted_may_be_told_later(engine: Engine, person: UUID) -> None:
    choose(engine, person, SAVED_JOBS, *Channel)
    assert not notify(engine, person, CLOSED, "closed:7")
    choose(engine, person, SAVED_JOBS, Channel.MAIL, is_wanted=True)
    assert notify(engine, person, CLOSED, "closed:7")


def test_a_notification_is_undone_with_the_transaction_of_its_caller(engine: Engine, person: UUID) -> None:
    with engine.connect() as connection:
        is_new = Notifications(engine).notify(person, SEEN, {}, PAGE, correlation_id=new_id(), connection=connection)
        assert is_new
        connection.rollback()
    assert rows(engine, person) == []


def test_an_account_that_is_gone_cannot_be_told(engine: Engine) -> None:
    with pytest.raises(IntegrityError):
        notify(engine, new_id())


def test_mails_about_security_cannot_be_switched_off(engine: Engine, person: UUID) -> None:
    settings = NotificationSettings(engine)
    with pytest.raises(AccountMailsAreNeeded):
        settings.choose(person, {FIXED: False, (ALERTS, Channel.MAIL): False})
    assert settings.wants(person, ALERTS, Channel.MAIL), "the other choice was not stored either"
    settings.choose(person, {FIXED: True, (ALERTS, Channel.MAIL): False})
    assert settings.wants(person, *FIXED)
    assert not settings.wants(person, ALERTS, Channel.MAIL)


def test_a_link_in_a_mail_ends_the_mails_of_its_kind_alone(engine: Engine, person: UUID) -> None:
    settings = NotificationSettings(engine)
    mails = MailsOfKind(SAVED_JOBS, settings)
    assert mails.is_subscribed(person)
    for _ in range(2):
        mails.unsubscribe(person, Context(SYSTEM, "link"))
    assert not mails.is_subscribed(person)
    assert settings.wants(person, SAVED_JOBS, Channel.IN_PRODUCT)
    assert settings.wants(person, ALERTS, Channel.MAIL)
    mails.unsubscribe(new_id(), Context(SYSTEM, "link"))
