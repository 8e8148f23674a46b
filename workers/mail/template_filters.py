"""Template filters for plural forms, dates and plain text in five languages."""

import textwrap
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from babel import Locale
from babel.dates import format_datetime
from jinja2 import pass_context
from jinja2.runtime import Context

from domain.kernel.values.time_zone import TIME_ZONE
from workers.application_words import APPLICATION_WORDS
from workers.mail.application_mails import Steps

_DATES = {
    "hr": "d. MMMM y.",
    "en": "d MMMM y",
    "sl": "d. '{month}' y",
    "bs": "d. '{month}' y.",
    "mk": "d MMMM y",
}
_TIMES = {"hr": "'u' HH:mm", "en": "'at' HH:mm", "sl": "'ob' HH:mm", "bs": "'u' HH:mm", "mk": "'во' HH:mm"}
# Dates need the genitive of the months, which Babel does not have in these two languages.
_MONTHS = {
    "sl": "januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra",
    "bs": "januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra",
}
_LINE_LENGTH = 74
_SUBJECT_LENGTH = 60


@pass_context
def counted(context: Context, number: int, **forms: str) -> str:
    """`{{ 3 | counted(one="dan", few="dana", other="dana") }}`: the number with its plural form."""
    form = Locale.parse(context["locale"]).plural_form(number)
    return f"{number}\N{NO-BREAK SPACE}{forms[form]}"


@pass_context
def moment(context: Context, when: datetime) -> str:
    """Date and time: `12. travnja 2026. u 14:05`."""
    locale = context["locale"]
    return _written(when, f"{_date_pattern(when, locale)} {_TIMES[locale]}", locale)


@pass_context
def day(context: Context, when: datetime) -> str:
    """The date: `12. travnja 2026.`"""
    return _written(when, _date_pattern(when, context["locale"]), context["locale"])


@pass_context
def time_of_day(context: Context, when: datetime) -> str:
    """The time: `14:05`."""
    return _written(when, "HH:mm", context["locale"])


@pass_context
def step_label(context: Context, kind: str) -> str:
    """Names a step of an application as mails do: `Selekcija je završena`."""
    return APPLICATION_WORDS[context["locale"]].labels[kind]


@pass_context
def timeline(context: Context, steps: Steps) -> Sequence[tuple[str, datetime | None, str]]:
    """The steps of an application for the element `timeline`: label, moment and tone of each."""
    return [(step_label(context, kind), at, "seen" if kind == "seen" else "done") for kind, at in steps.moments.items()]


def lines(text: str) -> str:
    """Wraps text for plain-text mails, without breaking URLs."""
    return textwrap.fill(" ".join(text.split()), _LINE_LENGTH, break_long_words=False, break_on_hyphens=False)


def one_line(text: str) -> str:
    """Collapses all whitespace to single spaces."""
    return " ".join(text.split())


def shortened(text: str) -> str:
    """Cuts a text that is too long for a subject."""
    return text if len(text) <= _SUBJECT_LENGTH else f"{text[: _SUBJECT_LENGTH - 1].rstrip()}…"


def underlined(text: str, mark: str) -> str:
    """A plain-text heading, underlined."""
    return f"{text}\n{mark * len(text)}"


def _date_pattern(when: datetime, locale: str) -> str:
    month = _MONTHS[locale].split()[when.astimezone(TIME_ZONE).month - 1] if locale in _MONTHS else ""
    return _DATES[locale].replace("{month}", month)


def _written(when: datetime, pattern: str, locale: str) -> str:
    return format_datetime(when, pattern, tzinfo=TIME_ZONE, locale=locale)


FILTERS: dict[str, Callable[..., Any]] = {
    "counted": counted,
    "moment": moment,
    "day": day,
    "time_of_day": time_of_day,
    "step_label": step_label,
    "timeline": timeline,
    "lines": lines,
    "one_line": one_line,
    "shortened": shortened,
    "underlined": underlined,
}
