"""F6: the connection breaks between COMMIT and response; repeating the command with its key has one effect."""

from collections.abc import Callable, Iterator
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import Connection, select

from domain.kernel.errors import Unavailable
from domain.kernel.log.event import SYSTEM
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from tests.faults.cutting_proxy import CuttingProxy
from tests.faults.tally_projection import LOG, Counted, context, open_for_faults, totals_in
from tests.workers.task_harness import wait_until

NUMBER = 777_001
MARK = b'"number":777001'


@pytest.fixture(scope="module")
def proxy(database_url: str) -> Iterator[CuttingProxy]:
    with CuttingProxy(database_url, MARK) as opened:
        yield opened


@pytest.fixture(scope="module")
def behind_proxy(proxy: CuttingProxy) -> Iterator[Platform]:
    with open_for_faults(proxy.url) as opened:
        yield opened


@pytest.fixture(scope="module")
def direct(database_url: str) -> Iterator[Platform]:
    """A look at what is stored, past the proxy."""
    with open_for_faults(database_url) as opened:
        yield opened


def write_nothing(connection: Connection) -> None:
    connection.execute(select(1))


def command(platform: Platform, stream: UUID, key: IdempotencyKey | None, *, with_write: bool) -> Callable[[], Any]:
    """Counts once more; answers with the total, or with None when the database was away."""

    def plan(total: int | None) -> AppendPlan[Counted]:
        rows = [write_nothing] if with_write else []
        return AppendPlan([Counted(number=NUMBER)], rows, {"total": (total or 0) + NUMBER})

    def ask() -> dict[str, int] | None:
        try:
            outcome = totals_in(platform.logs[LOG]).execute(stream, plan, context(), key)
        except Unavailable:
            return None
        return outcome.answer

    return ask


def answered(ask: Callable[[], Any]) -> Any:
    """Asks until there is an answer, as a patient client does: a pool that found the database away looks for it again
    after a pause."""
    found: list[Any] = []
    wait_until(lambda: found.append(ask()) or found[-1])
    return found[-1]


def ask_with_a_lost_answer(ask: Callable[[], Any], proxy: CuttingProxy, *, stay_away: bool) -> Any:
    """Asks while the answer is lost, which did happen; returns what the client got."""
    before = proxy.cuts
    proxy.arm(stay_away=stay_away)
    first = ask()
    assert proxy.cuts == before + 1
    proxy.come_back()
    return first


@pytest.mark.parametrize("stay_away", [False, True], ids=["the answer is lost", "the database stays away"])
@pytest.mark.parametrize("with_write", [False, True], ids=["events alone", "with a transactional write"])
def test_a_command_repeated_with_its_key_has_one_effect(
    behind_proxy: Platform, direct: Platform, proxy: CuttingProxy, *, stay_away: bool, with_write: bool
) -> None:
    stream = new_id()
    key = IdempotencyKey.of(SYSTEM, str(stream), "count")
    ask = command(behind_proxy, stream, key, with_write=with_write)
    first = ask_with_a_lost_answer(ask, proxy, stay_away=stay_away)
    assert len(direct.logs[LOG].load(stream)) == 1, "the connection was to break after the commit"
    assert first in ({"total": NUMBER}, None)
    assert [answered(ask), ask()] == [{"total": NUMBER}] * 2
    assert len(direct.logs[LOG].load(stream)) == 1


def test_without_a_key_the_effect_would_double(behind_proxy: Platform, direct: Platform, proxy: CuttingProxy) -> None:
    """The control: the test above can fail."""
    stream = new_id()
    ask = command(behind_proxy, stream, None, with_write=False)
    ask_with_a_lost_answer(ask, proxy, stay_away=True)
    assert answered(ask) == {"total": 2 * NUMBER}
    assert len(direct.logs[LOG].load(stream)) == 2
