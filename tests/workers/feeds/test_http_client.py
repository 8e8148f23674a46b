"""The feed HTTP client against a real server with redirects, faults and slow responses."""

import gzip
import os
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.workers.feeds.certificates import certificates_for
from tests.workers.feeds.feed_server import FeedServer, bomb, drip, send, serving
from workers.feeds.decompression import decompress_if_gzip
from workers.feeds.fetch_failures import CannotFetch, FetchFailure
from workers.feeds.http_client import HttpClient, Limits, Version
from workers.feeds.ssrf_guard import SsrfGuard

LIMITS = Limits(max_bytes=40_000_000, connect_seconds=60, read_seconds=60, total_seconds=120)


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with serving() as found:
        yield found


@pytest.fixture
def http_client(server: FeedServer) -> HttpClient:
    """Loopback is excepted for the server's port, and for nothing else."""
    return HttpClient(
        SsrfGuard([("127.0.0.1", server.port)]), limits=LIMITS, user_agent="Karijera (+https://karijera.example)"
    )


def failure(http_client: HttpClient, address: str, file: Path) -> FetchFailure:
    with pytest.raises(CannotFetch) as refused:
        http_client.fetch(address, file)
    assert refused.value.reason
    return refused.value.code


def test_a_document_is_written_to_the_file(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    address = server.serve("/feed.xml", b"<source/>", Content_Type="text/xml; charset=windows-1250", ETag='"1"')
    seen: list[int] = []
    fetched = http_client.fetch(address, tmp_path / "feed", on_progress=seen.append)
    assert (tmp_path / "feed").read_bytes() == b"<source/>"
    assert (fetched.size, fetched.charset, fetched.version) == (9, "windows-1250", Version('"1"'))
    assert seen == [9]
    [(path, headers)] = server.asked
    assert (path, headers["Host"]) == ("/feed.xml", f"127.0.0.1:{server.port}")
    assert headers["User-Agent"] == "Karijera (+https://karijera.example)"
    assert "Cookie" not in headers


def test_a_host_is_resolved_once_and_sent_to_the_server(server: FeedServer, tmp_path: Path) -> None:
    asked: list[str] = []

    def resolve(host: str) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    server.serve("/", b"here")
    http_client = HttpClient(SsrfGuard([("127.0.0.1", server.port)], resolve), limits=LIMITS)
    http_client.fetch(f"http://feed.example:{server.port}/", tmp_path / "feed")
    assert asked == ["feed.example"]
    assert server.asked[0][1]["Host"] == f"feed.example:{server.port}"


def test_an_unchanged_document_is_not_sent_again(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    address = server.serve_versions("/feed", b"<source/>", '"7"')
    first = http_client.fetch(address, tmp_path / "feed")
    again = http_client.fetch(address, tmp_path / "other", Version('"7"', "Sat, 02 May 2026 10:00:00 GMT"))
    assert (first.size, first.version.etag, again.size) == (9, '"7"', None)
    assert server.asked[1][1]["If-Modified-Since"] == "Sat, 02 May 2026 10:00:00 GMT"
    assert not (tmp_path / "other").exists()


def test_a_compressed_document_is_decompressed(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    body = os.urandom(300_000)
    address = server.serve(
        "/feed", gzip.compress(body[:100_000]) + gzip.compress(body[100_000:]), Content_Encoding="gzip"
    )
    assert http_client.fetch(address, tmp_path / "feed").size == 300_000
    assert (tmp_path / "feed").read_bytes() == body
    assert server.asked[0][1]["Accept-Encoding"] == "gzip"


def test_a_limited_number_of_redirects_is_followed(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    server.serve("/end", b"<source/>")
    for number, status in enumerate((301, 302, 303, 307, 308)):
        location = f"/{number + 1}" if number < 4 else server.address("/end")
        server.serve(f"/{number}", b"", status, Location=location)
    assert http_client.fetch(server.address("/0"), tmp_path / "feed").size == 9
    server.serve("/loop", b"", 302, Location="/loop")
    assert failure(http_client, server.address("/loop"), tmp_path / "feed") is FetchFailure.TOO_MANY_REDIRECTS


@pytest.mark.parametrize(
    "location",
    [
        *("http://127.0.0.1:1/", "http://localhost/", "http://169.254.169.254/latest/meta-data/", "http://[::1]/"),
        *("file:///etc/passwd", "ftp://127.0.0.1/", "//10.0.0.1/", "http://user:x@127.0.0.1/", "http://[broken/"),
    ],
)
def test_redirects_are_checked_by_the_ssrf_guard(
    server: FeedServer, http_client: HttpClient, tmp_path: Path, location: str
) -> None:
    address = server.serve("/", b"", 302, Location=location)
    code = failure(http_client, address, tmp_path / "feed")
    assert code in {FetchFailure.ADDRESS_NOT_ALLOWED, FetchFailure.HOST_UNKNOWN}
    assert len(server.asked) == 1


def test_loopback_is_refused_without_an_exception(server: FeedServer, tmp_path: Path) -> None:
    address = server.serve("/", b"secret")
    assert (
        failure(HttpClient(SsrfGuard(), limits=LIMITS), address, tmp_path / "feed") is FetchFailure.ADDRESS_NOT_ALLOWED
    )
    assert server.asked == []


@pytest.mark.parametrize("status", [204, 206, 304, 400, 401, 403, 404, 410, 429, 500, 503])
def test_other_statuses_are_failures(server: FeedServer, http_client: HttpClient, tmp_path: Path, status: int) -> None:
    address = server.serve("/", b"", status)
    assert failure(http_client, address, tmp_path / "feed") is FetchFailure.STATUS_NOT_OK


def test_a_truncated_document_is_a_failure(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    short = server.serve("/short", b"<source>", Content_Length="800")
    packed = server.serve("/packed", gzip.compress(os.urandom(9000))[:-900], Content_Encoding="gzip")
    damaged = server.serve("/damaged", b"\x1f\x8b" + bytes(500), Content_Encoding="gzip")
    for address in (short, packed, damaged):
        assert failure(http_client, address, tmp_path / "feed") is FetchFailure.CUT_OFF


def test_a_document_that_is_too_large_is_refused(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    announced = server.serve("/announced", b"", Content_Length=str(10**12))
    sent = server.serve("/sent", bytes(41_000_000))
    unpacked = server.serve("/unpacked", gzip.compress(os.urandom(2000) * 21_000), Content_Encoding="gzip")
    for address in (announced, sent, unpacked):
        assert failure(http_client, address, tmp_path / "feed") is FetchFailure.TOO_LARGE
    assert (tmp_path / "feed").stat().st_size <= 41_000_000


def test_a_decompression_bomb_is_recognised_early(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    address = server.serve("/", bomb(500_000_000), Content_Encoding="gzip")
    assert failure(http_client, address, tmp_path / "feed") is FetchFailure.EXPANDS_TOO_MUCH
    with pytest.raises(CannotFetch) as refused:
        list(decompress_if_gzip([bomb(500_000_000)]))
    assert refused.value.code is FetchFailure.EXPANDS_TOO_MUCH


def test_other_content_encodings_are_refused(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    address = server.serve("/", b"x", Content_Encoding="br")
    assert failure(http_client, address, tmp_path / "feed") is FetchFailure.ENCODING_UNKNOWN


@pytest.mark.parametrize(
    ("path", "limits"),
    [("/silent", replace(LIMITS, read_seconds=0.3)), ("/slow", replace(LIMITS, total_seconds=1.5))],
)
def test_silent_and_slow_servers_time_out(server: FeedServer, tmp_path: Path, path: str, limits: Limits) -> None:
    given_up = threading.Event()

    def silent(_: object) -> None:
        given_up.wait(60)

    server.answers |= {"/silent": silent, "/slow": drip}
    impatient = HttpClient(SsrfGuard([("127.0.0.1", server.port)]), limits=limits)
    assert failure(impatient, server.address(path), tmp_path / "feed") is FetchFailure.TIMED_OUT
    given_up.set()


def test_a_closed_port_is_a_connection_failure(tmp_path: Path) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        port = silent.getsockname()[1]
        closed = HttpClient(SsrfGuard([("127.0.0.1", port)]), limits=LIMITS)
        address = f"http://127.0.0.1:{port}/"
        assert failure(closed, address, tmp_path / "feed") is FetchFailure.CONNECTION_FAILED


def test_wrong_headers_of_a_server_are_handled(server: FeedServer, http_client: HttpClient, tmp_path: Path) -> None:
    server.answers["/"] = lambda handler: send(handler, b"<source/>", Content_Type="\x00\xff", ETag="x" * 5000)
    try:
        fetched = http_client.fetch(server.address("/"), tmp_path / "feed")
    except CannotFetch as refused:
        assert refused.code is FetchFailure.CUT_OFF  # noqa: PT017 - either is right
    else:
        assert len(fetched.version.etag) == 1000


@pytest.mark.parametrize("name", ["feed.example", "other.example"])
def test_the_certificate_is_verified_for_the_host_name(tmp_path: Path, name: str) -> None:
    authority, certificate = certificates_for("feed.example", tmp_path)
    with serving(certificate) as server:
        server.serve("/", b"<source/>")
        guard = SsrfGuard([("127.0.0.1", server.port)], resolve=lambda _: ["127.0.0.1"])
        http_client = HttpClient(guard, limits=LIMITS, trusted=authority)
        address = f"https://{name}:{server.port}/"
        if name == "feed.example":
            assert http_client.fetch(address, tmp_path / "feed").size == 9
            return
        assert failure(http_client, address, tmp_path / "feed") is FetchFailure.CONNECTION_FAILED
        assert server.asked == []


def test_an_untrusted_certificate_is_refused(tmp_path: Path) -> None:
    _, certificate = certificates_for("feed.example", tmp_path)
    with serving(certificate) as server:
        guard = SsrfGuard([("127.0.0.1", server.port)], resolve=lambda _: ["127.0.0.1"])
        address = f"https://feed.example:{server.port}/"
        code = failure(HttpClient(guard, limits=LIMITS), address, tmp_path / "feed")
        assert code is FetchFailure.CONNECTION_FAILED
