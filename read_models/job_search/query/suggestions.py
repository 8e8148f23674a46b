"""Completes the beginning of a word to titles and employers of listed ads."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from domain.reference.folding import fold
from domain.reference.language.analysis import analyse
from domain.reference.language.spelling import one_edit
from read_models.job_search.search_result import Suggestion, SuggestionKind
from read_models.kernel.driver_query import fetch_rows

_SHORTEST_RANGE = 4
"""Letters of the shortest prefix whose rows are sorted, since they are few; for shorter ones an index has them in
order."""
_LONGEST_MISSPELT = 16
"""Letters of a longer prefix that are compared: each has about fifty spellings."""
_ROWS_OF_SPELLING = 10
# The terms of one of the ads say in which language and country the title is used.
_ROWS = """
SELECT s.kind, s.value, s.text, s.cyrillic, s.ads, CASE s.kind
    WHEN 'title' THEN (SELECT filter_terms FROM read.search_ad WHERE title_words = s.value AND listed LIMIT 1)
    ELSE (SELECT filter_terms FROM read.search_ad WHERE employer_id = s.value::bigint AND listed LIMIT 1) END
FROM ({}) s
"""
_COLUMNS = "SELECT kind, value, text, cyrillic, ads FROM read.search_suggestion"
_SHORT = _ROWS.format(f"{_COLUMNS} WHERE left(start, {{}}) = %s ORDER BY ads DESC LIMIT %s")
_LONG = _ROWS.format(f"{_COLUMNS} WHERE start >= %s AND start < %s ORDER BY ads DESC LIMIT %s")
_MISSPELT = _ROWS.format(f"""
SELECT DISTINCT found.* FROM unnest(%s::text[], %s::text[]) spelling(first, behind) CROSS JOIN LATERAL (
    {_COLUMNS} WHERE start >= spelling.first AND start < spelling.behind ORDER BY ads DESC LIMIT %s
) found ORDER BY found.ads DESC LIMIT %s
""")  # noqa: S608 - of constants
_LAST_CHARACTER = "\U0010ffff"
_LANGUAGE = re.compile(r"\badLanguage=(\w+)")
_COUNTRY = re.compile(r"\barea=([A-Z]{2})(?!\S)")


def find_suggestions(connection: Connection, prefix: str, *, limit: int, misspelt: bool = False) -> list[Suggestion]:
    """Titles and employers of which a word begins so, folded; the most ads first, then those whose first word does.

    `misspelt`: of which a word begins with something one typo away.
    """
    folded = fold(prefix)
    if not folded or not folded.isprintable():
        return []
    # A title may be stored under several of its words, and in several forms.
    rows = _misspelt(connection, folded, limit * 2) if misspelt else _exact(connection, folded, limit * 2)
    found = {row[:2]: _suggestion(row) for row in rows}
    return sorted(
        _each_once(found.values()), key=lambda each: (-each.ads, not fold(each.text).startswith(folded), each.text)
    )[:limit]


def _exact(connection: Connection, folded: str, most: int) -> list[tuple[Any, ...]]:
    if len(folded) < _SHORTEST_RANGE:
        return fetch_rows(connection, _SHORT.format(len(folded)), (folded, most))
    return fetch_rows(connection, _LONG, (folded, folded + _LAST_CHARACTER, most))


def _misspelt(connection: Connection, folded: str, most: int) -> list[tuple[Any, ...]]:
    spellings = one_edit(folded[:_LONGEST_MISSPELT])
    behind = [each + _LAST_CHARACTER for each in spellings]
    return fetch_rows(connection, _MISSPELT, (spellings, behind, _ROWS_OF_SPELLING, most)) if spellings else []


def _suggestion(row: Sequence[Any]) -> Suggestion:
    kind, value, text, cyrillic, ads, terms = row
    language = _LANGUAGE.search(terms or "")
    countries = frozenset(_COUNTRY.findall(terms or ""))
    return Suggestion(SuggestionKind(kind), value, text, ads, cyrillic, language[1] if language else "", countries)


def _each_once(found: Iterable[Suggestion]) -> Iterator[Suggestion]:
    """Titles with the same stems, say "Konobar" and "Konobarica", are one: the form that most ads have, with the ads of
    all of them."""
    titles: dict[tuple[str, ...], Suggestion] = {}
    for each in sorted(found, key=lambda each: (-each.ads, len(each.text), each.text)):
        if each.kind is not SuggestionKind.TITLE:
            yield each
            continue
        stems = analyse(each.value).stems or (each.value,)
        first = titles.get(stems)
        titles[stems] = _together(first, each) if first else each
    yield from titles.values()


def _together(first: Suggestion, other: Suggestion) -> Suggestion:
    return replace(first, ads=first.ads + other.ads, cyrillic=first.cyrillic or other.cyrillic)
