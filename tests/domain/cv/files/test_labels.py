"""The CV that a browser shows says the same as the files that are made of it, in the same order."""

import re
from pathlib import Path

import pytest

from domain.cv.files.labels import LABELS
from domain.cv.files.outline import SECTION_KEYS
from domain.kernel.values.locales import LOCALES, Locale

CV_FEATURE = Path(__file__).parents[4] / "web" / "src" / "features" / "cv"
NAMED_OTHERWISE = {"driving-licences": "licences"}


def shown(locale: str) -> dict[str, str]:
    """The texts of the browser by their keys, none of which occurs twice."""
    source = (CV_FEATURE / "document" / "messages" / f"{locale}.ts").read_text("utf-8")
    found = re.findall(r'^\s*"?([\w-]+)"?:\s*"([^"]*)",?$', source, re.MULTILINE)
    assert len(dict(found)) == len(found)
    return dict(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_those_of_the_files(locale: Locale) -> None:
    labels = LABELS[locale]
    sections = {NAMED_OTHERWISE.get(key, key): text for key, text in labels.sections.items()}
    assert shown(locale) == sections | {level.value: text for level, text in labels.skill_levels.items()} | {
        "cv": labels.cv,
        "born": labels.born,
        "citizenship": labels.citizenship,
        "educationLevel": labels.education_level,
        "today": labels.today,
        "until": labels.until,
        "native": labels.native,
    }


def test_sections_stand_in_the_same_order() -> None:
    source = (CV_FEATURE / "sections.ts").read_text("utf-8")
    listed = re.search(r"SECTIONS = \[(.*?)\]", source, re.DOTALL)
    assert listed
    # Driving licences are no items: the browser adds them after the languages.
    assert re.findall(r'"([\w-]+)"', listed[1]) == [key for key in SECTION_KEYS if key != "driving-licences"]
    assert SECTION_KEYS[SECTION_KEYS.index("languages") + 1] == "driving-licences"
