"""Production refuses settings that may only stand in a trial."""

import base64
import secrets
from typing import Any, Literal

import pytest
from pydantic import ValidationError

from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.settings import Settings


def key(content: bytes = b"") -> str:
    return base64.b64encode(content or secrets.token_bytes(32)).decode()


SAME = key()
SAFE = {"database_url": "postgresql://", "redis_url": "redis://", "site_url": "https://karijera.example"}


def settings(environment: Literal["development", "production"], changes: dict[str, str]) -> Settings:
    values: dict[str, Any] = SAFE | {"personal_data_key": key(), "link_key": key()} | changes
    return Settings(environment=environment, **values)


@pytest.mark.parametrize(
    "changes", [{}, {"trusted_proxies": "10.0.0.0/8, 127.0.0.1"}, {"site_url": "https://[2001::7]"}]
)
def test_safe_settings_are_taken(changes: dict[str, str]) -> None:
    assert settings("production", changes).environment == "production"


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"personal_data_key": key(bytes(32))}, "KARIJERA_PERSONAL_DATA_KEY"),
        ({"link_key": key(b"\x2a" * 32)}, "KARIJERA_LINK_KEY"),
        ({"link_key": key(b"change-me-change-me-change-me-32")}, "KARIJERA_LINK_KEY"),
        ({"personal_data_key": SAME, "link_key": SAME}, "the same"),
        ({"site_url": "http://127.0.0.1:8000"}, "KARIJERA_SITE_URL"),
        ({"site_url": "http://localhost"}, "KARIJERA_SITE_URL"),
        ({"site_url": "https://[::1]:8000"}, "KARIJERA_SITE_URL"),
        ({"require_second_factor": "false"}, "KARIJERA_REQUIRE_SECOND_FACTOR"),
        ({"trusted_proxies": "*"}, "KARIJERA_TRUSTED_PROXIES"),
        ({"trusted_proxies": "10.0.0.1, *"}, "KARIJERA_TRUSTED_PROXIES"),
    ],
)
def test_unsafe_settings_are_refused_in_production_only(changes: dict[str, str], named: str) -> None:
    assert settings("development", changes)
    with pytest.raises(ValidationError, match=named) as refused:
        settings("production", changes)
    assert "input_value" not in str(refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"retention_unverified_hours": "23"},
        {"retention_draft_days": "0"},
        {"retention_application_days": "-1"},
        {"retention_account_days": "36501"},
        {"retention_address_days": "thirty"},
        {"retention_account_days": "30"},
        {"retention_notice_days": "730"},
    ],
)
def test_unusable_retention_periods_are_refused(changes: dict[str, str]) -> None:
    with pytest.raises(ValidationError, match=r"retention|RETENTION"):
        settings("development", changes)


def test_retention_periods_may_be_changed() -> None:
    changed = settings("development", {"retention_account_days": "400", "retention_notice_days": "60"})
    periods = RetentionPeriods.of(changed)
    assert (periods.inactive.days, periods.notice.days, periods.ended.days) == (400, 60, 365)
