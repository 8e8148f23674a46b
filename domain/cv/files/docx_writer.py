"""A CV as DOCX: the same outline as the PDF, with Word's own heading and list styles, to go on writing in."""

import io
import re

from docx import Document
from docx.document import Document as WordDocument
from docx.shared import Cm, Pt, RGBColor
from docx.styles.style import ParagraphStyle
from docx.text.paragraph import Paragraph

from domain.cv.content import CvContent
from domain.cv.files.docx_elements import make_link, set_font, set_language, set_right_tab
from domain.cv.files.outline import Entry, Outline, Section, outline_of, shown_address
from domain.kernel.values.locales import ISO_CODES

_ACCENT = RGBColor(0x0B, 0x6E, 0x75)
_FONT = "Calibri"
_TEXT_WIDTH = Cm(17)
_NO_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Signs that no XML document may hold (https://www.w3.org/TR/xml/#charsets)."""


def to_docx(content: CvContent) -> bytes:
    """The CV as a Word document."""
    outline = outline_of(content)
    document = Document()
    _set_up(document, outline)
    document.add_paragraph(_xml(outline.name), style="Title")
    if outline.title:
        document.add_paragraph(_xml(outline.title), style="Subtitle")
    for line in outline.contact:
        paragraph = document.add_paragraph(f"{line.label}: ")
        paragraph.paragraph_format.space_after = Pt(0)
        _add_link(paragraph, line.text, line.address)
    for section in (outline.summary, outline.keywords, *outline.sections):
        if section:
            _add_section(document, section)
    written = io.BytesIO()
    document.save(written)
    return written.getvalue()


def _set_up(document: WordDocument, outline: Outline) -> None:
    """Paper, properties, and styles that stand out from Word's own by little."""
    page = document.sections[0]
    page.page_width, page.page_height = Cm(21), Cm(29.7)
    page.left_margin = page.right_margin = page.top_margin = page.bottom_margin = Cm(2)
    properties = document.core_properties
    properties.title, properties.author = _xml(outline.document_title)[:255], _xml(outline.name)[:255]
    properties.language, properties.comments = ISO_CODES[outline.language], ""
    _style(document, "Normal", 10.5, after=4)
    _style(document, "Title", 24, after=2, is_bold=True)
    _style(document, "Subtitle", 12, after=8)
    _style(document, "Heading 1", 13, before=14, after=4, is_bold=True)
    _style(document, "Heading 2", 11, before=6, after=0, is_bold=True)
    set_right_tab(_paragraph_style(document, "Heading 2"), _TEXT_WIDTH)
    for name in ("Title", "Heading 1"):
        _paragraph_style(document, name).font.color.rgb = _ACCENT
    set_language(_paragraph_style(document, "Normal"), ISO_CODES[outline.language])


def _paragraph_style(document: WordDocument, name: str) -> ParagraphStyle:
    style = document.styles[name]
    if not isinstance(style, ParagraphStyle):
        raise TypeError(name)
    return style


def _style(
    document: WordDocument, name: str, size: float, *, before: float = 0, after: float = 0, is_bold: bool = False
) -> None:
    style = _paragraph_style(document, name)
    style.font.name, style.font.size, style.font.bold = _FONT, Pt(size), is_bold
    style.font.italic, style.font.color.rgb = False, RGBColor(0x16, 0x22, 0x2C)
    set_font(style, _FONT)
    style.paragraph_format.space_before, style.paragraph_format.space_after = Pt(before), Pt(after)


def _add_section(document: WordDocument, section: Section) -> None:
    document.add_heading(_xml(section.heading), level=1)
    if section.key == "keywords":
        document.add_paragraph(_xml(", ".join(entry.title for entry in section.entries)))
        return
    for entry in section.entries:
        if section.is_short:
            text = " – ".join(filter(None, (entry.title, entry.subtitle)))
            document.add_paragraph(_xml(text), style="List Bullet")
        else:
            _add_heading(document, entry)
        _add_blocks(document, entry)


def _add_heading(document: WordDocument, entry: Entry) -> None:
    if entry.title:
        heading = document.add_heading(_xml(entry.title), level=2)
        if entry.when:
            when = heading.add_run(f"\t{entry.when}")
            when.font.bold = False
    if entry.subtitle:
        document.add_paragraph(_xml(entry.subtitle)).runs[0].italic = True


def _add_blocks(document: WordDocument, entry: Entry) -> None:
    for block in entry.blocks:
        if block.kind == "list":
            for line in block.lines:
                document.add_paragraph(_xml(line), style="List Bullet")
        else:
            document.add_paragraph(_xml("\n".join(block.lines)))
    if entry.address:
        _add_link(document.add_paragraph(), shown_address(entry.address), entry.address)


def _add_link(paragraph: Paragraph, text: str, address: str) -> None:
    """A link; plain text without an address."""
    if not address:
        paragraph.add_run(_xml(text))
        return
    run = paragraph.add_run(_xml(text))
    run.font.color.rgb = _ACCENT
    make_link(paragraph, run, _xml(address))


def _xml(text: str) -> str:
    return _NO_XML.sub("\ufffd", text)
