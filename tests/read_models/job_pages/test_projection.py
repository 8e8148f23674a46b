"""Rows follow the facts of the log, in batches of any size."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from sqlalchemy import text

from domain.jobs.ad import AdDraft
from domain.jobs.commands import CloseJob, DraftJob, EditJob, JoinSource, MoveDeadline, RelistJob, RemoveJob
from domain.jobs.events import (
    ClosingReason,
    JobClosed,
    JobExpired,
    JobPaused,
    JobResumed,
    JobSource,
    JoiningReason,
    RemovalReason,
)
from domain.jobs.service import Jobs, job_stream
from domain.jobs.standing import Standing
from domain.kernel.event_store import Change
from domain.kernel.ids import new_id
from read_models.job_pages.changes import MOST_CHANGES
from read_models.job_pages.history import page_as_of
from read_models.job_pages.queries import find_page, list_cards, list_due
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import KONOBA, ad
from tests.read_models.job_pages.job_pages_at_hand import CONTEXT, PAGES, JobBoard


def test_a_published_ad_has_its_page(board: JobBoard) -> None:
    number = board.publish(title="KONOBAR / ICA (m/ž)", salary={"currency": "EUR", "minimum": "1450.50", "tax": "net"})
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    assert (page.card.slug, page.card.version, page.card.category, page.card.active) == ("konobar", 1, 24, True)
    assert page.card.salary == page.ad.salary
    assert page.card.employer_name == "Konoba Tri Volta"
    assert page.ad.places == page.card.places


def test_changes_are_stamped_into_the_row(board: JobBoard) -> None:
    number = board.publish()
    later = board.platform.clock() + timedelta(days=90)
    board.jobs.edit(number, EditJob(ad(title="Šef/ica sale", work_mode="remote", places=[], position=None)), CONTEXT)
    board.jobs.move_deadline(number, MoveDeadline(later), CONTEXT)
    board.jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    card = page.card
    assert (card.title, card.slug, card.version, card.position, card.places) == (
        "Šef/ica sale",
        "sef-sale",
        4,
        None,
        (),
    )
    assert card.apply_until == later
    assert card.closed_at == card.changed_at
    assert not card.active


@pytest.mark.parametrize(
    ("happen", "standing"),
    [
        (lambda jobs, number, _: jobs.pause(number, CONTEXT), Standing.PAUSED),
        (lambda jobs, number, _: jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT), Standing.CLOSED),
        (lambda jobs, number, _: jobs.remove(number, RemoveJob(RemovalReason.DUPLICATE), CONTEXT), Standing.REMOVED),
    ],
)
def test_only_an_active_job_is_listed(
    board: JobBoard, happen: Callable[[Jobs, int, datetime], object], standing: Standing
) -> None:
    word = f"Ronilac {standing}"
    number, other = board.publish(title=word), board.publish(title=word)
    happen(board.jobs, number, board.platform.clock())
    with board.look() as connection:
        page = find_page(connection, number)
        assert [card.number for card in list_cards(connection, query=word).cards] == [other]
    assert page is not None
    assert page.card.standing is standing


def test_a_job_whose_deadline_has_passed_is_expired_whether_or_not_that_was_recorded(board: JobBoard) -> None:
    recorded, unrecorded = (board.publish(days_left=-1, hours_old=72) for _ in range(2))
    board.jobs.expire([recorded], CONTEXT)
    with board.look() as connection:
        pages = [find_page(connection, number) for number in (recorded, unrecorded)]
        due = [each.number for each in list_due(connection, None, limit=1000)]
    assert [page and page.card.standing for page in pages] == [Standing.EXPIRED] * 2
    assert unrecorded in due
    assert recorded not in due


def test_a_relisted_job_is_listed_again_as_new(board: JobBoard) -> None:
    number = board.publish(hours_old=900)
    now = board.platform.clock()
    board.jobs.pause(number, CONTEXT)
    board.jobs.close(number, CloseJob(ClosingReason.LEFT_FEED), CONTEXT)
    board.jobs.relist(number, RelistJob(now + timedelta(days=9)), CONTEXT)
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    assert (page.card.standing, page.card.closed_at) == (Standing.ACTIVE, None)
    assert page.card.published_at >= now
    assert [change.kind for change in page.changes] == ["paused", "closed", "relisted"]


def test_a_draft_has_no_page(board: JobBoard) -> None:
    discarded, published = board.jobs.next_numbers(2)
    written = AdDraft.model_validate(ad().model_dump())
    until = board.platform.clock() + timedelta(days=9)
    for number in (discarded, published):
        board.jobs.draft(DraftJob(number, KONOBA, AdDraft()), CONTEXT)
        board.jobs.draft(DraftJob(number, KONOBA, written, until), CONTEXT)
    board.jobs.remove(discarded, RemoveJob(RemovalReason.DISCARDED), CONTEXT)
    with board.look() as connection:
        assert [find_page(connection, number) for number in (discarded, published)] == [None, None]
    board.jobs.publish_draft(published, CONTEXT)
    with board.look() as connection:
        page = find_page(connection, published)
    assert page is not None
    assert (page.card.version, page.changes) == (3, ())


def test_sources_change_nothing_that_a_reader_sees(board: JobBoard) -> None:
    number = board.publish()
    source = JobSource(feed="burza", external_id=str(number))
    with board.look() as connection:
        before = find_page(connection, number)
    board.jobs.join_source(number, JoinSource(source, JoiningReason.SAME_TEXT), CONTEXT)
    with board.look() as connection:
        after = find_page(connection, number)
    assert before
    assert after
    assert (after.card.version, after.card.changed_at, after.changes) == (2, before.card.changed_at, ())


def test_the_newest_changes_are_kept(board: JobBoard) -> None:
    number = board.publish()
    facts = [JobPaused(), JobResumed()] * MOST_CHANGES
    board.platform.logs["jobs"].append([Change(job_stream(number), 1, [*facts, JobExpired()], CONTEXT)])
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    assert len(page.changes) == MOST_CHANGES
    assert [change.kind for change in page.changes[-3:]] == ["paused", "resumed", "expired"]


def test_the_page_as_of_now_is_the_page(board: JobBoard) -> None:
    number = board.publish(salary={"currency": "EUR", "minimum": "1450.50"}, languages=[{"language": "en"}])
    board.jobs.edit(number, EditJob(ad(title="Šef/ica sale")), CONTEXT)
    board.jobs.pause(number, CONTEXT)
    with board.look() as connection:
        page = find_page(connection, number)
    as_of_now = page_as_of(board.jobs.history(number), board.platform.clock())
    assert page
    assert as_of_now
    aged = replace(as_of_now.card, age_seconds=page.card.age_seconds)
    assert replace(as_of_now, card=aged) == page


def test_a_title_without_letters_still_has_an_address(board: JobBoard) -> None:
    number = board.publish(title="!!!")
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    assert page.card.slug == "oglas"


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_any_split_into_batches_leads_to_the_same_rows(board: JobBoard, limit: int) -> None:
    for number in [board.publish(title=f"Posao {limit}-{index}") for index in range(3)]:
        board.jobs.edit(number, EditJob(ad(title=f"Izmijenjeno {number}")), CONTEXT)
        board.jobs.pause(number, CONTEXT)
        board.jobs.close(number, CloseJob(ClosingReason.WITHDRAWN), CONTEXT)
        board.jobs.relist(number, RelistJob(board.platform.clock() + timedelta(days=9)), CONTEXT)
        board.jobs.edit(number, EditJob(ad(salary={"currency": "EUR", "minimum": "1450.50"})), CONTEXT)
    with board.platform.engine.connect() as connection:
        generation = live_generation(connection, PAGES)
    while board.catch_up.step(generation, "jobs", limit=limit):
        pass
    assert board.replay_equals_live()


def test_a_stream_without_a_publication_is_set_aside_and_the_others_go_on(board: JobBoard) -> None:
    orphan = Change(new_id(), 0, [JobClosed(reason=ClosingReason.FILLED)], CONTEXT)
    board.platform.logs["jobs"].append([orphan])
    number = board.publish()
    with board.look() as connection:
        assert find_page(connection, number) is not None
        parked = connection.execute(text("SELECT stream_id FROM read_kernel.parked_stream")).scalars().all()
    assert parked == [orphan.stream_id]
