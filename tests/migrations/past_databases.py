"""Databases that commits of the past filled, kept as compressed SQL in `past/`, one file for each commit.

`.venv/bin/python -m tests.migrations.past_databases COMMIT` makes one: it migrates an empty database with the
code of the commit, stores the stories of the golden samples as far as the commit knows their events, and rebuilds.
"""

import gzip
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import psycopg
from psycopg.sql import SQL, Identifier

from local.binaries import postgres_installation
from local.postgres import Postgres
from tests.read_models.golden_rows import START, STORIES

ROOT = Path(__file__).parents[2]
PAST = Path(__file__).parent / "past"
PERSONAL = {"contact_index", "first_name", "last_name", "email", "phone", "cover_letter"}
"""Stored as of a person who is erased, whom no key is needed for."""
KEYS = {"KARIJERA_PERSONAL_DATA_KEY": "a" * 43 + "=", "KARIJERA_LINK_KEY": "b" * 42 + "a="}


def restore(commit: str, connection: psycopg.Connection) -> None:
    """Restores the database of a commit into an empty one."""
    connection.execute(gzip.decompress((PAST / f"{commit}.sql.gz").read_bytes()))


def make(commit: str) -> Path:
    """Makes the database of a commit and writes it to its file."""
    with tempfile.TemporaryDirectory() as folder:
        code = Path(folder) / "code"
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(code, filter="data")
        with Postgres(Path(folder) / "data") as server:
            url = server.create_database("past")
            _karijera(code, url, "migrate")
            with psycopg.connect(url) as connection:
                for log, rows in _stored_events(code):
                    _insert(connection, log, rows)
            _karijera(code, url, "rebuild", "--all", "--force")
            return _dump(commit, url)


def _karijera(code: Path, url: str, *command: str) -> None:
    """Runs a command with the code of the commit."""
    settings = {"DATABASE_URL": url, "REDIS_URL": "redis://127.0.0.1:1/0", "KARIJERA_ENVIRONMENT": "test"}
    environment = {**os.environ, **KEYS, **settings, "PYTHONPATH": str(code)}
    program = "from workers.command_line import main; import sys; sys.exit(main())"
    subprocess.run([sys.executable, "-c", program, *command], cwd=code, env=environment, check=True)


def _stored_events(code: Path) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """Yields for each log the rows of its stories, as far as the commit knows their events."""
    for log, stories in STORIES.items():
        paths = {path.stem: path for path in code.glob(f"tests/*/{log}/*.json")}
        rows: list[tuple[Any, ...]] = []
        for number, story in enumerate(stories, start=1):
            stream = UUID(int=2000 + number)
            known = [path for name in story if (path := paths.get(name) or paths.get(f"{name.partition('.')[0]}.1"))]
            for version, path in enumerate(known, start=1):
                sample = json.loads(path.read_text("utf-8"))
                rows.append((stream, version, sample["topic"], _state(sample, number), START))
        yield log, rows


def _state(sample: dict[str, Any], number: int) -> bytes:
    data = sample["data"] | ({"number": number} if "number" in sample["data"] else {})
    state: dict[str, Any] = {"d": {name: value for name, value in data.items() if name not in PERSONAL}}
    if personal := {name: None for name in data if name in PERSONAL}:
        state["p"] = personal
    if sample["version"] > 1:
        state["v"] = sample["version"]
    return json.dumps(state | {"by": ["guest", None], "via": "web", "co": UUID(int=number).hex}).encode()


def _insert(connection: psycopg.Connection, log: str, rows: list[tuple[Any, ...]]) -> None:
    find = "SELECT table_schema FROM information_schema.columns WHERE table_name = %s AND column_name = 'originator_id'"
    schema = connection.execute(find, [log]).fetchall()[0][0]
    columns = "(originator_id, originator_version, topic, state, recorded_at)"
    statement = SQL(f"INSERT INTO {{}} {columns} VALUES (%s, %s, %s, %s, %s)").format(Identifier(schema, log))
    connection.cursor().executemany(statement, rows)


def _dump(commit: str, url: str) -> Path:
    pg_dump = postgres_installation() / "bin" / "pg_dump"
    command = [pg_dump, "--inserts", "--no-owner", "--no-privileges", url]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Commands of psql, and what only this version of the server knows.
    lines = [line for line in text.splitlines() if not line.startswith(("\\", "--", "SET transaction_timeout"))]
    PAST.mkdir(exist_ok=True)
    path = PAST / f"{commit}.sql.gz"
    path.write_bytes(gzip.compress("\n".join(line for line in lines if line).encode(), mtime=0))
    return path


if __name__ == "__main__":
    for each in sys.argv[1:]:
        make(each)
