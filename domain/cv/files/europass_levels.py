"""Languages and free texts on skills, which both generations of Europass have."""

from collections.abc import Mapping

from domain.cv.files.imported import ImportDraft
from domain.cv.files.levels import language_level_of
from domain.cv.files.names import find_language_code
from domain.cv.items import LanguageLevel, SpokenLanguage
from domain.kernel.values.locales import LOCALES

KEYWORD_LENGTH = 60
"""A line of no more characters is a keyword; longer ones are sentences, which a CV says elsewhere."""


def adopt_language(draft: ImportDraft, written: str) -> None:
    """The document's own language, if it is one of the site's."""
    for locale in LOCALES:
        if written[:2].lower() == locale:
            draft.language = locale


def add_mother_tongue(draft: ImportDraft, where: str, code: str, name: str) -> None:
    found = find_language_code(code) or find_language_code(name)
    if found:
        draft.add(SpokenLanguage, where, language=found, level=LanguageLevel.NATIVE)
    else:
        draft.leave_out(where, name or code)


def add_foreign_language(draft: ImportDraft, where: str, code: str, name: str, levels: Mapping[str, str]) -> None:
    """A language with five levels, from listening to writing. A CV has one: the lowest, so that it claims no more; the
    five are listed where they differ."""
    found = find_language_code(code) or find_language_code(name)
    known = [level for written in levels.values() if (level := language_level_of(written))]
    said = ", ".join(f"{skill} {level}" for skill, level in levels.items() if level)
    if found and known:
        draft.add(SpokenLanguage, where, language=found, level=min(known, key=list(LanguageLevel).index))
        if len(set(known)) > 1:
            draft.leave_out(where, f"{name or code}: {said}")
    else:
        draft.leave_out(where, f"{name or code} {said}")


def add_skill_lines(draft: ImportDraft, where: str, text: str) -> None:
    """Skills without levels: short lines become keywords, longer ones are left out."""
    for line in text.splitlines():
        skill = line.strip().removeprefix("- ").strip(" \t.;")
        if len(skill) <= KEYWORD_LENGTH:
            draft.add_keyword(where, skill)
        else:
            draft.leave_out(where, skill)
