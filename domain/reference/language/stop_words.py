"""Stop words of all five languages in one list, since the language of a query is unknown."""

from domain.reference.names import read_rows

# Stop words of one language that are content words in another.
MEANINGFUL = {"most", "pod", "must", "own", "can", "may", "go", "it"}

_WORDS = frozenset(word for row in read_rows("stop_words.csv") for word in row["words"].split())

STOP_WORDS = _WORDS - MEANINGFUL
