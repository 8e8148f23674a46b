"""The task that pushes a notification: to every browser of the account, once each, in its language."""

from dataclasses import replace
from uuid import UUID

import pytest
from sqlalchemy import Engine, select
from structlog.testing import capture_logs

from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import LOCALES, Locale
from domain.notifications.inbox import NotificationList
from domain.notifications.kinds import NotificationTemplate
from domain.notifications.push_subscriptions import PushSubscriptions
from domain.notifications.service import Notifications, Page, Values
from domain.notifications.tables import notification
from tests.account_rows import insert_account, insert_session
from tests.workers.push.push_service import PushBrowser, PushService
from tests.workers.task_harness import work_about
from workers.failures import TaskFailed
from workers.push.push_client import PushClient
from workers.push.texts import MAX_LENGTH, TITLES
from workers.tasks.pushes import Pushes

JOB = {"jobTitle": "Kuhar", "employerName": "Konoba Uvala"}
PAGE = Page("job", {"jobId": 7, "slug": "kuhar"})
SEEN = NotificationTemplate.APPLICATION_SEEN


@pytest.fixture
def engine(platform: Platform) -> Engine:
    return platform.engine


@pytest.fixture
def subscriptions(engine: Engine) -> PushSubscriptions:
    return PushSubscriptions(engine)


@pytest.fixture
def pushes(engine: Engine, subscriptions: PushSubscriptions, client: PushClient) -> Pushes:
    return Pushes(engine, subscriptions, client)


@pytest.fixture
def person(engine: Engine) -> UUID:
    return insert_account(engine)


def subscribed(engine: Engine, person: UUID, service: PushService, name: str, locale: Locale = "hr") -> PushBrowser:
    browser = service.subscribe(name)
    PushSubscriptions(engine).subscribe(person, insert_session(engine, person), browser.keys, locale)
    return browser


def notified(engine: Engine, person: UUID, values: Values = JOB) -> UUID:
    Notifications(engine).notify(person, SEEN, values, PAGE, correlation_id=new_id())
    newest = select(notification.c.id).where(notification.c.account_id == person).order_by(notification.c.number.desc())
    with engine.connect() as connection:
        return connection.execute(newest.limit(1)).scalar_one()


def test_every_browser_is_told_in_its_language(
    engine: Engine, pushes: Pushes, service: PushService, person: UUID
) -> None:
    ana, telephone = subscribed(engine, person, service, "ana"), subscribed(engine, person, service, "phone", "en")
    subscribed(engine, insert_account(engine), service, "stranger")
    notification_id = notified(engine, person)
    pushes.send_push(work_about(notification_id))
    assert [request.path for request in service.received] == ["/ana", "/phone"]
    assert ana.read(service.received[0].body) == {
        "title": "Poslodavac je pogledao Vašu prijavu",
        "body": "Kuhar, Konoba Uvala",
        "id": str(notification_id),
        "path": "/posao/7/kuhar",
        "language": "hr",
    }
    assert telephone.read(service.received[1].body)["path"] == "/en/job/7/kuhar"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten_and_the_others_are_told(
    engine: Engine, pushes: Pushes, service: PushService, subscriptions: PushSubscriptions, person: UUID, status: int
) -> None:
    subscribed(engine, person, service, "gone")
    kept = subscribed(engine, person, service, "kept")
    service.statuses["/gone"] = status
    pushes.send_push(work_about(notified(engine, person)))
    assert [each.browser for each in subscriptions.list_of(person)] == [kept.keys]
    assert len(service.received) == 2


def test_a_push_service_that_is_busy_is_asked_again(
    engine: Engine, pushes: Pushes, service: PushService, subscriptions: PushSubscriptions, person: UUID
) -> None:
    for name in ("busy", "ready"):
        subscribed(engine, person, service, name)
    service.statuses["/busy"] = 503
    work = work_about(notified(engine, person))
    with pytest.raises(TaskFailed):
        pushes.send_push(work)
    assert len(service.received) == 2, "the other browser does not wait"
    service.statuses.clear()
    pushes.send_push(work)
    topics = {request.headers["Topic"] for request in service.received}
    assert topics == {work.about.hex}, "by which browsers show one notification"
    assert len(subscriptions.list_of(person)) == 2


def test_browsers_beyond_the_time_for_all_are_told_at_the_next_attempt(
    engine: Engine, pushes: Pushes, service: PushService, person: UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("first", "second", "third"):
        subscribed(engine, person, service, name)
    work = work_about(notified(engine, person))
    clock = iter([0.0, 1.0, 19.0, 21.0])
    monkeypatch.setattr("workers.tasks.pushes.monotonic", lambda: next(clock))
    with pytest.raises(TaskFailed):
        pushes.send_push(work)
    assert [request.path for request in service.received] == ["/first", "/second"]


def test_a_subscription_to_no_known_push_service_is_forgotten(
    engine: Engine, pushes: Pushes, service: PushService, subscriptions: PushSubscriptions, person: UUID
) -> None:
    keys = replace(service.subscribe("x").keys, endpoint="https://anywhere.example/1")
    subscriptions.subscribe(person, insert_session(engine, person), keys, "hr")
    pushes.send_push(work_about(notified(engine, person)))
    assert subscriptions.list_of(person) == []


def test_a_refusal_is_logged_without_the_address(
    engine: Engine, pushes: Pushes, service: PushService, subscriptions: PushSubscriptions, person: UUID
) -> None:
    subscribed(engine, person, service, "secret-address")
    service.statuses["/secret-address"] = 403
    with capture_logs() as lines:
        pushes.send_push(work_about(notified(engine, person)))
    assert [line["event"] for line in lines] == ["push_refused"]
    assert "secret-address" not in repr(lines)
    assert len(subscriptions.list_of(person)) == 1


def test_what_was_read_meanwhile_is_not_pushed(
    engine: Engine, pushes: Pushes, service: PushService, person: UUID
) -> None:
    subscribed(engine, person, service, "ana")
    notification_id = notified(engine, person)
    NotificationList(engine).mark_all_read(person)
    pushes.send_push(work_about(notification_id))
    pushes.send_push(work_about(new_id()))
    assert service.received == []


def test_without_keys_nothing_is_pushed(
    engine: Engine, subscriptions: PushSubscriptions, service: PushService, person: UUID
) -> None:
    subscribed(engine, person, service, "ana")
    Pushes(engine, subscriptions, None).send_push(work_about(notified(engine, person)))
    assert service.received == []


def test_a_long_title_fits_into_a_message(engine: Engine, pushes: Pushes, service: PushService, person: UUID) -> None:
    ana = subscribed(engine, person, service, "ana")
    pushes.send_push(work_about(notified(engine, person, {"jobTitle": 10_000 * "ž", "employerName": "Konoba"})))
    [request] = service.received
    assert len(request.body) <= 4096, "RFC 8030 lets a push service refuse more"
    assert len(ana.read(request.body)["body"]) == MAX_LENGTH


@pytest.mark.parametrize("locale", LOCALES)
def test_every_template_has_a_text_of_its_own_in_every_language(locale: Locale) -> None:
    titles = TITLES[locale]
    assert set(titles) == set(NotificationTemplate)
    assert len(set(titles.values())) == len(titles)
    assert all(len(title) <= 60 for title in titles.values()), "browsers cut longer titles"
