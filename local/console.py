"""Console output: progress of steps with their seconds. Standard library only."""

import contextlib
import sys
import threading
import time
from collections.abc import Iterator

_PROGRESS_INTERVAL = 15.0


def say(line: str) -> None:
    """Print a line unbuffered; ignores a closed terminal."""
    with contextlib.suppress(OSError, ValueError):
        print(line, flush=True)


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    """Print a step's title and duration, and a sign of progress every 15 seconds."""
    began = time.monotonic()
    done = threading.Event()

    def report_progress() -> None:
        while not done.wait(_PROGRESS_INTERVAL):
            say(f"  {title}: still running after {time.monotonic() - began:.0f} s")

    if sys.stdout.isatty():
        print(f"  {title} ...", end="\r", flush=True)
    teller = threading.Thread(target=report_progress, daemon=True)
    teller.start()
    outcome = "failed after "
    try:
        yield
        outcome = ""
    finally:
        done.set()
        teller.join()
        say(f"  {title}: {outcome}{time.monotonic() - began:.1f} s")
