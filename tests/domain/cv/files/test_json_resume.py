"""JSON Resume both ways: what is written is valid and is read back, and a valid resume loses nothing silently."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jsonschema_rs import Draft7Validator

from domain.cv.content import CvContent
from domain.cv.files.errors import CvFileTooLarge, CvFileTooManyItems, CvFileUnreadable
from domain.cv.files.imported import Imported, NotImported
from domain.cv.files.json_resume_reader import read_json_resume
from domain.cv.files.json_resume_writer import to_json_resume
from domain.cv.items import Education, LanguageLevel, Skill, SkillLevel, SpokenLanguage, WorkExperience
from tests.domain.cv.files.comparison import what_stands_in
from tests.domain.cv.files.cv_strategies import contents
from tests.domain.cv.files.sample_cvs import EMPTY, NURSE

SCHEMA: dict[str, Any] = json.loads((Path(__file__).parent / "schemas" / "json-resume.json").read_text())
VALIDATOR = Draft7Validator(SCHEMA, validate_formats=True)


def read(resume: object) -> Imported:
    return read_json_resume(json.dumps(resume).encode(), "hr", uuid4)


@given(contents)
@example(NURSE)
@example(EMPTY)
def test_what_is_written_is_valid_and_reads_back_as_it_was(content: CvContent) -> None:
    written = to_json_resume(content)
    VALIDATOR.validate(json.loads(written))
    imported = read_json_resume(written, "sl", uuid4)
    assert what_stands_in(imported.content) == what_stands_in(content)
    assert imported.not_imported == ()


class _Marks:
    """Texts that can be found again."""

    def __init__(self) -> None:
        self.all: list[str] = []

    def next(self) -> str:
        self.all.append(f"mark{len(self.all)}x")
        return self.all[-1]


def _valid(draw: Any, schema: dict[str, Any], marks: _Marks) -> Any:
    """Something that the schema allows: each text is a mark, each field may be missing."""
    if "$ref" in schema:
        return draw(st.sampled_from(("2019", "2019-05", "2019-05-31", "1019-19-39", "2003")))
    if schema["type"] == "object":
        return {name: _valid(draw, each, marks) for name, each in schema["properties"].items() if draw(st.booleans())}
    if schema["type"] == "array":
        return [_valid(draw, schema["items"], marks) for _ in range(draw(st.integers(0, 2)))]
    match schema.get("format"):
        case "email":
            return f"{marks.next()}@example.com"
        case "uri":
            return f"{draw(st.sampled_from(('https', 'ftp')))}://example.com/{marks.next()}"
        case _:
            return draw(st.sampled_from(("", " ", "\n- "))) + marks.next() + draw(st.sampled_from(("", "y" * 6_000)))


@st.composite
def resumes(draw: Any) -> tuple[dict[str, Any], list[str]]:
    """A valid resume, and all marks in it."""
    marks = _Marks()
    about_the_file = {"$schema", "meta"}
    schema = SCHEMA | {
        "properties": {name: each for name, each in SCHEMA["properties"].items() if name not in about_the_file}
    }
    return _valid(draw, schema, marks), marks.all


@given(resumes())
def test_a_valid_resume_loses_nothing_silently(drawn: tuple[dict[str, Any], list[str]]) -> None:
    resume, marks = drawn
    VALIDATOR.validate(resume)
    imported = read(resume)
    kept = imported.content.model_dump_json() + " ".join(each.text for each in imported.not_imported)
    assert [mark for mark in marks if mark not in kept.casefold()] == []


@given(resumes())
def test_import_export_import_is_the_identity(drawn: tuple[dict[str, Any], list[str]]) -> None:
    first = read(drawn[0]).content
    second = read_json_resume(to_json_resume(first), "hr", uuid4)
    assert what_stands_in(second.content) == what_stands_in(first)
    assert second.not_imported == ()


def test_the_words_of_others_become_levels_and_codes() -> None:
    imported = read(
        {
            "basics": {"name": "Richard Hendriks", "phone": "(912) 555-4321", "location": {"countryCode": "US"}},
            "work": [{"name": "Pied Piper", "position": "CEO", "startDate": "2013-12", "highlights": ["Raised money"]}],
            "education": [{"institution": "University of Oklahoma", "studyType": "Bachelor", "area": "IT"}],
            "skills": [{"name": "Compression", "level": "Master", "keywords": ["Mpeg", "MP4"]}, {"name": "Golf"}],
            "languages": [
                {"language": "English", "fluency": "Native speaker"},
                {"language": "Dothraki", "fluency": "C1"},
            ],
        }
    )
    content = imported.content
    assert content.contact.first_name == "Richard"
    assert content.contact.last_name == "Hendriks"
    assert content.contact.phone == "+19125554321"
    assert [placed.item for placed in content.items] == [
        WorkExperience(position="CEO", employer="Pied Piper", start="2013-12", description="- Raised money"),
        Education(institution="University of Oklahoma", orientation="IT", level=6),
        Skill(name="Compression", level=SkillLevel.PROFESSIONAL, description="Mpeg, MP4"),
        SpokenLanguage(language="en", level=LanguageLevel.NATIVE),
    ]
    assert content.headline.keywords == ("Golf",)
    assert imported.not_imported == (NotImported("languages[1]", "Dothraki: C1"),)


def test_a_job_without_a_position_is_listed_whole() -> None:
    imported = read({"work": [{"name": "Acme", "startDate": "2019", "summary": "Everything"}]})
    assert imported.content.items == ()
    assert imported.not_imported == (NotImported("work[0]", "Acme; 2019; Everything"),)


def test_a_period_that_ends_before_it_starts_is_listed() -> None:
    imported = read({"work": [{"position": "Cook", "startDate": "2020", "endDate": "2019"}]})
    assert imported.content.items[0].item == WorkExperience(position="Cook")
    assert {each.text for each in imported.not_imported} == {"2020", "2019"}


@pytest.mark.parametrize("document", [b"", b"{", b"[]", b'"text"', b"\xff\xfe{", b"[" * 99_000, b'{"a": NaN}'])
def test_what_is_no_resume_is_refused(document: bytes) -> None:
    with pytest.raises(CvFileUnreadable):
        read_json_resume(document, "hr", uuid4)


def test_too_much_is_refused() -> None:
    with pytest.raises(CvFileTooLarge):
        read_json_resume(b" " * 11 * 2**20, "hr", uuid4)
    with pytest.raises(CvFileTooManyItems):
        read({"work": [{"position": f"Job {number}"} for number in range(5_000)]})
    with pytest.raises(CvFileTooManyItems):
        read({"interests": [{"name": f"Interest {number}"} for number in range(5_000)]})
    with pytest.raises(CvFileTooManyItems):
        read_json_resume(b"[" + b"[]," * 200_000 + b"1]", "hr", uuid4)


NAMES = (*SCHEMA["properties"], "name", "location", "highlights", "idealJob")
VALUES = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(NAMES), inner),
)


@given(VALUES)
def test_any_json_is_read_or_refused(document: object) -> None:
    with suppress(CvFileUnreadable, CvFileTooManyItems):
        read(document)
