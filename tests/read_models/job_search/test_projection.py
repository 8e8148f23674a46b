"""The projection of the job search, in batches of any size and rebuilt beside the live one."""

from collections.abc import Callable

import pytest
from sqlalchemy import select, text

from domain.jobs.commands import DraftJob, RemoveJob
from domain.jobs.events import ClosingReason, JobClosed, JobEmployer, RemovalReason
from domain.kernel.log.event_store import Change
from domain.kernel.values.ids import new_id
from read_models.job_search.tables import search_ad
from read_models.kernel.generations import live_generation
from read_models.kernel.projection import Projection
from tests.domain.jobs.ads import ad
from tests.read_models.job_search.market import CONTEXT, SEARCH, Market


def test_rebuilt_equals_live(market: Market, replay_equals_live: Callable[[Projection], bool]) -> None:
    assert replay_equals_live(SEARCH)


def test_a_changed_row_is_detected(market: Market, replay_equals_live: Callable[[Projection], bool]) -> None:
    """The control."""
    with market.platform.engine.begin() as connection:
        generation = live_generation(connection, SEARCH)
        schema = generation.schema
        connection.execute(text(f"UPDATE {schema}.search_ad SET stems = stems || 'x' WHERE listed"))
    assert not replay_equals_live(SEARCH)
    with market.platform.engine.begin() as connection:
        connection.execute(text(f"UPDATE {schema}.search_ad SET stems = left(stems, -1) WHERE listed"))
    assert replay_equals_live(SEARCH)


@pytest.mark.parametrize("limit", [1, 3])
def test_any_split_into_batches_leads_to_the_same_rows(
    market: Market, replay_equals_live: Callable[[Projection], bool], limit: int
) -> None:
    for _ in range(15):
        market.publish()
        market.act()
    with market.platform.engine.connect() as connection:
        generation = live_generation(connection, SEARCH)
    while market.read_models.catch_up.step(generation, "jobs", limit=limit):
        pass
    assert replay_equals_live(SEARCH)


def test_a_draft_is_no_ad_and_may_be_discarded(market: Market) -> None:
    [number] = market.jobs.next_numbers(1)
    market.jobs.draft(DraftJob(number, JobEmployer(id=1, name="Konoba"), ad(title="Nacrt")), CONTEXT)
    market.jobs.remove(number, RemoveJob(RemovalReason.DISCARDED), CONTEXT)
    market.follow()
    with market.platform.engine.connect() as connection:
        assert number not in {key & 0xFFFFFFF for key in connection.execute(select(search_ad.c.sort_key)).scalars()}
        assert not connection.execute(text("SELECT * FROM read_kernel.parked_stream")).all()


def test_a_stream_without_a_publication_is_parked(market: Market) -> None:
    orphan = Change(new_id(), 0, [JobClosed(reason=ClosingReason.FILLED)], CONTEXT)
    market.platform.logs["jobs"].append([orphan])
    market.follow()
    with market.platform.engine.connect() as connection:
        parked = connection.execute(text("SELECT stream_id FROM read_kernel.parked_stream")).scalars().all()
    assert parked == [orphan.stream_id]


def test_pairs_of_frequent_words_have_posting_lists(market: Market) -> None:
    """Pairs of frequent words have posting lists, on which the examples with phrases rely."""
    with market.platform.engine.connect() as connection:
        query = text("SELECT frequent_stems FROM read.search_segment ORDER BY size DESC")
        frequent = connection.execute(query).scalars().first()
        pairs = connection.execute(text("SELECT count(*) FROM read.search_posting WHERE term LIKE '%\"%'")).scalar_one()
    assert frequent
    assert {"rad", "_u", "tim"} <= set(frequent.split())
    assert pairs > 0
