"""Graceful shutdown on SIGTERM and SIGINT."""

import signal
import threading
from types import FrameType


def shutdown_requested() -> threading.Event:
    """A threading event that SIGTERM and SIGINT set. Call it from the main thread."""
    event = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        event.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    return event
