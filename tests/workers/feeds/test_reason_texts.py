"""Every reason for which ads or documents are refused is said in words on the operator's page."""

import re
from pathlib import Path

from domain.feeds.errors import FeedErrorCode, ItemErrorCode
from workers.feeds.fetch_failures import FetchFailure

MESSAGES = Path(__file__).parents[3] / "web" / "src" / "features" / "feeds" / "messages"


def test_every_code_has_words() -> None:
    """Croatian has words for every code; the client's types hold the other languages to the same codes."""
    codes = (MESSAGES / "hr.ts").read_text("utf-8").partition("  codes: {")[2].partition("\n  },")[0]
    written = set(re.findall(r"^    ([A-Z_]+):", codes, re.MULTILINE))
    assert {*ItemErrorCode, *FeedErrorCode, *FetchFailure} - written == set()
