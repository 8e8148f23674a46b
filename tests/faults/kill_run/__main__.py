"""`python3 run.py faults --kills N`: a kill run with progress and a table at the end."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.faults.kill_run.run import run


def main() -> int:
    """Exit code 1 when something did not hold."""
    options = _parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="kills") as folder:
        found = run(Path(folder), options.kills, seed=options.seed, report=lambda line: print(line, flush=True))
    print(f"\n{found.table()}")
    return 0 if found.holds else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="run.py faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=60, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="another order of kills")
    return parser


if __name__ == "__main__":
    sys.exit(main())
