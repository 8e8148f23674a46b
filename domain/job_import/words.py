"""Words of feeds about employment and pay (`words.toml`)."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

_TABLES: Mapping[str, Mapping[str, Any]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


def patterns_of(table: str) -> Sequence[tuple[str, re.Pattern[str]]]:
    """The entries of a table of expressions, each of which matches whole words."""
    return tuple((name, re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)")) for name, each in _TABLES[table].items())


def meanings_of(table: str) -> Mapping[str, str]:
    """The entries of a table of words, by word."""
    return {word: name for name, words in _TABLES[table].items() for word in words.split()}
