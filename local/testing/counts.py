"""Counts of passed, failed and skipped tests, from JUnit reports."""

from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import ParseError

from defusedxml import ElementTree


class Counts(NamedTuple):
    """Numbers of passed, failed and skipped tests."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def plus(self, other: "Counts") -> "Counts":
        """The sum."""
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        """The summary line; skipped tests are named only if there are any."""
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def counts_in(report: Path) -> Counts:
    """Count the test cases of a JUnit report; errors count as failed. A missing or truncated report counts as empty."""
    try:
        root = ElementTree.parse(report).getroot()
    except (FileNotFoundError, ParseError):
        return Counts()
    found = Counts()
    for case in () if root is None else root.iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            found = found.plus(Counts(failed=1))
        elif case.find("skipped") is not None:
            found = found.plus(Counts(skipped=1))
        else:
            found = found.plus(Counts(passed=1))
    return found
