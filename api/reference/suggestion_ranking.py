"""Weighs suggestions by the reader's language: what is of use at home comes before what is merely more frequent."""

from domain.kernel.values.locales import Locale
from domain.reference.country_names import HOME_COUNTRY
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.search_result import Suggestion

_LANGUAGE_WEIGHTS = (8, 4, 2)
"""Weights of the reader's own language, a close one, English; 1 of others."""
_HOME_WEIGHT, _NEAR_WEIGHT = 20, 5
"""Factors by which the people of a place at home, and of one in another country of the site, count more."""
_NEAR = frozenset(HOME_COUNTRY.values())


def weighted_ads(found: Suggestion, locale: Locale) -> int:
    """The number of ads, multiplied when they are in a language that the reader prefers, and at home."""
    groups = preferred_languages(locale)
    language = "mk" if locale == "mk" and found.cyrillic else found.language
    weights = (weight for group, weight in zip(groups, _LANGUAGE_WEIGHTS, strict=False) if language in group)
    at_home = HOME_COUNTRY[locale] in found.countries
    return found.ads * next(weights, 1) * (2 if at_home else 1)


def written(title: Suggestion, locale: Locale) -> str:
    """A title in the reader's script, where ads write it so: "Prodavač" is "Продавач"."""
    return title.cyrillic if locale == "mk" and title.cyrillic else title.text


def weighted_population(country: str, population: int, locale: Locale) -> int:
    """The population of a place, as much greater as the place is nearer to the reader."""
    if country == HOME_COUNTRY[locale]:
        return population * _HOME_WEIGHT
    return population * _NEAR_WEIGHT if country in _NEAR else population
