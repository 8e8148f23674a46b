"""The SSRF guard: allowed and refused URLs."""

from collections.abc import Sequence
from ipaddress import ip_address

import pytest

from workers.feeds.fetch_failures import CannotFetch, FetchFailure
from workers.feeds.ssrf_guard import SsrfGuard, is_public

PUBLIC = "93.184.216.34"


def guard(*addresses: str, exceptions: Sequence[tuple[str, int]] = ()) -> SsrfGuard:
    return SsrfGuard(exceptions, resolve=lambda _: addresses)


def refusal(found: SsrfGuard, address: str) -> FetchFailure:
    with pytest.raises(CannotFetch) as refused:
        found.check(address)
    assert refused.value.reason
    return refused.value.code


@pytest.mark.parametrize(
    ("address", "pinned", "host"),
    [
        ("https://primjer.example/feed.xml?x=1#y", f"https://{PUBLIC}/feed.xml?x=1", "primjer.example"),
        ("http://primjer.example:8080/", f"http://{PUBLIC}:8080/", "primjer.example:8080"),
        ("https://čevapi.example/", f"https://{PUBLIC}/", "xn--evapi-gya.example"),
    ],
)
def test_a_public_address_is_allowed_and_pinned(address: str, pinned: str, host: str) -> None:
    checked = guard(PUBLIC).check(address)
    assert (str(checked.pinned), checked.host_header) == (pinned, host)


@pytest.mark.parametrize(
    "address",
    [
        *("ftp://primjer.example/", "file:///etc/passwd", "gopher://primjer.example/", "//primjer.example", "feed.xml"),
        *("https://user:password@primjer.example/", "https://user@primjer.example/", "https://", "https:///feed"),
        *("https://primjer.example:22/", "http://primjer.example:6379/", "http://primjer.example:0/"),
        *(
            "http://primjer.example:99999/",
            "http://primjer.example:x/",
            "http://[::1",
            "https://primjer.example/" + "x" * 2000,
        ),
        *("", " ", "\x00", "http://primjer.example\r\nHost: x/", "javascript:alert(1)", "data:text/xml,<x/>"),
    ],
)
def test_invalid_urls_are_refused(address: str) -> None:
    assert refusal(guard(PUBLIC), address) is FetchFailure.ADDRESS_NOT_ALLOWED


PRIVATE = [
    *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("192.0.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "fec0::1", "100::1"),
    *("192.88.99.1", "192.88.99.255", "3fff::1", "3fff:fff::1", "2002:c058:6301::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1"),
    *("2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::", "2001:0:c000:22d:0:0:80ff:fffe"),
]


@pytest.mark.parametrize("ip", PRIVATE)
def test_private_addresses_are_refused(ip: str) -> None:
    assert refusal(guard(ip), "https://primjer.example/") is FetchFailure.ADDRESS_NOT_ALLOWED
    assert refusal(guard(PUBLIC, ip), "https://primjer.example/") is FetchFailure.ADDRESS_NOT_ALLOWED
    assert refusal(guard(ip, exceptions=[("10.9.9.9", 443)]), "https://x.example/") is FetchFailure.ADDRESS_NOT_ALLOWED


@pytest.mark.parametrize(
    "ip", [PUBLIC, "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::"]
)
def test_public_addresses_are_recognised(ip: str) -> None:
    assert guard(ip).check("https://primjer.example/")


@pytest.mark.parametrize("host", ["127.0.0.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "localhost", "[::1]"])
def test_loopback_is_recognised_in_any_notation(host: str) -> None:
    with pytest.raises(CannotFetch):
        SsrfGuard().check(f"http://{host}/")


def test_an_exception_admits_one_address_at_one_port() -> None:
    excepted = SsrfGuard.with_exceptions(" 10.0.0.5:9000 , [fd00::7]:443 ")
    excepted._resolve = lambda host: [host.strip("[]")]
    assert excepted.check("http://10.0.0.5:9000/").ip == "10.0.0.5"
    assert excepted.check("https://[fd00::7]/").host_header == "[fd00::7]"
    for address in ("http://10.0.0.5/", "http://10.0.0.6:9000/", "https://[fd00::8]/"):
        assert refusal(excepted, address) is FetchFailure.ADDRESS_NOT_ALLOWED


@pytest.mark.parametrize("written", ["10.0.0.5", "x:1", "10.0.0.5:x", "10.0.0.0/8:80"])
def test_an_invalid_exception_is_a_settings_error(written: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        SsrfGuard.with_exceptions(written)


def test_an_unknown_host_is_reported() -> None:
    def unknown(host: str) -> list[str]:
        raise OSError(host)

    assert refusal(SsrfGuard(resolve=unknown), "https://primjer.example/") is FetchFailure.HOST_UNKNOWN
    assert refusal(guard(), "https://primjer.example/") is FetchFailure.HOST_UNKNOWN


def test_every_address_within_a_private_range_is_private() -> None:
    """The control: the function can say yes."""
    assert is_public(ip_address(PUBLIC))
    assert not any(is_public(ip_address(ip.partition("%")[0])) for ip in PRIVATE)
