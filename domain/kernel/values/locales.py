"""The five languages of the product, Croatian first."""

from typing import Literal, get_args

Locale = Literal["hr", "en", "sl", "bs", "mk"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
SOURCE_LOCALE: Locale = "hr"
ISO_CODES: dict[Locale, str] = {"hr": "hr-HR", "en": "en-US", "sl": "sl-SI", "bs": "bs-BA", "mk": "mk-MK"}
LANGUAGE_NAMES: dict[Locale, str] = {
    "hr": "Hrvatski",
    "en": "English",
    "sl": "Slovenščina",
    "bs": "Bosanski",
    "mk": "Македонски",
}
"""Each in its own language."""


def preferred_locale(accept_language: str) -> Locale:
    """The best supported language of an Accept-Language header, by weight; Croatian when there is none."""
    wanted: list[tuple[float, str]] = []
    for part in accept_language.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((float(weight or 1), tag[:2].lower()))
        except ValueError:
            continue
    for _, language in sorted(wanted, key=lambda pair: -pair[0]):
        for locale in LOCALES:
            if locale == language:
                return locale
    return SOURCE_LOCALE
