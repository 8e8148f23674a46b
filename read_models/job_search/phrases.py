"""Words that follow one another: the ads that have them all are read, once a segment; what is found is kept."""

from collections.abc import Iterable, Sequence
from functools import reduce

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.holding import Holding
from read_models.job_search.segment import SegmentView, phrase_key

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
    candidates = view.visible(reduce(BitMap.intersection, map(view.has, stems)))
    if not candidates:
        return BitMap()
    values = (view.segment.sort_keys(candidates), f" {' '.join(stems)} ")
    numbers = (view.segment.find(key) for key in connection.exec_driver_sql(_QUERY, values).scalars())
    return BitMap(number for number in numbers if number is not None)
