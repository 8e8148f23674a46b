"""Names of languages, countries and levels of education, both ways: written for readers, found in what others wrote."""

from functools import cache
from typing import cast

from babel import Locale as Cldr

from domain.kernel.values.locales import LOCALES, Locale
from domain.reference.country_names import country_name as _country_name
from domain.reference.education_levels import all_education_levels, find_education_level
from domain.reference.languages import find_language


def language_name(code: str, locale: Locale) -> str:
    """The name of a language; its code, if nobody has named it."""
    known = find_language(code)
    return known.in_locale(locale) if known else _cldr_languages(locale).get(code, code)


def country_name(code: str, locale: Locale) -> str:
    """The name of a country; its code, if it has none."""
    return _country_name(code, locale) or code


def education_level_name(level: int, locale: Locale) -> str:
    """The name of a level of education; empty for one that the framework leaves out."""
    known = find_education_level(level)
    return known.in_locale(locale) if known else ""


def find_language_code(written: str) -> str | None:
    """The code of a language by its name in one of the five languages, or by a code of two or three letters."""
    wanted = written.strip().casefold()
    return _language_codes().get(wanted) or _THREE_LETTERS.get(wanted)


def find_level_of_education(written: str) -> int | None:
    """The level that is called so in one of the five languages, or by a degree's usual English name."""
    return _levels_by_name().get(written.strip().casefold())


@cache
def _cldr_languages(locale: Locale) -> dict[str, str]:
    return cast("dict[str, str]", Cldr(locale).languages)


@cache
def _language_codes() -> dict[str, str]:
    codes: dict[str, str] = {}
    for locale in LOCALES:
        for code, name in _cldr_languages(locale).items():
            if code.isalpha() and len(code) <= 3:
                codes.setdefault(name.casefold(), code)
                codes.setdefault(code, code)
        for code in _SITE_LANGUAGES:
            codes.setdefault(language_name(code, locale).casefold(), code)
    return codes


@cache
def _levels_by_name() -> dict[str, int]:
    named = {
        names.in_locale(locale).casefold(): level
        for level, names in all_education_levels().items()
        for locale in LOCALES
    }
    return {"high school": 4, "bachelor": 6, "master": 7, "phd": 8} | named


_SITE_LANGUAGES = ("hr", "en", "sl", "bs", "mk", "sr", "sq", "de", "it", "fr", "es")
_THREE_LETTERS = {
    "alb": "sq", "bos": "bs", "bul": "bg", "ces": "cs", "cze": "cs", "dan": "da", "deu": "de", "ger": "de", "dut": "nl",
    "nld": "nl", "ell": "el", "gre": "el", "eng": "en", "est": "et", "fin": "fi", "fra": "fr", "fre": "fr", "gle": "ga",
    "hrv": "hr", "hun": "hu", "ita": "it", "lav": "lv", "lit": "lt", "mac": "mk", "mkd": "mk", "mlt": "mt", "nor": "no",
    "pol": "pl", "por": "pt", "ron": "ro", "rum": "ro", "rus": "ru", "slk": "sk", "slo": "sk", "slv": "sl", "spa": "es",
    "sqi": "sq", "srp": "sr", "swe": "sv", "tur": "tr", "ukr": "uk", "ara": "ar", "chi": "zh", "zho": "zh", "jpn": "ja",
}  # fmt: skip
"""ISO 639-2, as the newer Europass writes languages, to the shorter codes of ISO 639-1."""
