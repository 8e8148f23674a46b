"""Stop words of all five languages in one list, since the language of a query is unknown."""

from domain.reference.names import read_rows

# Stop words of one language that are content words in another.
MEANINGFUL = {"most", "pod", "must", "own", "can", "may", "go", "it"}

_WORDS = {row["language"]: frozenset(row["words"].split()) for row in read_rows("stop_words.csv")}

GENERIC_JOB_WORDS = _WORDS.pop("asking")
"""Stems of words for work itself: "posao konobar" searches for waiters, whether or not an ad contains "posao"."""

STOP_WORDS = frozenset[str]().union(*_WORDS.values()) - MEANINGFUL
