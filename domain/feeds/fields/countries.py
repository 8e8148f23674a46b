"""Parses countries in feeds: ISO codes, or names in the languages of the markets (from CLDR)."""

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel.core import get_global

from domain.feeds.fields.locale_names import names_in

NAME_LANGUAGES = ("en", "hr", "sl", "bs", "mk", "de", "it", "sr", "sr_Latn")
OTHER_NAME_LANGUAGES = ("sv", "nb", "da", "fi", "fr", "es", "pt", "nl", "pl", "cs", "sk", "hu", "ro", "bg", "el")
"""Languages of country names in feeds from elsewhere; a name that means another country in a language of the markets
keeps that meaning."""
MORE_NAMES = {
    "usa": "US",
    "u.s.": "US",
    "uk": "GB",
    "bih": "BA",
    "rh": "HR",
    "czechia": "CZ",
    "el": "GR",
    "united states of america": "US",
}
NOT_COUNTRIES = {"EU", "EZ", "UN", "ZZ", "QO", "XA", "XB"}
_READ: Mapping[str, Any] = tomllib.loads(Path(__file__).with_name("states.toml").read_text("utf-8"))


def _listed(names: str) -> frozenset[str]:
    return frozenset(" ".join(name.split()) for name in names.split(","))


STATES, STATE_NAMES = _listed(_READ["states"]), _listed(_READ["state_names"])
CANADA = "CA"
PROVINCES = frozenset({"ON", "QC", "BC", "AB", "MB", "NB", "NS", "PE"})
"""Codes of Canadian provinces; SK and NL are left out, as they are more often Slovakia and the Netherlands."""
RATHER_COUNTRIES = frozenset({"DE", "NL", "SK"})
TOWNS = {code: _listed(names) for code, names in _READ["towns"].items()}
"""Towns of countries whose code or name is also that of a state of the USA; the towns of the USA are in Delaware."""


def country_code(text: str) -> str | None:
    """The ISO 3166 code of a country given by code or name."""
    return _countries().get(text.strip().casefold())


def country_in_address(text: str, place: str = "") -> str | None:
    """Finds the country named within an address, where two letters more often mean a state of the USA than a country,
    and Georgia is the country only for its own towns; `place` is the text before it."""
    name, code = place.strip().casefold(), text.strip().upper()
    if is_us_state(text):
        return "GE" if code == "GEORGIA" and name in TOWNS["GE"] else "US"
    if code in RATHER_COUNTRIES:
        return "US" if name in TOWNS["US"] else code
    if code in STATES and name not in TOWNS.get(code, ()):
        return (CANADA if code in PROVINCES else "US") if text.strip().isupper() else None
    return country_code(text)


def is_us_state(text: str) -> bool:
    """Whether it is the name of a state of the USA."""
    return text.strip().casefold() in STATE_NAMES


def is_state(text: str) -> bool:
    """Whether it is a state of the USA or a province of Canada, by name or by its two letters in capitals."""
    return is_us_state(text) or (text.strip() in STATES and text.strip() not in RATHER_COUNTRIES)


def country_name(code: str | None) -> str:
    """The English name; empty for None."""
    return names_in(NAME_LANGUAGES[0]).countries[code] if code else ""


def _without_marks(name: str) -> str:
    """Writes a name without diacritics, as capitals of old systems do: OESTERREICH, TUERKEI."""
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        name = name.replace(letter, letters)
    decomposed = unicodedata.normalize("NFKD", name.replace("đ", "d"))
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


@cache
def _countries() -> dict[str, str]:
    codes = {code for code in names_in("en").countries if len(code) == 2 and code.isalpha()} - NOT_COUNTRIES
    names = {
        name.casefold(): code
        for locale in (*OTHER_NAME_LANGUAGES, *NAME_LANGUAGES)
        for code, name in names_in(locale).countries.items()
        if code in codes
    }
    aliases = {
        alias.casefold(): stands_for[0]
        for alias, stands_for in get_global("territory_aliases").items()
        if len(alias) == 3 and alias.isalpha() and stands_for[0] in codes
    }
    plain = {_without_marks(name): code for name, code in names.items()}
    return plain | names | aliases | MORE_NAMES | {code.casefold(): code for code in codes}
