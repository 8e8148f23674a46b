"""Understands categories of driving licences in queries: "B kategorija", "vozačka C", "vozač C+E"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_CYRILLIC = str.maketrans("АБВЦДЕФГ", "ABBCDEFG")
_LETTER = r"(?:AM|A[12]?|B1|BE|B|C1E|C1|CE|C|D1E|D1|DE|D|[FGH]|[АБЦД]|ЦЕ)(?!\w)"
_LETTERS = rf"{_LETTER}(?:\s?(?:[+/,]|\s(?:i|in|and|и)\s)\s?(?:{_LETTER}|E(?!\w)|Е(?!\w)))*"
_CATEGORY = r"kategorij\w*|kat\.?|категориј\w*|category|categories|cat\.?"
LICENCE = "licence"
"""The dimension that a search filters by."""
_LICENCE = (
    r"voza[čc]k\w+\s+dozvol\w+|voza[čc]k\w+|dozvol\w+|vozni[šs]k\w+\s+(?:izpit\w*|dovoljenj\w+)|izpit\w*|"
    r"возачк\w+\s+дозвол\w+|возачка|(?:with\s+)?(?:an?\s+)?(?:driv(?:ing|er['’]?s?)\s+)?licen[cs]e(?:\s+(?:class|code|type))?"
)
_DRIVER = r"voza[čc]\w{0,2}|voznik\w{0,2}|[šs]ofer\w{0,2}|возач\w{0,2}|шофер\w{0,2}|drivers?"
_LICENCE_WORDS = re.compile(
    rf"""(?<![\w+-])(?:
        (?:(?:{_LICENCE})\s+)?(?:{_CATEGORY})\s?(?P<after>{_LETTERS})
      | (?:{_LICENCE})\s+(?P<licence>{_LETTERS})(?:[\s-](?:{_CATEGORY})(?!\w))?
      | (?P<before>{_LETTERS})[\s-]?(?:{_CATEGORY}|licen[cs]e)(?!\w)
      | (?<=[\s])(?P<both>[CD]\s?[+/]\s?E)(?!\w)
    )""",
    re.IGNORECASE | re.VERBOSE,
)
_OF_A_DRIVER = re.compile(rf"(?<!\w)(?:{_DRIVER})\s+(?P<letters>(?![AHFG](?!\w)){_LETTERS})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class LicenceWords:
    """Categories, any of which is meant, and where they are named in the text."""

    start: int
    end: int
    categories: tuple[str, ...]


def find_licence_words(text: str) -> Iterator[LicenceWords]:
    """Letters with a word for category or licence, or right after a driver. "C i E" is the one category CE."""
    for found in _LICENCE_WORDS.finditer(text):
        letters = found["after"] or found["licence"] or found["before"] or found["both"]
        yield LicenceWords(found.start(), found.end(), _categories(letters))
    for found in _OF_A_DRIVER.finditer(text):
        yield LicenceWords(found.start("letters"), found.end("letters"), _categories(found["letters"]))


def _categories(letters: str) -> tuple[str, ...]:
    named = re.findall(r"(?<!\w)(?:[A-DF-H][12]?[EM]?|E)(?!\w)", letters.upper().translate(_CYRILLIC))
    categories: list[str] = []
    for each in named:
        if each == "E" and categories:
            categories[-1] += "E"
        elif each != "E":
            categories.append(each)
    return tuple(dict.fromkeys(categories))
