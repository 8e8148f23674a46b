"""Pushes over a real connection: encrypted for the browser, signed by the site, and sent nowhere else."""

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.values.ids import new_id
from domain.notifications.push_services import PushServices
from domain.notifications.vapid import VapidKeys
from tests.workers.push.conftest import CONTACT
from tests.workers.push.push_service import HOST, PushService
from tests.workers.task_harness import wait_until
from workers.feeds.ssrf_guard import SsrfGuard
from workers.push import push_client
from workers.push.push_client import Delivery, PushClient

TOPIC = new_id()
PAYLOAD = b'{"title":"Poslodavac je pogledao Va\xc5\xa1u prijavu"}'


def test_only_the_browser_can_read_the_message(service: PushService, client: PushClient) -> None:
    browser = service.subscribe("ana")
    assert client.send(browser.keys, PAYLOAD, TOPIC).delivery is Delivery.TAKEN
    [request] = service.received
    assert browser.read(request.body) == {"title": "Poslodavac je pogledao Vašu prijavu"}
    assert b"Poslodavac" not in request.body
    with pytest.raises(Exception, match=r".*"):
        service.subscribe("ana").read(request.body)


def test_the_request_is_as_push_services_want_it(
    service: PushService, client: PushClient, vapid_keys: VapidKeys
) -> None:
    client.send(service.subscribe("ana").keys, PAYLOAD, TOPIC)
    [request] = service.received
    assert request.path == "/ana"
    assert request.headers["Content-Encoding"] == "aes128gcm"
    assert request.headers["TTL"] == "86400"
    assert request.headers["Topic"] == TOPIC.hex
    assert len(request.headers["Topic"]) <= 32, "RFC 8030 allows no more"
    assert request.sender == vapid_keys.public
    assert request.claims["aud"] == f"https://{HOST}:{service.port}"
    assert request.claims["sub"] == CONTACT
    assert 0 < request.claims["exp"] - time.time() <= 24 * 3600, "RFC 8292 allows a day"


@pytest.mark.parametrize(
    ("status", "delivery"),
    [
        (200, Delivery.TAKEN),
        (202, Delivery.TAKEN),
        (404, Delivery.GONE),
        (410, Delivery.GONE),
        (429, Delivery.POSTPONED),
        (500, Delivery.POSTPONED),
        (503, Delivery.POSTPONED),
        (301, Delivery.REFUSED),
        (400, Delivery.REFUSED),
        (403, Delivery.REFUSED),
        (413, Delivery.REFUSED),
    ],
)
def test_what_the_push_service_answers_decides(
    service: PushService, client: PushClient, status: int, delivery: Delivery
) -> None:
    service.statuses["/ana"] = status
    outcome = client.send(service.subscribe("ana").keys, PAYLOAD, TOPIC)
    assert outcome.delivery is delivery
    assert "/ana" not in outcome.reason, "the address is a secret"
    assert len(service.received) == 1, "redirects are not followed"


def test_a_push_service_that_never_answers_is_left_alone_for_a_while(service: PushService, client: PushClient) -> None:
    service.silent.add("/ana")
    browser = service.subscribe("ana").keys
    outcomes = [client.send(browser, PAYLOAD, TOPIC, seconds=0.2) for _ in range(10)]
    assert {outcome.delivery for outcome in outcomes} == {Delivery.POSTPONED}
    assert len(service.received) == 3, "the others cost no time"


def test_a_push_service_that_answers_again_is_used_again(
    service: PushService, client: PushClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_client, "_PAUSE", timedelta(milliseconds=200))
    service.statuses["/ana"] = 503
    browser = service.subscribe("ana").keys
    for _ in range(4):
        assert client.send(browser, PAYLOAD, TOPIC).delivery is Delivery.POSTPONED
    service.statuses.clear()
    wait_until(lambda: client.send(browser, PAYLOAD, TOPIC).delivery is Delivery.TAKEN)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.8", "169.254.169.254", "::1", "fd00::1"])
def test_nothing_is_sent_into_a_private_network(
    service: PushService, client_for: Callable[[SsrfGuard], PushClient], address: str
) -> None:
    client = client_for(SsrfGuard(resolve=lambda _: [address]))
    assert client.send(service.subscribe("ana").keys, PAYLOAD, TOPIC).delivery is Delivery.GONE
    assert service.received == []


def test_nothing_is_sent_in_the_clear(service: PushService, client: PushClient) -> None:
    browser = service.subscribe("ana").keys
    endpoint = browser.endpoint.replace("https:", "http:")
    assert client.send(replace(browser, endpoint=endpoint), PAYLOAD, TOPIC).delivery is Delivery.GONE
    assert service.received == []


def test_a_key_that_is_no_point_of_the_curve_is_given_up(service: PushService, client: PushClient) -> None:
    keys = replace(service.subscribe("ana").keys, p256dh="B" + 86 * "A")
    assert client.send(keys, PAYLOAD, TOPIC).delivery is Delivery.GONE


def test_a_service_that_cannot_be_found_is_tried_again(
    service: PushService, client_for: Callable[[SsrfGuard], PushClient]
) -> None:
    def unknown(_: str) -> list[str]:
        raise OSError

    browser = service.subscribe("ana").keys
    assert client_for(SsrfGuard(resolve=unknown)).send(browser, PAYLOAD, TOPIC).delivery is Delivery.POSTPONED
    assert service.received == []


def test_a_certificate_that_nobody_vouches_for_is_not_trusted(service: PushService, vapid_keys: VapidKeys) -> None:
    guard = SsrfGuard([("127.0.0.1", service.port)], resolve=lambda _: ["127.0.0.1"])
    client = PushClient(vapid_keys, CONTACT, PushServices(HOST), guard, lambda: datetime.now(UTC))
    assert client.send(service.subscribe("ana").keys, PAYLOAD, TOPIC).delivery is Delivery.POSTPONED
    assert service.received == []


@given(st.text(max_size=60))
def test_only_32_bytes_in_base64url_are_a_key(text: str) -> None:
    try:
        keys = VapidKeys.of(text)
    except ValueError:
        return
    assert VapidKeys.of(keys.private).public == keys.public
    assert (len(keys.public), keys.public[0]) == (87, "B")


def test_a_generated_key_can_be_read_back() -> None:
    keys = VapidKeys.generate()
    assert VapidKeys.of(keys.private) == keys
    assert keys.private not in repr(keys)
