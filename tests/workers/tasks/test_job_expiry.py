"""A passed deadline is recorded once, and not before."""

import threading
from collections import Counter
from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.jobs.commands import CloseJob, MoveDeadline, RelistJob, RemoveJob
from domain.jobs.events import ClosingReason, JobExpired, JobPaused, JobShortened, RemovalReason
from domain.jobs.service import job_stream
from domain.jobs.status import JobStatus
from domain.kernel.log.event import Event
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from read_models.job_pages.queries import find_page
from tests.changed_events import allow_changes
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT, JobBoard
from tests.workers.task_harness import captured_logs
from workers.tasks.job_expiry import JobExpiry


@pytest.fixture
def board(platform: Platform) -> JobBoard:
    return JobBoard(platform, ReadModels(platform))


@pytest.fixture
def expiry(board: JobBoard) -> JobExpiry:
    return JobExpiry(board.platform.engine, board.jobs, batch=3)


def expirations(board: JobBoard) -> Counter[str]:
    """Counts how often each job has expired."""
    events = board.platform.logs["jobs"].read(0, 10_000)
    return Counter(str(recorded.stream_id) for recorded in events if isinstance(recorded.event, JobExpired))


def overdue(board: JobBoard, count: int = 1) -> list[int]:
    return [board.publish(days_left=-1, hours_old=72) for _ in range(count)]


def happened(board: JobBoard, number: int, *events: Event) -> None:
    """Records events that happened when it was still in time."""
    version = len(board.jobs.history(number))
    board.platform.logs["jobs"].append([Change(job_stream(number), version, events, CONTEXT)])


def test_ads_with_a_passed_deadline_expire_and_the_others_do_not(board: JobBoard, expiry: JobExpiry) -> None:
    due, open_ = overdue(board, 7), board.publish()
    closed, paused, removed = overdue(board, 3)
    board.jobs.close(closed, CloseJob(ClosingReason.FILLED), CONTEXT)
    board.jobs.remove(removed, RemoveJob(RemovalReason.DUPLICATE), CONTEXT)
    happened(board, paused, JobPaused())
    board.show()
    assert expiry.run() == 8
    assert all(board.jobs.get(number).expired for number in [*due, paused])
    assert not any(board.jobs.get(number).expired for number in [open_, closed, removed])


def test_a_second_sweep_finds_nothing_even_while_pages_lag_behind(board: JobBoard, expiry: JobExpiry) -> None:
    overdue(board, 5)
    board.show()
    assert expiry.run() == 5
    assert expiry.run() == 0
    board.show()
    assert expiry.run() == 0
    assert set(expirations(board).values()) == {1}


def test_an_ad_that_was_extended_since_its_page_was_written_does_not_expire(board: JobBoard, expiry: JobExpiry) -> None:
    [number, other] = overdue(board, 2)
    board.show()
    later = board.platform.clock() + timedelta(days=30)
    board.jobs.move_deadline(number, MoveDeadline(later), CONTEXT)
    assert expiry.run() == 1
    assert board.jobs.get(number).takes_applications(board.platform.clock())
    assert board.jobs.get(other).expired


def test_an_ad_that_is_extended_at_the_same_moment_does_not_expire(
    board: JobBoard, expiry: JobExpiry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deadline moves between the decision and its recording: the versions tell, and each job is asked anew."""
    numbers = overdue(board, 3)
    board.show()
    log = board.platform.logs["jobs"]
    append, later = log.append, board.platform.clock() + timedelta(days=30)

    def late(*arguments: object, **options: object) -> int:
        monkeypatch.setattr(log, "append", append)
        board.jobs.move_deadline(numbers[1], MoveDeadline(later), CONTEXT)
        return append(*arguments, **options)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(log, "append", late)
    assert expiry.run() == 2
    assert [board.jobs.get(number).expired for number in numbers] == [True, False, True]


def test_an_expired_ad_can_be_extended_or_relisted_and_expires_again(board: JobBoard, expiry: JobExpiry) -> None:
    extended, relisted = overdue(board, 2)
    board.show()
    expiry.run()
    now = board.platform.clock()
    board.jobs.move_deadline(extended, MoveDeadline(now + timedelta(days=1)), CONTEXT)
    board.jobs.relist(relisted, RelistJob(now + timedelta(days=1)), CONTEXT)
    with board.look() as connection:
        pages = [find_page(connection, number) for number in (extended, relisted)]
    assert [page and page.card.status for page in pages] == [JobStatus.ACTIVE, JobStatus.ACTIVE]
    assert expiry.run() == 0
    for number in (extended, relisted):
        happened(board, number, JobShortened(apply_until=now))
    board.show()
    assert expiry.run() == 2
    assert sorted(expirations(board).values()) == [2, 2]


def test_concurrent_sweeps_record_an_expiry_once(board: JobBoard) -> None:
    overdue(board, 20)
    board.show()
    counted: list[int] = []

    def sweep() -> None:
        counted.append(JobExpiry(board.platform.engine, board.jobs, batch=7).run())

    threads = [threading.Thread(target=sweep) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(counted) == 20
    assert sorted(expirations(board).values()) == [1] * 20


def test_an_unreadable_ad_does_not_block_the_expiry_of_others(board: JobBoard, expiry: JobExpiry) -> None:
    numbers = overdue(board, 5)
    board.show()
    broken = board.jobs.history(numbers[2])[0].stream_id
    with board.platform.engine.begin() as connection:
        allow_changes(connection, "jobs")
        unreadable = text("UPDATE events.jobs SET topic = 'tests.NobodyKnows' WHERE originator_id = :id")
        connection.execute(unreadable, {"id": broken})
    with captured_logs() as logs:
        assert expiry.run() == 4
    assert [(entry["event"], entry["number"]) for entry in logs] == [("job_not_expired", numbers[2])]


def test_the_page_says_since_when(board: JobBoard, expiry: JobExpiry) -> None:
    [number] = overdue(board)
    with board.look() as connection:
        before = find_page(connection, number)
    expiry.run()
    with board.look() as connection:
        after = find_page(connection, number)
    assert before
    assert after
    assert (before.card.status, after.card.status) == (JobStatus.EXPIRED, JobStatus.EXPIRED)
    assert (before.changes, [change.kind for change in after.changes]) == ((), ["expired"])
