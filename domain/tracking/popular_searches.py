"""Popular searches: only those made by several people, so that no single person's search is revealed."""

from sqlalchemy import Connection, func, select

from domain.tracking.tables import remembered_search

MIN_PEOPLE = 5
"""A search that fewer people made stays private."""
_SAMPLE_SIZE = 20_000


def list_popular(connection: Connection, *, most: int) -> list[str]:
    """Recent searches, in normal form, of at least `MIN_PEOPLE` owners, most frequent first.

    An owner has one row per search, so rows count people.
    """
    latest = (
        select(remembered_search.c.key)
        .where(remembered_search.c.of_visitor)
        .order_by(remembered_search.c.searched_at.desc())
        .limit(_SAMPLE_SIZE)
        .subquery()
    )
    people = func.count()
    query = select(latest.c.key).group_by(latest.c.key).having(people >= MIN_PEOPLE)
    return list(connection.execute(query.order_by(people.desc(), latest.c.key).limit(most)).scalars())
