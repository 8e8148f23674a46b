"""The push services that browsers subscribe to, by their hosts: only these are sent messages."""

from collections.abc import Collection
from typing import Annotated
from urllib.parse import urlsplit

from domain.kernel.process.settings import Setting

KNOWN_HOSTS = frozenset(
    {
        "android.googleapis.com",
        "fcm.googleapis.com",
        "*.notify.windows.com",
        "*.push.apple.com",
        "*.push.services.mozilla.com",
    }
)
"""Hosts of Chrome, Brave, Opera and Samsung's browser, Edge on Windows, Safari and Firefox; `*.` is any subdomain."""


class PushServices:
    """The known push services, and those that a setting adds."""

    def __init__(self, push_hosts: Annotated[str, Setting("push_hosts")]) -> None:
        added = {host.strip().lower() for host in push_hosts.split(",")} - {""}
        self._hosts: Collection[str] = KNOWN_HOSTS | added

    def includes(self, endpoint: str) -> bool:
        """Whether a subscription's address leads to one of them."""
        host = (urlsplit(endpoint).hostname or "").rstrip(".")
        return any(
            host.endswith(pattern.removeprefix("*")) if pattern.startswith("*.") else host == pattern
            for pattern in self._hosts
        )
