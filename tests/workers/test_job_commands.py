"""`karijera close-job` and its like: what operators do with one ad."""

from datetime import UTC, date, datetime, timedelta
from getpass import getuser

import pytest

from domain.jobs.ad import AdDraft
from domain.jobs.commands import DraftJob
from domain.jobs.deadlines import end_of_day
from domain.jobs.events import ClosingReason, RemovalReason
from domain.kernel.facts import SYSTEM, Actor, Context
from domain.kernel.platform import Platform
from tests.domain.jobs.ads import KONOBA, ad
from tests.jobs_at_hand import JobsAtHand
from tests.workers.commands_at_hand import Operate, Told


@pytest.fixture
def at_hand(platform: Platform) -> JobsAtHand:
    return JobsAtHand(platform)


@pytest.fixture
def number(at_hand: JobsAtHand) -> str:
    return str(at_hand.publish().number)


def in_days(days: int) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).date().isoformat()


def test_a_job_is_paused_and_resumed(at_hand: JobsAtHand, number: str, operate: Operate) -> None:
    assert operate("pause-job", number).out.startswith(f"{number} Konobar (m/ž): paused, applications until ")
    assert operate("pause-job", number).code == 0
    assert "active" in operate("resume-job", number).out
    assert len(at_hand.jobs.history(int(number))) == 3


def test_a_day_ends_where_the_job_is(at_hand: JobsAtHand, number: str, operate: Operate) -> None:
    for day in (in_days(90), in_days(20)):
        assert operate("extend-job", number, "--until", day).code == 0
        job = at_hand.jobs.get(int(number))
        assert job.apply_until == end_of_day(date.fromisoformat(day), job.ad.places)
    assert "2999-06-30T12:00:00+02:00" in operate("extend-job", number, "--until", "2999-06-30T12:00:00+02:00").out


def test_a_job_is_closed_for_a_reason_and_relisted(at_hand: JobsAtHand, number: str, operate: Operate) -> None:
    assert "closed" in operate("close-job", number, "--reason", "filled").out
    assert at_hand.jobs.get(int(number)).closed is ClosingReason.FILLED
    refused = operate("pause-job", number)
    assert (refused.code, refused.error) == (1, "JOB_CLOSED: The job has been closed.\n")
    assert "active" in operate("relist-job", number, "--until", in_days(30)).out
    assert operate("relist-job", number, "--until", in_days(30)).error.startswith("JOB_STILL_OPEN")


def test_a_removed_job_stays_removed(at_hand: JobsAtHand, number: str, operate: Operate) -> None:
    assert "removed" in operate("remove-job", number, "--reason", "misleading").out
    assert at_hand.jobs.get(int(number)).removed is RemovalReason.MISLEADING
    assert operate("relist-job", number, "--until", in_days(30)).error.startswith("JOB_REMOVED")


def test_a_draft_is_published_when_nothing_is_missing(at_hand: JobsAtHand, operate: Operate) -> None:
    [number] = at_hand.jobs.next_numbers(1)
    context = Context(SYSTEM, "test")
    at_hand.jobs.draft(DraftJob(number, KONOBA, AdDraft.model_validate(ad(title="Barmen").model_dump())), context)
    told = operate("publish-job", str(number))
    assert (told.code, told.error.splitlines()[0].endswith("applyUntil REQUIRED_INPUT")) == (1, True)
    written = AdDraft.model_validate(ad(title="Barmen").model_dump())
    at_hand.jobs.draft(DraftJob(number, KONOBA, written, datetime.now(UTC) + timedelta(days=9)), context)
    assert f"{number} Barmen: draft" in operate("show-job", str(number)).out
    assert f"{number} Barmen: active" in operate("publish-job", str(number)).out


def test_the_history_says_who_did_what(at_hand: JobsAtHand, number: str, operate: Operate) -> None:
    operate("close-job", number)
    first, *facts = operate("show-job", number).out.splitlines()
    assert ": closed, applications until" in first
    assert [fact.split("  ")[1] for fact in facts] == [
        "published, by system (import)",
        f"closed, by administrator {getuser()} (command-line)",
    ]
    context = at_hand.jobs.history(int(number))[-1].context
    assert context.actor == Actor("administrator", getuser())


def test_a_number_that_no_job_has_is_said(operate: Operate) -> None:
    assert operate("show-job", "999999") == Told(2, "", "There is no job 999999.\n")
    assert operate("close-job", "999999").error.startswith("JOB_NOT_FOUND")
    assert operate("extend-job", "999999", "--until", in_days(9)).error.startswith("JOB_NOT_FOUND")


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
def test_words_nobody_knows_are_a_wrong_use(operate: Operate, words: tuple[str, ...]) -> None:
    assert operate(*words).code == 2
