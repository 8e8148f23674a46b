"""Elements for which python-docx has no methods: fonts of all scripts, languages, links."""

# pyright: basic
# Elements of python-docx are those of lxml, which have no types.

from docx.enum.text import WD_TAB_ALIGNMENT
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Length
from docx.styles.style import ParagraphStyle
from docx.text.paragraph import Paragraph
from docx.text.run import Run


def set_font(style: ParagraphStyle, name: str) -> None:
    """One font for all scripts. Word's headings name the fonts of a theme, which would win over it."""
    fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
    for attribute in list(fonts.attrib):
        if attribute.endswith("Theme"):
            del fonts.attrib[attribute]
    for script in ("w:ascii", "w:hAnsi", "w:cs", "w:eastAsia"):
        fonts.set(qn(script), name)


def set_language(style: ParagraphStyle, code: str) -> None:
    """The language that spelling is checked in and screen readers speak."""
    language = OxmlElement("w:lang")
    language.set(qn("w:val"), code)
    style.element.get_or_add_rPr().append(language)


def set_right_tab(style: ParagraphStyle, position: Length) -> None:
    """A tab stop that aligns what follows to the right."""
    style.paragraph_format.tab_stops.add_tab_stop(position, WD_TAB_ALIGNMENT.RIGHT)


def make_link(paragraph: Paragraph, run: Run, address: str) -> None:
    """Makes the last run of a paragraph a link."""
    link = OxmlElement("w:hyperlink")
    link.set(qn("r:id"), paragraph.part.relate_to(address, RELATIONSHIP_TYPE.HYPERLINK, is_external=True))
    link.append(run._r)
    paragraph._p.append(link)
