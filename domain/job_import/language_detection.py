"""Determines the language of an ad: as the feed names it, or by a detector; otherwise it stays undetermined."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from babel.core import get_global

from domain.feeds.fields.locale_names import names_in
from domain.job_import.language_model import EUROPEAN, language_model

UNDETERMINED = "und"
"""ISO 639-2."""
CLOSE = ("hr", "bs", "sr")
"""One language to the detector's certainty; which of them, the country may tell."""
LANGUAGE_OF_COUNTRY = {"HR": "hr", "BA": "bs", "RS": "sr", "ME": "sr"}
OWN = frozenset({"hr", "bs", "sl", "sr", "mk"})
"""Languages of the words for occupations, besides English."""
LANGUAGES_OF_OCCUPATIONS = OWN | {"en"}
MIN_CERTAINTY = 0.5
LETTERS = re.compile(r"(?:[^\W\d_][\W\d_]*){12}")
"""Twelve letters, which a text must have for its language to be detected."""
SAMPLE_CHARACTERS = 300
SAMPLED_HTML = 2 * SAMPLE_CHARACTERS
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


@dataclass(frozen=True, slots=True)
class Detected:
    """The detector's answer for a text: the language, and whether it is one of `CLOSE`."""

    language: str = UNDETERMINED
    is_close: bool = False

    def of(self, country: str | None) -> str:
        """The language of an ad for that country: Croatian, Bosnian and Serbian are told apart from others together;
        among them the country decides."""
        return LANGUAGE_OF_COUNTRY.get(country or "", self.language) if self.is_close else self.language


def language_sample(title: str, html: str) -> str:
    """Cuts out the part of an ad that the detector reads. The beginning of the HTML suffices (`SAMPLED_HTML`)."""
    return f"{title}. {TAG.sub(' ', html[:SAMPLED_HTML])}"[:SAMPLE_CHARACTERS]


def detect(sample: str) -> Detected:
    """The language that the detector is sure of; `UNDETERMINED` if it is not."""
    return _judged(sample, language_model().certainties(sample)) if LETTERS.search(sample) else Detected()


def detect_all(samples: Sequence[str]) -> list[Detected]:
    """Detects the languages of many samples, in a tenth of the time that one after the other takes."""
    long_enough = list(dict.fromkeys(filter(LETTERS.search, samples)))
    certainties = language_model().certainties_of(long_enough) if long_enough else ()
    judged = {sample: _judged(sample, each) for sample, each in zip(long_enough, certainties, strict=True)}
    return [judged.get(sample, Detected()) for sample in samples]


def _judged(sample: str, certainties: dict[str, float]) -> Detected:
    together = 0.0 if CYRILLIC.search(sample) else sum(certainties[language] for language in CLOSE)
    if together >= MIN_CERTAINTY:
        return Detected(max(CLOSE, key=lambda language: certainties[language]), is_close=True)
    best = max(certainties, key=lambda language: certainties[language])
    return Detected(best) if certainties[best] >= MIN_CERTAINTY else Detected()


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
    certainties = language_model().certainties(title)
    known = max(certainties["en"], sum(certainties[own] for own in OWN))
    others = [language] if language in certainties and language != "en" else certainties.keys() - {"en", *OWN}
    return max(certainties[other] for other in others) > known


@cache
def _codes() -> frozenset[str]:
    languages = names_in("en").languages
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
            if name := names_in(locale).languages.get(code):
                own[name.casefold()] = code
    return own | {"slovene": "sl"}
