"""Languages that a job may require and a person may speak."""

from functools import cache

from domain.reference.names import Names, names_of, read_rows


@cache
def all_languages() -> dict[str, Names]:
    """Names by ISO 639-1 code."""
    return {row["iso639_1"]: names_of(row) for row in read_rows("languages.csv")}


def find_language(code: str) -> Names | None:
    """The names of a language."""
    return all_languages().get(code)
