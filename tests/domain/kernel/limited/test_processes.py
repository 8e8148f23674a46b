"""Limited processes read what strangers made, and end alone when it is too much."""

import os
from concurrent.futures import ThreadPoolExecutor
from io import BufferedReader
from itertools import islice
from pathlib import Path
from threading import Event, Thread

import pytest

from domain.cv.files.errors import CvFileTooLarge
from domain.cv.files.text_extraction import extract_text
from domain.kernel.errors import InvalidInput, Unavailable
from domain.kernel.limited.fork_server import Work
from domain.kernel.limited.limits import Limits
from domain.kernel.limited.processes import LimitedProcesses, OutOfBounds, ReadingFailed, prepare
from tests.domain.kernel.limited import sample_works as works

ONE_SECOND = Limits(cpu_seconds=1, wait=2)
PROCESSES = LimitedProcesses(at_once=2)


def test_a_document_is_read_in_another_process() -> None:
    content = bytes(range(256)) * 2**15
    assert PROCESSES.run(works.echo, content, "argument") == content + b"argument"
    read_in, forked_by = PROCESSES.run(works.tell_process, b"").split()
    assert int(read_in) != os.getpid() != int(forked_by)
    assert PROCESSES.run(works.tell_process, b"").split()[0] != read_in


@pytest.mark.parametrize("work", [works.compute_for_ever, works.sleep_for_ever])
def test_what_takes_too_long_is_ended(work: Work) -> None:
    with pytest.raises(OutOfBounds):
        PROCESSES.run(work, b"", limits=ONE_SECOND)


@pytest.mark.parametrize("work", [works.fill_memory, works.nest_without_end, works.answer_without_end])
def test_what_is_too_large_is_ended(work: Work) -> None:
    with pytest.raises(OutOfBounds):
        PROCESSES.run(work, b"", limits=Limits(cpu_seconds=20, memory=2**29, result=2**24))


def test_domain_errors_come_back_as_they_are() -> None:
    with pytest.raises(CvFileTooLarge) as too_large:
        PROCESSES.run(works.refuse, b"")
    assert too_large.value.details == {"most": 3}
    with pytest.raises(InvalidInput) as invalid:
        PROCESSES.run(works.refuse_field, b"")
    assert [(each.field, each.code) for each in invalid.value.errors] == [("file", "TOO_LONG")]


def test_other_errors_do_not_quote_the_document() -> None:
    with pytest.raises(ReadingFailed, match=r"ValueError at sample_works\.py:\d+$"):
        PROCESSES.run(works.fail, b"my secret")
    with pytest.raises(ReadingFailed):
        PROCESSES.run(works.crash, b"")


def test_nothing_is_written_and_nothing_is_inherited(tmp_path: Path) -> None:
    with pytest.raises(ReadingFailed):
        PROCESSES.run(works.write_file, b"", str(tmp_path / "file"))
    variables, threads, niceness, sockets = PROCESSES.run(works.report_environment, b"").split()
    # Python sets this one itself.
    assert (variables, threads, sockets) == (b"LC_CTYPE", b"1", b"0")
    assert int(niceness) >= os.nice(0) + 5


def test_pieces_come_while_the_document_is_read(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"".join(b"%d\n" % number for number in range(20_000)))
    with file.open("rb") as document:
        assert list(islice(PROCESSES.stream(works.count_up, document), 3)) == [b"0", b"1", b"2"]
    with file.open("rb") as document:
        assert sum(1 for _ in PROCESSES.stream(works.count_up, document)) == 20_000


def test_a_process_ends_when_nobody_waits_for_it() -> None:
    reading = PROCESSES.stream(works.answer_without_end, _nothing(), limits=Limits(result=2**40))
    next(reading)
    reading.close()
    alone = LimitedProcesses(at_once=1, patience=60)
    assert alone.run(works.echo, b"next") == b"next"


def test_only_so_many_run_at_once_and_the_others_wait() -> None:
    alone = LimitedProcesses(at_once=1)
    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(lambda number: alone.run(works.echo, number), (b"1", b"2", b"3"))) == [b"1", b"2", b"3"]


def test_who_waits_too_long_is_told_that_it_is_busy() -> None:
    alone = LimitedProcesses(at_once=1, patience=0.05)
    reading = alone.stream(works.answer_without_end, _nothing(), limits=Limits(result=2**40))
    next(reading)
    with pytest.raises(Unavailable):
        alone.run(works.echo, b"")
    reading.close()
    assert alone.run(works.echo, b"free") == b"free"


def test_a_killed_fork_server_is_replaced() -> None:
    server = int(PROCESSES.run(works.tell_process, b"").split()[1])
    with pytest.raises(Unavailable):
        PROCESSES.run(works.kill_parent, b"")
    assert int(PROCESSES.run(works.tell_process, b"").split()[1]) != server


def test_the_others_go_on_when_one_is_ended() -> None:
    ended = Event()

    def compute() -> None:
        with pytest.raises(OutOfBounds):
            PROCESSES.run(works.compute_for_ever, b"", limits=ONE_SECOND)
        ended.set()

    computing = Thread(target=compute)
    computing.start()
    while not ended.is_set():
        assert PROCESSES.run(works.echo, b"another") == b"another"
    computing.join()


def test_what_is_prepared_is_imported_by_the_fork_server() -> None:
    prepare(extract_text)
    assert b"pypdf" in PROCESSES.run(works.list_imported, b"").split()


def test_a_fork_starts_a_server_of_its_own() -> None:
    server = PROCESSES.run(works.tell_process, b"").split()[1]
    child = os.fork()
    if not child:
        own = PROCESSES.run(works.tell_process, b"").split()[1]
        os._exit(0 if own != server else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert PROCESSES.run(works.tell_process, b"").split()[1] == server


def _nothing() -> BufferedReader:
    return open(os.devnull, "rb")  # noqa: PTH123 - closed with the test's process
