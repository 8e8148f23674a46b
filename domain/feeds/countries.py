"""Countries as feeds name them: by codes of two or three letters, or in a language of the markets (names from CLDR)."""

from functools import cache
from typing import cast

from babel import Locale
from babel.core import get_global

SPOKEN = ("en", "hr", "sl", "bs", "mk", "de", "it", "sr")
MORE_NAMES = {"usa": "US", "u.s.": "US", "uk": "GB", "bih": "BA", "rh": "HR", "czechia": "CZ"}
NO_COUNTRIES = {"EU", "EZ", "UN", "ZZ", "QO", "XA", "XB"}
STATES = frozenset(
    [
        *("AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA"),
        *("ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK"),
        *("OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY", "DC", "PR", "ON", "QC"),
        *("BC", "AB", "MB", "SK", "NS", "NB", "NL", "PE"),
    ]
)


def country_code(text: str) -> str | None:
    """The ISO 3166 code of a country that is named by a code or by name."""
    return _countries().get(text.strip().casefold())


def country_in_words(text: str) -> str | None:
    """The same within an address, where two letters are more often a state of America than a country."""
    return None if text.upper() in STATES else country_code(text)


def country_name(code: str | None) -> str:
    """Its English name; empty for None."""
    return _territories(SPOKEN[0])[code] if code else ""


def _territories(locale: str) -> dict[str, str]:
    return cast("dict[str, str]", Locale(locale).territories)


@cache
def _countries() -> dict[str, str]:
    codes = {code for code in _territories("en") if len(code) == 2 and code.isalpha()} - NO_COUNTRIES
    names = {name.casefold(): code for locale in SPOKEN for code, name in _territories(locale).items() if code in codes}
    aliases = {
        alias.casefold(): stands_for[0]
        for alias, stands_for in get_global("territory_aliases").items()
        if len(alias) == 3 and alias.isalpha() and stands_for[0] in codes
    }
    return names | aliases | MORE_NAMES | {code.casefold(): code for code in codes}
