"""The concurrency limit of searches."""

import asyncio
from threading import Barrier, BrokenBarrierError, Event, Lock

import pytest

from api.http.concurrency_limit import ConcurrencyLimit
from domain.kernel.errors import Unavailable


def most_concurrent(limit: ConcurrencyLimit, works: int) -> int:
    """Runs this many work items; returns the largest number that ran at the same time."""
    running, most, counting = 0, 0, Lock()

    def work() -> None:
        nonlocal running, most
        with counting:
            running += 1
            most = max(most, running)
        with counting:
            running -= 1

    async def all_of_them() -> None:
        await asyncio.gather(*(limit.run(work) for _ in range(works)))

    asyncio.run(all_of_them())
    return most


def test_no_more_than_the_limit_run_at_once() -> None:
    limit = ConcurrencyLimit(max_concurrent=2, patience=60)
    assert 1 <= most_concurrent(limit, 200) <= 2
    limit.close()
    assert 1 <= most_concurrent(limit, 1) <= 2, "it may be started again"
    limit.close()


def test_what_does_not_take_long_runs_alone() -> None:
    limit = ConcurrencyLimit(max_concurrent=2, patience=60, alone=60)
    assert most_concurrent(limit, 200) == 1
    limit.close()


@pytest.mark.parametrize(("max_concurrent", "meet"), [(1, False), (2, True)])
def test_as_many_as_the_limit_run_at_once(max_concurrent: int, *, meet: bool) -> None:
    """Two work items that wait for each other finish only if both run."""
    limit, together = ConcurrencyLimit(max_concurrent), Barrier(2)

    def work() -> bool:
        try:
            together.wait(timeout=60 if meet else 0.2)
        except BrokenBarrierError:
            return False
        return True

    async def both() -> list[bool]:
        return list(await asyncio.gather(limit.run(work), limit.run(work)))

    assert asyncio.run(both()) == [meet, meet]
    limit.close()


@pytest.mark.parametrize("alone", [0, 60])
def test_waiting_too_long_is_an_error_and_running_work_continues(alone: float) -> None:
    """Whether it waits for its turn or for a place."""
    limit, answered = ConcurrencyLimit(1, patience=0.01, alone=alone), Event()

    async def one_behind_another() -> bool:
        first = asyncio.create_task(limit.run(answered.wait))
        await asyncio.sleep(0.05)
        with pytest.raises(Unavailable):
            await limit.run(lambda: None)
        answered.set()
        return await first and await limit.run(lambda: True)

    assert asyncio.run(one_behind_another())
    limit.close()
