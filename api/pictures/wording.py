"""Texts of pictures in five languages."""

from domain.kernel.values.locales import Locale

REMOTE: dict[Locale, str] = {
    "hr": "Rad na daljinu",
    "en": "Remote work",
    "sl": "Delo na daljavo",
    "bs": "Rad na daljinu",
    "mk": "Работа на далечина",
}
