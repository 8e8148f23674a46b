"""Settings for tests: servers of the test session and random keys."""

import secrets
import tempfile
from pathlib import Path

from pydantic import SecretBytes

from domain.kernel.process.settings import Settings

NO_REDIS = "redis://127.0.0.1:1/0"


def settings_for(database_url: str, redis_url: str = NO_REDIS) -> Settings:
    """Settings for one database, with new random keys, rate limits too high to be reached, and mails sent at once."""
    return Settings(
        database_url=database_url,
        redis_url=redis_url,
        environment="test",
        rate_limit_scale=1e6,
        mail_digest_minutes=0,
        files_dir=Path(tempfile.gettempdir()) / f"karijera-test-files-{secrets.token_hex(6)}",
        personal_data_key=SecretBytes(secrets.token_bytes(32)),
        link_key=SecretBytes(secrets.token_bytes(32)),
    )
