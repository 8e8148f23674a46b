"""DOCX with real headings and lists, whatever stands in it."""

import io
import zipfile
from xml.etree import ElementTree

import pytest
from docx import Document
from hypothesis import given, settings

from domain.cv.content import CvContent
from domain.cv.files.document_text import read_text
from domain.cv.files.docx_writer import to_docx
from domain.cv.files.outline import outline_of
from tests.domain.cv.files.cv_strategies import contents
from tests.domain.cv.files.sample_cvs import DRIVER, EMPTY, NURSE
from tests.thoroughness import examples


@pytest.mark.parametrize("content", [NURSE, DRIVER, EMPTY], ids=lambda content: content.language)
def test_sections_are_headings_and_points_are_lists(content: CvContent) -> None:
    document = Document(io.BytesIO(to_docx(content)))
    outline = outline_of(content)
    styles: dict[str, list[str]] = {}
    for paragraph in document.paragraphs:
        styles.setdefault(str(paragraph.style and paragraph.style.name), []).append(paragraph.text)
    shown = [section for section in (outline.summary, outline.keywords, *outline.sections) if section]
    assert styles["Title"] == [outline.name]
    assert styles.get("Heading 1", []) == [section.heading for section in shown]
    entries = [entry for section in outline.sections if not section.is_short for entry in section.entries]
    assert [text.split("\t")[0] for text in styles.get("Heading 2", [])] == [entry.title for entry in entries]
    points = [line for entry in entries for block in entry.blocks if block.kind == "list" for line in block.lines]
    assert set(points) <= set(styles.get("List Bullet", []))
    assert document.core_properties.title == outline.document_title


def test_the_document_says_its_language() -> None:
    with zipfile.ZipFile(io.BytesIO(to_docx(DRIVER))) as archive:
        assert 'w:val="mk-MK"' in archive.read("word/styles.xml").decode()


def test_links_lead_where_they_say() -> None:
    relations = Document(io.BytesIO(to_docx(NURSE))).part.rels.values()
    links = {relation.target_ref for relation in relations if relation.is_external}
    assert {"mailto:ana.horvat@example.com", "tel:+385912345678", "https://www.kdb.hr"} <= links


@settings(max_examples=examples(40))
@given(contents)
def test_any_cv_becomes_sound_xml(content: CvContent) -> None:
    with zipfile.ZipFile(io.BytesIO(to_docx(content))) as archive:
        assert archive.testzip() is None
        for name in archive.namelist():
            if name.endswith((".xml", ".rels")):
                ElementTree.fromstring(archive.read(name))


def test_its_own_text_is_read_back() -> None:
    text = read_text(to_docx(NURSE)).text
    outline = outline_of(NURSE)
    places = [text.index(section.heading) for section in outline.sections]
    assert places == sorted(places)
