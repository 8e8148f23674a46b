"""A backup holds no clear text; restored, it serves nobody before those who were erased since are erased again."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete, func, insert, select, text

from api.main import create_app
from domain.accounts.tables import account
from domain.documents.tables import document
from domain.kernel.persons.erasure_gate import ErasureGate, erasures_applied
from domain.kernel.persons.personal_data import erased_persons
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from local.postgres import Postgres
from read_models.register import PROJECTIONS
from tests.read_model_harness import ReadModels
from tests.workers.command_result import RunCommand
from tests.workers.documented_commands import commands_of, run_commands
from tests.workers.dump_search import encodings_of, marks_in_dump
from tests.workers.task_harness import captured_logs
from tests.workers.test_personal_data import (  # noqa: F401 - fixtures
    MARKS,
    PASSWORD,
    House,
    house,
    marked_in,
    platform,
)
from workers.personal_data import PersonalData
from workers.register import PROVIDERS
from workers.restored_database import wait_for_erasures

BACKUP, RESTORE = commands_of("Backup"), commands_of("Restore")


@dataclass
class Backup:
    """A folder with the three parts."""

    folder: Path
    of: Settings

    @property
    def dump(self) -> Path:
        return self.folder / "events.dump"

    def take(self) -> None:
        run_commands(BACKUP, self.folder, self.of)

    def take_keys(self) -> None:
        run_commands(line_with(BACKUP, "--keys"), self.folder, self.of)

    def restore(self, settings: Settings, *, up_to: str | None = None) -> None:
        """Restores with all commands, or those before the one that contains `up_to`."""
        commands = RESTORE if up_to is None else RESTORE.partition(line_with(RESTORE, up_to))[0]
        settings.files_dir.mkdir(exist_ok=True)
        run_commands(commands, self.folder, settings)


def line_with(commands: str, part: str) -> str:
    [line] = [line for line in commands.splitlines() if part in line]
    return line


@pytest.fixture
def backup(house: House, tmp_path: Path) -> Backup:  # noqa: F811 - the fixture
    """A backup of a life before the erasure, with the keys after it."""
    folder = tmp_path / "backup"
    folder.mkdir()
    taken = Backup(folder, house.platform.settings)
    browser, _ = house.life()
    assert browser.post("/me/export", password=PASSWORD).status_code == 202
    house.work()
    taken.take()
    browser.post("/me/erase", password=PASSWORD)
    house.work()
    taken.take_keys()
    return taken


@pytest.fixture
def empty(house: House, postgres: Postgres, tmp_path: Path) -> Settings:  # noqa: F811 - the fixture
    """Settings of the same site, with an empty database and no files."""
    url = postgres.create_database(f"restored_{tmp_path.name}")
    changes = {"database_url": url, "files_dir": tmp_path / "restored", "redis_url": "redis://127.0.0.1:1/0"}
    return house.platform.settings.model_copy(update=changes)


@pytest.fixture
def half_restored(backup: Backup, empty: Settings) -> Iterator[Platform]:
    """A platform restored from the backup, before erasures are applied."""
    backup.restore(empty, up_to="erase-again")
    with open_platform(empty) as opened:
        yield opened


def accounts_of_erased(of: Platform) -> int:
    return count(of, account.c.id)


def files_of_erased(of: Platform) -> int:
    return count(of, document.c.person_id)


def count(of: Platform, person: object) -> int:
    with of.engine.connect() as connection:
        return connection.execute(select(func.count()).where(person.in_(erased_persons))).scalar_one()  # pyright: ignore[reportAttributeAccessIssue]


class StoppedAfter(Event):
    """Counts pauses, and is set after some of them."""

    def __init__(self, pauses: int) -> None:
        super().__init__()
        self.left = pauses

    def wait(self, timeout: float | None = None) -> bool:
        self.left -= 1
        if self.left == 0:
            self.set()
        return self.is_set()


def test_a_backup_holds_no_clear_text_and_a_restored_one_brings_nobody_back(backup: Backup, empty: Settings) -> None:
    assert marks_in_dump(backup.dump, MARKS) == set()
    files = [path for path in (backup.folder / "files").rglob("*") if path.is_file()]
    assert files
    forms = {form for mark in MARKS for form in encodings_of(mark)}
    assert [path for path in files if any(form in path.read_bytes() for form in forms)] == []
    backup.restore(empty)
    with open_platform(empty) as restored:
        read_models = ReadModels(restored)
        read_models.follow(*PROJECTIONS)
        assert marked_in(restored) == set()
        assert (accounts_of_erased(restored), files_of_erased(restored)) == (0, 0)
        assert not list(empty.files_dir.glob("exports/*"))
        assert all(read_models.replay_equals_live(projection) for projection in PROJECTIONS)
        assert Services(restored, PROVIDERS)[PersonalData].erase_restored() == 0
        assert TestClient(create_app(restored)).get("/api/jobs/1").status_code == 200


def test_control_clear_text_in_a_backup_is_noticed(house: House, tmp_path: Path) -> None:  # noqa: F811 - the fixture
    house.life()
    options = run_commands("karijera backup-options", tmp_path, house.platform.settings).strip()
    for forgotten in ("--exclude-schema=read_*", "--exclude-table-data=public.remembered_search"):
        assert forgotten in options
        dump = f'pg_dump --format=custom {options.replace(forgotten, "")} --file=events.dump "$DATABASE_URL"'
        run_commands(dump, tmp_path, house.platform.settings)
        assert marks_in_dump(tmp_path / "events.dump", MARKS), forgotten


@pytest.mark.parametrize(
    "form",
    [
        "'a Canaryfirst'",
        "encode('Canaryfirst', 'hex')",
        *(f"encode('{'-' * n}Canaryfirst', 'base64')" for n in range(3)),
    ],
)
def test_control_marks_are_found_in_every_form(platform: Platform, tmp_path: Path, form: str) -> None:  # noqa: F811 - the fixture
    with platform.engine.begin() as connection:
        connection.execute(text(f"CREATE TABLE public.planted AS SELECT {form} AS value"))
    dump = tmp_path / "planted.dump"
    run_commands(f'pg_dump -Fc -t public.planted -f {dump} "$DATABASE_URL"', tmp_path, platform.settings)
    assert "Canaryfirst" in marks_in_dump(dump, MARKS)


def test_nobody_is_served_before_erasures_are_applied(half_restored: Platform) -> None:
    assert accounts_of_erased(half_restored) == 1, "the backup does bring something back"
    assert files_of_erased(half_restored)
    assert list(half_restored.settings.files_dir.glob("exports/*"))
    stopped = StoppedAfter(3)
    with captured_logs() as logs:
        wait_for_erasures(half_restored.engine, stopped)
    assert stopped.is_set()
    assert [line["event"] for line in logs] == ["erasures_not_applied"]
    client = TestClient(create_app(half_restored))
    for path in ("/api/jobs/1", "/api/jobs/search", "/api/site", "/api/applications"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "SERVICE_UNAVAILABLE"), path
    assert client.post("/api/auth/login", json={}).status_code == 503
    assert client.get("/healthz").status_code == 200
    ready = client.get("/readyz")
    assert (ready.status_code, ready.json()["reasons"][0]) == (503, "ERASURES_NOT_APPLIED")
    ReadModels(half_restored).follow(*PROJECTIONS)
    ErasureGate(half_restored.engine).open()
    assert client.get("/api/jobs/1").status_code == 200
    stopped = StoppedAfter(3)
    wait_for_erasures(half_restored.engine, stopped)
    assert stopped.left == 3


def test_erasures_are_not_applied_without_keys(platform: Platform, run_command: RunCommand) -> None:  # noqa: F811 - the fixture
    with platform.engine.begin() as connection:
        connection.execute(delete(erasures_applied))
        row = {"id": new_id(), "email_index": "", "encrypted_email": "", "encrypted_profile": "", "locale": "hr"}
        connection.execute(insert(account).values(row))
    refused = run_command("erase-again")
    assert (refused.code, refused.error) == (2, "No account has a key: restore the keys of persons first.\n")
    assert not ErasureGate(platform.engine).is_open()
