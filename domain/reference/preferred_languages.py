"""Preferred languages of a reader: lists begin with ads in them (docs/decisions/0021)."""

from domain.kernel.values.locales import Locale

LanguageGroups = tuple[tuple[str, ...], ...]
"""Codes of languages (ISO 639), the best group first."""

_SERBO_CROATIAN = ("hr", "bs", "sr", "cnr", "sh")
_CLOSE: dict[Locale, tuple[str, ...]] = {"hr": _SERBO_CROATIAN, "bs": _SERBO_CROATIAN}
"""Languages whose speakers understand one another without having learnt the other."""


def preferred_languages(locale: Locale) -> LanguageGroups:
    """The reader's own language, close ones, English."""
    close = tuple(code for code in _CLOSE.get(locale, ()) if code != locale)
    groups = ((locale,), close, ("en",) if locale != "en" else ())
    return tuple(filter(None, groups))
