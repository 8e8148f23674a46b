"""Guards against SSRF: feeds may be fetched by http and https from the public internet, and from configured exceptions.

A host name is resolved once, all its addresses are checked, and the connection is pinned to one of them, so that DNS
rebinding has no effect. docs/operations/settings.md explains the exceptions.
"""

import socket
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

import httpx

from workers.feeds.fetch_failures import CannotFetch, FetchFailure

PORTS = {"http": 80, "https": 443}
OTHER_PORTS = frozenset({8080, 8443})
MAX_URL_LENGTH = 2000
IPAddress = IPv4Address | IPv6Address
Resolve = Callable[[str], Sequence[str]]
NAT64 = IPv6Network("64:ff9b::/96")
IPV4_COMPATIBLE = IPv6Network("::/96")
_RESERVED = ("64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "fec0::/10", "192.88.99.0/24")
RESERVED_NETWORKS = tuple(map(ip_network, _RESERVED))
"""Networks that are not public by IANA's registries of special-purpose addresses, though not every version of Python
says so."""


@dataclass(frozen=True, slots=True)
class CheckedAddress:
    """A URL that may be fetched, and the IP address to connect to."""

    url: httpx.URL
    host: str
    ip: str

    @property
    def pinned(self) -> httpx.URL:
        """The URL with the IP address in place of the host name."""
        return self.url.copy_with(host=self.ip)

    @property
    def host_header(self) -> str:
        return self.url.netloc.decode("ascii")


def resolve(host: str) -> list[str]:
    """All IP addresses of a host name. Raises OSError."""
    return list(dict.fromkeys(str(found[4][0]) for found in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)))


class SsrfGuard:
    """Checks URLs. `exceptions` are pairs of IP address and port that are allowed although they are private."""

    def __init__(self, exceptions: Iterable[tuple[str, int]] = (), resolve: Resolve = resolve) -> None:
        self._exceptions = frozenset((ip_address(ip), port) for ip, port in exceptions)
        self._resolve = resolve

    @classmethod
    def with_exceptions(cls, written: str) -> "SsrfGuard":
        """Parses exceptions as in the settings: `10.0.0.5:8080, [fd00::7]:443`. Raises ValueError."""
        pairs = (entry.strip().rpartition(":") for entry in written.split(",") if entry.strip())
        return cls((host.strip("[]"), int(port)) for host, _, port in pairs)

    def check(self, address: str) -> CheckedAddress:
        """Resolves and checks a URL. Raises CannotFetch."""
        url = _parsed(address)
        port = url.port or PORTS[url.scheme]
        usual = port == PORTS[url.scheme] or port in OTHER_PORTS
        host = url.raw_host.decode("ascii")
        found = [ip_address(ip.partition("%")[0]) for ip in self._addresses(host)]
        for ip in found:
            if (ip, port) not in self._exceptions and not (usual and is_public(ip)):
                where = f"port {port}" if is_public(ip) else "an address that is not public"
                raise CannotFetch(FetchFailure.ADDRESS_NOT_ALLOWED, f"{host} leads to {where}")
        return CheckedAddress(url, host, str(found[0]))

    def _addresses(self, host: str) -> Sequence[str]:
        try:
            found = self._resolve(host)
        except (OSError, UnicodeError) as error:
            raise CannotFetch(FetchFailure.HOST_UNKNOWN, f"{host} cannot be found") from error
        if not found:
            raise CannotFetch(FetchFailure.HOST_UNKNOWN, f"{host} has no address")
        return found


def _parsed(address: str) -> httpx.URL:
    refusal = "an address is http or https, without a password, of at most 2000 characters"
    try:
        url = httpx.URL(address.strip())
        port = url.port
    except (httpx.InvalidURL, ValueError, UnicodeError) as error:
        raise CannotFetch(FetchFailure.ADDRESS_NOT_ALLOWED, refusal) from error
    if url.scheme not in PORTS or not url.host or url.userinfo or len(address) > MAX_URL_LENGTH or port == 0:
        raise CannotFetch(FetchFailure.ADDRESS_NOT_ALLOWED, refusal)
    return url.copy_with(fragment=None)


def is_public(ip: IPAddress) -> bool:
    """Whether the address is publicly routable. An IPv4 address embedded in an IPv6 one is checked by itself."""
    if isinstance(ip, IPv6Address) and (inner := _inner(ip)):
        return all(map(is_public, inner))
    if any(ip in network for network in RESERVED_NETWORKS):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_loopback)


def _inner(ip: IPv6Address) -> Sequence[IPv4Address]:
    if ip.ipv4_mapped or ip.sixtofour:
        return [found for found in (ip.ipv4_mapped, ip.sixtofour) if found]
    if ip.teredo:
        return ip.teredo
    if ip in NAT64 or ip in IPV4_COMPATIBLE:
        return [IPv4Address(int(ip) & 0xFFFF_FFFF)]
    return []
