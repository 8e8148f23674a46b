"""Finds the ads with a phrase: by posting lists of pairs for frequent words, stop words among them, else by reading the
ads that have all words.

What is found is cached with the segment.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import pairwise

from pyroaring import BitMap
from sqlalchemy import Connection

from domain.reference.language.stop_words import is_marked
from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index.segment_view import SegmentView, phrase_term
from read_models.job_search.index.segment_writer import pair_term
from read_models.kernel.driver_query import fetch_rows

_QUERY = "SELECT sort_key FROM read.search_ad WHERE sort_key = ANY(%s) AND position(%s IN stems) > 0"


def load_phrases(
    connection: Connection, cache: SegmentCache, views: Sequence[SegmentView], phrases: Iterable[tuple[str, ...]]
) -> None:
    """Adds the ads with each phrase to each view.

    An ad that changed since the snapshot may be read as it is now. Caching that does no harm: from the next snapshot
    on, its segment hides the ad.
    """
    for stems in phrases:
        term = phrase_term(stems)
        for view in views:
            ads = cache.find(view.segment.id, term)
            if ads is None:
                ads = _find(connection, view, stems)
                cache.put(view.segment.id, term, ads, len(ads.serialize()))
            view.postings[term] = ads


def _find(connection: Connection, view: SegmentView, stems: tuple[str, ...]) -> BitMap:
    frequent = view.segment.frequent_stems
    pairs = [pair for pair in pairwise(stems) if frequent.issuperset(pair) and not is_marked(pair[1])]
    words = [stem for stem in stems if not (is_marked(stem) and stem in frequent)]
    postings = [view.has(term) for term in (*words, *(pair_term(*pair) for pair in pairs))]
    candidates = view.visible(reduce(BitMap.intersection, postings))
    if not candidates or len(stems) == len(pairs) + 1 == 2:
        return candidates
    values = (view.segment.sort_keys(candidates), f" {' '.join(stems)} ")
    return view.segment.ads_with(row[0] for row in fetch_rows(connection, _QUERY, values))
