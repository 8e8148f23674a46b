"""Texts of search feeds in five languages."""

from collections.abc import Sequence

from domain.kernel.values.locales import Locale

JOBS: dict[Locale, str] = {
    "hr": "Poslovi",
    "en": "Jobs",
    "sl": "Delovna mesta",
    "bs": "Poslovi",
    "mk": "Огласи за работа",
}


def title_of(project_name: str, about: Sequence[str], locale: Locale) -> str:
    """The feed's title: "Karijera: Poslovi – konobar, Split"."""
    name = f"{project_name}: {JOBS[locale]}"
    return f"{name} – {', '.join(about)}" if about else name
