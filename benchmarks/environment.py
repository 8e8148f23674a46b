"""Provides a PostgreSQL server with default durability, and the platform on it, for benchmarks."""

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from pydantic import SecretBytes

from domain.kernel.process.garbage_collection import tune_garbage_collection
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from local.postgres import Postgres
from migrations.upgrade import upgrade


@contextmanager
def benchmark_platform(*, connections: int = 24, keep: Path | None = None) -> Iterator[Platform]:
    """A migrated database, in a temporary folder or in the folder `keep`."""
    with ExitStack() as stack:
        folder = keep or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="karijera-benchmark-")))
        server = stack.enter_context(Postgres(folder / "data"))
        upgrade(server.url)
        tune_garbage_collection()  # as the processes of the site do
        yield stack.enter_context(open_platform(settings_for(server.url, connections)))


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
