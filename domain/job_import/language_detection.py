"""Detects the language of an ad by common words."""

import re

COMMON = {
    "hr": "je i u na za se od sa te ili koji koja što će su iz kao nudimo tražimo rad radno mjesto poslove",
    "sl": "in je za na ki z se od pri ali ter kot bo smo nudimo iščemo delo delovno mesto sodelavca vas",
    "en": "the and of to in for with a you our is are we will your as on work job be",
    "de": "und der die das für mit in zu den wir sie ein eine von im bei",
    "it": "di e il la per con in del che un una le si della sono",
}
COMMON_WORDS = {language: frozenset(words.split()) for language, words in COMMON.items()}
CYRILLIC = re.compile(r"[Ѐ-џ]")
TAG = re.compile(r"<[^<>]*>")
SAMPLE_CHARACTERS = 800
MIN_COMMON_WORDS = 3
"""Common words that must occur."""
NAMES = {
    "english": "en", "croatian": "hr", "hrvatski": "hr", "slovenian": "sl", "slovene": "sl", "slovenščina": "sl",
    "bosnian": "bs", "bosanski": "bs", "macedonian": "mk", "македонски": "mk", "german": "de", "deutsch": "de",
    "serbian": "sr", "italian": "it",
}  # fmt: skip
CODE = re.compile(r"([a-z]{2,3})(?:[-_][a-z0-9-_]+)?", re.IGNORECASE)
BOSNIA = "BA"


def language_named(text: str) -> str | None:
    """The code of a language given by code ("hr-HR") or name."""
    text = text.strip()
    if named := NAMES.get(text.casefold()):
        return named
    found = CODE.fullmatch(text)
    return found[1].lower() if found else None


def language_of(html: str, country: str | None) -> str | None:
    """The language with the most common words; None if there are hardly any.

    Croatian and Bosnian share their most common words, so the country decides.
    """
    text = TAG.sub(" ", html[:SAMPLE_CHARACTERS])
    if CYRILLIC.search(text) and len(CYRILLIC.findall(text)) * 2 > sum(map(str.isalpha, text)):
        return "mk"
    words = frozenset(text.casefold().replace(",", " ").replace(".", " ").split())
    counts = {language: len(common & words) for language, common in COMMON_WORDS.items()}
    best = max(counts, key=lambda language: counts[language])
    if counts[best] < MIN_COMMON_WORDS:
        return None
    return "bs" if best == "hr" and country == BOSNIA else best
