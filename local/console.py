"""What a person sees while things get ready: a line a step, with its seconds. Standard library only."""

import contextlib
import sys
import threading
import time
from collections.abc import Iterator

_STILL_AT_IT = 15.0


def say(line: str) -> None:
    """Print a line at once; a terminal that has gone away is no reason to stop."""
    with contextlib.suppress(OSError, ValueError):
        print(line, flush=True)


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    """Say what is being done, every 15 seconds that it still is, and how long it took."""
    began = time.monotonic()
    done = threading.Event()

    def keep_saying() -> None:
        while not done.wait(_STILL_AT_IT):
            say(f"  {title}: still at it after {time.monotonic() - began:.0f} s")

    if sys.stdout.isatty():
        print(f"  {title} ...", end="\r", flush=True)
    teller = threading.Thread(target=keep_saying, daemon=True)
    teller.start()
    outcome = "failed after "
    try:
        yield
        outcome = ""
    finally:
        done.set()
        teller.join()
        say(f"  {title}: {outcome}{time.monotonic() - began:.1f} s")
