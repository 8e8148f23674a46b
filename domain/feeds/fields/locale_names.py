"""Names of countries and languages in many languages (CLDR, through Babel)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from babel import Locale, localedata


@dataclass(frozen=True, slots=True)
class LocaleNames:
    """Names by ISO 3166 and ISO 639 code."""

    countries: Mapping[str, str]
    languages: Mapping[str, str]


@cache
def names_in(locale: str) -> LocaleNames:
    """The names that a language has. Babel would keep all that it reads of the language as well, half a megabyte."""
    read = Locale(locale)
    names = LocaleNames(
        dict(cast("Mapping[str, str]", read.territories)), dict(cast("Mapping[str, str]", read.languages))
    )
    localedata._cache.pop(locale, None)  # pyright: ignore[reportPrivateUsage]
    return names
