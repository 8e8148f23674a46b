"""Counts of `run.py test`: a check that fails, breaks or runs nothing never counts as passed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from local.data_folder import ROOT
from local.errors import CannotRun
from local.testing import __main__ as testing
from local.testing import check as checks_module
from local.testing import chromium
from local.testing.check import Check, outcome
from local.testing.counts import Counts, counts_in
from tests.running_order import LONGEST_FIRST

REPORT = """<testsuites><testsuite>
<testcase name="a"/><testcase name="b"><failure/></testcase><testcase name="c"><error/></testcase>
<testcase name="d"><skipped/></testcase><testcase name="e"/></testsuite></testsuites>"""


@pytest.fixture(autouse=True)
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(checks_module, "REPORTS", tmp_path)
    return tmp_path


def python(name: str, code: str) -> Check:
    return Check(name, [sys.executable, "-c", code])


def shell(name: str, script: str, *arguments: str) -> Check:
    """Starts in milliseconds, where Python may take longer than the limit on a busy machine."""
    return Check(name, ["sh", "-c", script, *arguments], limit=3)


def test_a_report_is_counted_case_by_case(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    assert counts_in(tmp_path / "report.xml") == Counts(passed=2, failed=2, skipped=1)


@pytest.mark.parametrize("content", [None, "", "<testsuites><testcase"])
def test_a_missing_or_truncated_report_counts_nothing(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "report.xml").write_text(content)
    assert counts_in(tmp_path / "report.xml") == Counts()


@pytest.mark.parametrize(
    ("report", "exit_code", "expected"),
    [
        ('<t><testcase name="a"/></t>', 0, Counts(passed=1)),
        ('<t><testcase name="a"/></t>', 1, Counts(passed=1, failed=1)),
        (REPORT, 1, Counts(2, 2, 1)),
        ("<t/>", 0, Counts(failed=1)),
        ('<t><testcase name="a"><skipped/></testcase></t>', 0, Counts(failed=1, skipped=1)),
        (None, 5, Counts(failed=1)),
    ],
    ids=["passed", "broke after passing", "some failed", "ran nothing", "skipped everything", "no report"],
)
def test_a_check_that_counts(report: str | None, exit_code: int, expected: Counts) -> None:
    check = Check("counted", [], counts=True)
    if report:
        check.report.write_text(report)
    assert outcome(check, exit_code) == expected


def test_it_goes_on_after_a_failure_and_shows_why(capsys: pytest.CaptureFixture[str]) -> None:
    first = python("first", "print('the reason'); raise SystemExit(3)")
    assert testing.run([first, python("second", "pass")]) == Counts(passed=1, failed=1)
    said = capsys.readouterr().out
    assert "FAILED first" in said
    assert "the reason" in said
    assert "ok     second" in said


def test_a_check_that_hangs_is_ended_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    hanging = shell("hanging", "echo so far; exec sleep 600")
    assert testing.run([hanging, python("other", "pass")]) == Counts(passed=1, failed=1)
    said = capsys.readouterr().out
    assert "so far" in said
    assert "took more than 3 s" in said


def test_a_hanging_check_that_reported_success_fails_too(capsys: pytest.CaptureFixture[str]) -> None:
    report = '<t><testcase name="a"/></t>'
    hanging = replace(shell("hanging", f"echo '{report}' > $0; exec sleep 600", "{report}"), counts=True)
    assert testing.run([hanging]) == Counts(passed=1, failed=1)
    assert "FAILED hanging" in capsys.readouterr().out


def test_exclusive_checks_run_last_and_in_their_context(tmp_path: Path) -> None:
    @contextmanager
    def a_site() -> Iterator[dict[str, str]]:
        yield {"ADDRESS": "there"}
        (tmp_path / "closed").touch()

    sees_both = (
        f"import os, pathlib; assert os.environ['ADDRESS'] and pathlib.Path({str(tmp_path / 'done')!r}).exists()"
    )
    lone = replace(python("lone", sees_both), alone=True, context=a_site)
    others = [python(f"other {n}", f"open({str(tmp_path / 'done')!r}, 'a')") for n in range(3)]
    assert testing.run([lone, *others]) == Counts(passed=4)
    assert (tmp_path / "closed").exists()


def test_a_check_of_all_cores_waits_for_another_of_them(tmp_path: Path) -> None:
    """One of a single core runs beside it."""
    running = tmp_path / "running"
    alone = f"import pathlib, time; p = pathlib.Path({str(running)!r}); p.mkdir(); time.sleep(0.2); p.rmdir()"
    greedy = [replace(python(f"greedy {n}", alone), cores=testing.CORES) for n in range(3)]
    assert testing.run([*greedy, python("small", "pass")]) == Counts(passed=4)


def test_the_files_that_begin_are_there() -> None:
    assert [file for file in LONGEST_FIRST if not (ROOT / "tests" / file).exists()] == []


def test_the_amount_of_tests_is_chosen_once() -> None:
    with pytest.raises(SystemExit):
        testing.main(["--thorough", "--changed"])


def test_a_failing_context_fails_its_check_only() -> None:
    @contextmanager
    def no_browser() -> Iterator[dict[str, str]]:
        raise CannotRun("Chromium is missing. Run: ...")
        yield {}

    assert testing.run([replace(python("lone", "pass"), context=no_browser), python("other", "pass")]) == Counts(1, 1)


def test_a_missing_browser_is_explained_with_the_fixing_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(CannotRun, match="Run: sudo apt-get install chromium"):
        chromium.chromium()


@pytest.mark.parametrize(
    ("counts", "line"),
    [(Counts(3, 1), "3 passed, 1 failed"), (Counts(3, 0, 2), "3 passed, 0 failed, 2 skipped")],
)
def test_the_summary_line(counts: Counts, line: str) -> None:
    assert str(counts) == line
