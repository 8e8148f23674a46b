"""Words that say nothing about a job. A query's language is not known, so one list holds those of all five."""

from domain.reference.names import read_rows

# Stop words of one language that name something to work with or at in another.
MEANINGFUL = {"most", "pod", "must", "own", "can", "may", "go", "it"}

_WORDS = {row["language"]: frozenset(row["words"].split()) for row in read_rows("stop_words.csv")}

GENERIC_JOB_WORDS = _WORDS.pop("asking")
"""Stems of words for work itself: who types "posao konobar" wants waiters, whether or not an ad says "posao"."""

STOP_WORDS = frozenset[str]().union(*_WORDS.values()) - MEANINGFUL
