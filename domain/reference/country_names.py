"""Names of all countries, as people say them, and the home country of each language of the site."""

import re
from functools import cache
from typing import cast

from babel import Locale as Territories

from domain.kernel.values.locales import SOURCE_LOCALE, Locale
from domain.reference.countries import find_country
from domain.reference.names import Names, names_of, read_rows

_COUNTRY = re.compile(r"[A-Z]{2}")
_NO_COUNTRIES = frozenset({"AC", "CP", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"})
"""Codes that CLDR names besides ISO 3166: unions, parts of countries and codes for tests."""

HOME_COUNTRY: dict[Locale, str] = {"hr": "HR", "en": "HR", "sl": "SI", "bs": "BA", "mk": "MK"}


def home_country(language: str) -> str:
    """The home country of a language (ISO 639-1); of one that the site does not have, that of its source language."""
    return {str(locale): country for locale, country in HOME_COUNTRY.items()}.get(language, HOME_COUNTRY[SOURCE_LOCALE])


def country_name(code: str, locale: Locale) -> str | None:
    """The name of a country by its ISO 3166 code; None for a code without a country."""
    if names := find_country(code) or _short_names().get(code):
        return names.in_locale(locale)
    return _cldr_names(locale).get(code)


@cache
def country_names(locale: Locale) -> dict[str, str]:
    """Names of all countries by their ISO 3166 code."""
    codes = (code for code in _cldr_names(SOURCE_LOCALE) if _COUNTRY.fullmatch(code) and code not in _NO_COUNTRIES)
    return {code: name for code in codes if (name := country_name(code, locale))}


@cache
def _short_names() -> dict[str, Names]:
    """Names by code where those of CLDR are too long for a card."""
    return {row["code"]: names_of(row) for row in read_rows("country_short_names.csv")}


@cache
def _cldr_names(locale: Locale) -> dict[str, str]:
    return cast("dict[str, str]", Territories(locale).territories)
