"""Versions of texts for tests."""

from datetime import date

from domain.kernel.values.locales import LOCALES, Locale
from domain.texts.events import TextContent
from domain.texts.state import TextVersion

DATED = date(2026, 11, 22)


def version(number: int = 1, words: str = "Tekst") -> TextVersion:
    """A version that says the words in each language."""
    texts: dict[Locale, TextContent] = {
        locale: TextContent(title=f"Naslov {locale}", markdown=f"{words} {locale}\n") for locale in LOCALES
    }
    return TextVersion(number, DATED, texts)
