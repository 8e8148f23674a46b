"""Commands for one job, such as `karijera close-job`."""

from datetime import UTC, date, datetime, timedelta
from getpass import getuser

import pytest

from domain.jobs.ad import AdDraft
from domain.jobs.commands import DraftJob
from domain.jobs.deadlines import end_of_day
from domain.jobs.events import ClosingReason, RemovalReason
from domain.kernel.log.event import SYSTEM, Actor, Context
from domain.kernel.process.platform import Platform
from tests.domain.jobs.ads import KONOBA, ad
from tests.job_fixtures import JobFixtures
from tests.workers.command_result import CommandResult, RunCommand


@pytest.fixture
def harness(platform: Platform) -> JobFixtures:
    return JobFixtures(platform)


@pytest.fixture
def number(harness: JobFixtures) -> str:
    return str(harness.publish().number)


def in_days(days: int) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).date().isoformat()


def test_a_job_is_paused_and_resumed(harness: JobFixtures, number: str, run_command: RunCommand) -> None:
    assert run_command("pause-job", number).out.startswith(f"{number} Konobar (m/ž): paused, applications until ")
    assert run_command("pause-job", number).code == 0
    assert "active" in run_command("resume-job", number).out
    assert len(harness.jobs.history(int(number))) == 3


def test_a_day_ends_where_the_job_is(harness: JobFixtures, number: str, run_command: RunCommand) -> None:
    for day in (in_days(90), in_days(20)):
        assert run_command("extend-job", number, "--until", day).code == 0
        job = harness.jobs.get(int(number))
        assert job.apply_until == end_of_day(date.fromisoformat(day), job.ad.places)
    assert "2999-06-30T12:00:00+02:00" in run_command("extend-job", number, "--until", "2999-06-30T12:00:00+02:00").out


def test_a_job_is_closed_for_a_reason_and_relisted(harness: JobFixtures, number: str, run_command: RunCommand) -> None:
    assert "closed" in run_command("close-job", number, "--reason", "filled").out
    assert harness.jobs.get(int(number)).closed is ClosingReason.FILLED
    refused = run_command("pause-job", number)
    assert (refused.code, refused.error) == (1, "JOB_CLOSED: The job has been closed.\n")
    assert "active" in run_command("relist-job", number, "--until", in_days(30)).out
    assert run_command("relist-job", number, "--until", in_days(30)).error.startswith("JOB_STILL_OPEN")


def test_a_removed_job_stays_removed(harness: JobFixtures, number: str, run_command: RunCommand) -> None:
    assert "removed" in run_command("remove-job", number, "--reason", "misleading").out
    assert harness.jobs.get(int(number)).removed is RemovalReason.MISLEADING
    assert run_command("relist-job", number, "--until", in_days(30)).error.startswith("JOB_REMOVED")


def test_a_draft_is_published_when_nothing_is_missing(harness: JobFixtures, run_command: RunCommand) -> None:
    [number] = harness.jobs.next_numbers(1)
    context = Context(SYSTEM, "web")
    harness.jobs.draft(DraftJob(number, KONOBA, AdDraft.model_validate(ad(title="Barmen").model_dump())), context)
    result = run_command("publish-job", str(number))
    assert (result.code, result.error.splitlines()[0].endswith("applyUntil REQUIRED_INPUT")) == (1, True)
    written = AdDraft.model_validate(ad(title="Barmen").model_dump())
    harness.jobs.draft(DraftJob(number, KONOBA, written, datetime.now(UTC) + timedelta(days=9)), context)
    assert f"{number} Barmen: draft" in run_command("show-job", str(number)).out
    assert f"{number} Barmen: active" in run_command("publish-job", str(number)).out


def test_the_history_says_who_did_what(harness: JobFixtures, number: str, run_command: RunCommand) -> None:
    run_command("close-job", number)
    first, *events = run_command("show-job", number).out.splitlines()
    assert ": closed, applications until" in first
    assert [event.split("  ")[1] for event in events] == [
        "published, by system (import)",
        f"closed, by administrator {getuser()} (command-line)",
    ]
    context = harness.jobs.history(int(number))[-1].context
    assert context.actor == Actor("administrator", getuser())


def test_an_unknown_job_number_is_reported(run_command: RunCommand) -> None:
    assert run_command("show-job", "999999") == CommandResult(2, "", "There is no job 999999.\n")
    assert run_command("close-job", "999999").error.startswith("JOB_NOT_FOUND")
    assert run_command("extend-job", "999999", "--until", in_days(9)).error.startswith("JOB_NOT_FOUND")


@pytest.mark.parametrize(
    "words",
    [
        ("close-job",),
        ("close-job", "0"),
        ("close-job", "-1"),
        ("close-job", "seven"),
        ("close-job", str(2**63)),
        ("close-job", "7", "--reason", "boredom"),
        ("remove-job", "7"),
        ("extend-job", "7"),
        ("extend-job", "7", "--until", "tomorrow"),
        ("extend-job", "7", "--until", "2026-06-30T12:00:00"),
    ],
)
def test_unknown_arguments_are_usage_errors(run_command: RunCommand, words: tuple[str, ...]) -> None:
    assert run_command(*words).code == 2
