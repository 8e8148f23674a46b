"""Names of search filters that are in no other list."""

from functools import cache

from domain.reference.names import Names, names_of, read_rows


@cache
def all_filter_names() -> dict[tuple[str, str], Names]:
    """Names by dimension and value, in display order."""
    return {(row["dimension"], row["id"]): names_of(row) for row in read_rows("filter_names.csv")}


def find_filter_name(dimension: str, value: str) -> Names | None:
    """The names of a value of a dimension (`workMode`, `remote`)."""
    return all_filter_names().get((dimension, value))
