"""compose.yaml runs the same programs as the supervisor; example settings exist and hold no secrets."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml

from domain.kernel.process.settings import Settings
from local.data_folder import DataFolder
from local.fork_server import PROGRAMS
from local.listening_sockets import listen
from local.services import ListeningSockets, Services
from workers.lanes import Lane

ROOT = Path(__file__).resolve().parent.parent
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
EXAMPLES = sorted((ROOT / "deploy").glob("*.env.example"))
OF_OTHERS = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "KARIJERA_API_URL"}


def settings_of_the_site() -> set[str]:
    aliases = {name: getattr(field.validation_alias, "choices", ()) for name, field in Settings.model_fields.items()}
    return {str(choices[0]) if choices else f"KARIJERA_{name.upper()}" for name, choices in aliases.items()}


def given(example: Path) -> dict[str, str]:
    lines = [line for line in example.read_text().splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


@pytest.fixture
def local_services(tmp_path: Path) -> Iterator[Services]:
    place = DataFolder(tmp_path / "data")
    place.open()
    environment = {
        "DATABASE_URL": "postgresql://elsewhere/db",
        "REDIS_URL": "redis://elsewhere",
        "SMTP_URL": "smtp://there",
    }
    with listen("127.0.0.1", 0) as port:
        yield Services(place, ListeningSockets(port, None, None), environment)


def test_it_runs_the_same_programs_as_the_supervisor(local_services: Services) -> None:
    python = [sys.executable, "-m"]
    services = [*local_services.programs_without_database(), *local_services.site()]
    for service in services:
        composed = SERVICES.get(service.name, {}).get("command")
        command = list(service.command)
        if command[:2] == python and composed:
            expected = command[2:] if composed[0] != "python" else ["python", "-m", *command[2:]]
            assert composed[: len(expected)] == expected
            assert set(composed[len(expected) :]) <= set(Lane)
    assert {service.name for service in services} - {"fork-server"} < set(SERVICES)


def test_each_lane_of_tasks_is_served_by_one_container() -> None:
    commands = [service.get("command") or [] for service in SERVICES.values()]
    workers = [command[3:] for command in commands if command[1:3] == ["-m", "workers.main"]]
    assert sorted(chain.from_iterable(workers)) == sorted(Lane)


def test_a_worker_that_dies_while_it_starts_is_noticed_at_once(local_services: Services) -> None:
    """The workers' command is a process of its own: dramatiq's command looks for dead workers only after 30 seconds."""
    [workers] = [service for service in local_services.site() if service.name == "workers"]
    environment = {"PYTHONPATH": str(ROOT)}
    ended = subprocess.run(workers.command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "DATABASE_URL" in ended.stderr
    assert f"`python {' '.join(workers.command[1:])}`" in (ROOT / "docs" / "operations.md").read_text()


def test_the_fork_server_knows_the_programs_of_the_site(local_services: Services) -> None:
    forked = [service for service in local_services.site() if service.fork_server]
    assert {service.command[2] for service in forked} | {"workers.command_line"} == set(PROGRAMS)
    for module in PROGRAMS.values():
        assert "\ndef main(" in (ROOT / f"{module.replace('.', '/')}.py").read_text()


def test_services_wait_for_the_migration() -> None:
    for name in ("api", "follow", "workers", "schedule"):
        assert SERVICES[name]["depends_on"]["migrate"] == {"condition": "service_completed_successfully"}


def test_servers_and_http_services_have_health_checks() -> None:
    assert {name for name, service in SERVICES.items() if "healthcheck" in service} == {
        "api",
        "postgres",
        "redis",
        "renderer",
    }


def test_redis_persists_the_queue() -> None:
    assert " ".join(SERVICES["redis"]["command"]).startswith("redis-server --appendonly yes --appendfsync everysec")


def test_only_the_api_publishes_a_port_and_only_on_loopback() -> None:
    assert {name: service["ports"] for name, service in SERVICES.items() if "ports" in service} == {
        "api": ["127.0.0.1:8000:8000"]
    }


def test_volumes_are_declared() -> None:
    used = {volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())}
    assert used == set(COMPOSE["volumes"])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_has_existing_settings_and_no_secrets(example: Path) -> None:
    settings = given(example)
    assert settings.keys() <= settings_of_the_site() | OF_OTHERS
    for name, value in settings.items():
        if re.search("KEY|PASSWORD", name):
            assert value == ""


def test_settings_named_in_compose_exist() -> None:
    named = {name for service in SERVICES.values() for name in service.get("environment", {})}
    assert named <= settings_of_the_site() | OF_OTHERS


def test_required_settings_are_in_the_example() -> None:
    required = {name.upper() for name, field in Settings.model_fields.items() if field.is_required()}
    named = {name.removeprefix("KARIJERA_") for example in EXAMPLES for name in given(example)}
    assert required <= named


@pytest.mark.parametrize("module", ["workers.command_line", "api.main", "workers.follow", "workers.schedule"])
def test_the_image_works_without_the_folder_local(module: str) -> None:
    code = f"import sys; sys.modules['local'] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_processes_import_sentry_only_where_it_is_used() -> None:
    """Sentry's import is a twentieth of the time that the API takes to come back."""
    code = "import sys, api.main, workers.follow, workers.schedule; sys.exit('sentry_sdk' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_image_holds_bytecode_which_its_user_cannot_write() -> None:
    text = (ROOT / "Dockerfile").read_text()
    copied = re.findall(r"^COPY (\w+)/ \1/$", text.split("AS site")[1].split("\nFROM ")[0], re.MULTILINE)
    compiled = re.search(r"^RUN python -m compileall -q (.+)\nUSER", text, re.MULTILINE)
    assert compiled
    assert sorted(compiled[1].split()) == sorted(set(copied) - {"content"})
    assert "--compile-bytecode" in text


def test_the_images_contain_what_their_commands_need() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    copied = set(re.findall(r"^COPY (\w+)/ \1/$", dockerfile, re.MULTILINE))
    assert {"domain", "read_models", "api", "workers", "migrations", "content"} <= copied
    ignored = (ROOT / ".dockerignore").read_text()
    assert all(f"!{folder}\n" in ignored for folder in copied)


def test_no_registry_url_is_hard_coded() -> None:
    for name in ("Dockerfile", "compose.yaml"):
        images = re.findall(r"^(?:FROM|\s+image:) (\S+)", (ROOT / name).read_text(), re.MULTILINE)
        assert images
        assert not [image for image in images if "." in image.split("/")[0] and "/" in image]


def test_every_setting_is_described() -> None:
    table = (ROOT / "docs" / "operations" / "settings.md").read_text()
    described = set(re.findall(r"^\| `([A-Z_]+)` \|", table, re.MULTILINE))
    assert settings_of_the_site() <= described
