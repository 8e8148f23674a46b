"""Counts of passed, failed and skipped tests, and how they are read from a report."""

from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import ParseError

from defusedxml import ElementTree


class Counts(NamedTuple):
    """How many passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def and_also(self, other: "Counts") -> "Counts":
        """Both together."""
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        """The closing line: skips are named only where there are any."""
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def counts_in(report: Path) -> Counts:
    """Count the test cases of a JUnit report; an error counts as failed. No report, or half of one: nothing."""
    try:
        root = ElementTree.parse(report).getroot()
    except (FileNotFoundError, ParseError):
        return Counts()
    found = Counts()
    for case in () if root is None else root.iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            found = found.and_also(Counts(failed=1))
        elif case.find("skipped") is not None:
            found = found.and_also(Counts(skipped=1))
        else:
            found = found.and_also(Counts(passed=1))
    return found
