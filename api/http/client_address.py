"""Client IP address, as rate limits count it."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import Request

UNKNOWN = "unknown"


def truncated_network(request: Request) -> str | None:
    """The client's IPv4 /24 or IPv6 /48 network, as access records keep it for some time; None when unknown."""
    network = client_network(request)
    if network == UNKNOWN:
        return None
    address = ip_address(network)
    return str(ip_network((address, 48 if isinstance(address, IPv6Address) else 24), strict=False))


def client_network(request: Request) -> str:
    """The client's IPv4 address or IPv6 /64 prefix, since one household may use any address of its prefix.

    Forwarded headers count only from a configured proxy.
    """
    address = _address(request)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, 64), strict=False).network_address)
    return str(address) if address else UNKNOWN


def network_around(request: Request) -> str:
    """The /48 around an IPv6 client, since one customer may have all of its 65,536 prefixes; empty for IPv4."""
    address = _address(request)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, 48), strict=False))
    return ""


def _address(request: Request) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(request.client.host) if request.client else None
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address
