"""The background writer keeps order, reports errors and ends its thread."""

import threading
from collections.abc import Iterator
from itertools import count

import pytest

from domain.job_import.background_writer import QUEUE_LENGTH, BackgroundWriter


class Full(Exception):
    """The disk, say."""


class Shelf:
    """Takes batches when it is told to."""

    def __init__(self, *, refuses: int | None = None) -> None:
        self.written: list[int] = []
        self.refuses = refuses
        self.free = threading.Semaphore(0)
        self.begun = threading.Semaphore(0)

    def write(self, batch: int) -> int:
        self.begun.release()
        self.free.acquire()
        if batch == self.refuses:
            raise Full
        self.written.append(batch)
        return -batch

    def take_all(self) -> None:
        self.free.release(1000)


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    shelf = Shelf()
    yield shelf
    shelf.take_all()


def writers() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("writing-behind")]


def test_batches_are_written_and_returned_in_order(shelf: Shelf) -> None:
    shelf.take_all()
    answers: list[int] = []
    with BackgroundWriter(shelf.write) as writing:
        for batch in range(1, 20):
            answers += writing.put(batch)
        answers += writing.drain()
    assert shelf.written == list(range(1, 20))
    assert answers == [-batch for batch in range(1, 20)]
    assert not writers()


def test_put_blocks_while_the_queue_is_full(shelf: Shelf) -> None:
    made: list[int] = []

    def make() -> None:
        with BackgroundWriter(shelf.write) as writing:
            for batch in range(10):
                writing.put(batch)
                made.append(batch)

    maker = threading.Thread(target=make)
    maker.start()
    for done in range(1, 8):
        shelf.begun.acquire()
        assert len(made) <= done - 1 + QUEUE_LENGTH
        shelf.free.release()
    shelf.take_all()
    maker.join()
    assert shelf.written == made == list(range(10))


def test_after_a_failure_nothing_more_is_written_and_the_caller_gets_the_error() -> None:
    shelf = Shelf(refuses=2)
    shelf.take_all()
    with pytest.raises(Full), BackgroundWriter(shelf.write) as writing:  # noqa: PT012 - it is told at some batch
        for batch in count():
            writing.put(batch)
    assert shelf.written == [0, 1]
    assert not writers()


def test_a_failure_of_the_last_batch_is_raised_too() -> None:
    shelf = Shelf(refuses=0)
    shelf.take_all()
    with BackgroundWriter(shelf.write) as writing:
        writing.put(0)
        with pytest.raises(Full):
            list(writing.drain())
    assert not writers()


def test_leaving_early_ends_the_thread(shelf: Shelf) -> None:
    with pytest.raises(KeyboardInterrupt), BackgroundWriter(shelf.write) as writing:  # noqa: PT012 - in the middle
        writing.put(0)
        writing.put(1)
        shelf.begun.acquire()
        shelf.take_all()
        raise KeyboardInterrupt
    assert not writers()
    assert shelf.written in ([0], [0, 1])
