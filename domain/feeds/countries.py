"""Parses countries in feeds: ISO codes, or names in the languages of the markets (from CLDR)."""

from functools import cache
from typing import cast

from babel import Locale
from babel.core import get_global

NAME_LANGUAGES = ("en", "hr", "sl", "bs", "mk", "de", "it", "sr")
OTHER_NAME_LANGUAGES = ("sv", "nb", "da", "fi", "fr", "es", "pt", "nl", "pl", "cs", "sk", "hu", "ro", "bg", "el")
"""Of feeds from elsewhere; a name that means another country in a language of the markets keeps that meaning."""
MORE_NAMES = {"usa": "US", "u.s.": "US", "uk": "GB", "bih": "BA", "rh": "HR", "czechia": "CZ"}
NOT_COUNTRIES = {"EU", "EZ", "UN", "ZZ", "QO", "XA", "XB"}
STATES = frozenset(
    [
        *("AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA"),
        *("ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK"),
        *("OR", "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY", "DC", "PR", "ON", "QC"),
        *("BC", "AB", "MB", "SK", "NS", "NB", "NL", "PE"),
    ]
)


STATE_NAMES = frozenset(
    [
        *("alabama", "alaska", "arizona", "arkansas", "california", "colorado", "connecticut", "delaware", "florida"),
        *("georgia", "hawaii", "idaho", "illinois", "indiana", "iowa", "kansas", "kentucky", "louisiana", "maine"),
        *("maryland", "massachusetts", "michigan", "minnesota", "mississippi", "missouri", "montana", "nebraska"),
        *("nevada", "new hampshire", "new jersey", "new mexico", "new york", "north carolina", "north dakota", "ohio"),
        *("oklahoma", "oregon", "pennsylvania", "rhode island", "south carolina", "south dakota", "tennessee", "texas"),
        *("utah", "vermont", "virginia", "washington", "west virginia", "wisconsin", "wyoming"),
    ]
)
TOWNS_OF_GEORGIA = frozenset({"tbilisi", "batumi", "kutaisi", "rustavi", "poti", "zugdidi", "gori", "telavi"})


def country_code(text: str) -> str | None:
    """The ISO 3166 code of a country given by code or name."""
    return _countries().get(text.strip().casefold())


def country_in_address(text: str, place: str = "") -> str | None:
    """The same within an address, where two letters more often mean a US state than a country, and Georgia is the
    country only for its own towns; `place` is what stands before it."""
    if is_us_state(text) and not (text.casefold() == "georgia" and place.casefold() in TOWNS_OF_GEORGIA):
        return "US"
    return None if text.upper() in STATES else country_code(text)


def is_us_state(text: str) -> bool:
    """Whether it is the name of a state of the USA."""
    return text.strip().casefold() in STATE_NAMES


def country_name(code: str | None) -> str:
    """The English name; empty for None."""
    return _territories(NAME_LANGUAGES[0])[code] if code else ""


def _territories(locale: str) -> dict[str, str]:
    return cast("dict[str, str]", Locale(locale).territories)


@cache
def _countries() -> dict[str, str]:
    codes = {code for code in _territories("en") if len(code) == 2 and code.isalpha()} - NOT_COUNTRIES
    names = {
        name.casefold(): code
        for locale in (*OTHER_NAME_LANGUAGES, *NAME_LANGUAGES)
        for code, name in _territories(locale).items()
        if code in codes
    }
    aliases = {
        alias.casefold(): stands_for[0]
        for alias, stands_for in get_global("territory_aliases").items()
        if len(alias) == 3 and alias.isalpha() and stands_for[0] in codes
    }
    return names | aliases | MORE_NAMES | {code.casefold(): code for code in codes}
