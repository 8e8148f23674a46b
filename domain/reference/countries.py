"""The four countries whose jobs are shown."""

from functools import cache

from domain.reference.folding import fold
from domain.reference.names import NAMED_IN, Names, names_of, read_rows


@cache
def all_countries() -> dict[str, Names]:
    """Names by ISO 3166 code, the primary market first."""
    return {row["code"]: names_of(row) for row in read_rows("countries.csv")}


SHORT_NAMES = {"BA": "BiH", "HR": "RH"}
"""What people write for a country."""


@cache
def _codes_by_name() -> dict[str, str]:
    names = {fold(names.in_locale(locale)): code for code, names in all_countries().items() for locale in NAMED_IN}
    return names | {fold(name): code for code, name in SHORT_NAMES.items()}


def find_country_code(name: str) -> str | None:
    """The code of the country that is called so in one of the five languages, or in short."""
    return _codes_by_name().get(fold(name))


def find_country(code: str) -> Names | None:
    """The names of a country."""
    return all_countries().get(code)
