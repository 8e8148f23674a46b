"""Putting a process together: each service is built once, when it is first asked for, from those that it needs."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import RLock
from types import TracebackType
from typing import Any, Generic, Self, TypeVar, cast

from domain.kernel.platform import Platform

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Provider(Generic[T]):
    """How a service is built, and how it lets go of what it has opened."""

    build: Callable[["Assembly"], T]
    close: Callable[[T], None] | None = None


class Assembly:
    """The services of one process. Leave the `with` block, or call `close`, before the process ends.

    Only what puts processes together sees it: routes, tasks and commands are handed the services that they use.
    """

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self._built: dict[Provider[Any], Any] = {}
        self._lock = RLock()

    def __getitem__(self, provider: Provider[T]) -> T:
        """The service of this provider. Raises what building it raises, such as ValueError for wrong settings."""
        with self._lock:
            if provider not in self._built:
                self._built[provider] = provider.build(self)
            return cast("T", self._built[provider])

    def replace(self, provider: Provider[T], service: T) -> None:
        """Uses this service from now on: one that somebody else has opened and will close, or a test's."""
        with self._lock:
            self._built[provider] = service

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes services in the opposite order of their building; the platform belongs to its opener."""
        for provider, service in reversed(self._built.items()):
            if provider.close:
                provider.close(service)
