"""Keeps processes from working on a restored database before `karijera erase-again` has run on it."""

from threading import Event

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.persons.erasure_gate import ErasureGate

log = structlog.get_logger()

_PAUSE_SECONDS = 1.0


def wait_for_erasures(engine: Engine, stopped: Event) -> None:
    """Returns when erasures are applied in the database, or the process is to stop."""
    gate, is_reported = ErasureGate(engine), False
    while not stopped.is_set():
        try:
            if gate.is_open():
                return
        except SQLAlchemyError:
            pass
        else:
            if not is_reported:
                log.error("erasures_not_applied", advice="karijera erase-again")
                is_reported = True
        stopped.wait(_PAUSE_SECONDS)
