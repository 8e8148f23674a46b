"""A program for tests of the fork server: greets, and ends with the code that it is given."""

import sys


def main() -> None:
    sys.stdout.write(f"hello {sys.argv[1]}\n")
    sys.exit(int(sys.argv[1]))
