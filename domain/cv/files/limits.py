"""Runs one of the scripts beside it within limits: `python -I limits.py SCRIPT ARGUMENT`.

In a process of its own, started with no environment: a file made to be slow or large ends with it, and so does whatever
native code could do wrong. Imports nothing of this project, so that it starts at once.
"""

import resource
import runpy
import sys
from pathlib import Path

MOST_SECONDS = 20
MOST_MEMORY = 2 * 2**30
"""Address space of the process, in bytes: a CV of 500 long entries takes half of it."""


def main(script: str) -> None:
    """Nothing may be written to disk, nor dumped there."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        runpy.run_path(str(Path(__file__).parent / script), run_name="__main__")
    except MemoryError:
        sys.exit("memory")


if __name__ == "__main__":
    main(sys.argv[1])
