"""Chooses programmes for a reader, each with the reasons for which it fits."""

from collections.abc import Iterable

from api.educations.reader import Reader
from api.educations.schemas import CategoryReason, CountryReason, EducationReason
from api.jobs.schemas import Named
from domain.kernel.values.locales import Locale
from domain.reference.country_names import country_name
from domain.reference.positions import find_category
from domain.site.content.educations import Education

MOST = 3


def recommend(
    educations: Iterable[Education], reader: Reader, locale: Locale
) -> list[tuple[Education, list[EducationReason]]]:
    """Recommends at most three programmes that are for a country of the reader. One for certain job categories has to
    be for one of the reader's, and comes first; then the countries that are known more surely, then the order of the
    site."""
    fitting = [each for each in educations if _fits(each, reader)]
    countries = [*reader.countries]
    ranked = sorted(
        fitting,
        key=lambda each: (not each.job_categories, min(countries.index(code) for code in _common(each, reader))),
    )
    return [(each, _reasons(each, reader, locale)) for each in ranked[:MOST]]


def _fits(education: Education, reader: Reader) -> bool:
    is_for_categories = not education.job_categories or set(education.job_categories) & reader.categories.keys()
    return bool(is_for_categories and _common(education, reader))


def _common(education: Education, reader: Reader) -> list[str]:
    """The reader's countries that the programme is for, the surest first."""
    return [code for code in reader.countries if code in education.countries]


def _reasons(education: Education, reader: Reader, locale: Locale) -> list[EducationReason]:
    reasons: list[EducationReason] = [
        CategoryReason(known_by=known_by, value=category)
        for number, known_by in reader.categories.items()
        if number in education.job_categories and (category := named_category(number, locale))
    ]
    country = _common(education, reader)[0]
    value = named_country(country, locale)
    return [*reasons, CountryReason(known_by=reader.countries[country], value=value)]


def named_category(number: int, locale: Locale) -> Named | None:
    """A job category for the wire; None for an id without one."""
    category = find_category(number)
    return Named(id=str(number), name=category.names.in_locale(locale)) if category else None


def named_country(code: str, locale: Locale) -> Named:
    """A country for the wire."""
    return Named(id=code, name=country_name(code, locale) or code)
