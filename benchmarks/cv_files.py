"""Measures writing CVs as files: a PDF of two pages in each template, beside the same text set by ReportLab."""

import argparse
import io
import time
from collections.abc import Callable

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Flowable, Paragraph, SimpleDocTemplate

from domain.cv.content import CvContent
from domain.cv.files.document_text import read_text
from domain.cv.files.docx_writer import to_docx
from domain.cv.files.errors import CvTooLongForPdf
from domain.cv.files.json_resume_reader import read_json_resume
from domain.cv.files.json_resume_writer import to_json_resume
from domain.cv.files.outline import outline_of
from domain.cv.files.pdf import Template, to_pdf
from domain.cv.files.typesetting import FOLDER
from domain.kernel.values.ids import new_id
from tests.domain.cv.files.sample_cvs import NURSE, long_cv

Measured = Callable[[], object]


def main() -> None:
    """Prints milliseconds at p50 and p99, and the ratio to ReportLab; the ways take turns."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=50)
    rounds = options.parse_args().rounds
    register_fonts()
    pdf, docx, resume = to_pdf(NURSE, Template.MODERN), to_docx(NURSE), to_json_resume(NURSE)
    ways: dict[str, Measured] = {
        "ReportLab, same text and font, no tags": lambda: by_reportlab(NURSE),
        **{f"PDF of two pages, {template}": lambda template=template: to_pdf(NURSE, template) for template in Template},
        "DOCX": lambda: to_docx(NURSE),
        "JSON Resume": lambda: to_json_resume(NURSE),
        "JSON Resume read": lambda: read_json_resume(resume, "hr", new_id),
        "text of the PDF": lambda: read_text(pdf),
        "text of the DOCX": lambda: read_text(docx),
    }
    seconds = measure_in_turn(ways, rounds)
    compared = percentile(next(iter(seconds.values())), 50)
    for name, each in seconds.items():
        middle, slow = percentile(each, 50), percentile(each, 99)
        print(f"{name:40} {middle * 1_000:7.1f} ms p50 {slow * 1_000:7.1f} ms p99   {middle / compared:5.2f}")
    for length in (300, 5_000):
        for template in Template:
            began = time.perf_counter()
            try:
                written = f"{len(to_pdf(long_cv(500, length), template)):,} bytes"
            except CvTooLongForPdf:
                written = "refused"
            print(f"500 items of {length} characters, {template}: {time.perf_counter() - began:.2f} s, {written}")


def measure_in_turn(ways: dict[str, Measured], rounds: int) -> dict[str, list[float]]:
    """Seconds of each way in each round; the first round, which warms up, is left out."""
    seconds: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(rounds + 1):
        for name, way in ways.items():
            began = time.perf_counter()
            way()
            if number:
                seconds[name].append(time.perf_counter() - began)
    return seconds


def percentile(values: list[float], share: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


def register_fonts() -> None:
    for name, file in (("Regular", "Manrope_400Regular.ttf"), ("Bold", "Manrope_700Bold.ttf")):
        pdfmetrics.registerFont(TTFont(name, FOLDER / "fonts" / file))


def by_reportlab(content: CvContent) -> bytes:
    """The CV's text as paragraphs under headings, in the same font, in this process."""
    text, heading = ParagraphStyle("text", fontName="Regular"), ParagraphStyle("heading", fontName="Bold", fontSize=14)
    outline = outline_of(content)
    story: list[Flowable] = [Paragraph(outline.name, heading), Paragraph(outline.title, text)]
    story += [Paragraph(f"{line.label} {line.text}", text) for line in outline.contact]
    for section in (outline.summary, outline.keywords, *outline.sections):
        if not section:
            continue
        story.append(Paragraph(section.heading, heading))
        for entry in section.entries:
            lines = [entry.title, entry.subtitle, entry.when, *(line for block in entry.blocks for line in block.lines)]
            story += [Paragraph(line, text) for line in lines if line]
    written = io.BytesIO()
    SimpleDocTemplate(written, pagesize=A4).build(story)
    return written.getvalue()


if __name__ == "__main__":
    main()
