"""Settings of a brand are checked once, at the start: what they may hold cannot do harm in a page or a header."""

import secrets
from base64 import b64encode

import pytest
from pydantic import ValidationError

from domain.kernel.process.settings import Settings

SCRIPT = '"><script>alert(1)</script>'
ADDRESSES = ("LOGO_URL", "LOGO_DARK_URL", "FAVICON_URL", "SHARE_IMAGE_URL", "ASSETS_BASE_URL")


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    required = {"DATABASE_URL": "postgresql://", "REDIS_URL": "redis://", "KARIJERA_ENVIRONMENT": "test"}
    keys = {f"KARIJERA_{name}_KEY": b64encode(secrets.token_bytes(32)).decode() for name in ("PERSONAL_DATA", "LINK")}
    for name, value in (required | keys).items():
        monkeypatch.setenv(name, value)


def settings(monkeypatch: pytest.MonkeyPatch, **values: str) -> Settings:
    for name, value in values.items():
        monkeypatch.setenv(f"KARIJERA_{name}", value)
    return Settings()  # pyright: ignore[reportCallIssue]


def test_a_brand_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    read = settings(
        monkeypatch,
        PROJECT_NAME=" Posao & Sin ",
        LOGO_URL="/brand/logo.svg",
        ACCENT_COLOUR="#5B21B6",
        FAVICON_URL="https://cdn.example:8443/f.svg?v=2",
        HEAD_META='{"google-site-verification": "a<b"}',
        ASSETS_BASE_URL="https://cdn.example/posao/",
        BUILD_TIME="2026-05-03T08:00:00Z",
    )
    assert (read.project_name, read.accent_colour, read.assets_base_url) == (
        "Posao & Sin",
        "#5b21b6",
        "https://cdn.example/posao",
    )
    assert read.head_meta == {"google-site-verification": "a<b"}
    assert read.build_time is not None


def test_empty_settings_are_those_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    names = (*ADDRESSES, "SITE_TITLE", "ACCENT_COLOUR", "ACCENT_COLOUR_DARK", "HEAD_META", "BUILD_TIME")
    without = settings(monkeypatch)
    assert settings(monkeypatch, **dict.fromkeys(names, "")) == without


REFUSED: list[tuple[str, str]] = [
    *[
        (name, value)
        for name in ADDRESSES
        for value in (
            SCRIPT,
            "javascript:alert(1)",
            "data:image/svg+xml,<svg onload=alert(1)>",
            "http://cdn.example/x",
            "//cdn.example/x",
            "/\\cdn.example/x",
            "https:///x",
            "https://",
            "https://user:secret@cdn.example/x",
            "https://cdn.example/x; script-src *",
            "https://cdn.example/x,y",
            "https://cdn.example/x\ny",
            "https://cdn.example/x\n",
            "https://cdn.example/'x'",
            "https://*",
            "relative/x",
        )
    ],
    ("ASSETS_BASE_URL", "https://cdn.example/?x"),
    *[
        (name, value)
        for name in ("ACCENT_COLOUR", "ACCENT_COLOUR_DARK")
        for value in (SCRIPT, "red", "#fff", "#12345g", "#0a6872;}body{display:none", "url(//x)", "#0a6872\n")
    ],
    ("ACCENT_COLOUR", "#ff6600"),
    ("ACCENT_COLOUR_DARK", "#63c7cc"),
    ("PROJECT_NAME", ""),
    ("PROJECT_NAME", "  "),
    ("PROJECT_NAME", "x" * 61),
    ("PROJECT_NAME", "Posao\nBcc: a@b.example"),
    ("SITE_TITLE", "a\x07"),
    ("SHARE_IMAGE_WIDTH", "0"),
    ("SHARE_IMAGE_HEIGHT", "-1"),
    ("LOGO_WIDTH", "wide"),
    ("HEAD_META", "google"),
    ("HEAD_META", "[1]"),
    ("HEAD_META", '{"refresh": "0;url=https://evil.example"}'),
    ("HEAD_META", '{"referrer": "unsafe-url"}'),
    ("HEAD_META", '{"robots": "all"}'),
    ("HEAD_META", '{"viewport": "x"}'),
    ("HEAD_META", '{"author": ""}'),
    ("HEAD_META", '{"author": 7}'),
    ("HEAD_META", '{"author": {"a": "b"}}'),
    ("HEAD_META", '{"http-equiv": "x"}'),
    ("BUILD_TIME", "yesterday"),
]


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_what_could_do_harm_is_refused_at_the_start(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    with pytest.raises(ValidationError) as refused:
        settings(monkeypatch, **{name: value})
    assert name.lower() in str(refused.value).lower()


def test_an_unreadable_colour_is_refused_with_a_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValidationError, match=r"texts in #ff6600 on the background .* choose a darker colour"):
        settings(monkeypatch, ACCENT_COLOUR="#ff6600")


def test_another_meta_element_is_refused_with_the_names_that_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValidationError, match=r"google-site-verification.*not 'refresh'"):
        settings(monkeypatch, HEAD_META='{"refresh": "0"}')
