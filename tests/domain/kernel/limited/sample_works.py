"""Functions that limited processes run in tests."""

import os
import resource
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from domain.cv.files.errors import CvFileTooLarge
from domain.kernel.errors import InvalidInput


def echo(document: BinaryIO, argument: str) -> Iterator[bytes]:
    yield document.read()
    yield argument.encode()


def count_up(document: BinaryIO, _: str) -> Iterator[bytes]:
    """A piece for each line."""
    for line in document:
        yield line.strip()


def compute_for_ever(_: BinaryIO, __: str) -> Iterator[bytes]:
    while True:
        pass
    yield b""


def sleep_for_ever(_: BinaryIO, __: str) -> Iterator[bytes]:
    time.sleep(3600)
    yield b""


def fill_memory(_: BinaryIO, __: str) -> Iterator[bytes]:
    held = [bytearray(2**27) for _ in range(2**7)]
    yield str(len(held)).encode()


def nest_without_end(_: BinaryIO, __: str) -> Iterator[bytes]:
    def below() -> int:
        return below() + 1

    yield str(below()).encode()


def answer_without_end(_: BinaryIO, __: str) -> Iterator[bytes]:
    while True:
        yield b"a" * 2**20


def refuse(_: BinaryIO, __: str) -> Iterator[bytes]:
    raise CvFileTooLarge(most=3)
    yield b""


def refuse_field(_: BinaryIO, __: str) -> Iterator[bytes]:
    raise InvalidInput.field("file", "TOO_LONG")
    yield b""


def fail(document: BinaryIO, _: str) -> Iterator[bytes]:
    raise ValueError(document.read())
    yield b""


def crash(_: BinaryIO, __: str) -> Iterator[bytes]:
    os.kill(os.getpid(), 11)
    yield b""


def write_file(_: BinaryIO, argument: str) -> Iterator[bytes]:
    Path(argument).write_bytes(b"written")
    yield b""


def kill_parent(_: BinaryIO, __: str) -> Iterator[bytes]:
    os.kill(os.getppid(), 9)
    time.sleep(3600)
    yield b""


def report_environment(_: BinaryIO, __: str) -> Iterator[bytes]:
    """Environment, threads, niceness, and descriptors that are sockets."""
    open_sockets = 0
    for number in range(resource.getrlimit(resource.RLIMIT_NOFILE)[0]):
        try:
            socket.socket(fileno=os.dup(number)).close()
        except OSError:
            continue
        open_sockets += 1
    yield f"{','.join(os.environ)} {threading.active_count()} {os.nice(0)} {open_sockets}".encode()


def tell_process(_: BinaryIO, __: str) -> Iterator[bytes]:
    yield f"{os.getpid()} {os.getppid()}".encode()


def list_imported(_: BinaryIO, __: str) -> Iterator[bytes]:
    yield " ".join(sys.modules).encode()
