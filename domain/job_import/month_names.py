"""Months by name, in the languages of Europe (from CLDR)."""

from collections.abc import Mapping
from functools import cache
from typing import cast

from babel import Locale, UnknownLocaleError

from domain.job_import.language_detection import EUROPEAN

LOCALE_OF_COUNTRY = {
    "CZ": "cs",
    "PL": "pl",
    "BG": "bg",
    "UA": "uk",
    "MK": "mk",
    "SI": "sl",
    "RS": "sr_Latn",
    "AT": "de",
}
FIRST = ("hr", "en", "sl", "bs", "mk", "de", "it", "sr_Latn")
"""Languages whose names win over those of others: listopad is October in Croatian and November in Polish."""


def month_named(word: str, country: str) -> int | None:
    """1 to 12 for a name or abbreviation; the language of the country comes first."""
    name = word.casefold().rstrip(".")
    own = _names(LOCALE_OF_COUNTRY.get(country) or country.lower()).get(name)
    return own or next((month for language in (*FIRST, *EUROPEAN) if (month := _names(language).get(name))), None)


@cache
def _names(language: str) -> Mapping[str, int]:
    try:
        months = Locale.parse(language).months
    except (UnknownLocaleError, ValueError):
        return {}
    return {
        name.casefold().rstrip("."): number
        for context in ("format", "stand-alone")
        for width in ("wide", "abbreviated")
        for number, name in cast("dict[int, str]", months[context][width]).items()
        if not name.isdecimal()
    }
