"""Every reader's own language comes first, and English is not forgotten."""

import pytest

from domain.kernel.values.locales import LOCALES, Locale
from domain.reference.preferred_languages import preferred_languages


@pytest.mark.parametrize("locale", LOCALES)
def test_the_own_language_comes_first_and_english_last(locale: Locale) -> None:
    groups = preferred_languages(locale)
    codes = [code for group in groups for code in group]
    assert groups[0] == (locale,)
    assert groups[-1] == ("en",)
    assert len(codes) == len(set(codes))


def test_croatian_and_bosnian_are_read_by_readers_of_either() -> None:
    assert "bs" in preferred_languages("hr")[1]
    assert "hr" in preferred_languages("bs")[1]
    assert preferred_languages("sl") == (("sl",), ("en",))
