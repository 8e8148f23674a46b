"""Patterns that read texts of feeds, which strangers write, take steps in proportion to the text."""

import re

import pytest

from domain.job_import.decisions.deduplication import TAG
from domain.job_import.language_detection import TAG as TAG_OF_TEXT
from domain.job_import.place_mapper import REMOTE
from domain.job_import.salary_parser import IN_WORDS
from tests.pattern_steps import growth

PATTERNS = {"tag": TAG, "tag of a text": TAG_OF_TEXT, "remote": REMOTE, "salary": IN_WORDS}


@pytest.mark.parametrize(
    "piece", ["1", " ", "\t", "-", "1.", "(", ",", "/", "<", "<a", "remote ", "or ", "k", "1 ", "1.000", "EUR", "EUR "]
)
@pytest.mark.parametrize("pattern", PATTERNS.values(), ids=PATTERNS)
def test_steps_grow_with_the_text_only(pattern: re.Pattern[str], piece: str) -> None:
    assert growth(pattern, piece) < 2.2
