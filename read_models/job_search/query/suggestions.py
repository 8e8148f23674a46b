"""Completes the beginning of a word to titles and employers of listed ads."""

from sqlalchemy import Connection

from domain.reference.folding import fold
from read_models.job_search.search_result import Suggestion, SuggestionKind
from read_models.kernel.driver_query import fetch_rows

_SHORTEST_RANGE = 4
"""Longer beginnings have few rows, which are sorted; for shorter ones an index has them in order."""
_SHORT = """
SELECT kind, value, text, ads, start FROM read.search_suggestion WHERE left(start, {}) = %s ORDER BY ads DESC LIMIT %s
"""
_LONG = """
SELECT kind, value, text, ads, start FROM read.search_suggestion
WHERE start >= %s AND start < %s ORDER BY ads DESC LIMIT %s
"""
_LAST_CHARACTER = "\U0010ffff"


def find_suggestions(connection: Connection, prefix: str, *, limit: int) -> list[Suggestion]:
    """Titles and employers of which a word begins so, folded; the most ads first, then those whose first word does."""
    folded = fold(prefix)
    if not folded or not folded.isprintable():
        return []
    # A title may be stored under several of its words.
    most = limit * 3
    if len(folded) < _SHORTEST_RANGE:
        rows = fetch_rows(connection, _SHORT.format(len(folded)), (folded, most))
    else:
        rows = fetch_rows(connection, _LONG, (folded, folded + _LAST_CHARACTER, most))
    found = {row[:2]: Suggestion(SuggestionKind(row[0]), row[1], row[2], row[3]) for row in rows}
    return sorted(found.values(), key=lambda each: (-each.ads, not fold(each.text).startswith(folded), each.text))[
        :limit
    ]
