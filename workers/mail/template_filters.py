"""How each language writes numbers of things and moments: filters for the templates."""

import textwrap
from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_datetime
from jinja2 import pass_context
from jinja2.runtime import Context

TIME_ZONE = ZoneInfo("Europe/Zagreb")
"""All five languages are at home in one time zone."""

_PATTERNS = {
    "hr": "d. MMMM y. 'u' HH:mm",
    "en": "d MMMM y 'at' HH:mm",
    "sl": "d. '{month}' y 'ob' HH:mm",
    "bs": "d. '{month}' y. 'u' HH:mm",
    "mk": "d MMMM y 'во' HH:mm",
}
# A date stands in the genitive, for which Babel has no names of months in these two languages.
_MONTHS = {
    "sl": "januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra",
    "bs": "januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra",
}
_LINE_LENGTH = 74


@pass_context
def counted(context: Context, number: int, **forms: str) -> str:
    """`{{ 3 | counted(one="dan", few="dana", other="dana") }}`: the number with the form that its language wants."""
    form = Locale.parse(context["locale"]).plural_form(number)
    return f"{number}\N{NO-BREAK SPACE}{forms[form]}"


@pass_context
def moment(context: Context, when: datetime) -> str:
    """Day and time of day: `12. travnja 2026. u 14:05`."""
    locale = context["locale"]
    month = _MONTHS[locale].split()[when.astimezone(TIME_ZONE).month - 1] if locale in _MONTHS else ""
    return _written(when, _PATTERNS[locale].replace("{month}", month), locale)


@pass_context
def time_of_day(context: Context, when: datetime) -> str:
    """`14:05`."""
    return _written(when, "HH:mm", context["locale"])


def lines(text: str) -> str:
    """Running text in lines short enough for any reader of plain text; addresses stay whole."""
    return textwrap.fill(" ".join(text.split()), _LINE_LENGTH, break_long_words=False, break_on_hyphens=False)


def one_line(text: str) -> str:
    """Without line breaks and double spaces."""
    return " ".join(text.split())


def underlined(text: str, mark: str) -> str:
    """A heading in plain text."""
    return f"{text}\n{mark * len(text)}"


def _written(when: datetime, pattern: str, locale: str) -> str:
    return format_datetime(when, pattern, tzinfo=TIME_ZONE, locale=locale)


FILTERS: dict[str, Callable[..., Any]] = {
    "counted": counted,
    "moment": moment,
    "time_of_day": time_of_day,
    "lines": lines,
    "one_line": one_line,
    "underlined": underlined,
}
