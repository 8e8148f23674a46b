"""The network address of the client, as rate limits count it."""

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import Request

UNKNOWN = "unknown"


def client_network(request: Request) -> str:
    """The address of the client, of an IPv6 client its /64, since one household has as many as it likes.

    What a proxy says counts only where that proxy is configured.
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
