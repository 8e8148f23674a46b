"""Reads reference data from its files while a process starts, since its routes run on the event loop."""

from api.reference.suggestions import suggest_positions, suggest_where
from domain.kernel.values.locales import LOCALES
from domain.reference.category_slugs import category_slugs
from domain.reference.education_levels import all_education_levels
from domain.reference.positions import all_categories


def load_reference_data() -> None:
    """Fills the caches that the routes read."""
    all_education_levels()
    for category in all_categories().values():
        category_slugs(category)
    for locale in LOCALES:
        suggest_where("zagreb", locale)
        suggest_positions(["kuhar"], locale)
