"""Reports errors to Sentry, without personal data.

Its library is imported only where a DSN is set, since that takes a good part of a process's start.
"""

import hmac
import re
import sys
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any, cast

import structlog
from structlog.types import EventDict, WrappedLogger

from domain.kernel.process.settings import Settings
from domain.observability.redaction import HIDDEN, redacted

if TYPE_CHECKING:
    from sentry_sdk._types import DataCollectionUserOptions
    from sentry_sdk.types import Event, Hint

TRACES_SAMPLE_RATE = 0.0002
REPLAYS_SESSION_SAMPLE_RATE = 0.0
REPLAYS_ON_ERROR_SAMPLE_RATE = 0.1
IGNORED = ("ResizeObserver", "Network Error", "Request aborted", "Share canceled", "AbortError")
"""Errors that are not reported, from sections 8 and 9 of the specification; browsers get the same rates through the
public configuration."""

_ignored = re.compile("|".join(map(re.escape, IGNORED)), re.IGNORECASE)
_ALLOWED_KEYS = frozenset(
    {
        "contexts",
        "environment",
        "event_id",
        "exception",
        "fingerprint",
        "level",
        "logentry",
        "logger",
        "measurements",
        "message",
        "modules",
        "platform",
        "release",
        "request",
        "sdk",
        "spans",
        "start_timestamp",
        "tags",
        "timestamp",
        "transaction",
        "transaction_info",
        "type",
        "user",
    }
)
_ALLOWED_CONTEXTS = {"trace", "runtime"}
_ALLOWED_SPAN_KEYS = frozenset(
    {
        "description",
        "op",
        "origin",
        "parent_span_id",
        "span_id",
        "start_timestamp",
        "status",
        "timestamp",
        "trace_id",
    }
)
_COLLECT_NOTHING: "DataCollectionUserOptions" = {
    "user_info": False,
    "cookies": {"mode": "off"},
    "http_headers": {"request": {"mode": "off"}},
    "http_bodies": [],
    "url_query_params": {"mode": "off"},
    "graphql": {"document": False, "variables": False},
    "gen_ai": {"inputs": False, "outputs": False},
    "database_query_data": False,
    "queues": False,
    "stack_frame_variables": False,
}

log = structlog.get_logger()


def start_error_reporting(settings: Settings, process: str) -> None:
    """Connects this process to Sentry. Without a DSN nothing is sent, which is logged once."""
    if not settings.sentry_dsn:
        log.warning("Sentry DSN not found")
        return
    import sentry_sdk
    from sentry_sdk.integrations.logging import LoggingIntegration

    sentry_sdk.init(
        dsn=settings.sentry_dsn,
        environment=settings.environment,
        release=settings.build,
        traces_sample_rate=TRACES_SAMPLE_RATE,
        trace_propagation_targets=[],
        data_collection=_COLLECT_NOTHING,
        max_breadcrumbs=0,
        auto_session_tracking=False,
        server_name=process,
        integrations=[LoggingIntegration(level=None, event_level=None)],
        before_send=_without_personal_data,
        before_send_transaction=_without_personal_data,
    )
    sentry_sdk.set_tag("process", process)
    if settings.build_time:
        sentry_sdk.set_tag("build_time", settings.build_time.isoformat())


def report(_: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """A structlog processor that reports whatever is logged as an error."""
    sentry_sdk = _started()
    if method not in ("error", "exception", "critical") or sentry_sdk is None:
        return event
    fault = exception_of(event.get("exc_info"))
    with sentry_sdk.new_scope() as scope:
        scope.set_tag("event", str(event.get("event"))[:200])
        if correlation := event.get("correlation_id"):
            scope.set_tag("correlation_id", str(correlation))
        if fault is not None:
            scope.capture_exception(fault)
        else:
            scope.capture_message(str(event.get("event")), level="error")
    return event


def identify(settings: Settings, person: str) -> None:
    """Tags reports with a keyed pseudonym of the person, so that errors per person can be counted."""
    if sentry_sdk := _started():
        sentry_sdk.set_user({"id": pseudonym(settings, person)})


def reporting_id(settings: Settings, person: str) -> str | None:
    """The pseudonym under which a browser reports its errors, the same as here; None where nothing is reported."""
    return pseudonym(settings, person) if settings.sentry_dsn else None


def _started() -> Any:
    """Sentry's library, or None where nothing is reported."""
    sentry_sdk = sys.modules.get("sentry_sdk")
    return sentry_sdk if sentry_sdk and sentry_sdk.get_client().is_active() else None


def pseudonym(settings: Settings, person: str) -> str:
    """A keyed hash: the same for a person each time, and useless without the key."""
    key = settings.personal_data_key.get_secret_value()
    return hmac.digest(key, b"fault-report:" + person.encode(), sha256).hex()[:32]


def exception_of(exc_info: Any) -> BaseException | None:
    """The exception in an `exc_info` of any form that loggers and Sentry use."""
    match exc_info:
        case BaseException():
            return exc_info
        case (_, BaseException() as error, _):
            return error
        case True:
            return sys.exc_info()[1]
        case _:
            return None


def _without_personal_data(event: "Event", hint: "Hint") -> "Event | None":
    """Keeps allowed keys only, redacts addresses and tokens in all texts, and drops ignored errors.

    The request's URL is left out: `transaction` is the template of its route, and HIDDEN while it is still a path.
    """
    if _is_ignored(hint.get("exc_info")):
        return None
    allowed: dict[str, Any] = {key: value for key, value in event.items() if key in _ALLOWED_KEYS}
    request = cast("Mapping[str, Any]", allowed.pop("request", None) or {})
    user = cast("Mapping[str, Any]", allowed.pop("user", None) or {})
    allowed["contexts"] = {
        name: context for name, context in allowed.get("contexts", {}).items() if name in _ALLOWED_CONTEXTS
    }
    if allowed.get("transaction_info", {}).get("source") == "url":
        allowed["transaction"] = HIDDEN
    if "trace" in allowed["contexts"]:
        allowed["contexts"]["trace"] = _plain_span(allowed["contexts"]["trace"])
    if "spans" in allowed:
        allowed["spans"] = [_plain_span(span) for span in allowed["spans"]]
    for fault in allowed.get("exception", {}).get("values", []):
        fault["value"] = HIDDEN if fault.get("value") else ""
    clean = cast("dict[str, Any]", redacted(allowed))
    if request:
        clean["request"] = {"method": request.get("method")}
    if user.get("id"):
        clean["user"] = {"id": user["id"]}
    return cast("Event", clean)


def _plain_span(span: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in span.items() if key in _ALLOWED_SPAN_KEYS}


def _is_ignored(exc_info: Any) -> bool:
    fault = exception_of(exc_info)
    return fault is not None and bool(_ignored.search(f"{type(fault).__name__}: {fault}"))
