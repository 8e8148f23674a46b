"""Words that say nothing about a job. A query's language is not known, so one list holds those of all five."""

from domain.reference.names import read_rows

# Stop words of one language that name something to work with or at in another.
MEANINGFUL = {"most", "pod", "must", "own", "can", "may", "go", "it"}

STOP_WORDS = frozenset(word for row in read_rows("stop_words.csv") for word in row["words"].split()) - MEANINGFUL
