"""Ending well when asked to."""

import signal
import threading


def shutdown_requested() -> threading.Event:
    """An event that SIGTERM and SIGINT set; call it from the main thread."""
    event = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: event.set())
    return event
