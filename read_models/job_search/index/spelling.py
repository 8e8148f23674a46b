"""Stores words under their one-letter deletions (SymSpell), which two words at edit distance one have in common."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, Text, select
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.database.unnest import unnest_parameters
from domain.reference.language.prefixes import is_prefix
from domain.reference.language.spelling import MIN_CORRECTED_LENGTH, deletes
from read_models.job_search.tables import search_spelling

LONGEST_CORRECTED = 24


def spelling_rows(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Rows of the table: each word under each of its deletions."""
    for word in filter(is_correctable, words):
        for deletion in deletes(word):
            yield deletion, word


def is_correctable(word: str) -> bool:
    """Whether a word is long enough to be corrected, not too long to be stored, and a whole word, unlike "kono*"."""
    return MIN_CORRECTED_LENGTH <= len(word) <= LONGEST_CORRECTED and not is_prefix(word)


def store_spelling_rows(connection: Connection, words: Iterable[str]) -> None:
    """Adds the words that are not stored yet."""
    rows = sorted(set(spelling_rows(words)))
    values = unnest_parameters(deletion=Text(), word=Text())
    statement = insert(search_spelling).from_select(["deletion", "word"], select(values.c.deletion, values.c.word))
    connection.execute(
        statement.on_conflict_do_nothing(), {"deletion": [row[0] for row in rows], "word": [row[1] for row in rows]}
    )
