"""Configures logging: one JSON object per line on standard output, readable text in development."""

import logging
import sys
from typing import Any

import orjson
import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.types import EventDict, Processor, WrappedLogger

from domain.kernel.process.settings import Settings
from domain.observability import error_reporting
from domain.observability.error_messages import error_message_with_traceback
from domain.observability.redaction import redacted

_QUIET_LOGGERS = ("httpx", "httpx2", "httpcore", "httpcore2", "PIL", "asyncio")


def configure_logging(settings: Settings, process: str) -> None:
    """Sends all logs of this process, including those of libraries, through the same redaction and format."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        error_reporting.report,
    ]
    structlog.configure(
        processors=[*shared, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*shared[:-1], structlog.stdlib.ExtraAdder(), error_reporting.report],
            processors=[
                ProcessorFormatter.remove_processors_meta,
                *_rendering(settings, process),
            ],
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.INFO)
    dramatiq = logging.getLogger("dramatiq")
    dramatiq.handlers.clear()
    dramatiq.propagate = True
    for name in _QUIET_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)


def _rendering(settings: Settings, process: str) -> list[Processor]:
    if settings.environment == "development":
        return [
            _redact,
            structlog.dev.ConsoleRenderer(
                colors=sys.stdout.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ]

    def name_process(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
        return {"at": event.pop("at", None), "process": process, "build": settings.build, **event}

    return [_format_exception, _redact, name_process, structlog.processors.JSONRenderer(serializer=_json)]


def _format_exception(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    fault = error_reporting.exception_of(event.pop("exc_info", None))
    return event if fault is None else {**event, "fault": error_message_with_traceback(fault)}


def _redact(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    return redacted(event)


def _json(event: Any, **_: Any) -> str:
    return orjson.dumps(event, default=repr, option=orjson.OPT_NON_STR_KEYS).decode(errors="replace")
