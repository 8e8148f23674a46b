"""What many look for: of single people nothing can be told from it."""

from sqlalchemy import Connection, func, select

from domain.tracking.tables import remembered_search

FEWEST_PEOPLE = 5
"""A search that fewer made is theirs alone to know."""
_LOOKED_AT = 20_000


def list_popular(connection: Connection, *, most: int) -> list[str]:
    """Searches by their normal form that at least five browsers made lately, those of the most first.

    Each search stands once for each who made it, so rows are people.
    """
    latest = (
        select(remembered_search.c.key)
        .where(remembered_search.c.of_visitor)
        .order_by(remembered_search.c.searched_at.desc())
        .limit(_LOOKED_AT)
        .subquery()
    )
    people = func.count()
    query = select(latest.c.key).group_by(latest.c.key).having(people >= FEWEST_PEOPLE)
    return list(connection.execute(query.order_by(people.desc(), latest.c.key).limit(most)).scalars())
