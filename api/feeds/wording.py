"""Texts of search feeds in five languages."""

from collections.abc import Mapping, Sequence
from typing import Any

from babel.numbers import format_decimal

from domain.kernel.locales import Locale

JOBS: dict[Locale, str] = {
    "hr": "Poslovi",
    "en": "Jobs",
    "sl": "Delovna mesta",
    "bs": "Poslovi",
    "mk": "Работни места",
}
PERIODS: dict[Locale, dict[str, str]] = {
    "hr": {"hour": "po satu", "day": "dnevno", "week": "tjedno", "two-weeks": "svaka dva tjedna", "month": "mjesečno",
           "year": "godišnje", "gross": "bruto", "net": "neto"},
    "en": {"hour": "an hour", "day": "a day", "week": "a week", "two-weeks": "every two weeks", "month": "a month",
           "year": "a year", "gross": "gross", "net": "net"},
    "sl": {"hour": "na uro", "day": "na dan", "week": "na teden", "two-weeks": "na dva tedna", "month": "na mesec",
           "year": "na leto", "gross": "bruto", "net": "neto"},
    "bs": {"hour": "po satu", "day": "dnevno", "week": "sedmično", "two-weeks": "svake dvije sedmice",
           "month": "mjesečno", "year": "godišnje", "gross": "bruto", "net": "neto"},
    "mk": {"hour": "на час", "day": "дневно", "week": "неделно", "two-weeks": "на две недели", "month": "месечно",
           "year": "годишно", "gross": "бруто", "net": "нето"},
}  # fmt: skip


def title_of(project_name: str, about: Sequence[str], locale: Locale) -> str:
    """The feed's title: "Karijera: Poslovi – konobar, Split"."""
    name = f"{project_name}: {JOBS[locale]}"
    return f"{name} – {', '.join(about)}" if about else name


def pay(salary: Mapping[str, Any] | None, locale: Locale) -> str:
    """The salary as text: "1.800–2.400 EUR mjesečno, neto"; empty when it is hidden."""
    if salary is None:
        return ""
    ends = dict.fromkeys(
        format_decimal(end, locale=locale) for end in (salary["minimum"], salary["maximum"]) if end is not None
    )
    words = PERIODS[locale]
    return f"{'–'.join(ends)} {salary['currency']} {words[salary['period']]}, {words[salary['tax']]}"
