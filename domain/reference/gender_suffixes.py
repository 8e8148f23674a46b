"""Removes gender suffixes of job titles ("ČISTAČ / ICA", "konobar(ica)", "m/ž") for search and URLs."""

import re
from functools import lru_cache

ENDINGS = {
    "a", "arica", "arka", "ca", "ce", "dica", "ica", "ice", "inja", "ja", "ka", "ke", "kinja", "lja", "nica", "ra",
    "rka", "telja", "tica", "tkinja", "ša",
    "иња", "ица", "ичка", "ка", "чка", "киња", "ница", "ша",
}  # fmt: skip
ENDING = "|".join(sorted(ENDINGS, key=len, reverse=True))

MARKER = re.compile(r"[\s,–-]{0,4}\(?\s?\b[mмžжwf](?:\s?[/|]\s?[mмžжwfdxs]){1,3}\b(?:\s?\))?", re.IGNORECASE)
AFTER_SLASH = re.compile(rf"(?<=\w{{3}})\s?/\s?-?\s?(?:{ENDING})(?![\w/])", re.IGNORECASE)
IN_BRACKETS = re.compile(rf"(?<=\w{{3}})\s?\(\s?-?(?:{ENDING})\s?\)", re.IGNORECASE)


def without_other_gender(text: str) -> str:
    """The text without "/ica", "(ka)" and "(m/ž)", with single spaces; otherwise unchanged."""
    text = " ".join(text.split())
    if "/" in text or "|" in text:
        text = AFTER_SLASH.sub("", MARKER.sub("", text))
    return IN_BRACKETS.sub("", text) if "(" in text else text


@lru_cache(maxsize=1 << 10)
def without_gender_suffixes(title: str) -> str:
    """The title as spoken: "PROGRAMER / KA (m/ž)" becomes "PROGRAMER"."""
    return " ".join(without_other_gender(title).split()).strip(" ,-–")
