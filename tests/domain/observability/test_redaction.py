"""Personal data and secrets are redacted from logs and reports."""

import subprocess
import sys

import pytest

from domain.observability.redaction import HIDDEN, redacted


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("GET /prijave?access=abc.def-GH_1&page=2", f"GET /prijave?access={HIDDEN}&page=2"),
        ('{"url": "/x?a=1&access=abc"}', f'{{"url": "/x?a=1&access={HIDDEN}"}}'),
        ("GET https://karijera.hr/p/abcdefgh234567 303", f"GET https://karijera.hr/p/{HIDDEN} 303"),
        ("Access-Link: eyJ.abc.def", f"Access-Link: {HIDDEN}"),
        ("[(b'access-link', b'eyJ.abc')]", f"[(b'access-link', b'{HIDDEN}')]"),
        ("mail to ana.anić+posao@example.hr failed", f"mail to {HIDDEN} failed"),
        ("Ana <ana@example.co.uk>", f"Ana <{HIDDEN}>"),
        ("postgresql://karijera:geheim@db/x", f"postgresql://karijera:{HIDDEN}@db/x"),
        ("called +385 91 234 5678 twice", f"called {HIDDEN} twice"),
        ("GET /api/auth/password/AaIDkvzcftCHG6fw6xyTCW8hqdsjEktonr758s9UgpI", f"GET /api/auth/password/{HIDDEN}"),
    ],
)
def test_personal_data_is_redacted_from_texts(text: str, left: str) -> None:
    assert redacted(text) == left


@pytest.mark.parametrize(
    "text",
    [
        "GET /jobs?accessible=1",
        "accessed 3 times",
        "web/p/abc and /p/abcdefgh2345678",
        "2026-05-04T12:00:00+02:00",
        "a @ b",
        "1.2.3",
        "№ 4711",
        "01a20393-0649-742f-9806-bf89363d81a8",
        "4bf92f3577b34da6a3ce929d0e0e4736",
        "tests/api/applications/test_one_application_in_2_sessions.py",
    ],
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert redacted(text) == text


def test_fields_that_hold_personal_data_are_hidden_however_deep_they_sit() -> None:
    event = {"a": [{"Email": "x", "Access-Link": "y", "n": 1}], "code": 12345, "password": None, "ids": (1, "a@b.hr")}
    assert redacted(event) == {
        "a": [{"Email": HIDDEN, "Access-Link": HIDDEN, "n": 1}],
        "code": HIDDEN,
        "password": None,
        "ids": [1, HIDDEN],
    }


@pytest.mark.parametrize("unit", ["a", "/", "a.", "a@", "://", "a://b:", "+1 ", "access-link ", " "])
def test_a_long_text_is_read_once(unit: str) -> None:
    """A path of 30,000 letters held up every response for seconds; quadratic work on this one would take an hour."""
    code = f"from domain.observability.redaction import redacted; redacted({unit!r} * (1_000_000 // len({unit!r})))"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
