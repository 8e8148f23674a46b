"""Databases that commits of the past filled: `karijera migrate` leaves no read model with rows of older code.

`past_databases.py` makes them.
"""

from collections.abc import Iterator, Sequence

import psycopg
import pytest
from sqlalchemy import text

from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from local.postgres import Postgres
from migrations.upgrade import upgrade
from read_models.kernel.generations import install
from read_models.kernel.projection import Projection, fingerprint
from read_models.register import PROJECTIONS
from tests.migrations.past_databases import PAST, restore
from tests.read_model_harness import ReadModels
from tests.settings_factory import settings_for
from workers.commands.read_models import install_or_rebuild

COMMITS = sorted(path.name.partition(".")[0] for path in PAST.glob("*.sql.gz"))
every_commit = pytest.mark.parametrize("commit", COMMITS)


@pytest.fixture
def platform(commit: str, postgres: Postgres) -> Iterator[Platform]:
    url = postgres.create_database(f"past_{new_id().hex}")
    with psycopg.connect(url) as connection:
        restore(commit, connection)
    upgrade(url)
    with open_platform(settings_for(url)) as opened:
        yield opened


def stale(platform: Platform, projections: Sequence[Projection] = PROJECTIONS) -> list[str]:
    """The read models whose rows differ from rebuilt ones."""
    read_models = ReadModels(platform)
    read_models.follow(*projections)
    return [each.name for each in projections if not read_models.replay_equals_live(each)]


@every_commit
def test_live_rows_equal_rebuilt_ones(platform: Platform) -> None:
    install_or_rebuild(platform)
    assert stale(platform) == []
    with platform.engine.connect() as connection:
        for table in ("activity", "application", "job_page", "search_ad"):
            assert connection.execute(text(f"SELECT count(*) FROM read.{table}")).scalar_one()


@every_commit
def test_an_upgraded_database_needs_no_second_rebuild(platform: Platform) -> None:
    install_or_rebuild(platform)
    assert install(platform.engine, PROJECTIONS) == []


@pytest.mark.parametrize("commit", ["db59c5d"])
def test_a_read_model_that_kept_its_fingerprint_would_be_stale(platform: Platform) -> None:
    """The control: since this commit ads have got fields, which the rows of the audit view lack."""
    [activity] = [each for each in PROJECTIONS if each.name == "activity"]
    query = "UPDATE read_kernel.projection_generation SET fingerprint = :fingerprint WHERE projection = :name"
    with platform.engine.begin() as connection:
        connection.execute(text(query), {"name": activity.name, "fingerprint": fingerprint(activity)})
    assert stale(platform, [activity]) == ["activity"]
