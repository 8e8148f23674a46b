"""Popular searches: only what several people searched for, so that nothing is revealed of a single one."""

from sqlalchemy import Connection, func, select

from domain.tracking.tables import remembered_search

MIN_PEOPLE = 5
"""A search that fewer people made stays private."""
_SAMPLE_SIZE = 20_000


def list_popular(connection: Connection, *, most: int) -> list[str]:
    """Searches by their normal form that at least five browsers made lately, those of the most first.

    A person has one row for each search, so rows count people.
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
