"""What most ads are for."""

from collections import Counter

from sqlalchemy import Connection

from read_models.job_search.keys import group_of_key, position_key
from read_models.job_search.looking import Look, look
from read_models.job_search.query import SearchQuery
from read_models.job_search.understanding import match

_GROUP = group_of_key(position_key("0000"))


def largest_occupations(connection: Connection, *, most: int) -> list[str]:
    """Codes of the occupations with the most active ads, the largest first. Raises LookupError without read model."""

    def count(sight: Look) -> Counter[str]:
        matched = match(sight, SearchQuery(), lenient=False, groups=[_GROUP])
        counts: Counter[str] = Counter()
        for view, ads in zip(matched.views, matched.ads, strict=True):
            counts.update({key: ads.intersection_cardinality(view.has(key)) for key in view.keys(_GROUP)})
        return counts

    counts, _ = look(connection, count)
    first = sorted((-ads, key) for key, ads in counts.items() if ads)[:most]
    return [key.removeprefix(_GROUP) for _, key in first]
