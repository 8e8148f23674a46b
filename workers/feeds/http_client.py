"""Fetches a feed into a file: conditionally, within limits, with every redirect checked by the SSRF guard."""

import re
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from ssl import SSLContext, create_default_context
from threading import Timer
from typing import Self

import httpx

from workers.feeds.decompression import MAX_FEED_BYTES, decompress_gzip, require_max_bytes
from workers.feeds.fetch_failures import CannotFetch, FetchFailure
from workers.feeds.ssrf_guard import CheckedAddress, SsrfGuard

MAX_REDIRECTS = 5
REDIRECTS = frozenset({301, 302, 303, 307, 308})
NOT_MODIFIED, OK = 304, 200
GONE = frozenset({404, 410})
CHARSET = re.compile(r"charset\s*=\s*\"?([A-Za-z0-9._-]{1,40})", re.IGNORECASE)
HEADERS = {"Accept": "*/*", "Accept-Encoding": "gzip", "Connection": "close"}
MAX_ETAG_LENGTH = 1000


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits in bytes and seconds; `read_seconds` is the time between two chunks."""

    max_bytes: int = MAX_FEED_BYTES
    connect_seconds: float = 10
    read_seconds: float = 30
    total_seconds: float = 15 * 60

    def within(self, others: "Limits") -> "Limits":
        """The smaller of each of both limits."""
        return Limits(
            min(self.max_bytes, others.max_bytes),
            min(self.connect_seconds, others.connect_seconds),
            min(self.read_seconds, others.read_seconds),
            min(self.total_seconds, others.total_seconds),
        )


@dataclass(frozen=True, slots=True)
class Version:
    """The validators of a document for the next conditional request; empty where the server sent none."""

    etag: str = ""
    last_modified: str = ""

    @property
    def conditions(self) -> dict[str, str]:
        """The headers of a conditional request."""
        conditions = {"If-None-Match": self.etag, "If-Modified-Since": self.last_modified}
        return {name: value for name, value in conditions.items() if value}


@dataclass(frozen=True, slots=True)
class Fetched:
    """A document written to a file; `size` is None when it has not changed."""

    size: int | None
    charset: str | None = None
    version: Version = Version()


class HttpClient:
    """Fetches feeds, without cookies and without proxies from the environment."""

    def __init__(
        self,
        guard: SsrfGuard,
        *,
        limits: Limits | None = None,
        user_agent: str = "Karijera",
        trusted: SSLContext | None = None,
    ) -> None:
        self._guard = guard
        self._limits = limits or Limits()
        self._headers = HEADERS | {"User-Agent": user_agent}
        self._trusted = trusted or create_default_context()
        self._stays_at_host = False

    def within(self, limits: Limits) -> "HttpClient":
        """A client with the same guard that also keeps these limits."""
        stricter = copy(self)
        stricter._limits = self._limits.within(limits)
        return stricter

    def staying_at_host(self) -> "HttpClient":
        """A client that follows no redirect to another host."""
        stricter = copy(self)
        stricter._stays_at_host = True
        return stricter

    def fetch(
        self, address: str, file: Path, known: Version = Version(), on_progress: Callable[[int], None] = lambda _: None
    ) -> Fetched:
        """Writes the document to the file. Raises CannotFetch."""
        timeout = httpx.Timeout(self._limits.connect_seconds, read=self._limits.read_seconds)
        client = httpx.Client(timeout=timeout, trust_env=False, headers=self._headers, verify=self._trusted)
        with client, _TotalTimeout(client, self._limits.total_seconds) as total_timeout:
            try:
                return self._follow_redirects(client, address, file, known, on_progress)
            except CannotFetch:
                raise
            except Exception as error:
                # Closing a client during a request raises various errors.
                if total_timeout.has_expired:
                    raise _too_slow(self._limits) from error
                raise _fetch_error(error) from error

    def _follow_redirects(
        self,
        client: httpx.Client,
        address: str,
        file: Path,
        known: Version,
        on_progress: Callable[[int], None],
    ) -> Fetched:
        for _ in range(MAX_REDIRECTS + 1):
            checked = self._guard.check(address)
            request = client.build_request(
                "GET",
                checked.pinned,
                headers={"Host": checked.host_header} | known.conditions,
                extensions={"sni_hostname": checked.host},
            )
            response = client.send(request, stream=True)
            try:
                require_checked_peer(response, checked)
                if response.status_code in REDIRECTS and (location := response.headers.get("location")):
                    address = self._redirected(checked.url, location)
                    continue
                return self._write_response(response, file, known, on_progress)
            finally:
                response.close()
        raise CannotFetch(FetchFailure.TOO_MANY_REDIRECTS, f"more than {MAX_REDIRECTS}")

    def _redirected(self, url: httpx.URL, location: str) -> str:
        target = url.join(location)
        if self._stays_at_host and target.host != url.host:
            raise CannotFetch(FetchFailure.ADDRESS_NOT_ALLOWED, "it redirects to another host")
        return str(target)

    def _write_response(
        self, response: httpx.Response, file: Path, known: Version, on_progress: Callable[[int], None]
    ) -> Fetched:
        if response.status_code == NOT_MODIFIED and known.conditions:
            return Fetched(None, version=known)
        if response.status_code != OK:
            reason = f"the server answered {response.status_code}"
            raise CannotFetch(FetchFailure.STATUS_NOT_OK, reason, is_gone=response.status_code in GONE)
        size = 0
        with file.open("wb") as out:
            for chunk in self._content(response):
                out.write(chunk)
                size += len(chunk)
                on_progress(size)
        charset = CHARSET.search(response.headers.get("content-type", ""))
        return Fetched(size, charset[1] if charset else None, _version(response))

    def _content(self, response: httpx.Response) -> Iterator[bytes]:
        encoding = response.headers.get("content-encoding", "").strip().lower()
        announced = response.headers.get("content-length", "")
        if announced.isdecimal() and int(announced) > self._limits.max_bytes:
            raise CannotFetch(FetchFailure.TOO_LARGE, f"more than {self._limits.max_bytes} bytes")
        raw = require_max_bytes(response.iter_raw(), self._limits.max_bytes)
        if encoding in {"", "identity"}:
            return raw
        if encoding in {"gzip", "x-gzip"}:
            return decompress_gzip(raw, self._limits.max_bytes)
        raise CannotFetch(FetchFailure.ENCODING_UNKNOWN, f"the document is packed as {encoding[:40]!r}")


class _TotalTimeout:
    """Closes the client after a total time, since a server that sends single bytes never exceeds the read timeout."""

    def __init__(self, client: httpx.Client, seconds: float) -> None:
        self.has_expired = False
        self._client = client
        self._timer = Timer(seconds, self._end)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def _end(self) -> None:
        self.has_expired = True
        self._client.close()


def _too_slow(limits: Limits) -> CannotFetch:
    return CannotFetch(FetchFailure.TIMED_OUT, f"it took more than {limits.total_seconds:g} seconds")


def _fetch_error(error: Exception) -> Exception:
    """The error as CannotFetch if it is an HTTP error, else unchanged."""
    match error:
        case httpx.TimeoutException():
            return CannotFetch(FetchFailure.TIMED_OUT, "the server sent nothing for too long")
        case httpx.RemoteProtocolError():
            return CannotFetch(FetchFailure.CUT_OFF, "the connection was closed before the end of the document")
        case httpx.HTTPError() | httpx.InvalidURL() | httpx.StreamError():
            return CannotFetch(FetchFailure.CONNECTION_FAILED, type(error).__name__)
        case _:
            return error


def require_checked_peer(response: httpx.Response, checked: CheckedAddress) -> None:
    """Raises CannotFetch unless the connection goes to the address that the SSRF guard has checked."""
    stream = response.extensions.get("network_stream")
    peer = stream.get_extra_info("server_addr") if stream else None
    if not peer or peer[0].partition("%")[0] != checked.ip:
        raise CannotFetch(FetchFailure.ADDRESS_NOT_ALLOWED, "the connection leads elsewhere")


def _version(response: httpx.Response) -> Version:
    return Version(
        response.headers.get("etag", "")[:MAX_ETAG_LENGTH], response.headers.get("last-modified", "")[:MAX_ETAG_LENGTH]
    )
