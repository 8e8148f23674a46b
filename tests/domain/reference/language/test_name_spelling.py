"""A word one typo away from the name of a person is corrected to it, even if no ad has the name."""

import pytest

from domain.reference.language.name_spelling import similar_names


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("odgojitelica", "odgojiteljica"), ("vodinstalater", "vodoinstalater"), ("elektricra", "elektricar"),
     ("zavarvac", "zavarivac"), ("hairdreser", "hairdresser")],
)  # fmt: skip
def test_a_letter_more_fewer_or_exchanged(typed: str, meant: str) -> None:
    assert meant in similar_names(typed)


@pytest.mark.parametrize("typed", ["kovac", "kuhat", "administrativnni", "xyzzyxyzzy"])
def test_short_words_and_words_that_name_nobody_are_left(typed: str) -> None:
    assert similar_names(typed) == []
