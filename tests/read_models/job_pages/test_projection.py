"""Rows follow the facts of the log, in batches of any size."""

from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.jobs.commands import CloseJob, EditJob, MoveDeadline
from domain.jobs.events import ClosingReason, JobClosed
from domain.kernel.event_store import Change
from domain.kernel.ids import new_id
from read_models.job_pages.queries import find_page
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import ad
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
        board.jobs.close(number, CloseJob(ClosingReason.WITHDRAWN), CONTEXT)
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
