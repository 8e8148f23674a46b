"""Maintains suggestions: counts the titles and employers of listed ads, all at a build, changed ones at a merge."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, Text, cast, func, null, outerjoin, select, union

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


def _counts(*conditions: ColumnElement[bool]) -> dict[SuggestionKind, Select[Any, Any, Any, int]]:
    """Queries for the values, the most frequent spelling of each, that of titles in Cyrillic, and the number of its
    ads."""
    count, spelling = func.count(), func.mode().within_group
    in_cyrillic = spelling(_AD.title).filter(_AD.title.regexp_match("[\u0400-\u04ff]"))
    titles = select(_AD.title_words, spelling(_AD.title), in_cyrillic, count).where(*conditions, _AD.title_words != "")
    none: ColumnElement[Any] = cast(null(), Text)
    employers = select(_AD.employer_id, spelling(_AD.employer_name), none, count).where(*conditions)
    return {
        SuggestionKind.TITLE: titles.group_by(_AD.title_words),
        SuggestionKind.EMPLOYER: employers.group_by(_AD.employer_id),
    }


def _add(connection: Connection, kind: SuggestionKind, counts: Select[Any, Any, Any, int]) -> None:
    # Fetched first: a connection cannot run a query during a COPY.
    found: Sequence[Row[Any, Any, Any, int]] = connection.execute(counts).all()
    copy_rows(connection, search_suggestion, (row for each in found for row in _rows(kind, *each)))


def suggestion_faults(connection: Connection) -> Iterator[str]:
    """Values whose suggestions differ from what the ads say. Those of ads changed since the last merge may be older."""
    pending = select(search_change.c.stream_id)
    is_merged = connection.execute(pending.limit(1)).first() is None
    for kind, counts in _counts(_AD.listed, *(() if is_merged else (_AD.stream_id.not_in(pending),))).items():
        value, text, cyrillic, ads = counts.subquery().c
        stored = (
            select(
                _ROW.value,
                func.min(_ROW.text).label("text"),
                func.min(_ROW.cyrillic).label("cyrillic"),
                func.min(_ROW.ads).label("least"),
                func.max(_ROW.ads).label("most"),
                func.array_agg(_ROW.start).label("starts"),
                func.count(func.concat(_ROW.text, "\n", _ROW.cyrillic).distinct()).label("texts"),
            )
            .where(_ROW.kind == kind.value)
            .group_by(_ROW.value)
            .subquery()
            .c
        )
        joined = outerjoin(text.table, stored.text.table, cast(value, Text) == stored.value, full=True)
        query = select(value, text, cyrillic, ads, *stored).select_from(joined)
        for row in connection.execute(query, execution_options={"yield_per": 5_000}):
            found: Sequence[Any] = tuple(row)
            if not _agrees(kind, found[:4], found[4:], is_merged=is_merged):
                yield f"search_suggestion differs for the {kind.value} {found[4] or found[0]}"


def _agrees(kind: SuggestionKind, expected: Sequence[Any], stored: Sequence[Any], *, is_merged: bool) -> bool:
    """Whether the rows of one value are those of its count: a count, or rows, may be missing."""
    value, text, cyrillic, ads = expected
    name, stored_text, stored_cyrillic, least, most, starts, texts = stored
    if name is None:
        return not list(_rows(kind, value, text, cyrillic, ads))
    rows = _rows(kind, name, stored_text, stored_cyrillic, least)
    if texts != 1 or least != most or sorted(starts) != sorted(row[2] for row in rows):
        return False
    if is_merged:
        return (text, cyrillic, ads) == (stored_text, stored_cyrillic, least)
    return ads is None or ads <= least


def _rows(
    kind: SuggestionKind, value: object, text: str, cyrillic: str | None, ads: int
) -> Iterator[tuple[str, str, str, str, str | None, int]]:
    words = fold(text).split()
    starts = dict.fromkeys(" ".join(words[at:]) for at in range(min(len(words), MAX_WORDS)))
    return ((kind.value, str(value), start, text, cyrillic, ads) for start in starts)
