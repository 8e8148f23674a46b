"""Fixtures for servers: one PostgreSQL and one Valkey per session, one migrated database per module."""

import os
import secrets
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from domain.kernel.platform import Platform
from domain.kernel.settings import Settings
from domain.platform import open_platform
from local.postgres import FORGETFUL, Postgres
from local.valkey import Valkey
from migrations.upgrade import upgrade
from read_models.kernel.projection import Projection
from tests.read_model_harness import ReadModels
from tests.settings_factory import settings_for

_TEMPLATE = "migrated"

# A slow machine is no fault of what is tested, and the same code is judged by the same examples each time. Others are
# looked for with KARIJERA_EXPLORE=1: what they find is to be written down as an example, and mended.
hypothesis_settings.register_profile(
    "steady",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=not os.environ.get("KARIJERA_EXPLORE"),
    print_blob=True,
)
hypothesis_settings.load_profile("steady")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A server that forgets at power cuts, for speed; what tests durability starts its own."""
    with Postgres(tmp_path_factory.mktemp("postgres") / "data", settings=FORGETFUL) as server:
        upgrade(server.create_database(_TEMPLATE))
        yield server


@pytest.fixture(scope="session")
def new_database(postgres: Postgres) -> Callable[[], str]:
    """Makes a migrated, empty database and answers with its address."""

    def create() -> str:
        return postgres.create_database(f"test_{secrets.token_hex(6)}", template=_TEMPLATE)

    return create


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Valkey]:
    with Valkey(tmp_path_factory.mktemp("valkey")) as server:
        yield server


@pytest.fixture(scope="module")
def database_url(new_database: Callable[[], str]) -> str:
    """This module's own migrated database."""
    return new_database()


@pytest.fixture(scope="module")
def redis_url(valkey: Valkey) -> str:
    """The session's Valkey, emptied for this module."""
    import redis

    with redis.Redis.from_url(valkey.url) as connection:
        connection.flushall()
    return valkey.url


@pytest.fixture(scope="module")
def settings(database_url: str, redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings of this module's servers, with random keys."""
    return settings_for(database_url, redis_url).model_copy(update={"files_dir": tmp_path_factory.mktemp("files")})


@pytest.fixture(scope="module")
def platform(settings: Settings) -> Iterator[Platform]:
    """What processes open: this module's database, logs and keys of persons."""
    with open_platform(settings) as opened:
        yield opened


@pytest.fixture(scope="module")
def read_models(platform: Platform) -> ReadModels:
    """Read models on this module's database: `show` fills them, `follow` brings them up to date."""
    return ReadModels(platform)


@pytest.fixture(scope="module")
def replay_equals_live(read_models: ReadModels) -> Callable[[Projection], bool]:
    """Says whether a read model that is rebuilt from zero has the rows of the live one."""
    return read_models.replay_equals_live
