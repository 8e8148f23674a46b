"""Reports of faults to Sentry: what broke and where, never whose data it was."""

import hmac
import re
import sys
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import sentry_sdk
import structlog
from sentry_sdk.integrations.logging import LoggingIntegration
from sentry_sdk.types import Event, Hint
from structlog.types import EventDict, WrappedLogger

from domain.kernel.settings import Settings
from domain.observability.redaction import HIDDEN, redacted

if TYPE_CHECKING:
    from sentry_sdk._types import DataCollectionUserOptions

TRACES_SAMPLE_RATE = 0.0002
REPLAYS_SESSION_SAMPLE_RATE = 0.0
REPLAYS_ON_ERROR_SAMPLE_RATE = 0.1
IGNORED = ("ResizeObserver", "Network Error", "Request aborted", "Share canceled", "AbortError")
"""The specification's sections 8 and 9; browsers use the same figures through the public configuration."""

_ignored = re.compile("|".join(map(re.escape, IGNORED)), re.IGNORECASE)
_KEPT = frozenset(
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
_KEPT_CONTEXTS = {"trace", "runtime"}
_KEPT_OF_SPANS = frozenset(
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
    """Connects this process to the configured project. Without a DSN nothing is ever sent, which is said once."""
    if not settings.sentry_dsn:
        log.warning("Sentry DSN not found")
        return
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


def report(_: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """A step of the journal: whatever is logged as an error is reported as well."""
    if method not in ("error", "exception", "critical") or not sentry_sdk.get_client().is_active():
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
    """Lets reports of one person's faults be counted together, by a pseudonym that only this installation can form."""
    sentry_sdk.set_user({"id": pseudonym(settings, person)})


def pseudonym(settings: Settings, person: str) -> str:
    """Always the same for a person, and of no use to anybody without the key."""
    key = settings.personal_data_key.get_secret_value()
    return hmac.digest(key, b"fault-report:" + person.encode(), sha256).hex()[:32]


def exception_of(exc_info: Any) -> BaseException | None:
    """The exception behind what loggers and reports call `exc_info`, in any of its shapes."""
    match exc_info:
        case BaseException():
            return exc_info
        case (_, BaseException() as error, _):
            return error
        case True:
            return sys.exc_info()[1]
        case _:
            return None


def _without_personal_data(event: Event, hint: Hint) -> Event | None:
    """Keeps what is on a list, takes addresses and tokens out of every text, and drops what is to be ignored."""
    if _is_ignored(hint.get("exc_info")):
        return None
    kept: dict[str, Any] = {key: value for key, value in event.items() if key in _KEPT}
    request = cast("Mapping[str, Any]", kept.pop("request", None) or {})
    user = cast("Mapping[str, Any]", kept.pop("user", None) or {})
    kept["contexts"] = {name: context for name, context in kept.get("contexts", {}).items() if name in _KEPT_CONTEXTS}
    if "trace" in kept["contexts"]:
        kept["contexts"]["trace"] = _plain_span(kept["contexts"]["trace"])
    if "spans" in kept:
        kept["spans"] = [_plain_span(span) for span in kept["spans"]]
    for fault in kept.get("exception", {}).get("values", []):
        fault["value"] = HIDDEN if fault.get("value") else ""
    clean = cast("dict[str, Any]", redacted(kept))
    if request:
        clean["request"] = {"method": request.get("method"), "url": urlsplit(str(request.get("url", ""))).path}
    if user.get("id"):
        clean["user"] = {"id": user["id"]}
    return cast("Event", clean)


def _plain_span(span: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in span.items() if key in _KEPT_OF_SPANS}


def _is_ignored(exc_info: Any) -> bool:
    fault = exception_of(exc_info)
    return fault is not None and bool(_ignored.search(f"{type(fault).__name__}: {fault}"))
