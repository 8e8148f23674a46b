"""Takes a query apart: signs, phrases in quotation marks, words, and what stands between alternatives."""

import re

QUOTES = '"“”„«»'
PART = re.compile(
    rf"""(?P<sign>(?<!\S)[+-](?=[^\s+-]))?
         (?: [{QUOTES}](?P<phrase>[^{QUOTES}]*)[{QUOTES}] | (?P<word>[^\s{QUOTES}|]+) )
      | (?P<bar>\|)""",
    re.VERBOSE,
)
OR = frozenset({"OR", "or", "ILI", "ili", "ALI", "ИЛИ", "или"})
"""Words for "or", without "ali", which means "but" in Croatian."""
EITHER = re.compile(r"(?<=\w\w\w)/(?=\w\w\w)")
"""A slash between alternatives in one word: "kuhar/konobar"."""


def is_or(part: re.Match[str]) -> bool:
    """Whether the part stands between alternatives."""
    return bool(part["bar"]) or part["word"] in OR
