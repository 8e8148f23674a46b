"""The ground of a measurement: an own PostgreSQL with its usual durability, and the kernel opened on it."""

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pydantic import SecretBytes

from domain.kernel.collecting import collect_seldom
from domain.kernel.platform import Platform, open_platform
from domain.kernel.settings import Settings
from local.postgres import Postgres
from migrations.upgrade import upgrade


@contextmanager
def ground(*, connections: int = 24) -> Iterator[Platform]:
    """A migrated database in a folder that is thrown away afterwards."""
    with tempfile.TemporaryDirectory(prefix="karijera-benchmark-") as folder, Postgres(Path(folder) / "data") as server:
        upgrade(server.url)
        collect_seldom()  # as the processes of the site do
        with open_platform(settings_for(server.url, connections)) as platform:
            yield platform


def settings_for(database_url: str, connections: int = 24) -> Settings:
    """Settings with random keys."""
    return Settings(
        database_url=database_url,
        redis_url="redis://127.0.0.1:1/0",
        environment="test",
        personal_data_key=SecretBytes(secrets.token_bytes(32)),
        link_key=SecretBytes(secrets.token_bytes(32)),
        database_pool_size=connections,
    )
