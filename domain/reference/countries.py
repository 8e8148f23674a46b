"""The four countries of the markets."""

from functools import cache

from domain.reference.folding import fold
from domain.reference.names import NAMED_IN, Names, names_of, read_rows


@cache
def all_countries() -> dict[str, Names]:
    """Names by ISO 3166 code, the main market first."""
    return {row["code"]: names_of(row) for row in read_rows("countries.csv")}


SHORT_NAMES = {"BA": "BiH", "HR": "RH"}
"""Common abbreviations."""


@cache
def _codes_by_name() -> dict[str, str]:
    names = {fold(names.in_locale(locale)): code for code, names in all_countries().items() for locale in NAMED_IN}
    return names | {fold(name): code for code, name in SHORT_NAMES.items()}


def find_country_code(name: str) -> str | None:
    """The code of a country by its name in one of the five languages, or abbreviation."""
    return _codes_by_name().get(fold(name))


def find_country(code: str) -> Names | None:
    """The names of a country."""
    return all_countries().get(code)
