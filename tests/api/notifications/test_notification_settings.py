"""Settings of notifications, and browsers that take pushes."""

import base64
import secrets
from typing import Any
from uuid import UUID

import pytest

from domain.kernel.process.platform import Platform
from domain.notifications.push_subscriptions import MAX_SUBSCRIPTIONS, PushSubscriptions
from domain.notifications.vapid import VapidKeys
from tests.api.accounts.people import PASSWORD, Browser, People, open_people

ALL_ON = {"mail": True, "inProduct": True, "push": True}


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def subscription(**changes: Any) -> dict[str, Any]:
    """Makes a subscription as a browser gives it."""
    keys = {"p256dh": VapidKeys.generate().public, "auth": base64url(secrets.token_bytes(16))}
    endpoint = f"https://updates.push.services.mozilla.com/{secrets.token_hex(8)}"
    return {"endpoint": endpoint, "keys": keys, "locale": "hr"} | changes


def settings_of(browser: Browser) -> dict[str, Any]:
    answer = browser.call("GET", "/me/notification-settings")
    assert answer.status_code == 200, answer.text
    return answer.json()


def change(browser: Browser, **body: Any) -> Any:
    return browser.call("PATCH", "/me/notification-settings", json=body)


def endpoints(people: People, account_id: UUID) -> list[str]:
    return [each.browser.endpoint for each in PushSubscriptions(people.engine).list_of(account_id)]


@pytest.fixture
def somebody(people: People) -> tuple[Browser, UUID]:
    browser, email = people.somebody()
    return browser, people.account_of(email)


def test_everything_is_on_until_somebody_chooses(somebody: tuple[Browser, UUID], vapid_keys: VapidKeys) -> None:
    kinds = dict.fromkeys(("alerts", "applications", "savedJobs", "account"), ALL_ON)
    shown = {"kinds": kinds, "locale": "hr", "hasPush": False, "vapidPublicKey": vapid_keys.public}
    assert settings_of(somebody[0]) == shown


def test_only_what_is_sent_changes(somebody: tuple[Browser, UUID]) -> None:
    browser, _ = somebody
    answer = change(browser, kinds={"savedJobs": {"mail": False}}, locale="sl")
    assert answer.status_code == 200, answer.text
    assert answer.json() == settings_of(browser)
    assert answer.json()["kinds"]["savedJobs"] == ALL_ON | {"mail": False}
    assert answer.json()["kinds"]["alerts"] == ALL_ON
    assert answer.json()["locale"] == browser.me().json()["locale"] == "sl"
    change(browser, kinds={"savedJobs": {"mail": True, "push": False}})
    assert settings_of(browser)["kinds"]["savedJobs"] == ALL_ON | {"push": False}


def test_mails_about_security_cannot_be_switched_off(somebody: tuple[Browser, UUID]) -> None:
    browser, _ = somebody
    answer = change(browser, kinds={"account": {"mail": False}, "alerts": {"mail": False}})
    assert (answer.status_code, answer.json()["code"]) == (409, "ACCOUNT_MAILS_NEEDED")
    assert settings_of(browser)["kinds"]["alerts"] == ALL_ON
    assert change(browser, kinds={"account": {"mail": True, "push": False}}).status_code == 200


@pytest.mark.parametrize(
    "body", [{"kinds": {"news": {}}}, {"kinds": {"alerts": {"sms": True}}}, {"locale": "de"}, {"hasPush": True}]
)
def test_bad_input_is_refused(somebody: tuple[Browser, UUID], body: dict[str, Any]) -> None:
    assert change(somebody[0], **body).status_code == 422


def test_a_browser_subscribes_once_and_unsubscribes(people: People, somebody: tuple[Browser, UUID]) -> None:
    browser, account_id = somebody
    taken = subscription()
    for _ in range(2):
        assert browser.post("/me/push-subscriptions", **taken).status_code == 204
    assert endpoints(people, account_id) == [taken["endpoint"]]
    assert settings_of(browser)["hasPush"]
    for _ in range(2):
        assert browser.call("DELETE", "/me/push-subscriptions").status_code == 204
    assert endpoints(people, account_id) == []
    assert not settings_of(browser)["hasPush"]


