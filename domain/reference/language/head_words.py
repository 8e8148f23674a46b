"""Words that say little beside others: "majstor" and "izrada" of "klima majstor" and "izrada igrica"."""

from enum import StrEnum
from functools import cache

from domain.reference.language.analysis import terms
from domain.reference.names import read_rows


class HeadWord(StrEnum):
    """The meaning of a head word: whoever works and work itself, what is done with anything, or a quality of
    anything."""

    WORKER = "worker"
    ACTIVITY = "activity"
    QUALITY = "quality"


@cache
def head_words() -> dict[str, HeadWord]:
    """Head words of five languages by stem."""
    return {
        stem: HeadWord(row["kind"])
        for row in read_rows("head_words.csv")
        for word in row["words"].split("; ")
        for stem in terms(word)
    }


def says_little(stem: str) -> bool:
    """Whether other words of a query say more."""
    return stem in head_words()
