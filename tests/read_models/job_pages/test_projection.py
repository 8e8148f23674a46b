"""The projection of job pages, in batches of any size."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from sqlalchemy import text

from domain.jobs.ad import AdDraft, JobAd
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
from domain.jobs.salary import Salary
from domain.jobs.service import Jobs, job_stream
from domain.jobs.status import JobStatus
from domain.kernel.log.event_store import Change
from domain.kernel.values.ids import new_id
from read_models.job_pages.as_of import page_as_of
from read_models.job_pages.changes import MAX_CHANGES
from read_models.job_pages.export import all_active
from read_models.job_pages.queries import find_page, list_due
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import KONOBA, ad
from tests.read_models.job_pages.job_board import CONTEXT, PAGES, JobBoard


def test_a_published_ad_has_its_page(board: JobBoard) -> None:
    number = board.publish(title="KONOBAR / ICA (m/ž)", salary={"currency": "EUR", "minimum": "1450.50", "tax": "net"})
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    fields = page.card.fields
    assert (fields["slug"], page.card.version, fields["category"]) == ("konobar", 1, 24)
    assert page.card.status is JobStatus.ACTIVE
    assert Salary.model_validate(fields["salary"]) == Salary.model_validate(page.ad["salary"])
    assert page.card.employer_name == "Konoba Tri Volta"
    assert JobAd.model_validate(page.ad).places == ad(places=fields["places"]).places


def test_changes_reach_the_row(board: JobBoard) -> None:
    number = board.publish()
    later = board.platform.clock() + timedelta(days=90)
    board.jobs.edit(number, EditJob(ad(title="Šef/ica sale", work_mode="remote", places=[], position=None)), CONTEXT)
    board.jobs.move_deadline(number, MoveDeadline(later), CONTEXT)
    board.jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    card = page.card
    assert (card.fields["title"], card.fields["slug"], card.version) == ("Šef/ica sale", "sef-sale", 4)
    assert (card.fields.get("position"), card.fields["places"]) == (None, [])
    assert card.apply_until == later
    assert page.closed_at == card.changed_at
    assert card.status is JobStatus.CLOSED


@pytest.mark.parametrize(
    ("happen", "status"),
    [
        (lambda jobs, number, _: jobs.pause(number, CONTEXT), JobStatus.PAUSED),
        (lambda jobs, number, _: jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT), JobStatus.CLOSED),
        (lambda jobs, number, _: jobs.remove(number, RemoveJob(RemovalReason.DUPLICATE), CONTEXT), JobStatus.REMOVED),
    ],
)
def test_only_an_active_job_is_listed(
    board: JobBoard, happen: Callable[[Jobs, int, datetime], object], status: JobStatus
) -> None:
    number, other = board.publish(), board.publish()
    happen(board.jobs, number, board.platform.clock())
    with board.look() as connection:
        page = find_page(connection, number)
    active = {job.card.number for job in all_active(board.platform.engine)}
    assert {number, other} & active == {other}
    assert page is not None
    assert page.card.status is status


def test_a_job_whose_deadline_has_passed_is_expired_whether_or_not_that_was_recorded(board: JobBoard) -> None:
    recorded, unrecorded = (board.publish(days_left=-1, hours_old=72) for _ in range(2))
    board.jobs.expire([recorded], CONTEXT)
    with board.look() as connection:
        pages = [find_page(connection, number) for number in (recorded, unrecorded)]
        due = [each.number for each in list_due(connection, None, limit=1000)]
    assert [page and page.card.status for page in pages] == [JobStatus.EXPIRED] * 2
    assert unrecorded in due
    assert recorded not in due


def test_a_relisted_job_is_listed_as_new(board: JobBoard) -> None:
    number = board.publish(hours_old=900)
    now = board.platform.clock()
    board.jobs.pause(number, CONTEXT)
    board.jobs.close(number, CloseJob(ClosingReason.LEFT_FEED), CONTEXT)
    board.jobs.relist(number, RelistJob(now + timedelta(days=9)), CONTEXT)
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    assert (page.card.status, page.closed_at) == (JobStatus.ACTIVE, None)
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
    events = [JobPaused(), JobResumed()] * MAX_CHANGES
    board.platform.logs["jobs"].append([Change(job_stream(number), 1, [*events, JobExpired()], CONTEXT)])
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    assert len(page.changes) == MAX_CHANGES
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
    assert as_of_now == page


def test_a_title_without_letters_has_a_slug(board: JobBoard) -> None:
    number = board.publish(title="!!!")
    with board.look() as connection:
        page = find_page(connection, number)
    assert page is not None
    assert page.card.fields["slug"] == "oglas"


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


def test_a_stream_without_a_publication_is_parked_and_the_others_are_projected(board: JobBoard) -> None:
    orphan = Change(new_id(), 0, [JobClosed(reason=ClosingReason.FILLED)], CONTEXT)
    board.platform.logs["jobs"].append([orphan])
    number = board.publish()
    with board.look() as connection:
        assert find_page(connection, number) is not None
        parked = connection.execute(text("SELECT stream_id FROM read_kernel.parked_stream")).scalars().all()
    assert parked == [orphan.stream_id]
