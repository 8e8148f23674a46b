"""Slugs of categories in URLs."""

from domain.kernel.values.locales import LOCALES, Locale
from domain.reference.folding import slug
from domain.reference.positions import Category


def category_slugs(category: Category) -> dict[Locale, str]:
    """The slug in each language."""
    return {locale: slug(category.names.in_locale(locale)) for locale in LOCALES}
