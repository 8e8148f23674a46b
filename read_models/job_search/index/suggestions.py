"""Maintains suggestions: counts the titles and employers of listed ads, all at a build, changed ones at a merge."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, func, select

from domain.reference.folding import fold
from read_models.job_search.search_result import SuggestionKind
from read_models.job_search.tables import search_ad, search_change, search_suggestion
from read_models.kernel.bulk_insert import copy_rows

MAX_WORDS = 5
"""A title is suggested by its first words only, up to this many."""
_AD, _ROW = search_ad.c, search_suggestion.c


def build_suggestions(connection: Connection) -> None:
    """Counts all titles and employers of a generation that has no suggestions yet."""
    for kind, counts in _counts(_AD.listed).items():
        _add(connection, kind, counts)


def update_suggestions(connection: Connection, version: int) -> None:
    """Recounts the titles and employers of ads that changed up to a version."""
    changed = select(search_change.c.stream_id).where(search_change.c.version <= version)
    columns = {SuggestionKind.TITLE: _AD.title_words, SuggestionKind.EMPLOYER: _AD.employer_id}
    for kind, column in columns.items():
        values = list(connection.execute(select(column).where(_AD.stream_id.in_(changed)).distinct()).scalars())
        old = search_suggestion.delete().where(_ROW.kind == kind, _ROW.value.in_([str(value) for value in values]))
        connection.execute(old)
        _add(connection, kind, _counts(_AD.listed, column.in_(values))[kind])


def _counts(*conditions: ColumnElement[bool]) -> dict[SuggestionKind, Select[Any, Any, int]]:
    """Queries for the values, the most frequent spelling of each, and the number of its ads."""
    count = func.count()
    titles = select(_AD.title_words, func.mode().within_group(_AD.title), count).where(
        *conditions, _AD.title_words != ""
    )
    employers = select(_AD.employer_id, func.mode().within_group(_AD.employer_name), count).where(*conditions)
    return {
        SuggestionKind.TITLE: titles.group_by(_AD.title_words),
        SuggestionKind.EMPLOYER: employers.group_by(_AD.employer_id),
    }


def _add(connection: Connection, kind: SuggestionKind, counts: Select[Any, Any, int]) -> None:
    # Fetched first: a connection cannot run a query during a COPY.
    found: Sequence[Row[Any, Any, int]] = connection.execute(counts).all()
    copy_rows(connection, search_suggestion, (row for each in found for row in _rows(kind, each[0], each[1], each[2])))


def _rows(kind: SuggestionKind, value: object, text: str, ads: int) -> Iterator[tuple[str, str, str, str, int]]:
    words = fold(text).split()
    starts = dict.fromkeys(" ".join(words[at:]) for at in range(min(len(words), MAX_WORDS)))
    return ((kind.value, str(value), start, text, ads) for start in starts)
