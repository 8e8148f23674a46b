"""What a beginning may become: titles and employers of ads that are listed, those of the most ads first.

They are counted when ads are sealed: a new title is suggested within a minute.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, func, select

from domain.reference.folding import fold
from read_models.job_search.asking import ask
from read_models.job_search.tables import search_ad, search_change, search_suggestion
from read_models.kernel.bulk import copy_rows

MOST_WORDS = 5
"""Of a title with more, only these are beginnings."""
SHORTEST_SCANNED = 4
"""Longer beginnings have few titles, which are sorted; for shorter ones an index has them in order."""
_AD, _ROW = search_ad.c, search_suggestion.c
_SHORT = """
SELECT kind, value, text, ads, start FROM read.search_suggestion WHERE left(start, {}) = %s ORDER BY ads DESC LIMIT %s
"""
_LONG = """
SELECT kind, value, text, ads, start FROM read.search_suggestion
WHERE start >= %s AND start < %s ORDER BY ads DESC LIMIT %s
"""
_BEHIND = "\U0010ffff"


class SuggestionKind(StrEnum):
    """What is suggested."""

    TITLE = "title"
    EMPLOYER = "employer"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A title, or an employer with its id as the value, and how many ads it had when that was counted."""

    kind: SuggestionKind
    value: str
    text: str
    ads: int


def suggest_what(connection: Connection, prefix: str, *, limit: int = 10) -> list[Suggestion]:
    """Titles and employers of which a word begins so, folded; the most ads first, then those whose first word does."""
    folded = fold(prefix)
    if not folded or not folded.isprintable():
        return []
    # A title may stand there under several of its words.
    most = limit * 3
    if len(folded) < SHORTEST_SCANNED:
        rows = ask(connection, _SHORT.format(len(folded)), (folded, most))
    else:
        rows = ask(connection, _LONG, (folded, folded + _BEHIND, most))
    found = {row[:2]: Suggestion(SuggestionKind(row[0]), row[1], row[2], row[3]) for row in rows}
    return sorted(found.values(), key=lambda each: (-each.ads, not fold(each.text).startswith(folded), each.text))[
        :limit
    ]


def suggest_all(connection: Connection) -> None:
    """Counts all titles and employers of a generation that has no suggestions yet."""
    for kind, counted in _counted(_AD.listed).items():
        _add(connection, kind, counted)


def suggest_changed(connection: Connection, version: int) -> None:
    """Counts those anew that ads have which changed up to a version."""
    changed = select(search_change.c.stream_id).where(search_change.c.version <= version)
    values = {
        SuggestionKind.TITLE: _AD.title_key,
        SuggestionKind.EMPLOYER: _AD.employer_id,
    }
    for kind, column in values.items():
        touched = list(connection.execute(select(column).where(_AD.stream_id.in_(changed)).distinct()).scalars())
        old = search_suggestion.delete().where(_ROW.kind == kind, _ROW.value.in_([str(value) for value in touched]))
        connection.execute(old)
        counted = _counted(_AD.listed, column.in_(touched))[kind]
        _add(connection, kind, counted)


def _counted(*conditions: ColumnElement[bool]) -> dict[SuggestionKind, Select[Any, Any, int]]:
    """Values with what they are mostly called and how many ads they have."""
    count = func.count()
    titles = select(_AD.title_key, func.mode().within_group(_AD.title), count).where(*conditions, _AD.title_key != "")
    employers = select(_AD.employer_id, func.mode().within_group(_AD.employer_name), count).where(*conditions)
    return {
        SuggestionKind.TITLE: titles.group_by(_AD.title_key),
        SuggestionKind.EMPLOYER: employers.group_by(_AD.employer_id),
    }


def _add(connection: Connection, kind: SuggestionKind, counted: Select[Any, Any, int]) -> None:
    # Read first: a connection that copies takes no query.
    found: Sequence[Row[Any, Any, int]] = connection.execute(counted).all()
    copy_rows(connection, search_suggestion, (row for each in found for row in _rows(kind, each[0], each[1], each[2])))


def _rows(kind: SuggestionKind, value: object, text: str, ads: int) -> Iterator[tuple[str, str, str, str, int]]:
    words = fold(text).split()
    starts = dict.fromkeys(" ".join(words[at:]) for at in range(min(len(words), MOST_WORDS)))
    return ((kind.value, str(value), start, text, ads) for start in starts)
