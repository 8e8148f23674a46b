"""The entry of a module in `api/register.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from fastapi import APIRouter

from domain.kernel.process.services import Provider, Services


@dataclass(frozen=True, slots=True)
class ApiModule:
    """Register entry of a module of the API: what it answers over HTTP.

    `routers` have their paths below `/api`; `other_routers` name theirs whole. FastAPI asks one router after the other:
    those of the most frequent requests are `asked_first`. `tags` describes the module's parts of the OpenAPI document.
    What the first requests would wait for is loaded while a process starts: by `preload` from files, before the process
    that serves is forked, by `warm_up` from the database. `providers` build what constructors alone do not say how to
    build (`domain/kernel/process/services.py`).
    """

    name: str
    routers: Sequence[APIRouter] = ()
    other_routers: Sequence[APIRouter] = ()
    asked_first: Sequence[APIRouter] = ()
    tags: Mapping[str, str] = field(default_factory=dict[str, str])
    preload: Callable[[], None] | None = None
    warm_up: Callable[[Services], None] | None = None
    providers: Sequence[Provider] = ()
