"""PDFs that one would send: right in words, order and looks, whatever stands in them."""

import io
import os
from pathlib import Path

import pypdfium2
import pytest
from hypothesis import given, settings
from PIL import Image, ImageChops, ImageStat
from pypdf import PdfReader

from domain.cv.content import CvContent, Headline
from domain.cv.files.errors import CvTooLongForPdf
from domain.cv.files.outline import outline_of
from domain.cv.files.pdf import Template, to_pdf
from domain.cv.files.typesetting import FOLDER, typeset
from domain.cv.items import WorkExperience
from domain.kernel.limited.limits import Limits
from domain.kernel.limited.processes import DOCUMENTS, ReadingFailed
from domain.kernel.values.locales import LOCALES
from tests.domain.cv.files.cv_strategies import HOSTILE, contents
from tests.domain.cv.files.pdf_structure import pages_text, tag_tree
from tests.domain.cv.files.sample_cvs import DRIVER, EMPTY, NURSE, long_cv, placed
from tests.thoroughness import examples

GOLDEN = Path(__file__).parent / "golden"
RECORD = bool(os.environ.get("KARIJERA_RECORD_CVS"))
MOST_DIFFERENCE = 2.0
"""Mean of the differences of grey levels on a page; another font or a moved section gives 10 and more."""


def picture(pdf: bytes, page: int = 0) -> Image.Image:
    return pypdfium2.PdfDocument(pdf)[page].render().to_pil().convert("L")


def with_texts(*texts: str) -> CvContent:
    jobs = tuple(WorkExperience(position=text[:255], employer=text[:255], description=text) for text in texts)
    headline = Headline(title=texts[0][:255], summary=texts[0], keywords=tuple(text[:255] for text in texts))
    return NURSE.model_copy(update={"items": placed(jobs), "headline": headline})


@pytest.mark.parametrize("template", Template)
@pytest.mark.parametrize("content", [NURSE, DRIVER], ids=lambda content: content.language)
def test_words_and_looks_are_as_recorded(content: CvContent, template: Template) -> None:
    """Record them anew by KARIJERA_RECORD_CVS=1, and look at them."""
    pdf = to_pdf(content, template)
    text, look = GOLDEN / f"{content.language}-{template}.txt", GOLDEN / f"{content.language}-{template}.png"
    if RECORD:
        text.write_text(pages_text(pdf) + "\n")
        picture(pdf).quantize(16).save(look, optimize=True)
    assert pages_text(pdf) + "\n" == text.read_text()
    recorded = Image.open(look).convert("L")
    assert picture(pdf).size == recorded.size
    assert ImageStat.Stat(ImageChops.difference(picture(pdf), recorded)).mean[0] < MOST_DIFFERENCE


def test_another_look_is_noticed() -> None:
    """The control of the comparison above."""
    recorded = Image.open(GOLDEN / "hr-modern.png").convert("L")
    for other in (to_pdf(NURSE, Template.CLASSIC), to_pdf(NURSE.model_copy(update={"items": ()}), Template.MODERN)):
        assert ImageStat.Stat(ImageChops.difference(picture(other), recorded)).mean[0] > MOST_DIFFERENCE


@pytest.mark.parametrize("template", Template)
def test_tags_are_in_the_order_of_the_text(template: Template) -> None:
    pieces = list(tag_tree(to_pdf(NURSE, template)))
    places = [(page, number) for _, page, number in pieces]
    assert places == sorted(places)
    assert {"/H1", "/H2", "/H3", "/LBody", "/Link"} <= {tag for tag, _, _ in pieces}


@pytest.mark.parametrize("template", Template)
def test_sections_stand_in_the_order_of_the_outline(template: Template) -> None:
    text = " ".join(pages_text(to_pdf(NURSE, template)).casefold().split())
    outline = outline_of(NURSE)
    headings = [section.heading.casefold() for section in (outline.summary, *outline.sections) if section]
    places = [text.index(heading) for heading in headings]
    assert places == sorted(places)
    titles = [entry.title.split()[0].casefold() for section in outline.sections for entry in section.entries]
    assert [title for title in titles if title not in text] == []


