"""Slips of the finger: a word that no ad has, and the words of ads that are one letter away from it."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, Text, select
from sqlalchemy.dialects.postgresql import insert

from domain.reference.language.typos import SHORTEST_CORRECTED, deletes, is_slip
from read_models.job_search.given import given
from read_models.job_search.looking import Look
from read_models.job_search.tables import search_slip

LONGEST_CORRECTED = 24
_NEIGHBOURS = "SELECT DISTINCT word FROM read.search_slip WHERE typed = ANY(%s)"


def slips(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Rows of the table: each word under all that it may become."""
    for word in words:
        if SHORTEST_CORRECTED <= len(word) <= LONGEST_CORRECTED:
            for typed in deletes(word):
                yield typed, word


def remember_slips(connection: Connection, words: Iterable[str]) -> None:
    """Adds what is not there yet."""
    rows = sorted(set(slips(words)))
    values = given(typed=Text(), word=Text())
    statement = insert(search_slip).from_select(["typed", "word"], select(values.c.typed, values.c.word))
    connection.execute(
        statement.on_conflict_do_nothing(), {"typed": [row[0] for row in rows], "word": [row[1] for row in rows]}
    )


def neighbours(sight: Look, forms: Iterable[str]) -> list[str]:
    """Words of ads for which one could have been typed that has these forms: as written, and its stem."""
    possible = [form for form in forms if SHORTEST_CORRECTED <= len(form) <= LONGEST_CORRECTED]
    typed = sorted({left for form in possible for left in deletes(form)})
    near = (row[0] for row in sight.ask(_NEIGHBOURS, (typed,)))
    return [word for word in near if any(is_slip(form, word) for form in possible)]
