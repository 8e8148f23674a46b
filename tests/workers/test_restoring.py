"""A backup from before an erasure is restored with the newest keys: the person stays erased."""

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import func, select

from domain.documents.tables import document
from domain.kernel.assembly import Assembly
from domain.kernel.personal_data import erased_persons
from domain.kernel.platform import Platform
from domain.platform import open_platform
from local.binaries import postgres_installation
from local.postgres import Postgres
from read_models.activity.projection import Activity
from read_models.applications.projection import ApplicationRows
from tests.read_model_harness import ReadModels
from tests.workers.test_personal_data import (  # noqa: F401 - fixtures
    PASSWORD,
    House,
    house,
    marked_in,
    platform,
)
from workers.personal_data import PERSONAL_DATA

PROGRAMS = postgres_installation() / "bin"


@dataclass
class Backup:
    """What docs/operations.md says is to be kept, and how it is put back."""

    folder: Path
    of: Platform

    def take_events_and_files(self) -> None:
        url = self.of.settings.database_url
        self._run("pg_dump", "--format=custom", "--exclude-table-data=events.person_key", f"--file={self._events}", url)
        shutil.copytree(self.of.settings.files_dir, self.folder / "files")

    def take_keys(self) -> None:
        url = self.of.settings.database_url
        keys = ("--format=custom", "--data-only", "--table=events.person_key", f"--file={self._keys}")
        self._run("pg_dump", *keys, url)

    def restore(self, url: str) -> None:
        for dump in (self._events, self._keys):
            self._run("pg_restore", f"--dbname={url}", str(dump))

    @property
    def _events(self) -> Path:
        return self.folder / "events.dump"

    @property
    def _keys(self) -> Path:
        return self.folder / "keys.dump"

    @staticmethod
    def _run(program: str, *options: str) -> None:
        done = subprocess.run([PROGRAMS / program, *options], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.fixture
def backup(house: House, tmp_path: Path) -> Backup:  # noqa: F811 - the fixture
    folder = tmp_path / "backup"
    folder.mkdir()
    return Backup(folder, house.platform)


@pytest.fixture
def restored(
    house: House,  # noqa: F811 - the fixture
    backup: Backup,
    postgres: Postgres,
) -> Iterator[Platform]:
    """The site as it was before somebody was erased, with the keys that are left."""
    browser, _ = house.life()
    assert browser.post("/me/export", password=PASSWORD).status_code == 202
    house.work()
    backup.take_events_and_files()
    browser.post("/me/erase", password=PASSWORD)
    house.work()
    backup.take_keys()
    url = postgres.create_database("restored")
    backup.restore(url)
    settings = house.platform.settings.model_copy(
        update={"database_url": url, "files_dir": backup.folder / "files", "redis_url": "redis://127.0.0.1:1/0"}
    )
    with open_platform(settings) as opened:
        yield opened


def files_of_erased(of: Platform) -> int:
    theirs = select(func.count()).where(document.c.person_id.in_(erased_persons))
    with of.engine.connect() as connection:
        return connection.execute(theirs).scalar_one()


def test_an_erased_person_stays_erased_after_a_restore(restored: Platform) -> None:
    assert marked_in(restored), "the backup does bring something back"
    assert files_of_erased(restored)
    assert list(restored.settings.files_dir.glob("exports/*"))
    personal_data = Assembly(restored)[PERSONAL_DATA]
    assert personal_data.erase_restored() == 1
    read_models = ReadModels(restored)
    for projection in (ApplicationRows(), Activity()):
        read_models.rebuild.run(projection, force=True)
    assert marked_in(restored) == set()
    assert files_of_erased(restored) == 0
    assert not list(restored.settings.files_dir.glob("exports/*"))
    assert personal_data.erase_restored() == 0
