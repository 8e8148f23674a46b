"""Lists the groups of matches one after another, so that pages and cursors lead through all of them."""

from collections.abc import Iterator
from itertools import chain

from read_models.job_search.index_query import Sort
from read_models.job_search.query.ranking import FEW, RANK_BITS, ListPosition, Ranking, far_down, top
from read_models.job_search.query.relaxation import MatchGroup, QueryMatches

_MAX_GROUPS = 16


def list_positions(
    matches: QueryMatches, sort: Sort, offset: int, count: int, after: ListPosition | None
) -> Iterator[tuple[MatchGroup, ListPosition]]:
    """The positions from an offset on, `count` at most, each with its group. Positions fall: by relevance, their ranks
    begin with the group's; in a chosen order there is one group with ads."""
    for number, group in enumerate(matches.groups):
        least = (_MAX_GROUPS - number) << RANK_BITS if sort is Sort.RELEVANCE else 0
        behind = None
        if after is not None:
            behind = after[0] - least, after[1]
            if sort is Sort.RELEVANCE and behind[0] < 0:
                continue
        if offset >= group.total:
            offset -= group.total
            continue
        positions = _in_group(matches, group, sort, offset, count, behind)
        yield from ((group, (least + rank, key)) for rank, key in positions)
        count -= len(positions)
        offset = 0
        if not count:
            return


def _in_group(
    matches: QueryMatches, group: MatchGroup, sort: Sort, offset: int, count: int, after: ListPosition | None
) -> list[ListPosition]:
    ranking = Ranking(sort, group.plan.fit, group.plan.language_groups)
    if sort is Sort.RELEVANCE and offset + count > FEW:
        return far_down(matches.views, group.ads, ranking, offset, count, after)
    end = offset + count
    tops = [top(view, ads, ranking, end, after) for view, ads in zip(matches.views, group.ads, strict=True) if ads]
    # Each view has its ads in order, and sorting only has to merge these runs.
    return (sorted(chain.from_iterable(tops), reverse=True)[:end] if len(tops) > 1 else tops[0])[offset:]
