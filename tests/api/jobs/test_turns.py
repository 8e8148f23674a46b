"""Searches take turns."""

import asyncio
from threading import Barrier, BrokenBarrierError, Event, Lock

import pytest

from api.jobs.turns import Turns
from domain.kernel.errors import Unavailable


def most_at_once(turns: Turns, works: int) -> int:
    """So many pieces of work, each of which looks how many others are being done."""
    doing, most, counting = 0, 0, Lock()

    def work() -> None:
        nonlocal doing, most
        with counting:
            doing += 1
            most = max(most, doing)
        with counting:
            doing -= 1

    async def all_of_them() -> None:
        await asyncio.gather(*(turns.take(work) for _ in range(works)))

    asyncio.run(all_of_them())
    return most


def test_no_more_than_are_let_in_work_at_once() -> None:
    turns = Turns(at_once=2, patience=60)
    assert 1 <= most_at_once(turns, 200) <= 2
    turns.close()
    assert 1 <= most_at_once(turns, 1) <= 2, "it may be started again"
    turns.close()


@pytest.mark.parametrize(("at_once", "meet"), [(1, False), (2, True)])
def test_as_many_as_are_let_in_work_at_once(at_once: int, *, meet: bool) -> None:
    """Two who wait for each other only meet where both are let in."""
    turns, together = Turns(at_once), Barrier(2)

    def work() -> bool:
        try:
            together.wait(timeout=60 if meet else 0.2)
        except BrokenBarrierError:
            return False
        return True

    async def both() -> list[bool]:
        return list(await asyncio.gather(turns.take(work), turns.take(work)))

    assert asyncio.run(both()) == [meet, meet]
    turns.close()


def test_who_waits_too_long_is_told_so_and_the_turn_goes_on() -> None:
    turns, answered = Turns(1, patience=0.01), Event()

    async def one_behind_another() -> bool:
        first = asyncio.create_task(turns.take(answered.wait))
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            await turns.take(lambda: None)
        answered.set()
        return await first and await turns.take(lambda: True)

    assert asyncio.run(one_behind_another())
    turns.close()
