"""All that Babel writes, called in each of the five languages: no key, no empty unit, no English word.

Babel has most of the Unicode CLDR in Bosnian and Macedonian, yet not all of it, and gives a key where it has nothing.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, cast

import pytest

from domain.cv.files.names import language_name
from domain.cv.files.written_dates import written_completion, written_date, written_period, written_year
from domain.kernel.values.locales import LOCALES, Locale
from domain.kernel.values.time_zone import TIME_ZONE
from domain.reference.country_names import country_name, country_names
from domain.site.content.rendering import template_values
from read_models.published_job.salary_text import PERIODS, salary_text
from tests.settings_factory import settings_for
from workers.mail import template_filters

ROOT = Path(__file__).parent.parent
NUMBERS = (1, 2, 3, 5, 11, 21, 22, 30, 101, 365)
MONTHS = [datetime(2026, month, 21, 14, 5, tzinfo=TIME_ZONE) for month in range(1, 13)]
LANGUAGES = ("hr", "en", "sl", "bs", "mk", "sr", "sq", "de", "it", "fr", "es", "el", "tr", "uk", "zh")

RAW = re.compile(r"[a-z]+-[a-z]+|[{}_]|\bM\d\d\b|\bNone\b")
"""A key, a placeholder, a month that CLDR calls by number."""
ENGLISH = re.compile(
    r"\b(days?|hours?|weeks?|months?|years?|today|until|at|january|february|march|may|june|july|october|gross|net)\b",
    re.IGNORECASE,
)
LATIN = re.compile(r"[A-Za-z]")


def periods(locale: Locale) -> Iterator[str]:
    """Formats that the texts of the site name."""
    settings = settings_for("postgresql://nowhere/x")
    fields = [name for name in type(settings).model_fields if re.fullmatch(r"retention_.*_(hours|days)", name)]
    for number in NUMBERS:
        values = template_values(settings.model_copy(update=dict.fromkeys(fields, number)), locale)
        written = [str(value) for value in values.values() if re.match(rf"{number}\s", str(value))]
        assert len(written) == 7, "one for each period that a text may name"
        yield from written


def salaries(locale: Locale) -> Iterator[str]:
    for period in PERIODS[locale].keys() - {"gross", "net"}:
        for tax in ("gross", "net"):
            yield salary_text(
                {"currency": "EUR", "minimum": 1800.5, "maximum": 24000, "period": period, "tax": tax}, locale
            ).replace("EUR", "")


def mail_dates(locale: Locale) -> Iterator[str]:
    context = cast("Any", {"locale": locale})
    for when in MONTHS:
        for write in (template_filters.moment, template_filters.day, template_filters.time_of_day):
            yield write(context, when)


def cv_dates(locale: Locale) -> Iterator[str]:
    for when in MONTHS:
        year, month, day = f"{when:%Y}", f"{when:%Y-%m}", f"{when:%Y-%m-%d}"
        for partial in (year, month, day):
            yield written_date(partial, locale)
            yield written_period(partial, None, locale)
            yield written_period(None, partial, locale)
            yield written_completion(None, partial, locale)
    yield written_year(2026, locale)


def countries(locale: Locale) -> Iterator[str]:
    for code in ("HR", "SI", "BA", "MK", "RS", "DE", "AT", "US", "GB", "CH", "JP"):
        yield country_name(code, locale) or ""


def languages(locale: Locale) -> Iterator[str]:
    for code in LANGUAGES:
        yield language_name(code, locale)


WRITTEN: Mapping[str, Callable[[Locale], Iterator[str]]] = {
    "domain/site/content/periods.py": periods,
    "read_models/published_job/salary_text.py": salaries,
    "workers/mail/template_filters.py": mail_dates,
    "domain/cv/files/written_dates.py": cv_dates,
    "domain/reference/country_names.py": countries,
    "domain/cv/files/names.py": languages,
}
READ_ONLY = {
    "domain/jobs/deadlines.py": "time zones of countries",
    "domain/job_import/date_parser.py": "which languages a country has",
    "domain/job_import/currencies.py": "codes of currencies",
    "domain/job_import/language_detection.py": "aliases of languages",
    "domain/feeds/fields/locale_names.py": "names in what others wrote",
    "domain/feeds/fields/countries.py": "aliases of countries",
}
"""Uses of Babel that write nothing."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("module", WRITTEN)
def test_what_is_written_has_words_of_its_language(module: str, locale: Locale) -> None:
    for text in WRITTEN[module](locale):
        assert re.search(r"\w", text)
        assert text == text.strip()
        assert not RAW.search(text), text
        if locale != "en":
            assert not ENGLISH.search(text), text
        if locale == "mk":
            assert not LATIN.search(text), text


def test_periods_have_the_plural_of_each_language() -> None:
    written = {(locale, text) for locale in LOCALES for text in periods(locale)}
    for locale, few in (("hr", "2 dana"), ("en", "2 days"), ("sl", "2 dneva"), ("bs", "2 dana"), ("mk", "2 дена")):
        assert (locale, few) in written
    for locale, one in (("hr", "21 dan"), ("en", "1 day"), ("sl", "1 dan"), ("bs", "21 dan"), ("mk", "21 ден")):
        assert (locale, one) in written


@pytest.mark.parametrize("locale", LOCALES)
def test_countries_and_languages_have_names(locale: Locale) -> None:
    assert all(name != code for code, name in country_names(locale).items())
    assert all(language_name(code, locale) != code for code in LANGUAGES)


@pytest.mark.parametrize("locale", LOCALES)
def test_days_and_hours_of_mails_have_a_form_for_each_number(locale: Locale) -> None:
    forms = {"one": "a", "two": "b", "few": "c", "many": "d", "other": "e"}
    context = cast("Any", {"locale": locale})
    for number in range(200):
        assert template_filters.counted(context, number, **forms)[-1] in "abce"


def test_each_use_of_babel_is_among_them() -> None:
    using = {
        path.relative_to(ROOT).as_posix()
        for folder in ("domain", "read_models", "api", "workers", "local")
        for path in (ROOT / folder).rglob("*.py")
        if re.search(r"^\s*(from|import) babel\b", path.read_text("utf-8"), re.MULTILINE)
    }
    assert using == WRITTEN.keys() | READ_ONLY.keys()


def test_a_key_is_noticed() -> None:
    assert RAW.search("30 duration-day")
    assert ENGLISH.search("30 days")
    assert not RAW.search("30 dana")
