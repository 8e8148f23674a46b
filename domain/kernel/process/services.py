"""Builds the services of a process: each one once, on first use, from the services that it depends on.

A service is asked for by its type. A class of ours is built from its constructor: each parameter is a service of the
annotated type. What a constructor alone does not say (a value from the settings, the class behind a port) says a
*provider*: a function whose parameters are services, and whose return annotation is the type that it provides. One that
yields its service (`Iterator[TaskQueue]`) closes it afterwards. `Annotated[Kind, "name"]` is a type of its own, so
`Annotated[EventStore, "jobs"]` is the log of that name; `Annotated[str, Setting("sms_url")]` is one of the settings.
"""

from collections.abc import Callable, Iterable
from contextlib import ExitStack, contextmanager
from inspect import Parameter, isgeneratorfunction, signature
from threading import RLock
from types import TracebackType
from typing import Annotated, Any, Self, TypeVar, cast, get_args, get_type_hints

from pydantic import SecretBytes, SecretStr

from domain.kernel.log.event_store import EventStore
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Setting

T = TypeVar("T")

Provider = Callable[..., Any]
"""A function that builds a service from those of its parameters' types."""

_OURS = ("domain", "read_models", "api", "workers")
"""Packages whose classes are built from their constructors; others need a provider."""


class Services:
    """The services of one process. Leave the `with` block, or call `close`, before the process ends.

    Only composition roots see it: routes, tasks and commands receive the services that they use.
    """

    def __init__(self, platform: Platform, providers: Iterable[Provider] = ()) -> None:
        """Raises ValueError for a type that two providers build."""
        self.platform = platform
        self._providers: dict[Any, Provider] = {}
        for provider in providers:
            if self._providers.setdefault(kind := _provided(provider), provider) is not provider:
                msg = f"two providers build {_name(kind)}"
                raise ValueError(msg)
        self._given: dict[Any, Any] = {Platform: platform, Services: self}
        self._given |= {kind: getattr(platform, name) for name, kind in get_type_hints(Platform).items()}
        self._given |= {Annotated[EventStore, name]: log for name, log in platform.logs.items()}
        self._built = dict(self._given)
        self._opened = ExitStack()
        self._lock = RLock()

    def __getitem__(self, kind: type[T]) -> T:
        """The service of this type. Raises TypeError where nothing says how to build it, and what building it raises,
        such as ValueError for wrong settings."""
        return cast("T", self.find(kind))

    def find(self, kind: Any) -> Any:
        """Finds a service as `services[kind]` does, for types that are no classes: `Annotated[Engine, "reading"]`,
        `VapidKeys | None`."""
        if kind not in self._built:
            with self._lock:
                if kind not in self._built:
                    self._built[kind] = self._build(kind)
        return self._built[kind]

    def call(self, function: Callable[..., T]) -> T:
        """Calls a function with the services of its parameters' types."""
        return function(**self._arguments(function))

    def replace(self, kind: type[T], service: T) -> None:
        """Substitutes a service: by one that its opener closes, or by a test's."""
        with self._lock:
            self._given[kind] = self._built[kind] = service

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes services in reverse order of construction; the platform belongs to its opener."""
        self._opened.close()

    def _build(self, kind: Any) -> Any:
        if setting := _setting(kind):
            value = getattr(self.platform.settings, setting.name)
            return value.get_secret_value() if isinstance(value, SecretBytes | SecretStr) else value
        provider = self._providers.get(kind)
        if provider is None:
            if not isinstance(kind, type) or kind.__module__.partition(".")[0] not in _OURS:
                msg = f"no provider builds {_name(kind)}"
                raise TypeError(msg)
            provider = kind
        if isgeneratorfunction(provider):
            return self._opened.enter_context(contextmanager(provider)(**self._arguments(provider)))
        return self.call(provider)

    def _arguments(self, function: Provider) -> dict[str, Any]:
        """A parameter with a default keeps it, unless its type has a provider or belongs to the platform."""
        hints = get_type_hints(function.__init__ if isinstance(function, type) else function, include_extras=True)
        try:
            return {
                name: self.find(hints.get(name, Any))
                for name, parameter in signature(function).parameters.items()
                if parameter.default is Parameter.empty or self._is_provided(hints.get(name, Any))
            }
        except TypeError as error:
            error.add_note(f"which {_name(function)} needs")
            raise

    def _is_provided(self, kind: Any) -> bool:
        return kind in self._given or kind in self._providers or _setting(kind) is not None


def _provided(provider: Provider) -> Any:
    kind = get_type_hints(provider, include_extras=True)["return"]
    return get_args(kind)[0] if isgeneratorfunction(provider) else kind


def _setting(kind: Any) -> Setting | None:
    return next((each for each in getattr(kind, "__metadata__", ()) if isinstance(each, Setting)), None)


def _name(kind: Any) -> str:
    return getattr(kind, "__qualname__", None) or repr(kind)
