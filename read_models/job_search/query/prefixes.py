"""Finds the ads with a word that begins so ("kono*"): the union of the posting lists of its completions.

What is found is cached with the segment, so that the union is made once in each process.
"""

from collections.abc import Iterable, Sequence

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index.segment_view import SegmentView, prefix_term
from read_models.kernel.driver_query import fetch_rows

MAX_COMPLETIONS = 200
"""Completions of a prefix that count in a segment, the most frequent ones: "ko*" has thousands, nearly all of which are
in one ad or two."""
# Bitmaps are sorted by their size, which PostgreSQL knows without reading them. Signs: prefixes.is_completion.
_COMPLETIONS = """
SELECT ads FROM read.search_posting
WHERE segment = %s AND term >= %s AND term < %s AND term !~ '[=":]'
ORDER BY octet_length(ads) DESC, term LIMIT %s
"""
_LAST_CHARACTER = "\U0010ffff"


def load_prefixes(
    connection: Connection, cache: SegmentCache, views: Sequence[SegmentView], starts: Iterable[str]
) -> None:
    """Adds the ads with a word that begins so to each view, for each beginning."""
    for start in starts:
        term = prefix_term(start)
        for view in views:
            ads = cache.find(view.segment.id, term)
            if ads is None:
                ads = _find(connection, view.segment.id, start)
                cache.put(view.segment.id, term, ads, len(ads.serialize()))
            view.postings[term] = ads


def _find(connection: Connection, segment_id: int, start: str) -> BitMap:
    values = (segment_id, start, start + _LAST_CHARACTER, MAX_COMPLETIONS)
    return BitMap.union(BitMap(), *(BitMap.deserialize(row[0]) for row in fetch_rows(connection, _COMPLETIONS, values)))
