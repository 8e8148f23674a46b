"""Client IP address, as rate limits count it."""

from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

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
    if request.client is None:
        return UNKNOWN
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, 64), strict=False).network_address)
    return str(address)
