"""The ClamAV client: protocol and verdicts."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from domain.documents.clamav import ClamAv
from domain.kernel.errors import Unavailable


@contextmanager
def daemon(path: Path, answer: bytes) -> Iterator[list[bytes]]:
    """Takes one file and answers; what it got stands in the list."""
    got: list[bytes] = []
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(path))
    server.listen(1)

    def serve() -> None:
        connection, _ = server.accept()
        with connection, connection.makefile("rb") as stream:
            assert stream.read(10) == b"zINSTREAM\0"
            while length := struct.unpack("!I", stream.read(4))[0]:
                got.append(stream.read(length))
            connection.sendall(answer)

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield got
    finally:
        thread.join(60)
        server.close()


def test_clean_files_pass(tmp_path: Path) -> None:
    content = bytes(range(256)) * 1000
    with daemon(tmp_path / "s", b"stream: OK\0") as got:
        assert ClamAv(f"unix://{tmp_path}/s").find_threat(content) is None
    assert b"".join(got) == content
    assert len(got) == 4


def test_the_malware_found_is_named(tmp_path: Path) -> None:
    with daemon(tmp_path / "s", b"stream: Win.Test.EICAR_HDB-1 FOUND\0"):
        assert ClamAv(f"unix://{tmp_path}/s").find_threat(b"x") == "Win.Test.EICAR_HDB-1"


@pytest.mark.parametrize("answer", [b"", b"INSTREAM size limit exceeded. ERROR\0", b"stream: "])
def test_a_scanner_without_a_verdict_is_unavailable(tmp_path: Path, answer: bytes) -> None:
    with daemon(tmp_path / "s", answer), pytest.raises(Unavailable):
        ClamAv(f"unix://{tmp_path}/s").find_threat(b"x")


def test_a_missing_daemon_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        ClamAv(f"unix://{tmp_path}/nobody").find_threat(b"x")
    with pytest.raises(Unavailable):
        ClamAv("tcp://127.0.0.1:1").find_threat(b"x")


@pytest.mark.parametrize("url", ["", "http://scanner", "tcp://", "unix:"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="scanner"):
        ClamAv(url)
