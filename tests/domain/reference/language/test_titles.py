"""Equivalent titles have the same key."""

import pytest

from domain.reference.language.titles import title_key


@pytest.mark.parametrize(
    ("title", "key"),
    [
        ("ČISTAČ / ICA u Zagrebu", "cistac zagrebu"),
        ("Čistač (m/ž) – Zagrebu", "cistac zagrebu"),
        ("Софтверски инженер", "softverski inzener"),
        ("C++ developer", "c++ developer"),
        ("!!!", ""),
    ],
)
def test_keys_of_titles(title: str, key: str) -> None:
    assert title_key(title) == key
