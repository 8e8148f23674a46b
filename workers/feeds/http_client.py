"""Fetching a feed into a file: through the door at every step, within limits, and only if it has changed."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from ssl import SSLContext, create_default_context
from threading import Timer
from typing import Self

import httpx

from workers.feeds.decompression import LARGEST, limited, unpacked
from workers.feeds.fetch_failures import CannotFetch, FetchFailure
from workers.feeds.ssrf_guard import CheckedAddress, SsrfGuard

MOST_REDIRECTS = 5
REDIRECTS = frozenset({301, 302, 303, 307, 308})
NOT_MODIFIED, OK = 304, 200
CHARSET = re.compile(r"charset\s*=\s*\"?([A-Za-z0-9._-]{1,40})", re.IGNORECASE)
HEADERS = {"Accept": "*/*", "Accept-Encoding": "gzip", "Connection": "close"}
LONGEST_TAG = 1000


@dataclass(frozen=True, slots=True)
class Limits:
    """Bytes, and seconds: to connect, between two pieces, and for all of it."""

    largest: int = LARGEST
    connecting: float = 10
    silence: float = 30
    altogether: float = 15 * 60


@dataclass(frozen=True, slots=True)
class Version:
    """What a server said about the version of its document, to be asked with next time; empty when it said nothing."""

    etag: str = ""
    last_modified: str = ""

    @property
    def conditions(self) -> dict[str, str]:
        """Headers that ask for the document only if it has changed."""
        conditions = {"If-None-Match": self.etag, "If-Modified-Since": self.last_modified}
        return {name: value for name, value in conditions.items() if value}


@dataclass(frozen=True, slots=True)
class Fetched:
    """A document in a file, or, with `size` None, the news that it has not changed."""

    size: int | None
    charset: str | None = None
    version: Version = Version()


class HttpClient:
    """Fetches feeds. It keeps no cookies and minds no proxies of the environment."""

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

    def fetch(
        self, address: str, file: Path, known: Version = Version(), on_progress: Callable[[int], None] = lambda _: None
    ) -> Fetched:
        """Writes the document to the file. Raises CannotFetch."""
        timeout = httpx.Timeout(self._limits.connecting, read=self._limits.silence)
        client = httpx.Client(timeout=timeout, trust_env=False, headers=self._headers, verify=self._trusted)
        with client, _Ending(client, self._limits.altogether) as ending:
            try:
                return self._follow(client, address, file, known, on_progress)
            except CannotFetch:
                raise
            except Exception as error:
                # A client that is closed under somebody's hands fails in many ways.
                if ending.has_come:
                    raise _too_slow(self._limits) from error
                raise _failure(error) from error

    def _follow(
        self,
        client: httpx.Client,
        address: str,
        file: Path,
        known: Version,
        on_progress: Callable[[int], None],
    ) -> Fetched:
        for _ in range(MOST_REDIRECTS + 1):
            checked = self._guard.check(address)
            request = client.build_request(
                "GET",
                checked.pinned,
                headers={"Host": checked.host_header} | known.conditions,
                extensions={"sni_hostname": checked.host},
            )
            response = client.send(request, stream=True)
            try:
                _require_pin(response, checked)
                if response.status_code in REDIRECTS and (location := response.headers.get("location")):
                    address = str(checked.url.join(location))
                    continue
                return self._take(response, file, known, on_progress)
            finally:
                response.close()
        raise CannotFetch(FetchFailure.TOO_MANY_REDIRECTS, f"more than {MOST_REDIRECTS}")

    def _take(
        self, response: httpx.Response, file: Path, known: Version, on_progress: Callable[[int], None]
    ) -> Fetched:
        if response.status_code == NOT_MODIFIED and known.conditions:
            return Fetched(None, version=known)
        if response.status_code != OK:
            raise CannotFetch(FetchFailure.STATUS_NOT_OK, f"the server answered {response.status_code}")
        size = 0
        with file.open("wb") as out:
            for piece in self._content(response):
                out.write(piece)
                size += len(piece)
                on_progress(size)
        charset = CHARSET.search(response.headers.get("content-type", ""))
        return Fetched(size, charset[1] if charset else None, _version(response))

    def _content(self, response: httpx.Response) -> Iterator[bytes]:
        packing = response.headers.get("content-encoding", "").strip().lower()
        announced = response.headers.get("content-length", "")
        if announced.isdecimal() and int(announced) > self._limits.largest:
            raise CannotFetch(FetchFailure.TOO_LARGE, f"more than {self._limits.largest} bytes")
        raw = limited(response.iter_raw(), self._limits.largest)
        if packing in {"", "identity"}:
            return raw
        if packing in {"gzip", "x-gzip"}:
            return unpacked(raw, self._limits.largest)
        raise CannotFetch(FetchFailure.ENCODING_UNKNOWN, f"the document is packed as {packing[:40]!r}")


class _Ending:
    """Closes the client when the time is over: headers and pieces may come one byte at a time, each of them in time."""

    def __init__(self, client: httpx.Client, seconds: float) -> None:
        self.has_come = False
        self._client = client
        self._timer = Timer(seconds, self._end)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def _end(self) -> None:
        self.has_come = True
        self._client.close()


def _too_slow(limits: Limits) -> CannotFetch:
    return CannotFetch(FetchFailure.TIMED_OUT, f"it took more than {limits.altogether:g} seconds")


def _failure(error: Exception) -> Exception:
    """What to tell of it; what is no failure of fetching stays what it is."""
    match error:
        case httpx.TimeoutException():
            return CannotFetch(FetchFailure.TIMED_OUT, "the server was silent for too long")
        case httpx.RemoteProtocolError():
            return CannotFetch(FetchFailure.CUT_OFF, "the connection ended before the document did")
        case httpx.HTTPError() | httpx.InvalidURL() | httpx.StreamError():
            return CannotFetch(FetchFailure.CONNECTION_FAILED, type(error).__name__)
        case _:
            return error


def _require_pin(response: httpx.Response, checked: CheckedAddress) -> None:
    """The connection leads where the door has looked."""
    stream = response.extensions.get("network_stream")
    peer = stream.get_extra_info("server_addr") if stream else None
    if not peer or peer[0].partition("%")[0] != checked.ip:
        raise CannotFetch(FetchFailure.ADDRESS_NOT_ALLOWED, "the connection leads elsewhere")


def _version(response: httpx.Response) -> Version:
    return Version(
        response.headers.get("etag", "")[:LONGEST_TAG], response.headers.get("last-modified", "")[:LONGEST_TAG]
    )
