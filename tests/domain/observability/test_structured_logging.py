"""Logs are machine-readable and contain no personal data."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = """
import logging
import structlog
from pydantic import BaseModel
from sqlalchemy.exc import IntegrityError
from structlog.contextvars import bound_contextvars
from domain.kernel.errors import NotFound
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from tests.settings_factory import settings_for

settings = settings_for("postgresql:///unused").model_copy(update={"environment": "%s", "build": "b1"})
configure_logging(settings, "trial")
start_error_reporting(settings, "trial")
log = structlog.get_logger()

class Person(BaseModel):
    age: int

# Put together here, since tracebacks of Python 3.13 show the lines of this program.
NAME = " ".join(("Ana", "Horvat"))

with bound_contextvars(correlation_id="c-1"):
    log.info("letter_sent", to="ana@example.hr", about="/x?access=tok.en", number=4711, email="x")
    logging.getLogger("some.library").warning("wrote to %%s", "ana@example.hr")
    for client in ("httpx", "httpx2"):
        logging.getLogger(client).info("HTTP Request: GET https://provider.example/?id_token=kanarinac")
    for fault in (
        lambda: Person.model_validate({"age": NAME}),
        lambda: int(NAME),
        lambda: (_ for _ in ()).throw(IntegrityError("INSERT", {"name": NAME}, Exception(NAME))),
        lambda: (_ for _ in ()).throw(NotFound()),
        lambda: open("/nowhere/" + NAME),
    ):
        try:
            fault()
        except Exception:
            log.exception("task_failed")
    try:
        int(NAME)
    except ValueError:
        logging.getLogger("some.library").exception("library_failed")
"""


def run(environment: str) -> str:
    said = subprocess.run(
        [sys.executable, "-c", PROGRAM % environment], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert said.stderr == ""
    return said.stdout


def test_each_line_is_an_object_with_time_process_and_correlation() -> None:
    lines = [json.loads(line) for line in run("production").splitlines()]
    assert lines[0]["event"] == "Sentry DSN not found"
    assert [line["event"] for line in lines].count("Sentry DSN not found") == 1
    letter = lines[1]
    assert letter.pop("at").endswith("Z")
    assert letter == {
        "process": "trial",
        "build": "b1",
        "event": "letter_sent",
        "to": "[hidden]",
        "about": "/x?access=[hidden]",
        "number": 4711,
        "email": "[hidden]",
        "correlation_id": "c-1",
        "level": "info",
    }
    assert lines[2]["event"] == "wrote to [hidden]"


def test_errors_are_logged_with_their_location_but_without_values() -> None:
    said = run("production")
    assert "Horvat" not in said
    assert "ana@" not in said
    faults = [json.loads(line)["fault"] for line in said.splitlines() if "fault" in line and "_failed" in line]
    assert len(faults) == 6
    assert 'File "<string>", line' in faults[0]
    assert "age: int_parsing" in faults[0]
    assert faults[1].endswith("ValueError: [hidden]")
    assert "NOT_FOUND" in faults[3]
    assert "No such file or directory" in faults[4]


@pytest.mark.parametrize("environment", ["development", "production"])
def test_addresses_of_outgoing_requests_are_not_logged(environment: str) -> None:
    assert "kanarinac" not in run(environment)


@pytest.mark.parametrize("environment", ["development"])
def test_development_logs_are_readable_text(environment: str) -> None:
    said = run(environment)
    assert "letter_sent" in said
    assert "ana@" not in said
