"""Group commit: who writes, who gets an error, and that no entry waits forever."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from eventsourcing.persistence import IntegrityError, OperationalError

from domain.kernel.log.group_commit import GroupCommit

WRITERS = 16


class Table:
    """Stands for the log's table; its first write waits until all others have come."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.open = threading.Event()
        self.fails: Callable[[Sequence[int]], None] = lambda _: None

    def write(self, entries: Sequence[int]) -> Sequence[str]:
        self.open.wait(60)
        self.fails(entries)
        self.batches.append(list(entries))
        return [f"stored {entry}" for entry in entries]


def put_together(table: Table) -> tuple[dict[int, str], dict[int, Exception]]:
    """Many threads put one entry each, at the same moment: what they got, and what they were told instead."""
    queue = GroupCommit[int, str](table.write)
    results: dict[int, str] = {}
    errors: dict[int, Exception] = {}
    here = threading.Semaphore(0)

    def put(entry: int) -> None:
        here.release()
        try:
            results[entry] = queue.put(entry)
        except Exception as error:  # noqa: BLE001 - told to the test
            errors[entry] = error

    with ThreadPoolExecutor(WRITERS) as pool:
        for entry in range(WRITERS):
            pool.submit(put, entry)
        for _ in range(WRITERS):
            here.acquire()
        table.open.set()
    return results, errors


def test_waiting_entries_share_writes_and_get_their_own_results() -> None:
    table = Table()
    results, errors = put_together(table)
    assert results == {entry: f"stored {entry}" for entry in range(WRITERS)}
    assert errors == {}
    assert sorted(entry for batch in table.batches for entry in batch) == list(range(WRITERS))
    assert len(table.batches) < WRITERS


@pytest.mark.parametrize("failure", [IntegrityError("twice"), ValueError("not storable")])
def test_only_the_failing_entry_gets_the_error(failure: Exception) -> None:
    table = Table()

    def refuse_seven(entries: Sequence[int]) -> None:
        if 7 in entries:
            raise failure

    table.fails = refuse_seven
    results, errors = put_together(table)
    assert errors == {7: failure}
    assert set(results) == set(range(WRITERS)) - {7}


def test_all_entries_get_the_error_when_the_database_is_away() -> None:
    table, away = Table(), OperationalError("away")

    def fail(_: Sequence[int]) -> None:
        raise away

    table.fails = fail
    results, errors = put_together(table)
    assert (results, set(errors.values())) == ({}, {away})


def test_an_interrupted_writer_leaves_no_entry_waiting() -> None:
    """Worker frameworks end threads by raising something in them that is no Exception."""
    table = Table()

    class Ended(BaseException):
        pass

    def end_first(_: Sequence[int]) -> None:
        table.fails = lambda _: None
        raise Ended

    table.fails = end_first
    queue = GroupCommit[int, str](table.write)
    table.open.set()
    with pytest.raises(Ended):
        queue.put(1)
    assert queue.put(2) == "stored 2"
