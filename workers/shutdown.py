"""Graceful shutdown on SIGTERM and SIGINT."""

import signal
import threading


def shutdown_requested() -> threading.Event:
    """A threading event that SIGTERM and SIGINT set. Call it from the main thread."""
    event = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: event.set())
    return event
