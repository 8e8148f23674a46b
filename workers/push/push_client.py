"""Sends messages to push services: encrypted (RFC 8291), signed (RFC 8292), to addresses the SSRF guard has checked."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from ssl import SSLContext, create_default_context
from threading import Lock
from urllib.parse import urlsplit
from uuid import UUID

import httpx
from cachetools import LRUCache
from py_vapid import Vapid02
from pybreaker import CircuitBreaker, CircuitBreakerError

from domain.kernel.database.clock import Clock
from domain.notifications.push_services import PushServices
from domain.notifications.push_subscriptions import BrowserKeys
from domain.notifications.vapid import VapidKeys
from workers.feeds.fetch_failures import CannotFetch, FetchFailure
from workers.feeds.http_client import require_checked_peer
from workers.feeds.ssrf_guard import SsrfGuard

KEPT_FOR = timedelta(days=1)
"""Time for which a push service keeps a message for a browser that is offline."""
_TOKEN_LIFETIME = timedelta(hours=12)
"""Lifetime of the signature; RFC 8292 allows 24 hours."""
_TIMEOUT_SECONDS = 5.0
_MOST_FAILURES = 3
"""Failures in a row of a push service's host, after which nothing is sent there for a while."""
_PAUSE = timedelta(minutes=1)
_MOST_HOSTS = 1000
_GONE = frozenset({404, 410})
_TRANSIENT = frozenset({408, 425, 429})


class Delivery(StrEnum):
    """The outcome of a delivery: taken by the push service; not, and the subscription never works again; not this time;
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


class _Postponed(Exception):
    """The push service took too long, or cannot take messages at the moment."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class PushClient:
    """`contact` is how operators of push services reach the site's: `mailto:somebody@example.org`.

    A host that failed several times in a row is sent nothing for a minute, so that one which never answers costs the
    others no time.
    """

    def __init__(
        self,
        keys: VapidKeys,
        contact: str,
        services: PushServices,
        guard: SsrfGuard,
        clock: Clock,
        *,
        trusted: SSLContext | None = None,
    ) -> None:
        self._vapid = Vapid02.from_raw(keys.private.encode())
        self._contact = contact
        self._services = services
        self._breakers = LRUCache[str, CircuitBreaker](_MOST_HOSTS)
        self._lock = Lock()
        self._guard = guard
        self._clock = clock
        self._trusted = trusted or create_default_context()

    def send(self, browser: BrowserKeys, payload: bytes, topic: UUID, seconds: float = _TIMEOUT_SECONDS) -> PushOutcome:
        """Sends a message of at most 3 KiB. Of one topic the push service keeps the newest for a browser. The push
        service has `seconds` to answer, five at most."""
        if not self._services.includes(browser.endpoint):
            return PushOutcome(Delivery.GONE, "no known push service")
        try:
            body = _encrypted(browser, payload)
        except ValueError:
            return PushOutcome(Delivery.GONE, "the key is no point of the curve")
        breaker = self._breaker_of(browser.endpoint)
        try:
            return breaker.call(self._try, browser.endpoint, body, topic, min(seconds, _TIMEOUT_SECONDS))
        except _Postponed as postponed:
            return PushOutcome(Delivery.POSTPONED, postponed.reason)
        except CircuitBreakerError:
            return PushOutcome(Delivery.POSTPONED, "the push service has just failed several times")

    def _breaker_of(self, endpoint: str) -> CircuitBreaker:
        host = urlsplit(endpoint).netloc
        with self._lock:
            if host not in self._breakers:
                self._breakers[host] = CircuitBreaker(
                    fail_max=_MOST_FAILURES, reset_timeout=_PAUSE.total_seconds(), throw_new_error_on_trip=False
                )
            return self._breakers[host]

    def _try(self, endpoint: str, body: bytes, topic: UUID, seconds: float) -> PushOutcome:
        """Raises _Postponed."""
        try:
            outcome = self._post(endpoint, body, topic, seconds)
        except CannotFetch as error:
            if error.code is FetchFailure.ADDRESS_NOT_ALLOWED:
                return PushOutcome(Delivery.GONE, error.code.value)
            raise _Postponed(error.code.value) from error
        except httpx.HTTPError as error:
            raise _Postponed(type(error).__name__) from error
        if outcome.delivery is Delivery.POSTPONED:
            raise _Postponed(outcome.reason)
        return outcome

    def _post(self, endpoint: str, body: bytes, topic: UUID, seconds: float) -> PushOutcome:
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
        with httpx.Client(timeout=seconds, trust_env=False, verify=self._trusted) as client:
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
