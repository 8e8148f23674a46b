"""The change feed: every public change once, in log order, in pages that never change."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.jobs.ad import AdDraft
from domain.jobs.commands import CloseJob, DraftJob, EditJob, MoveDeadline
from domain.jobs.events import ClosingReason, JobEmployer
from domain.kernel.process.platform import Platform
from read_models.job_changes import queries
from read_models.job_changes.projection import JobChanges
from read_models.job_changes.queries import find_progress, read_page
from read_models.kernel.projection import Projection
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT, JobBoard

CHANGES = JobChanges()


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> JobBoard:
    return JobBoard(platform, read_models)


@pytest.fixture(scope="module")
def waiter(board: JobBoard, read_models: ReadModels) -> int:
    """A waiter who is published, edited, prolonged and closed; and a draft that nobody sees."""
    (draft,) = board.jobs.next_numbers(1)
    board.jobs.draft(DraftJob(draft, JobEmployer(id=1, name="Konoba"), AdDraft(title="Secret")), CONTEXT)
    number = board.publish(title="Konobar/ica")
    board.jobs.edit(number, EditJob(ad(title="Konobar/ica u sezoni")), CONTEXT)
    board.jobs.move_deadline(number, MoveDeadline(board.platform.clock() + timedelta(days=60)), CONTEXT)
    board.jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    read_models.show(CHANGES)
    return number


def test_every_change_is_listed_in_order_and_drafts_are_not(platform: Platform, waiter: int) -> None:
    with platform.engine.connect() as connection:
        page = read_page(connection, 1)
    assert page
    assert [(change.job_number, change.version, change.kind) for change in page.changes] == [
        (waiter, 1, "published"),
        (waiter, 2, "edited"),
        (waiter, 3, "extended"),
        (waiter, 4, "closed"),
    ]
    assert (page.is_full, page.is_final) == (False, False)


def test_full_pages_never_change(platform: Platform, waiter: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "POSITIONS_A_PAGE", 2)
    with platform.engine.connect() as connection:
        last = find_progress(connection).last_page
        pages = [read_page(connection, number) for number in range(1, last + 2)]
    assert pages[-1] is None
    found = [page for page in pages if page]
    assert [kind for page in found for kind in [change.kind for change in page.changes]] == [
        "published",
        "edited",
        "extended",
        "closed",
    ]
    assert [page.is_final for page in found] == [True] * (last - 1) + [False]


def test_a_page_with_a_parked_stream_is_not_final(
    platform: Platform, waiter: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "POSITIONS_A_PAGE", 2)
    with platform.engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO read_kernel.parked_stream"
                " (projection, generation, log, stream_id, position, error, attempts)"
                " SELECT projection, live, 'jobs', gen_random_uuid(), 3, 'planted', 5"
                " FROM read_kernel.projection_generation WHERE projection = 'job_changes'"
            )
        )
        first, second = read_page(connection, 1), read_page(connection, 2)
        connection.rollback()
    assert first
    assert second
    assert (first.is_final, second.is_full, second.is_final) == (True, True, False)


def test_a_rebuilt_feed_equals_the_live_one(waiter: int, replay_equals_live: Callable[[Projection], bool]) -> None:
    assert replay_equals_live(CHANGES)
