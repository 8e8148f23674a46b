"""The HTTP server on a socket: partial, oversized and malformed requests, and shutdown."""

import json
import resource
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from api.http.middleware.request_limits import LARGEST_JSON
from api.http.server import HEAD_SECONDS
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.api.server_process import ServerProcess, read_all

CLOSE = b"Host: 127.0.0.1\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def served(settings: Settings, platform: Platform) -> Iterator[ServerProcess]:
    install(platform.engine, PROJECTIONS)
    with ServerProcess(settings) as served:
        yield served


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def test_it_responds_without_a_server_header(served: ServerProcess) -> None:
    answer = served.say(b"GET /healthz HTTP/1.1\r\n" + CLOSE)
    assert status(answer) == 200
    assert b"granian" not in answer.lower()


@pytest.mark.parametrize("path", [b"/robots.txt", b"/feeds/jobs.rss", b"/api/site", b"/api/nothing"])
def test_head_responds_like_get_without_the_body(served: ServerProcess, path: bytes) -> None:
    whole, head = (served.say(method + b" " + path + b" HTTP/1.1\r\n" + CLOSE) for method in (b"GET", b"HEAD"))
    assert status(head) == status(whole)
    messages, _, body = head.partition(b"\r\n\r\n")
    assert body == b""
    length = [line for line in whole.split(b"\r\n") if line.lower().startswith(b"content-length")]
    assert length[0] in messages.split(b"\r\n")


def test_clients_have_their_own_address_on_an_inherited_socket(settings: Settings, platform: Platform) -> None:
    """Taken for a Unix socket, it would have no client address, and proxy headers would be ignored."""
    install(platform.engine, PROJECTIONS)
    strict = settings.model_copy(update={"trusted_proxies": "127.0.0.1", "rate_limit_scale": 1.0})
    with ServerProcess(strict) as served:

        def ask(client: bytes) -> int:
            return status(served.say(b"GET /feeds/indeed.xml HTTP/1.1\r\nX-Forwarded-For: " + client + b"\r\n" + CLOSE))

        assert [ask(b"203.0.113.1") for _ in range(5)] == [200, 200, 200, 200, 429]
        assert ask(b"203.0.113.2") == 200


def test_endless_headers_are_refused(served: ServerProcess) -> None:
    answer = served.say(b"GET /healthz HTTP/1.1\r\nX-Long: ", b"a" * 200_000, b"\r\n" + CLOSE)
    assert answer == b"" or status(answer) in (400, 431)
    many = b"".join(b"X-%d: a\r\n" % number for number in range(20_000))
    answer = served.say(b"GET /healthz HTTP/1.1\r\n", many, CLOSE)
    assert answer == b"" or status(answer) in (400, 431)


def test_endless_trailers_are_refused(served: ServerProcess) -> None:
    """Reading the body waits for its trailers, too."""
    head = b"POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    with served.connect() as connection:
        connection.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Long: ")
        with pytest.raises(ConnectionError):
            connection.sendall(b"a" * 20_000_000)


def test_a_long_chunked_body_is_not_limited_like_a_head(served: ServerProcess) -> None:
    head = b"POST /api/site HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    chunks = [b"8000\r\n", b"a" * 0x8000, b"\r\n"] * 6
    assert status(served.say(head + b"Connection: close\r\n\r\n", *chunks, b"0\r\n\r\n")) == 405


def test_an_endless_chunked_body_is_refused_before_it_ends(served: ServerProcess) -> None:
    head = b"POST /api/site HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"10000\r\n" + b"a" * 65536 + b"\r\n"
    assert status(served.say(head, *[chunk] * 200)) in (405, 413)


def test_a_wrong_content_length_breaks_nothing(served: ServerProcess) -> None:
    head = b"POST /api/site HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n"
    assert status(served.say(head + b"Content-Length: -1\r\n\r\n")) == 400
    assert status(served.say(head + b"Content-Length: 99999999999999999999\r\n\r\n")) in (400, 413)
    assert status(served.say(head + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}")) == 400
    assert status(served.say(b"GET /healthz HTTP/1.1\r\n" + CLOSE)) == 200


def test_a_refused_body_of_a_known_length_is_read_before_its_response(served: ServerProcess) -> None:
    """Browsers read the response only after sending the whole body."""
    body = b"a" * (LARGEST_JSON * 8)
    head = b"POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    with served.connect() as connection:
        connection.sendall(head % len(body) + body)
        assert connection.recv(100).startswith(b"HTTP/1.1 413")
        connection.sendall(b"GET /healthz HTTP/1.1\r\n" + CLOSE)
        assert b"HTTP/1.1 200" in read_all(connection)


def test_connections_without_a_complete_head_are_closed(served: ServerProcess) -> None:
    with served.connect() as silent, served.connect() as idle, served.connect() as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\n")
        idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        slow.settimeout(0.5)
        assert trickle(slow) < 2 * HEAD_SECONDS
        assert read_all(silent) == b""
        assert read_all(idle).startswith(b"HTTP/1.1 200")


def trickle(connection: socket.socket) -> float:
    """Sends an endless header byte by byte; returns the seconds until the connection was closed."""
    began = time.monotonic()
    while True:
        try:
            connection.sendall(b"a")
            if connection.recv(1) == b"":
                return time.monotonic() - began
        except TimeoutError:
            continue
        except ConnectionError:
            return time.monotonic() - began


def test_a_thousand_idle_connections_do_not_block_others(served: ServerProcess) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with ExitStack() as opened:
        for _ in range(1000):
            opened.enter_context(served.connect())
        for path in (b"/healthz", b"/api/jobs/search"):
            assert status(served.say(b"GET " + path + b" HTTP/1.1\r\n" + CLOSE)) == 200


@pytest.mark.parametrize(
    "path",
    [b"/%00", b"/api/jobs/%00", b"/api/jobs/search?query=%00", b"/api/jobs/search?query=%ED%A0%80", b"/%ff%fe", b"//x"],
)
def test_unusual_urls_get_a_response(served: ServerProcess, path: bytes) -> None:
    assert status(served.say(b"GET " + path + b" HTTP/1.1\r\n" + CLOSE)) in (200, 308, 404, 422, 503)


def test_it_stops_with_an_open_connection_and_logs_json(settings: Settings, platform: Platform) -> None:
    install(platform.engine, PROJECTIONS)
    with ServerProcess(settings) as served:
        assert status(served.say(b"GET /api/nowhere?access=secret HTTP/1.1\r\n" + CLOSE)) == 404
        with served.connect() as idle:
            idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert idle.recv(15).startswith(b"HTTP/1.1 200")
            code, said = served.stop()
            assert read_all(idle)
    assert code in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in said.splitlines()]
    assert {line["process"] for line in lines} == {"api"}
    assert "Sentry DSN not found" in [line["event"] for line in lines]
    assert "Shutting down granian" in [line["event"] for line in lines]
    assert [line["status"] for line in lines if line.get("route") == "unmatched"] == [404]
    assert "secret" not in said
