"""Each layer lists its modules in its register, all of them, and nothing else lists modules."""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fastapi import APIRouter, FastAPI

from api import register as api_register
from api.http.module import ApiModule
from api.main import create_api
from api.services import build_services
from domain import register as domain_register
from domain.kernel.module import Module
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from read_models import register as read_model_register
from tests.api.openapi_document import openapi_document
from workers import register as worker_register
from workers.mail.mail import Mail
from workers.modules.module import WorkerModule

ROOT = Path(__file__).resolve().parent.parent
REGISTERS = ("domain/register.py", "read_models/register.py", "workers/register.py", "api/register.py")
LISTED_FROM = 3
"""Modules of a layer from which on a file that names them lists them. One or two are what a thing is about."""

ENTRY = re.compile(
    r"domain\.(?!kernel\.)\w+\.module"
    r"|read_models\.(?!kernel\.)\w+\.projection"
    r"|workers\.modules\.(?!module$)\w+"
    r"|api\.(?!http\.)\w+\.(module|\w*routes|sitemap)"
)

READ_BY = {
    "domain/platform.py": "domain.register",
    "read_models/activity/projection.py": "domain.register",
    "workers/personal_data.py": "domain.register",
    "workers/follow.py": "workers.register",
    "workers/commands/read_models.py": "read_models.register",
    "api/main.py": "api.register",
    "api/audit/routes.py": "domain.register",
    "tests/conftest.py": "read_models.register",
    "tests/api/test_authorization.py": "api.register",
    "tests/events/golden_samples.py": "domain.register",
    "tests/migrations/test_stairway.py": "domain.register",
    "tests/faults/test_replay_equals_live.py": "read_models.register",
    "benchmarks/search/dataset.py": "read_models.register",
}
"""Files that go through all modules, and the register that each reads, or what was made from it."""


def modules_at(pattern: str) -> Iterator[ModuleType]:
    for path in sorted(ROOT.glob(pattern)):
        yield import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def found_at(pattern: str, kind: type[Any]) -> list[Any]:
    """Lists the objects of a kind that the files at a place define by name."""
    return [each for module in modules_at(pattern) for each in vars(module).values() if isinstance(each, kind)]


def classes_at(pattern: str, *members: str) -> set[type[Any]]:
    """The classes with these members that the files at a place define."""
    return {
        each
        for module in modules_at(pattern)
        for each in vars(module).values()
        if isinstance(each, type)
        and each.__module__ == module.__name__
        and not getattr(each, "_is_protocol", False)
        and all(hasattr(each, member) for member in members)
    }


def missing(found: Iterable[Any], registered: Iterable[Any]) -> list[Any]:
    known = {id(each) for each in registered}
    return [each for each in found if id(each) not in known]


def routers_of(modules: Iterable[ApiModule]) -> list[APIRouter]:
    return [router for module in modules for router in (*module.routers, *module.other_routers)]


