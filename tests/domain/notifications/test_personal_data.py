"""Export, erasure and retention of notifications."""

import json
from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

import pytest
from sqlalchemy import Engine, func, select, update

from domain.kernel.persons.subject_data import DataSubject
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.notifications.kinds import Channel, NotificationKind, NotificationTemplate
from domain.notifications.push_subscriptions import BrowserKeys, PushSubscriptions
from domain.notifications.retention import READ_RETENTION, RETENTION, delete_notifications, select_all, select_read
from domain.notifications.service import Notifications, Page
from domain.notifications.settings import NotificationSettings
from domain.notifications.subject_data import NotificationSubjectData
from domain.notifications.tables import notification, notification_setting, push_subscription
from tests.account_rows import insert_account, insert_session

BROWSER = BrowserKeys("https://push.example/Canaryendpoint", "Canarykey", "Canaryauth")


@pytest.fixture
def engine(platform: Platform) -> Engine:
    return platform.engine


def notified(engine: Engine) -> UUID:
    """An account that was told something, chose a channel and subscribed a browser."""
    person = insert_account(engine)
    values, page = {"name": "Canarysearch"}, Page("settings")
    template = NotificationTemplate.ALERT_MATCHES
    Notifications(engine).notify(person, template, values, page, correlation_id=new_id(), dedup_key="Canarydedup")
    NotificationSettings(engine).choose(person, {(NotificationKind.ALERTS, Channel.PUSH): False})
    PushSubscriptions(engine).subscribe(person, insert_session(engine, person), BROWSER, "hr")
    return person


def rows(engine: Engine, person: UUID) -> Iterator[int]:
    with engine.connect() as connection:
        for table in (notification, notification_setting, push_subscription):
            query = select(func.count()).select_from(table).where(table.c.account_id == person)
            yield connection.execute(query).scalar_one()


def test_everything_that_is_kept_is_exported_but_the_keys_of_browsers(engine: Engine) -> None:
    files = dict(NotificationSubjectData(engine).export(DataSubject(notified(engine))))
    [written] = json.loads(files["notifications.json"])
    assert (written["template"], written["template_values"]) == ("alert-matches", {"name": "Canarysearch"})
    [chosen] = json.loads(files["notification_settings.json"])
    assert (chosen["kind"], chosen["channel"], chosen["is_wanted"]) == ("alerts", "push", False)
    [browser] = json.loads(files["push_subscriptions.json"])
    assert browser["endpoint"] == BROWSER.endpoint
    together = b"".join(files.values())
    assert b"Canarykey" not in together
    assert b"Canaryauth" not in together


def test_a_guest_has_nothing_to_export(engine: Engine) -> None:
    assert dict(NotificationSubjectData(engine).export(DataSubject(None, "index"))) == {}


def test_an_erased_account_leaves_nothing_and_others_keep_theirs(engine: Engine) -> None:
    person, other = notified(engine), insert_account(engine)
    Notifications(engine).notify(other, NotificationTemplate.NEW_DEVICE, {}, Page("settings"), correlation_id=new_id())
    assert list(rows(engine, person)) == [1, 1, 1]
    for _ in range(2):
        NotificationSubjectData(engine).erase(DataSubject(person))
    assert list(rows(engine, person)) == [0, 0, 0]
    assert next(rows(engine, other)) == 1


def test_read_notifications_go_first(engine: Engine) -> None:
    assert READ_RETENTION < RETENTION
    person = notified(engine)
    [read_one] = _ids(engine, person)
    with engine.begin() as connection:
        assert read_one not in connection.execute(select_read()).scalars().all(), "nobody has read it"
        assert read_one in connection.execute(select_all()).scalars().all()
        read = update(notification).where(notification.c.id == read_one)
        connection.execute(read.values(read_at=func.clock_timestamp() - timedelta(days=1)))
        since = {row.id: row.since for row in connection.execute(select_read())}
    assert read_one in since
    assert delete_notifications(engine, [read_one]) == 1
    assert delete_notifications(engine, [read_one]) == 0
    assert _ids(engine, person) == []


def _ids(engine: Engine, person: UUID) -> list[UUID]:
    with engine.connect() as connection:
        mine = select(notification.c.id).where(notification.c.account_id == person)
        return list(connection.execute(mine).scalars())
