"""Writes a period of time with its unit in the five languages: "30 dana"."""

from collections.abc import Mapping
from typing import Literal

from babel import Locale as Cldr
from babel.units import format_unit

from domain.kernel.values.locales import ISO_CODES, Locale

Unit = Literal["hour", "day"]

_LACKING: Mapping[tuple[Locale, Unit], Mapping[str, str]] = {
    ("bs", "day"): {"one": "dan", "few": "dana", "other": "dana"},
    ("mk", "day"): {"one": "ден", "other": "дена"},
}
"""Units by plural form where CLDR has none, for which Babel would write its key."""


def written_period(number: int, unit: Unit, locale: Locale) -> str:
    """The number with its unit in the plural form of the language."""
    language = ISO_CODES[locale].replace("-", "_")
    if forms := _LACKING.get((locale, unit)):
        return f"{number} {forms[Cldr.parse(language).plural_form(number)]}"
    return format_unit(number, f"duration-{unit}", "long", locale=language)