def test_a_new_subscription_of_a_browser_takes_the_place_of_its_old_one(
    people: People, somebody: tuple[Browser, UUID]
) -> None:
    browser, account_id = somebody
    taken = [subscription(), subscription()]
    for each in taken:
        browser.post("/me/push-subscriptions", **each)
    assert endpoints(people, account_id) == [taken[1]["endpoint"]]


def test_a_browser_takes_pushes_of_one_account_only(people: People, somebody: tuple[Browser, UUID]) -> None:
    browser, account_id = somebody
    next_person, email = people.somebody()
    taken = subscription()
    browser.post("/me/push-subscriptions", **taken)
    next_person.post("/me/push-subscriptions", **taken)
    assert endpoints(people, account_id) == []
    assert endpoints(people, people.account_of(email)) == [taken["endpoint"]]


def test_a_browser_in_which_somebody_signs_out_takes_no_more_pushes(
    people: People, somebody: tuple[Browser, UUID]
) -> None:
    browser, account_id = somebody
    browser.post("/me/push-subscriptions", **subscription())
    assert browser.post("/auth/logout").status_code in {200, 204}
    assert endpoints(people, account_id) == []


def test_the_oldest_browser_is_left_out_beyond_the_limit(people: People) -> None:
    first, email = people.somebody()
    account_id = people.account_of(email)
    browsers = [first]
    for _ in range(MAX_SUBSCRIPTIONS):
        browsers.append(people.browser())
        assert browsers[-1].login(email, PASSWORD).status_code == 200
    taken = [subscription() for _ in browsers]
    for browser, each in zip(browsers, taken, strict=True):
        browser.post("/me/push-subscriptions", **each)
    assert endpoints(people, account_id) == [each["endpoint"] for each in taken[1:]]
    assert not settings_of(first)["hasPush"]


@pytest.mark.parametrize(
    "changes",
    [
        {"endpoint": "http://updates.push.services.mozilla.com/1"},
        {"endpoint": "https://user:secret@push.example/1"},
        {"endpoint": "https://updates.push.services.mozilla.com/" + 1000 * "a"},
        {"endpoint": "https://push.example/\x00"},
        {"endpoint": "https:///1"},
        {"keys": {"p256dh": "B" + 86 * "A", "auth": "short"}},
        {"keys": {"p256dh": "A" + 86 * "A", "auth": 22 * "A"}},
        {"keys": {"p256dh": "B" + 86 * "!", "auth": 22 * "A"}},
        {"keys": {}},
        {"locale": "de"},
    ],
)
def test_what_no_browser_gives_is_refused(somebody: tuple[Browser, UUID], changes: dict[str, Any]) -> None:
    assert somebody[0].post("/me/push-subscriptions", **subscription(**changes)).status_code == 422


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://push.example/1",
        "https://fcm.googleapis.com.push.example/1",
        "https://push.apple.com/1",
        "https://evilnotify.windows.com/1",
        "https://push.example:443/fcm.googleapis.com",
    ],
)
def test_an_address_of_no_known_push_service_is_refused(somebody: tuple[Browser, UUID], endpoint: str) -> None:
    answer = somebody[0].post("/me/push-subscriptions", **subscription(endpoint=endpoint))
    assert (answer.status_code, answer.json()["code"]) == (409, "PUSH_SERVICE_UNKNOWN")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/1",
        "https://web.push.apple.com/1",
        "https://wns2-par02p.notify.windows.com/w/?token=1",
        "https://FCM.googleapis.com./fcm/send/2",
    ],
)
def test_the_push_services_of_common_browsers_are_known(somebody: tuple[Browser, UUID], endpoint: str) -> None:
    assert somebody[0].post("/me/push-subscriptions", **subscription(endpoint=endpoint)).status_code == 204


def test_without_keys_the_site_offers_no_pushes(platform: Platform) -> None:
    with open_people(platform) as people:
        browser, _ = people.somebody()
        assert settings_of(browser)["vapidPublicKey"] is None
        answer = browser.post("/me/push-subscriptions", **subscription())
        assert (answer.status_code, answer.json()["code"]) == (409, "PUSH_NOT_OFFERED")
