"""Sends messages to push services: encrypted (RFC 8291), signed (RFC 8292), to addresses the SSRF guard has checked."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from ssl import SSLContext, create_default_context
from uuid import UUID

import httpx
from py_vapid import Vapid02

from domain.kernel.database.clock import Clock
from domain.notifications.push_subscriptions import BrowserKeys
from domain.notifications.vapid import VapidKeys
from workers.feeds.fetch_failures import CannotFetch, FetchFailure
from workers.feeds.http_client import require_checked_peer
from workers.feeds.ssrf_guard import SsrfGuard

KEPT_FOR = timedelta(days=1)
"""How long a push service keeps a message for a browser that is offline."""
_TOKEN_LIFETIME = timedelta(hours=12)
"""Of the signature; RFC 8292 allows 24 hours."""
_TIMEOUT_SECONDS = 10.0
_GONE = frozenset({404, 410})
_TRANSIENT = frozenset({408, 425, 429})


class Delivery(StrEnum):
    """What became of a message: taken by the push service; not, and the subscription never works again; not this time;
    or refused for another reason, which a further attempt would not change."""

    TAKEN = "taken"
    GONE = "gone"
    POSTPONED = "postponed"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class PushOutcome:
    """`reason` is for the log, without the address."""

    delivery: Delivery
    reason: str = ""


class PushClient:
    """`contact` is how operators of push services reach the site's: `mailto:somebody@example.org`."""

    def __init__(
        self, keys: VapidKeys, contact: str, guard: SsrfGuard, clock: Clock, *, trusted: SSLContext | None = None
    ) -> None:
        self._vapid = Vapid02.from_raw(keys.private.encode())
        self._contact = contact
        self._guard = guard
        self._clock = clock
        self._trusted = trusted or create_default_context()

    def send(self, browser: BrowserKeys, payload: bytes, topic: UUID) -> PushOutcome:
        """Sends a message of at most 3 KiB. Of one topic the push service keeps the newest for a browser."""
        try:
            body = _encrypted(browser, payload)
        except ValueError:
            return PushOutcome(Delivery.GONE, "the key is no point of the curve")
        try:
            return self._post(browser.endpoint, body, topic)
        except CannotFetch as error:
            is_wrong = error.code is FetchFailure.ADDRESS_NOT_ALLOWED
            return PushOutcome(Delivery.GONE if is_wrong else Delivery.POSTPONED, error.code.value)
        except httpx.HTTPError as error:
            return PushOutcome(Delivery.POSTPONED, type(error).__name__)

    def _post(self, endpoint: str, body: bytes, topic: UUID) -> PushOutcome:
        checked = self._guard.check(endpoint)
        if checked.url.scheme != "https":
            raise CannotFetch(FetchFailure.ADDRESS_NOT_ALLOWED, "a push service is reached by https")
        headers = {
            "Host": checked.host_header,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(KEPT_FOR.total_seconds())),
            "Topic": topic.hex,
            **self._signature(f"https://{checked.host_header}"),
        }
        with httpx.Client(timeout=_TIMEOUT_SECONDS, trust_env=False, verify=self._trusted) as client:
            request = client.build_request(
                "POST", checked.pinned, content=body, headers=headers, extensions={"sni_hostname": checked.host}
            )
            response = client.send(request, stream=True)
            try:
                require_checked_peer(response, checked)
                return _outcome(response.status_code)
            finally:
                response.close()

    def _signature(self, origin: str) -> dict[str, str]:
        expires = int((self._clock() + _TOKEN_LIFETIME).timestamp())
        return self._vapid.sign({"aud": origin, "exp": expires, "sub": self._contact})


def _encrypted(browser: BrowserKeys, payload: bytes) -> bytes:
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    from pywebpush import WebPusher  # with the HTTP clients that it imports, a twentieth of what workers import

    return WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(payload)["body"]


def _outcome(status: int) -> PushOutcome:
    reason = f"the push service answers {status}"
    if 200 <= status < 300:
        return PushOutcome(Delivery.TAKEN)
    if status in _GONE:
        return PushOutcome(Delivery.GONE, reason)
    return PushOutcome(Delivery.POSTPONED if status >= 500 or status in _TRANSIENT else Delivery.REFUSED, reason)
