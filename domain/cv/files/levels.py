"""Levels of languages and skills in the words of other services."""

import re

from domain.cv.items import LanguageLevel, SkillLevel

_FRAMEWORK = re.compile(r"\b([ABC][12])\b", re.IGNORECASE)
_LANGUAGE_LEVELS = {
    "native": LanguageLevel.NATIVE,
    "mother tongue": LanguageLevel.NATIVE,
    "bilingual": LanguageLevel.NATIVE,
    "full professional": LanguageLevel.C1,
    "professional working": LanguageLevel.B2,
    "limited working": LanguageLevel.B1,
    "fluent": LanguageLevel.C1,
    "advanced": LanguageLevel.C1,
    "intermediate": LanguageLevel.B1,
    "conversational": LanguageLevel.B1,
    "elementary": LanguageLevel.A2,
    "beginner": LanguageLevel.A1,
    "basic": LanguageLevel.A2,
}
"""LinkedIn's five levels are those of the Interagency Language Roundtable; each is read as the lowest of the
framework's levels that it may mean, so that nobody's CV claims more than they did."""
_SKILL_LEVELS = {
    SkillLevel.BASIC: ("basic", "beginner", "novice", "elementary", "foundation"),
    SkillLevel.ADVANCED: ("advanced", "intermediate", "proficient", "skilled", "experienced"),
    SkillLevel.PROFESSIONAL: ("professional", "expert", "master", "specialised", "specialized"),
}


def language_level_of(written: str) -> LanguageLevel | None:
    """The level that is meant, if one is."""
    if found := _FRAMEWORK.search(written):
        return LanguageLevel(found[1].upper())
    lower = written.casefold()
    return next((level for words, level in _LANGUAGE_LEVELS.items() if words in lower), None)


def skill_level_of(written: str) -> SkillLevel | None:
    """The level that is meant, if one is."""
    wanted = written.strip().casefold()
    return next((level for level, words in _SKILL_LEVELS.items() if wanted in words), None)
