"""Each client has a share of what reads documents, and waits only behind its own."""

import asyncio

import pytest

from api.http.client_queues import ClientQueues
from api.http.errors.problems import TooManyFilesAtOnce
from domain.kernel.errors import Refused, Unavailable


async def hold(queues: ClientQueues, client: str, entered: list[str], until: asyncio.Event) -> None:
    async with queues.take(client):
        entered.append(client)
        await until.wait()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_one_request_of_a_client_runs_and_others_are_not_held_up() -> None:
    async def story() -> list[str]:
        queues, entered, over = ClientQueues(max_routes=4, max_waiting=2, patience=60), list[str](), asyncio.Event()
        running = [asyncio.create_task(hold(queues, client, entered, over)) for client in ("a", "a", "a", "b", "c")]
        await settle()
        assert entered == ["a", "b", "c"]
        with pytest.raises(TooManyFilesAtOnce):
            await hold(queues, "a", entered, over)
        await hold(queues, "d", entered, over_now())
        over.set()
        await asyncio.gather(*running)
        return entered

    assert asyncio.run(story()) == ["a", "b", "c", "d", "a", "a"]


def test_clients_take_turns_when_all_places_are_taken() -> None:
    async def story() -> list[str]:
        queues, entered, over = ClientQueues(max_routes=1, patience=60), list[str](), asyncio.Event()
        running = [asyncio.create_task(hold(queues, client, entered, over)) for client in "aaabbc"]
        await settle()
        over.set()
        await asyncio.gather(*running)
        return entered

    assert "".join(asyncio.run(story())) == "abcaba"


def test_who_waits_too_long_is_told_whether_its_own_or_others_are_the_reason() -> None:
    async def story() -> list[type[Refused]]:
        queues, over = ClientQueues(max_routes=1, patience=0), asyncio.Event()
        running = asyncio.create_task(hold(queues, "a", [], over))
        await settle()
        refused: list[type[Refused]] = []
        for client in ("a", "b"):
            with pytest.raises(Refused) as error:
                await hold(queues, client, [], over)
            refused.append(error.type)
        over.set()
        await running
        await hold(queues, "b", [], over)
        return refused

    assert asyncio.run(story()) == [TooManyFilesAtOnce, Unavailable]


def test_a_place_is_free_again_after_an_error_and_after_a_client_that_went_away() -> None:
    async def story() -> None:
        queues, over = ClientQueues(max_routes=1, patience=60), asyncio.Event()
        with pytest.raises(ZeroDivisionError):
            async with queues.take("a"):
                raise ZeroDivisionError
        running, waiting = (asyncio.create_task(hold(queues, client, [], over)) for client in "ab")
        await settle()
        waiting.cancel()
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        await hold(queues, "c", [], over_now())

    asyncio.run(story())


def over_now() -> asyncio.Event:
    over = asyncio.Event()
    over.set()
    return over