@pytest.mark.parametrize("language", LOCALES)
def test_the_document_says_its_title_and_language(language: str) -> None:
    reader = PdfReader(io.BytesIO(to_pdf(NURSE.model_copy(update={"language": language}), Template.MODERN)))
    assert str(reader.root_object["/Lang"]).split("-")[0] == language
    assert reader.metadata is not None
    assert (reader.metadata.title or "").startswith("Ana Horvat Đurđević – ")
    assert reader.xmp_metadata is not None
    assert b"pdfuaid" in reader.xmp_metadata.stream.get_data()
    assert reader.pages[0].mediabox[2:] == pytest.approx([595.28, 841.89], abs=0.1)


def test_fonts_have_the_letters_of_all_five_languages() -> None:
    letters = "čćđšž ČĆĐŠŽ ѓќџѕљњј ЃЌЏЅЉЊЈ"
    for template in Template:
        fonts = PdfReader(io.BytesIO(to_pdf(with_texts(letters), template)))
        assert letters in pages_text(to_pdf(with_texts(letters), template))
        assert b"pdfuaid" in (fonts.xmp_metadata.stream.get_data() if fonts.xmp_metadata else b"")


@pytest.mark.parametrize("template", Template)
def test_what_looks_like_markup_is_set_as_it_was_typed(template: Template) -> None:
    markup = [
        '#read("/etc/passwd")',
        '#image("/etc/hostname")',
        '#import "@preview/cetz:0.3.4"',
        "*bold* _italic_ `code` $x^2$ @label <label> = heading // comment",
        '\\ #panic() #{1+1} ] } "',
        "<script>alert(1)</script><img src=x>",
    ]
    text = "".join(pages_text(to_pdf(with_texts(*markup), template)).split()).replace("\u200b", "")
    assert [typed for typed in markup if "".join(typed.split()) not in text] == []
    assert "root:" not in text


def test_templates_evaluate_read_and_import_nothing() -> None:
    """A CV's text is data for certain: a template names no file but the shared one."""
    for template in (FOLDER / "templates").iterdir():
        code = "\n".join(line for line in template.read_text().splitlines() if not line.lstrip().startswith("//"))
        assert [word for word in ("eval(", "read(", "include ", "plugin(", "@preview", "@local") if word in code] == []
        assert code.count("import ") == code.count('import "shared.typ"')


@pytest.mark.parametrize("name", ["../../../../../../etc/passwd", "/etc/passwd", "modern.typ/../../pdf"])
def test_the_process_reads_templates_only(name: str) -> None:
    with pytest.raises(ReadingFailed):
        DOCUMENTS.run(typeset, b"{}", name)


@settings(max_examples=examples(25))
@given(contents)
def test_any_cv_can_be_typeset(content: CvContent) -> None:
    for template in Template:
        assert to_pdf(content, template).startswith(b"%PDF-")


@pytest.mark.parametrize(
    "text", [*HOSTILE, "🎉 中文 العربية", "a" * 255, "\ufffe\ufdd0", "a" + "\u0301" * 250], ids=ascii
)
def test_signs_that_no_font_has_and_words_without_end_are_set(text: str) -> None:
    for template in Template:
        pdf = to_pdf(with_texts(text), template)
        assert pdf == to_pdf(with_texts(text), template)


def test_an_endless_word_stays_on_the_page() -> None:
    page = pypdfium2.PdfDocument(to_pdf(with_texts("x" * 250), Template.MODERN))[0]
    right = max(box.get_bounds()[2] for box in page.get_objects())
    assert right <= page.get_width()


def test_empty_and_long_cvs_are_set() -> None:
    for template in Template:
        assert len(PdfReader(io.BytesIO(to_pdf(EMPTY, template))).pages) == 1
        assert len(PdfReader(io.BytesIO(to_pdf(long_cv(), template))).pages) > 40


def test_a_picture_is_shown() -> None:
    written = io.BytesIO()
    Image.new("RGB", (64, 64), "#000").save(written, "JPEG")
    for template in Template:
        images = PdfReader(io.BytesIO(to_pdf(NURSE, template, written.getvalue()))).pages[0].images
        assert [image.image.size for image in images if image.image] == [(64, 64)]


def test_what_takes_too_long_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domain.cv.files.pdf.LIMITS", Limits(cpu_seconds=1))
    with pytest.raises(CvTooLongForPdf):
        to_pdf(long_cv(500, 5_000), Template.CLASSIC)
