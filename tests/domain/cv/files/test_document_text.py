"""Text of PDF and DOCX; broken and hostile files are refused, each with its error."""

import io
import zipfile
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader, PdfWriter
from pypdf.generic import DecodedStreamObject, NameObject

from domain.cv.files.detection import CvFileFormat, detect
from domain.cv.files.document_text import read_text
from domain.cv.files.docx_writer import to_docx
from domain.cv.files.errors import (
    CvFileEncrypted,
    CvFileRefused,
    CvFileTooLarge,
    CvFileUnknownFormat,
    CvFileUnreadable,
    CvFileWithoutText,
)
from domain.cv.files.json_resume_writer import to_json_resume
from domain.cv.files.pdf import Template, to_pdf
from tests.domain.cv.files.sample_cvs import DRIVER, NURSE
from tests.thoroughness import examples

PDF = to_pdf(NURSE, Template.CLASSIC)
DOCX = to_docx(NURSE)
WORD_XML = (
    '<?xml version="1.0"?>{doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
    "<w:body><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:body></w:document>"
)


def repacked(docx: bytes, name: str, change: Callable[[bytes], bytes]) -> bytes:
    """A DOCX with one changed member."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(docx)) as old, zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as new:
        for member in old.namelist():
            new.writestr(member, change(old.read(member)) if member == name else old.read(member))
    return written.getvalue()


def with_word_xml(text: str, doctype: str = "") -> bytes:
    return repacked(DOCX, "word/document.xml", lambda _: WORD_XML.format(doctype=doctype, text=text).encode())


def encrypted(password: str) -> bytes:
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(PDF)))
    writer.encrypt(password, "owner", algorithm="AES-256")
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


def blank() -> bytes:
    writer = PdfWriter()
    writer.add_blank_page(595, 842)
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


def inflating(size: int) -> bytes:
    """A PDF with a page whose content is as long as that when it is unpacked."""
    writer = PdfWriter()
    page = writer.add_blank_page(595, 842)
    stream = DecodedStreamObject()
    stream.set_data(b"BT (a) Tj ET\n" * (size // 13))
    page[NameObject("/Contents")] = writer._add_object(stream.flate_encode())
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


@pytest.mark.parametrize("template", Template)
def test_text_of_a_pdf_is_in_order(template: Template) -> None:
    read = read_text(to_pdf(DRIVER, template))
    assert read.pages == 1
    words = ("Ѓорѓи Џамбазовски-Ќосев", "Возач во меѓународен превоз", "Сообраќаен техничар")
    places = [read.text.index(word) for word in words]
    assert places == sorted(places)


def test_a_pdf_that_opens_without_a_password_is_read() -> None:
    assert "Ana Horvat" in read_text(encrypted("")).text
    with pytest.raises(CvFileEncrypted):
        read_text(encrypted("secret"))


def test_a_scan_has_no_text() -> None:
    with pytest.raises(CvFileWithoutText):
        read_text(blank())


BROKEN = {
    "only a start": b"%PDF-1.7\n",
    "a zip that calls itself PDF": b"%PDF-" + DOCX,
    "half a PDF": PDF[:2_000],
    "half a DOCX": DOCX[:5_000],
    "half of its text": repacked(DOCX, "word/document.xml", lambda xml: xml[:99]),
}


@pytest.mark.parametrize("document", BROKEN.values(), ids=BROKEN.keys())
def test_broken_files_are_refused(document: bytes) -> None:
    with pytest.raises(CvFileUnreadable):
        read_text(document)


def test_entities_of_a_docx_are_neither_expanded_nor_fetched() -> None:
    bomb = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>'
    for doctype, text in ((bomb, "x&c;"), ('<!DOCTYPE w [<!ENTITY c SYSTEM "file:///etc/passwd">]>', "x&c;")):
        try:
            read = read_text(with_word_xml(text, doctype)).text
        except CvFileRefused:
            continue
        assert read == "x"


def test_bombs_are_refused() -> None:
    with pytest.raises(CvFileTooLarge):
        read_text(repacked(DOCX, "word/document.xml", lambda xml: xml + b" " * 60 * 2**20))
    with pytest.raises(CvFileTooLarge):
        read_text(b"%PDF-" + b" " * 11 * 2**20)
    with pytest.raises((CvFileUnreadable, CvFileWithoutText)):
        read_text(inflating(200 * 2**20))


def test_what_is_something_else_has_no_text() -> None:
    with pytest.raises(CvFileUnknownFormat):
        read_text(to_json_resume(NURSE))


@settings(max_examples=examples(10))
@given(st.sampled_from((PDF, DOCX)), st.data())
def test_a_damaged_document_is_read_or_refused(document: bytes, data: st.DataObject) -> None:
    damaged = bytearray(document)
    for _ in range(data.draw(st.integers(1, 20))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        damaged[place : place + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    with suppress(CvFileRefused):
        assert read_text(bytes(damaged)).text


@pytest.mark.parametrize(
    ("document", "found"),
    [
        (PDF, CvFileFormat.PDF),
        (DOCX, CvFileFormat.DOCX),
        (to_json_resume(NURSE), CvFileFormat.JSON_RESUME),
        (b"\xef\xbb\xbf \n{}", CvFileFormat.JSON_RESUME),
        (b'<?xml version="1.0"?><Candidate/>', CvFileFormat.EUROPASS),
        ("<?xml version='1.0' encoding='utf-16'?><Candidate/>".encode("utf-16"), CvFileFormat.EUROPASS),
    ],
)
def test_formats_are_recognised_by_content(document: bytes, found: CvFileFormat) -> None:
    assert detect(document) is found


@pytest.mark.parametrize("document", [b"", b"MZ\x90", b"\x89PNG\r\n", b"plain text", b"[1]", b"\xd0\xcf\x11\xe0"])
def test_other_files_are_not_recognised(document: bytes) -> None:
    with pytest.raises(CvFileUnknownFormat):
        detect(document)
