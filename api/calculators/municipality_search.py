"""Finds Croatian municipalities by a prefix of a word of their name, in Latin or Cyrillic."""

from functools import cache

from api.calculators.schemas import MunicipalityName
from domain.calculators.municipalities import Municipality, all_municipalities, find_municipality
from domain.kernel.values.locales import Locale
from domain.reference.cyrillic_names import in_cyrillic
from domain.reference.folding import fold, without_dj

MAX_SUGGESTIONS = 12


def suggest_municipalities(prefix: str, locale: Locale) -> list[MunicipalityName]:
    """Suggests municipalities whose name has a word with this prefix, those that begin with it first; or the one with
    this code."""
    if exact := find_municipality(prefix):
        return [_named(exact, locale)]
    typed = fold(prefix)
    for start in dict.fromkeys((typed, without_dj(typed))):
        found = [(not name.startswith(start), name, each) for name, each in _by_name() if f" {start}" in f" {name}"]
        if start and found:
            ordered = [each for _, _, each in sorted(found, key=lambda one: one[:2])]
            return [_named(each, locale) for each in ordered[:MAX_SUGGESTIONS]]
    return []


def municipality_label(municipality: Municipality, locale: Locale) -> str:
    """Returns the municipality's name for readers of that language: in Cyrillic for Macedonian."""
    return in_cyrillic(municipality.name, "HR") if locale == "mk" else municipality.name


def _named(municipality: Municipality, locale: Locale) -> MunicipalityName:
    return MunicipalityName(
        sifra=municipality.sifra,
        name=municipality_label(municipality, locale),
        has_area_relief=municipality.has_area_relief,
    )


@cache
def _by_name() -> tuple[tuple[str, Municipality], ...]:
    return tuple(
        (spelling, each)
        for each in all_municipalities().values()
        for spelling in dict.fromkeys((_words(each.name), _words(in_cyrillic(each.name, "HR"))))
    )


def _words(name: str) -> str:
    return fold(name).replace("-", " ").replace("(", "")
