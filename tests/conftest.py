"""Shared fixtures: one PostgreSQL and one Valkey per session, one migrated database per module.

Databases are copies of a template, and so are those of the folders that want read models in them (`new_site_database`).
"""

import os
import secrets
from collections.abc import Callable, Iterator

import pytest
import redis
import structlog
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from local.postgres import NOT_DURABLE, Postgres
from local.valkey import Valkey
from migrations.upgrade import upgrade
from read_models.kernel.generations import install
from read_models.kernel.projection import Projection
from read_models.register import PROJECTIONS
from tests.read_model_harness import ReadModels
from tests.running_order import running_order
from tests.settings_factory import settings_for
from tests.thoroughness import examples

_TEMPLATE = "migrated"
_SITE_TEMPLATE = "migrated_with_read_models"

# No deadline, since machines may be slow; the same examples each time, so that results are reproducible.
# KARIJERA_EXPLORE=1 searches for new ones: a failing one becomes an @example, and the defect is fixed.
# How many: see thoroughness.py, which tests that want another number than 100 ask as well.
hypothesis_settings.register_profile(
    "steady",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=not os.environ.get("KARIJERA_EXPLORE"),
    print_blob=True,
    max_examples=examples(100),
)
hypothesis_settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with the files that take longest, so that workers end at about the same time."""
    items.sort(key=lambda item: running_order(item.nodeid))


@pytest.fixture(autouse=True, scope="session")
def plain_log() -> None:
    """Logs JSON lines, since rendering tracebacks takes seconds."""
    structlog.configure(processors=[structlog.processors.add_log_level, structlog.processors.JSONRenderer(default=str)])


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """PostgreSQL without fsync, for speed; durability tests start their own server."""
    with Postgres(tmp_path_factory.mktemp("postgres") / "data", settings=NOT_DURABLE) as server:
        upgrade(server.create_database(_TEMPLATE))
        yield server


@pytest.fixture(scope="session")
def new_migrated_database(postgres: Postgres) -> Callable[[], str]:
    """Creates a migrated, empty database without read models and returns its URL."""

    def create() -> str:
        return postgres.create_database(f"test_{secrets.token_hex(6)}", template=_TEMPLATE)

    return create


@pytest.fixture(scope="session")
def new_database(new_migrated_database: Callable[[], str]) -> Callable[[], str]:
    """Creates a database for tests; folders may override what is in it."""
    return new_migrated_database


@pytest.fixture(scope="session")
def new_site_database(postgres: Postgres) -> Callable[[], str]:
    """Creates a migrated database with all read models, empty, and returns its URL."""
    with open_platform(settings_for(postgres.create_database(_SITE_TEMPLATE, template=_TEMPLATE))) as platform:
        install(platform.engine, PROJECTIONS)

    def create() -> str:
        return postgres.create_database(f"site_{secrets.token_hex(6)}", template=_SITE_TEMPLATE)

    return create


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Valkey]:
    with Valkey(tmp_path_factory.mktemp("valkey")) as server:
        yield server


@pytest.fixture(scope="module")
def database_url(new_database: Callable[[], str]) -> str:
    """A migrated database of the module's own."""
    return new_database()


@pytest.fixture(scope="module")
def redis_url(valkey: Valkey) -> str:
    """The session's Valkey, emptied for this module."""
    with redis.Redis.from_url(valkey.url) as connection:
        connection.flushall()
    return valkey.url


@pytest.fixture(scope="module")
def settings(database_url: str, redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings of this module's servers, with random keys."""
    return settings_for(database_url, redis_url).model_copy(update={"files_dir": tmp_path_factory.mktemp("files")})


@pytest.fixture(scope="module")
def platform(settings: Settings) -> Iterator[Platform]:
    """The platform on this module's database: event logs and personal keys."""
    with open_platform(settings) as opened:
        yield opened


@pytest.fixture(scope="module")
def read_models(platform: Platform) -> ReadModels:
    """Read models on this module's database: `show` creates and fills them, `follow` brings them up to date."""
    return ReadModels(platform)


@pytest.fixture(scope="module")
def replay_equals_live(read_models: ReadModels) -> Callable[[Projection], bool]:
    """Checks that a rebuilt read model has the same rows as the live one."""
    return read_models.replay_equals_live
