"""A backup from before somebody was erased is restored, with the newest keys: they stay erased."""

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import func, select

from domain.documents.tables import document
from domain.kernel.personal_data import erased_persons
from domain.kernel.platform import Platform, open_platform
from local.binaries import postgres_installation
from local.postgres import Postgres
from read_models.activity.projection import Activity
from read_models.applications.projection import ApplicationRows
from tests.read_models_at_hand import ReadModels
from tests.workers.test_personal_data import (  # noqa: F401 - fixtures
    PASSWORD,
    House,
    house,
    marked_in,
    platform,
)
from workers.bootstrap import assemble
from workers.removing import erase_again

PROGRAMS = postgres_installation() / "bin"


@dataclass
class Backup:
    """What docs/operations.md says is to be kept, and how it is put back."""

    folder: Path
    of: Platform

    def take_facts_and_files(self) -> None:
        url = self.of.settings.database_url
        self._run("pg_dump", "--format=custom", "--exclude-table-data=facts.person_key", f"--file={self._facts}", url)
        shutil.copytree(self.of.settings.files_dir, self.folder / "files")

    def take_keys(self) -> None:
        url = self.of.settings.database_url
        keys = ("--format=custom", "--data-only", "--table=facts.person_key", f"--file={self._keys}")
        self._run("pg_dump", *keys, url)

    def restore(self, url: str) -> None:
        for dump in (self._facts, self._keys):
            self._run("pg_restore", f"--dbname={url}", str(dump))

    @property
    def _facts(self) -> Path:
        return self.folder / "facts.dump"

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
    backup.take_facts_and_files()
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


def test_who_was_erased_stays_erased_after_a_restore(restored: Platform) -> None:
    assert marked_in(restored), "the backup does bring something back"
    assert files_of_erased(restored)
    assert list(restored.settings.files_dir.glob("exports/*"))
    use = assemble(restored)
    assert erase_again(use) == 1
    read_models = ReadModels(restored)
    for projection in (ApplicationRows(), Activity()):
        read_models.rebuild.run(projection, force=True)
    assert marked_in(restored) == set()
    assert files_of_erased(restored) == 0
    assert not list(restored.settings.files_dir.glob("exports/*"))
    assert erase_again(use) == 0
