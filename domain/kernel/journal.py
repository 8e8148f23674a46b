"""What processes say while they run: one JSON object a line on standard output, pretty in development."""

import logging
import sys
from typing import Any

import orjson
import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.types import EventDict, Processor, WrappedLogger

from domain.kernel import fault_reports
from domain.kernel.redaction import redacted
from domain.kernel.settings import Settings
from domain.kernel.telling import told_with_traceback

_QUIET = ("httpx", "httpcore", "uvicorn.access", "PIL", "asyncio")


def keep_journal(settings: Settings, process: str) -> None:
    """Sends everything that this process logs, its libraries' words included, through the same redaction and format."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        fault_reports.report,
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
            foreign_pre_chain=[*shared[:-1], structlog.stdlib.ExtraAdder(), fault_reports.report],
            processors=[
                ProcessorFormatter.remove_processors_meta,
                *_rendering(settings, process),
            ],
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "dramatiq"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name in _QUIET:
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

    return [_tell_fault, _redact, name_process, structlog.processors.JSONRenderer(serializer=_json)]


def _tell_fault(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    fault = fault_reports.fault_of(event.pop("exc_info", None))
    return event if fault is None else {**event, "fault": told_with_traceback(fault)}


def _redact(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    return redacted(event)


def _json(event: Any, **_: Any) -> str:
    return orjson.dumps(event, default=repr, option=orjson.OPT_NON_STR_KEYS).decode(errors="replace")
