"""Dates and periods as people write them in a CV's language: "ruj 2019. – danas"."""

from datetime import date

from babel.dates import format_date, format_skeleton

from domain.cv.files.labels import LABELS
from domain.kernel.values.locales import Locale

_MACEDONIAN_YEAR = "\u202fг."
"""CLDR adds "year" to each; a column of dates does without."""


def written_date(partial: str, locale: Locale) -> str:
    """A date of reduced precision, as far as it goes."""
    year, month, day = (int(part) for part in (*partial.split("-"), "1", "1")[:3])
    when = date(year, month, day)
    if len(partial) == len("2019-09-30"):
        written = format_date(when, "medium", locale=locale)
    else:
        written = format_skeleton("y" if len(partial) == len("2019") else "yMMM", when, locale=locale)
    return written.removesuffix(_MACEDONIAN_YEAR)


def written_period(start: str | None, end: str | None, locale: Locale) -> str:
    """Writes from when until when a period lasted; one that only started goes on."""
    if start and end:
        first, last = written_date(start, locale), written_date(end, locale)
        return first if first == last else f"{first} – {last}"
    if start:
        return f"{written_date(start, locale)} – {LABELS[locale].today}"
    return f"{LABELS[locale].until} {written_date(end, locale)}" if end else ""


def written_completion(start: str | None, end: str | None, locale: Locale) -> str:
    """The period of what leads to an end, as schools do: without a start, the day that it was completed."""
    return written_period(start, end, locale) if start or not end else written_date(end, locale)


def written_year(year: int | None, locale: Locale) -> str:
    return written_date(str(year), locale) if year else ""
