"""Clients that are slow on purpose are cut, and hold nobody up, on real sockets."""

import resource
import selectors
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress

import pytest

from api.http.middleware.bounded_body import BYTES_PER_SECOND, MOST_BODIES
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.api.server_process import ServerProcess, read_all

PATIENCE = 120
"""Seconds after which a connection is taken for one that is held for ever; any other is closed after some ten."""
CLOSE = b"Host: 127.0.0.1\r\nConnection: close\r\n\r\n"
JSON = b"Host: a\r\nContent-Type: application/json\r\n"
FORM = b"Host: a\r\nContent-Type: multipart/form-data; boundary=x\r\n"
PART = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
SLOW_BODIES = {
    "JSON": b"POST /api/auth/login HTTP/1.1\r\n" + JSON + b"Content-Length: 1000\r\n\r\n{",
    "JSON in chunks": b"POST /api/auth/login HTTP/1.1\r\n" + JSON + b"Transfer-Encoding: chunked\r\n\r\n",
    "file": b"POST /api/documents HTTP/1.1\r\n" + FORM + b"Content-Length: 1000000\r\n\r\n" + PART,
    "body that nobody reads": b"POST /api/nothing HTTP/1.1\r\n" + JSON + b"Content-Length: 1000\r\n\r\n",
    "body of a GET": b"GET /api/site HTTP/1.1\r\n" + JSON + b"Content-Length: 1000\r\n\r\n",
    "body of a page": b"GET /en/jobs HTTP/1.1\r\n" + JSON + b"Content-Length: 1000\r\n\r\n",
    "refused body": b"POST /api/auth/login HTTP/1.1\r\n" + FORM + b"Content-Length: 1000\r\n\r\n",
}


@pytest.fixture(scope="module")
def served(settings: Settings, platform: Platform) -> Iterator[ServerProcess]:
    install(platform.engine, PROJECTIONS)
    with ServerProcess(settings) as served:
        yield served


def test_slow_bodies_are_cut(served: ServerProcess) -> None:
    """Each sends a byte now and then, which a limit of silence would let pass for ever."""
    with ExitStack() as opened:
        slow = [opened.enter_context(served.connect()) for _ in SLOW_BODIES]
        for connection, head in zip(slow, SLOW_BODIES.values(), strict=True):
            connection.sendall(head)
        answers = trickle_until_closed(slow)
    statuses = dict(zip(SLOW_BODIES, (answer[9:12] for answer in answers), strict=True))
    assert {statuses[name] for name in ("JSON", "JSON in chunks", "file")} == {b"408"}
    assert b"connection: close" in answers[0].lower()
    assert b"REQUEST_TIMEOUT" in answers[0]


def test_a_large_body_has_more_time(served: ServerProcess) -> None:
    """Bytes that have arrived extend the time by as much as the least rate takes for them."""
    head = b"POST /api/documents HTTP/1.1\r\n" + FORM + b"Content-Length: 1000000\r\n\r\n" + PART
    with served.connect() as connection, served.connect() as small:
        connection.sendall(head + bytes(10 * BYTES_PER_SECOND))
        small.sendall(SLOW_BODIES["JSON"])
        assert read_all(small)[9:12] == b"408"
        connection.settimeout(0.1)
        with pytest.raises(TimeoutError):
            connection.recv(1)


def test_one_client_sends_few_bodies_at_a_time(served: ServerProcess) -> None:
    with ExitStack() as opened:
        slow = [opened.enter_context(served.connect()) for _ in range(MOST_BODIES)]
        for connection in slow:
            connection.sendall(SLOW_BODIES["file"])
        one_more = served.say(SLOW_BODIES["JSON"])
        assert (one_more[9:12], b"TOO_MANY_REQUESTS" in one_more) == (b"429", True)
        assert served.say(b"GET /healthz HTTP/1.1\r\n" + CLOSE)[9:12] == b"200"
    while served.say(b"POST /api/auth/login HTTP/1.1\r\nContent-Length: 2\r\n" + JSON + CLOSE[17:])[9:12] == b"429":
        time.sleep(0.1)


def test_a_thousand_slow_clients_leave_the_site_answering(served: ServerProcess) -> None:
    """Silent ones, slow heads and slow bodies; all of them are closed in the end."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    bodies = list(SLOW_BODIES.values())
    with ExitStack() as opened:
        slow = [opened.enter_context(served.connect()) for _ in range(1000)]
        for number, connection in enumerate(slow[300:]):
            connection.sendall(bodies[number % len(bodies)] if number % 2 else b"GET /healthz HTTP/1.1\r\nX-Slow: ")
        for path in (b"/healthz", b"/api/jobs/search?query=kuhar"):
            assert served.say(b"GET " + path + b" HTTP/1.1\r\n" + CLOSE)[9:12] == b"200"
        trickle_until_closed(slow[300:])
        assert {read_all(connection) for connection in slow[:300]} == {b""}


def trickle_until_closed(connections: Sequence[socket.socket]) -> list[bytes]:
    """Sends a byte to each now and then; what each received before the server closed it."""
    received = dict.fromkeys(connections, b"")
    with selectors.DefaultSelector() as selector:
        for connection in connections:
            connection.settimeout(1)
            selector.register(connection, selectors.EVENT_READ, connection)
        began = last_byte = time.monotonic()
        while waiting := [key.data for key in selector.get_map().values()]:
            for key, _ in selector.select(timeout=0.2):
                if part := _read(key.data):
                    received[key.data] += part
                else:
                    selector.unregister(key.data)
            assert time.monotonic() - began < PATIENCE, f"{len(waiting)} connections were not closed"
            if time.monotonic() - last_byte > 1:
                last_byte = time.monotonic()
                for connection in waiting:
                    with suppress(OSError):
                        connection.send(b"1")
    return list(received.values())


def _read(connection: socket.socket) -> bytes:
    try:
        return connection.recv(65536)
    except ConnectionError:
        return b""
