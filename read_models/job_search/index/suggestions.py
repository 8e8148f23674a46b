"""Maintains suggestions: counts the titles and employers of listed ads, all at a build, changed ones at a merge."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, Text, cast, func, outerjoin, select, union

from domain.reference.folding import fold
from read_models.job_search.search_result import SuggestionKind
from read_models.job_search.tables import search_ad, search_change, search_recount, search_suggestion
from read_models.kernel.bulk_insert import copy_rows

MAX_WORDS = 5
"""A title is suggested by its first words only, up to this many."""
_AD, _ROW = search_ad.c, search_suggestion.c


def build_suggestions(connection: Connection) -> None:
    """Counts all titles and employers of a generation that has no suggestions yet."""
    for kind, counts in _counts(_AD.listed).items():
        _add(connection, kind, counts)


def update_suggestions(connection: Connection, version: int) -> None:
    """Recounts the titles and employers that ads which changed up to a version have now, or had before."""
    changed = select(search_change.c.stream_id).where(search_change.c.version <= version)
    columns = {SuggestionKind.TITLE: _AD.title_words, SuggestionKind.EMPLOYER: _AD.employer_id}
    for kind, column in columns.items():
        had = select(search_recount.c.value).where(
            search_recount.c.kind == kind.value, search_recount.c.version <= version
        )
        have = select(cast(column, Text)).where(_AD.stream_id.in_(changed))
        found = connection.execute(union(have, had)).scalars()
        values = [int(value) if kind == SuggestionKind.EMPLOYER else value for value in found]
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


def suggestion_faults(connection: Connection) -> Iterator[str]:
    """Values whose suggestions differ from what the ads say. Those of ads changed since the last merge may be older."""
    pending = select(search_change.c.stream_id)
    is_merged = connection.execute(pending.limit(1)).first() is None
    for kind, counts in _counts(_AD.listed, *(() if is_merged else (_AD.stream_id.not_in(pending),))).items():
        value, text, ads = counts.subquery().c
        stored = (
            select(
                _ROW.value,
                func.min(_ROW.text).label("text"),
                func.min(_ROW.ads).label("least"),
                func.max(_ROW.ads).label("most"),
                func.array_agg(_ROW.start).label("starts"),
                func.count(_ROW.text.distinct()).label("texts"),
            )
            .where(_ROW.kind == kind.value)
            .group_by(_ROW.value)
            .subquery()
            .c
        )
        joined = outerjoin(text.table, stored.text.table, cast(value, Text) == stored.value, full=True)
        query = select(value, text, ads, *stored).select_from(joined)
        for row in connection.execute(query, execution_options={"yield_per": 5_000}):
            found: Sequence[Any] = tuple(row)
            if not _agrees(kind, found[:3], found[3:], is_merged=is_merged):
                yield f"search_suggestion differs for the {kind.value} {found[3] or found[0]}"


def _agrees(kind: SuggestionKind, expected: Sequence[Any], stored: Sequence[Any], *, is_merged: bool) -> bool:
    """Whether the rows of one value are those of its count: a count, or rows, may be missing."""
    value, text, ads = expected
    name, stored_text, least, most, starts, texts = stored
    if name is None:
        return not list(_rows(kind, value, text, ads))
    is_consistent = texts == 1 and least == most
    if not is_consistent or sorted(starts) != sorted(row[2] for row in _rows(kind, name, stored_text, least)):
        return False
    if is_merged:
        return (text, ads) == (stored_text, least)
    return ads is None or ads <= least


def _rows(kind: SuggestionKind, value: object, text: str, ads: int) -> Iterator[tuple[str, str, str, str, int]]:
    words = fold(text).split()
    starts = dict.fromkeys(" ".join(words[at:]) for at in range(min(len(words), MAX_WORDS)))
    return ((kind.value, str(value), start, text, ads) for start in starts)
