"""Builds the services of a process: each one once, on first use, from the services that it depends on."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import RLock
from types import TracebackType
from typing import Any, Generic, Self, TypeVar, cast

from domain.kernel.process.platform import Platform

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Provider(Generic[T]):
    """How a service is built, and how it is closed."""

    build: Callable[["Assembly"], T]
    close: Callable[[T], None] | None = None


class Assembly:
    """The services of one process. Leave the `with` block, or call `close`, before the process ends.

    Only composition roots see it: routes, tasks and commands receive the services that they use.
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
        """Substitutes a service: by one that its opener will close, or by a test's."""
        with self._lock:
            self._built[provider] = service

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes services in reverse order of construction; the platform belongs to its opener."""
        for provider, service in reversed(self._built.items()):
            if provider.close:
                provider.close(service)
