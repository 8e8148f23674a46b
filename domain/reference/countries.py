"""The four countries whose jobs are shown."""

from functools import cache

from domain.reference.names import Names, names_of, read_rows


@cache
def all_countries() -> dict[str, Names]:
    """Names by ISO 3166 code, the primary market first."""
    return {row["code"]: names_of(row) for row in read_rows("countries.csv")}


def find_country(code: str) -> Names | None:
    """The names of a country."""
    return all_countries().get(code)
