"""Words that follow one another: of frequent words it is known where they do, else the ads that have them all are read,
once a segment; what is found is kept."""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import pairwise

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.holding import Holding
from read_models.job_search.segment import SegmentView, phrase_key
from read_models.job_search.segment_draft import pair_key

_QUERY = "SELECT sort_key FROM read.search_ad WHERE sort_key = ANY(%s) AND position(%s IN stems) > 0"


def find_phrases(
    connection: Connection, holding: Holding, views: Sequence[SegmentView], phrases: Iterable[tuple[str, ...]]
) -> None:
    """Gives each view the ads with each phrase.

    An ad that changed since the snapshot may be read as it is now. That it is then kept so does no harm: from the next
    snapshot on, its segment hides it.
    """
    for stems in phrases:
        key = phrase_key(stems)
        for view in views:
            found = holding.find(view.segment.id, key)
            if found is None:
                found = _look_up(connection, view, stems)
                holding.keep(view.segment.id, key, found, len(found.serialize()))
            view.sets[key] = found


def _look_up(connection: Connection, view: SegmentView, stems: tuple[str, ...]) -> BitMap:
    known = [pair for pair in pairwise(stems) if view.segment.frequent.issuperset(pair)]
    sets = [view.has(key) for key in (*stems, *(pair_key(*pair) for pair in known))]
    candidates = view.visible(reduce(BitMap.intersection, sets))
    if not candidates or len(stems) == len(known) + 1 == 2:
        return candidates
    values = (view.segment.sort_keys(candidates), f" {' '.join(stems)} ")
    return view.segment.found(row[0] for row in ask(connection, _QUERY, values))
