"""F5: of 200 concurrent conflicting commands on one stream one succeeds; the others are refused with a reason."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

import psycopg
import pytest

from domain.kernel.errors import Refused
from domain.kernel.log.event import SYSTEM
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from tests.faults.tally_projection import LOG, Counted, context, open_for_faults, totals_in

AT_ONCE = 200
ROUNDS = 5


class AlreadyCounted(Refused):
    code = "ALREADY_COUNTED"
    status = 409


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    # So many connections that nobody waits for one for long, on a slow machine either.
    with open_for_faults(new_database(), pool_size=48) as opened:
        yield opened


def count_once(total: int | None) -> AppendPlan[Counted]:
    if total:
        raise AlreadyCounted
    return AppendPlan([Counted()], answer={"total": 1})


def all_at_once(platform: Platform, stream: UUID, key: IdempotencyKey | None = None) -> Counter[str]:
    """Counts how many commands won, were given the winner's answer again, or were refused with which code; anything
    else is raised."""
    ready = threading.Barrier(AT_ONCE)

    def ask(_: int) -> str:
        ready.wait()
        try:
            outcome = totals_in(platform.logs[LOG]).execute(stream, count_once, context(), key)
        except Refused as refused:
            return f"{refused.status} {refused.code}"
        assert outcome.answer == {"total": 1}
        return "again" if outcome.replayed else "won"

    with ThreadPoolExecutor(AT_ONCE) as threads:
        return Counter(threads.map(ask, range(AT_ONCE)))


def test_one_command_succeeds_and_the_others_are_refused(platform: Platform) -> None:
    stream = new_id()
    found = all_at_once(platform, stream)
    assert found["won"] == 1
    assert found["409 ALREADY_COUNTED"] + found["409 CONFLICT"] == AT_ONCE - 1
    assert len(platform.logs[LOG].load(stream)) == 1


def test_concurrent_repetitions_of_a_request_have_one_effect_and_one_response(platform: Platform) -> None:
    stream = new_id()
    found = all_at_once(platform, stream, IdempotencyKey.of(SYSTEM, str(stream), "count"))
    assert found == {"won": 1, "again": AT_ONCE - 1}
    assert len(platform.logs[LOG].load(stream)) == 1


def test_without_the_unique_stream_version_several_would_succeed(platform: Platform) -> None:
    """The control: the tests above can fail."""
    with psycopg.connect(platform.settings.database_url) as connection:
        connection.execute("ALTER TABLE events.applications DROP CONSTRAINT applications_pkey")
    assert any(all_at_once(platform, new_id())["won"] > 1 for _ in range(ROUNDS))
