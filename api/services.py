"""How a route asks for a service: by a parameter whose annotation names the service's provider.

It is `async`, since a plain function would be handed to another thread, which takes longer than looking a service up.
"""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import Depends, Request
from sqlalchemy import Engine

from domain.kernel.database.clock import Clock
from domain.kernel.process.assembly import Assembly, Provider
from domain.kernel.process.settings import Settings

_REQUESTED: dict[Provider[Any], Callable[[Request], Coroutine[Any, Any, Any]]] = {}


def service(provider: Provider[Any]) -> Any:
    """For the annotation of a route's parameter: `UseVisits = Annotated[Visits, service(VISITS)]`."""

    async def find(request: Request) -> Any:
        return services_of(request)[provider]

    return Depends(_REQUESTED.setdefault(provider, find))


def services_of(request: Request) -> Assembly:
    """All services of this process, for what cannot take a parameter."""
    return request.app.state.services


def build_services(services: Assembly) -> None:
    """Builds what routes ask for, so that wrong settings are noticed at the start and no visitor waits for it. Raises
    ValueError for such settings."""
    for provider in _REQUESTED:
        _ = services[provider]


READING_ENGINE = Provider(lambda services: services.platform.engine.execution_options(isolation_level="AUTOCOMMIT"))
"""For reading: autocommit, one statement at a time."""

UseSettings = Annotated[Settings, service(Provider(lambda services: services.platform.settings))]
UseClock = Annotated[Clock, service(Provider(lambda services: services.platform.clock))]
UseEngine = Annotated[Engine, service(Provider(lambda services: services.platform.engine))]
