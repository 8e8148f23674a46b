"""Determines the language of an ad: as the feed names it, or by a detector; otherwise it stays undetermined."""

import re
from functools import cache, lru_cache
from typing import Any, cast

import numpy as np
from babel import Locale
from babel.core import get_global
from py3langid.langid import MODEL_FILE, LanguageIdentifier  # pyright: ignore[reportMissingTypeStubs]

UNDETERMINED = "und"
"""ISO 639-2."""
EUROPEAN = (
    *("bg", "bs", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "ga", "hr", "hu", "is", "it", "lt"),
    *("lv", "mk", "mt", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk"),
)
CLOSE = ("hr", "bs", "sr")
"""One language to the detector's certainty; which of them, the country may tell."""
LANGUAGE_OF_COUNTRY = {"HR": "hr", "BA": "bs", "RS": "sr", "ME": "sr"}
OWN = frozenset({"hr", "bs", "sl", "sr", "mk"})
"""Languages of the words for occupations, besides English."""
LANGUAGES_OF_OCCUPATIONS = OWN | {"en"}
MIN_CERTAINTY = 0.5
MIN_LETTERS = 12
SAMPLE_CHARACTERS = 300
TAG = re.compile(r"<[^<>]*>")
CYRILLIC = re.compile(r"[Ѐ-ӿ]")
CODE = re.compile(r"([a-z]{2,3})(?:[-_][a-z0-9-_]+)?", re.IGNORECASE)
SAME = {"nb": "no", "nn": "no", "sh": "sr"}
FOREIGN_WORDS = re.compile(
    r"\b(?:de|du|des|la|le|les|el|los|et|en|y|und|für|fuer|der|die|das|im|di|del|della|e|da|do|van|voor|het|och|og"
    r"|ja|w|i|és|și|pour|per|para|con|avec)\b",
    re.IGNORECASE,
)
"""Words that a title in another language may show."""


def language_named(text: str) -> str | None:
    """The code of a language given by code ("hr-HR", "hrv") or name; None for what is no language."""
    text = text.strip()
    if named := _names().get(text.casefold()):
        return named
    found = CODE.fullmatch(text)
    if not found:
        return None
    code = found[1].lower()
    code = _aliases().get(code, code)
    return code if code in _codes() else None


def language_of(title: str, html: str, country: str | None) -> str:
    """The language that the detector is sure of; `UNDETERMINED` if it is not.

    Croatian, Bosnian and Serbian are told apart from others together; among them the country decides.
    """
    language, is_close = _detect(f"{title}. {TAG.sub(' ', html[: 2 * SAMPLE_CHARACTERS])}"[:SAMPLE_CHARACTERS])
    return LANGUAGE_OF_COUNTRY.get(country or "", language) if is_close else language


@lru_cache(maxsize=1 << 11)
def _detect(text: str) -> tuple[str, bool]:
    """The language, and whether it is one of `CLOSE`. Cached, so that the texts of a batch can be detected before its
    ads are mapped."""
    if sum(map(str.isalpha, text)) < MIN_LETTERS:
        return UNDETERMINED, False
    certainties = dict(_detector().rank(text))
    together = 0.0 if CYRILLIC.search(text) else sum(certainties[language] for language in CLOSE)
    if together >= MIN_CERTAINTY:
        return max(CLOSE, key=lambda language: certainties[language]), True
    best = max(certainties, key=lambda language: certainties[language])
    return best if certainties[best] >= MIN_CERTAINTY else UNDETERMINED, False


FRENCH_CHIEF = re.compile(r"\bchef(?:fe)?s?\s+(?:de|du|des|d['’])(?!\s*(?:cuisine|partie|rang|cuisson))", re.IGNORECASE)
"""The head of something; in kitchens and restaurants the words are international.
A chief in German and its kin is no cook either."""
GERMANIC_CHIEF = re.compile(r"\bchef\w*\b", re.IGNORECASE)
GERMANIC = frozenset({"de", "sv", "no", "da", "nl"})


@lru_cache(maxsize=20_000)
def is_foreign(title: str, language: str) -> bool:
    """Whether a title of an ad in that language is in none whose words for occupations are known."""
    if FRENCH_CHIEF.search(title) or (language in GERMANIC and GERMANIC_CHIEF.search(title)):
        return True
    if language in OWN or (language in {"en", UNDETERMINED} and not FOREIGN_WORDS.search(title)):
        return False
    certainties = dict(_detector().rank(title))
    known = max(certainties["en"], sum(certainties[own] for own in OWN))
    others = [language] if language in certainties and language != "en" else certainties.keys() - {"en", *OWN}
    return max(certainties[other] for other in others) > known


@cache
def _detector() -> Any:
    """Loaded when first needed: it takes two seconds and 80 MB."""
    whole: Any = cast("Any", LanguageIdentifier).from_model_file(MODEL_FILE)
    whole.set_languages(EUROPEAN)
    # Without the other languages, a third of the memory; as floats by row, half the time for a text.
    table = np.ascontiguousarray(whole.nb_ptc, np.float32)
    return LanguageIdentifier(
        table,
        whole.nb_pc,
        whole.nb_classes,
        whole.tk_nextmove,
        whole.tk_output,
        norm_probs=True,
        tk_row=whole.tk_row,
    )


@cache
def _codes() -> frozenset[str]:
    languages = cast("dict[str, str]", Locale("en").languages)
    return frozenset(code for code in languages if code.isalpha() and len(code) <= 3) - {UNDETERMINED, "mul", "zxx"}


@cache
def _aliases() -> dict[str, str]:
    """Two letters for three; the languages that are one."""
    return {code: alias for code, alias in get_global("language_aliases").items() if alias.isalpha()} | SAME


@cache
def _names() -> dict[str, str]:
    """Names in English and in the language itself."""
    own: dict[str, str] = {}
    for code in EUROPEAN:
        for locale in ("en", code):
            if name := cast("dict[str, str]", Locale(locale).languages).get(code):
                own[name.casefold()] = code
    return own | {"slovene": "sl"}