def imported(source: str) -> set[str]:
    """The modules that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def entries_named(source: str) -> dict[str, set[str]]:
    """Finds the modules of whose entries a file imports, by layer."""
    named: dict[str, set[str]] = {}
    for name in imported(source):
        if ENTRY.fullmatch(name):
            layer, *rest = name.split(".")
            named.setdefault(layer, set()).add(rest[-1] if layer == "workers" else rest[0])
    return named


def is_list(named: Mapping[str, set[str]]) -> bool:
    return any(len(names) >= LISTED_FROM for names in named.values())


def python_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for path in listed.stdout.split("\0") if path and (ROOT / path).exists()]


def test_every_module_of_the_domain_is_registered() -> None:
    found = found_at("domain/*/module.py", Module)
    assert found
    assert missing(found, domain_register.MODULES) == []


def test_a_folder_with_events_is_a_stream_of_its_name() -> None:
    folders = {path.parent.name for path in ROOT.glob("domain/*/events.py")}
    assert folders == set(domain_register.LOGS)


def test_every_event_belongs_to_its_module() -> None:
    for module in domain_register.STREAMS:
        found = {kind for kind in classes_at(f"domain/{module.name}/events.py", "topic") if hasattr(kind, "upcast")}
        assert {kind for kind in found if getattr(kind, "topic", "")} == set(module.events)


def test_every_projection_is_registered() -> None:
    found = classes_at("read_models/**/projection.py", "name", "logs", "project")
    assert found
    assert found == {type(each) for each in read_model_register.PROJECTIONS}


def test_every_module_of_the_workers_is_registered() -> None:
    found = found_at("workers/modules/*.py", WorkerModule)
    assert found
    assert missing(found, worker_register.MODULES) == []


def test_every_event_handler_and_every_mail_belongs_to_a_module() -> None:
    handlers = classes_at("workers/event_handlers/*.py", "name", "log")
    assert handlers == {type(each) for each in worker_register.EVENT_HANDLERS}
    mails = {
        each for each in classes_at("workers/mail/*_mails.py") if issubclass(each, Mail) and not each.__subclasses__()
    }
    assert mails
    assert mails == set(worker_register.MAILS)


def test_every_module_of_the_api_is_registered() -> None:
    found = found_at("api/*/module.py", ApiModule)
    assert found
    assert missing(found, api_register.MODULES) == []
    assert {path.parent.name for path in ROOT.glob("api/*/module.py")} - {"http"} == {
        module.name for module in api_register.MODULES
    }


def test_every_router_is_reached_through_the_register() -> None:
    routers = found_at("api/**/*.py", APIRouter)
    routers = [router for router in routers if not isinstance(router, FastAPI)]
    assert routers
    assert missing(routers, routers_of(api_register.MODULES)) == []
    paths = openapi_document()["paths"]
    for module in api_register.MODULES:
        for prefix, group in (("/api", module.routers), ("", module.other_routers)):
            for route in (route for router in group for route in router.routes):
                if getattr(route, "include_in_schema", False):
                    assert prefix + getattr(route, "path", "") in paths


def test_whatever_routes_and_tasks_ask_for_is_built(platform: Platform) -> None:
    with Services(platform, api_register.PROVIDERS) as services:
        create_api()
        build_services(services)
    with Services(platform, worker_register.PROVIDERS) as services:
        assert worker_register.open_tasks(services)
        assert worker_register.open_scheduled_tasks(services)
        assert worker_register.open_stream_summaries(services)


def test_the_description_explains_every_tag_that_routes_have() -> None:
    document = openapi_document()
    used = {tag for item in document["paths"].values() for operation in item.values() for tag in operation["tags"]}
    assert used == {tag["name"] for tag in document["tags"]}


def test_nothing_but_a_register_lists_modules() -> None:
    named = {path: entries_named((ROOT / path).read_text("utf-8")) for path in python_files() if path not in REGISTERS}
    assert {path: layers for path, layers in named.items() if is_list(layers)} == {}


@pytest.mark.parametrize(("path", "register"), READ_BY.items(), ids=READ_BY)
def test_what_goes_through_all_modules_reads_a_register(path: str, register: str) -> None:
    assert register in imported((ROOT / path).read_text("utf-8"))


def test_control_a_module_that_is_left_out_is_noticed() -> None:
    assert missing(found_at("domain/*/module.py", Module), domain_register.MODULES[1:])
    assert missing(found_at("workers/modules/*.py", WorkerModule), worker_register.MODULES[1:])
    assert missing(found_at("api/*/module.py", ApiModule), api_register.MODULES[1:])
    assert missing(found_at("api/**/*.py", APIRouter), routers_of(api_register.MODULES[1:]))


@pytest.mark.parametrize(
    "planted",
    [
        "from domain.jobs import module\nimport domain.accounts.module\nfrom domain.tracking.module import MODULE",
        "import read_models.a.projection, read_models.b.projection\nfrom read_models.c.projection import C",
        "from workers.modules import accounts, jobs, tracking",
        "import api.me.routes\nfrom api.jobs.routes import router\nfrom api.feeds.sitemap import router as r",
    ],
)
def test_control_a_list_by_hand_is_noticed(planted: str) -> None:
    assert is_list(entries_named(planted))
