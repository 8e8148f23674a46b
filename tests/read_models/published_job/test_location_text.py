"""Places of a job in a reader's language."""

from typing import Any

import pytest

from domain.kernel.values.locales import Locale
from read_models.published_job.location_text import location_text

SPLIT = {"name": "Split", "country": "HR", "geonameid": 3190261}
COUNTRY = {"name": "Croatia", "country": "HR"}
ABROAD = {"name": "Graz", "country": "AT"}


@pytest.mark.parametrize(
    ("places", "locale", "shown"),
    [
        ([SPLIT], "hr", "Split"),
        ([SPLIT], "en", "Split"),
        ([SPLIT], "sl", "Split, Hrvaška"),
        ([SPLIT], "mk", "Сплит, Хрватска"),
        ([COUNTRY], "hr", "Hrvatska"),
        ([COUNTRY], "mk", "Хрватска"),
        ([COUNTRY], "en", "Croatia"),
        ([ABROAD], "hr", "Graz, Austrija"),
        ([SPLIT, ABROAD], "hr", "Split, Graz (Austrija)"),
        ([{"name": "Croatia Osiguranje, Split", "country": "HR"}], "sl", "Croatia Osiguranje, Split"),
        ([{"name": "Somewhere"}], "hr", "Somewhere"),
    ],
)
def test_places_are_named_in_the_language(places: list[dict[str, Any]], locale: Locale, shown: str) -> None:
    assert location_text(places, locale) == shown
