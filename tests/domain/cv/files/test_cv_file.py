"""An exported file is read in a limited process, whatever it holds."""

import resource
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import pytest

from domain.cv.files.cv_file import read_cv_file
from domain.cv.files.detection import CvFileFormat
from domain.cv.files.errors import CvFileRefused, CvFileTooLarge
from domain.cv.files.europass import read_europass
from domain.cv.files.json_resume_reader import read_json_resume
from domain.cv.files.json_resume_writer import to_json_resume
from tests.domain.cv.files.comparison import what_stands_in
from tests.domain.cv.files.sample_cvs import DRIVER, NURSE

SAMPLES = Path(__file__).parent / "samples"


def headline(markup: str) -> bytes:
    """A Europass file with that headline."""
    label = f"<Headline><Description><Label>{markup}</Label></Description></Headline>"
    return f"<SkillsPassport><LearnerInfo>{label}</LearnerInfo></SkillsPassport>".encode()


def processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def test_what_is_read_there_is_what_is_read_here() -> None:
    for content in (NURSE, DRIVER):
        resume = to_json_resume(content)
        found, imported = read_cv_file(resume, "hr")
        assert found is CvFileFormat.JSON_RESUME
        here = read_json_resume(resume, "hr", uuid4)
        assert what_stands_in(imported.content) == what_stands_in(here.content)
        assert imported.not_imported == here.not_imported
    for name in ("skills-passport.xml", "candidate.xml"):
        document = (SAMPLES / name).read_bytes()
        found, imported = read_cv_file(document, "hr")
        assert found is CvFileFormat.EUROPASS
        assert imported.not_imported == read_europass(document, "hr", uuid4).not_imported


@pytest.mark.parametrize("size", [24_000, 48_000, 9_000_000])
def test_a_headline_of_tags_that_never_end_costs_this_process_next_to_nothing(size: int) -> None:
    before = processor_seconds()
    imported = read_cv_file(headline("&lt;p " * (size // 6)), "hr")[1]
    assert not imported.content.headline.title
    assert processor_seconds() - before < 1


@pytest.mark.parametrize(
    "document",
    [
        headline("&lt;li&gt;" * 900_000),
        b'{"basics":' * 200_000 + b"1" + b"}" * 200_000,
        b'{"work":' + b"[" * 90_000 + b"]" * 90_000 + b"}",
        b"<Candidate>" + b"<a>" * 90_000 + b"</a>" * 90_000 + b"</Candidate>",
        b"<Candidate>" + b"<a b='" + b"&#x41;" * 1_000_000 + b"'/></Candidate>",
        b"%PDF-1.7" + b"[" * 2_000_000,
        b"PK\x03\x04" + b"PK\x01\x02" * 1_000_000,
    ],
    ids=["points", "objects", "lists", "elements", "references", "pdf", "zip"],
)
def test_hostile_files_are_read_or_refused_at_the_cost_of_another_process(document: bytes) -> None:
    before = processor_seconds()
    with suppress(CvFileRefused):
        read_cv_file(document, "hr")
    assert processor_seconds() - before < 1


def test_too_large_a_file_is_not_even_handed_over() -> None:
    with pytest.raises(CvFileTooLarge):
        read_cv_file(b"{" + b" " * 11 * 2**20, "hr")
