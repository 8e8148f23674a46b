"""Loanwords of work from English, with the endings of each language."""

from collections.abc import Iterator

from domain.reference.names import read_rows
from tools.language_rules.forms import InflectedForm, Rank

ENDINGS = ("a", "e", "em", "i", "ih", "ima", "ite", "ja", "jem", "jev", "ji", "ju", "om", "ot", "ov", "ovi", "s", "u")


def loanwords() -> Iterator[InflectedForm]:
    """Yields the forms of loanwords: "developeri", "Reactom", "linuxa"."""
    for row in read_rows("job_words.csv"):
        for word in row["words"].split() if row["kind"] == "loan" else ():
            yield InflectedForm(word, word, Rank.JOB_ENGLISH)
            if word[-1] not in "aeiouy":
                yield from (InflectedForm(word + ending, word, Rank.MACEDONIAN_WORD) for ending in ENDINGS)
