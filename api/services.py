"""Services as parameters of routes: the annotation names the service's type, `Use[Applications]`.

What looks it up is `async`, since a plain function would be handed to another thread, which takes longer than that.
"""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from fastapi import Depends, Request

from domain.kernel.process.services import Services

_REQUESTED: dict[Any, Callable[[Request], Coroutine[Any, Any, Any]]] = {}

if TYPE_CHECKING:
    T = TypeVar("T")
    Use = Annotated[T, "service"]
else:

    class Use:
        """`Use[Applications]` is the annotation of a route's parameter that receives the service of that type."""

        def __class_getitem__(cls, kind: Any) -> Any:
            return Annotated[kind, service(kind)]


def service(kind: Any) -> Any:
    """The dependency on the service of this type."""

    async def find(request: Request) -> Any:
        return services_of(request).find(kind)

    return Depends(_REQUESTED.setdefault(kind, find))


def services_of(request: Request) -> Services:
    """All services of this process, for what cannot take a parameter."""
    return request.app.state.services


def build_services(services: Services) -> None:
    """Builds what routes ask for, so that wrong settings are noticed at the start and no visitor waits for it. Raises
    ValueError for such settings."""
    for kind in _REQUESTED:
        services.find(kind)
