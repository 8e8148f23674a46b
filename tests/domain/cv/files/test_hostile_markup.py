"""Markup that is never closed takes time in proportion to its length."""

import resource
from collections.abc import Callable, Iterator
from typing import BinaryIO

import pytest

from domain.cv.files.html_text import text_of_html
from domain.kernel.limited.limits import Limits
from domain.kernel.limited.processes import LimitedProcesses

PROCESSES = LimitedProcesses(at_once=2)
HOSTILE = ("<p ", "<p>", "<b", "&lt", "<!--", "</", "<![CDATA[", "<?", "<a href='", "<li>", "<script>", "<svg><")
SHORT, LONG = 2**19, 2**22


def text_twice(_: BinaryIO, markup: str) -> Iterator[bytes]:
    """Processor seconds for the short and for the long text."""
    yield str(_seconds(lambda: text_of_html(markup * (SHORT // len(markup))))).encode() + b" "
    yield str(_seconds(lambda: text_of_html(markup * (LONG // len(markup))))).encode()


def _seconds(run: Callable[[], object]) -> float:
    before = resource.getrusage(resource.RUSAGE_SELF)
    run()
    after = resource.getrusage(resource.RUSAGE_SELF)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.mark.parametrize("markup", HOSTILE)
def test_the_text_of_markup_that_never_ends_takes_linear_time(markup: str) -> None:
    """Eight times the length takes at most 24 times as long; a quadratic parser would need 64, and would be ended."""
    short, long = map(float, PROCESSES.run(text_twice, b"", markup, Limits(cpu_seconds=30)).split())
    assert long < 24 * max(short, 0.02)
