"""The salary of a job in words, in five languages."""

from collections.abc import Mapping
from typing import Any

from babel.numbers import format_decimal

from domain.kernel.values.locales import Locale

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


def shown_salary(stored: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Currency, ends, period and tax of a stored salary; None when there is none, or the employer hides it."""
    if not stored or not stored["shown"]:
        return None
    return {
        "currency": stored["currency"],
        "minimum": _number(stored.get("minimum")),
        "maximum": _number(stored.get("maximum")),
        "period": stored["period"],
        "tax": stored["tax"],
    }


def salary_text(salary: Mapping[str, Any] | None, locale: Locale) -> str:
    """A shown salary as text: "1.800–2.400 EUR mjesečno, neto"; empty when it is hidden."""
    if salary is None:
        return ""
    ends = dict.fromkeys(
        format_decimal(end, locale=locale) for end in (salary["minimum"], salary["maximum"]) if end is not None
    )
    words = PERIODS[locale]
    return f"{'–'.join(ends)} {salary['currency']} {words[salary['period']]}, {words[salary['tax']]}"


def _number(value: str | None) -> float | None:
    return float(value) if value is not None else None
