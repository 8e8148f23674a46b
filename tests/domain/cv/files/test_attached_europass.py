"""Europass XML attached to a PDF; what else may be attached is left alone, and what is broken has nothing attached."""

import io
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader, PdfWriter

from domain.cv.files.attached_europass import find_attached_europass
from domain.cv.files.europass import read_europass
from domain.cv.files.pdf import Template, to_pdf
from tests.domain.cv.files.sample_cvs import NURSE
from tests.thoroughness import examples

PDF = to_pdf(NURSE, Template.CLASSIC)
SAMPLES = Path(__file__).parent / "samples"
PASSPORT, CANDIDATE = ((SAMPLES / name).read_bytes() for name in ("skills-passport.xml", "candidate.xml"))


def with_attached(*files: bytes, password: str | None = None) -> bytes:
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(PDF)))
    for number, content in enumerate(files):
        writer.add_attachment(f"{number:02}.xml", content)
    if password is not None:
        writer.encrypt(password, "owner", algorithm="AES-256")
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


@pytest.mark.parametrize("attached", [PASSPORT, CANDIDATE])
def test_the_attached_cv_is_found(attached: bytes) -> None:
    found = find_attached_europass(with_attached(b"<invoice/>", b"", attached))
    assert found == attached
    assert found is not None
    assert read_europass(found, "hr", uuid4).content.contact.last_name


def test_one_that_opens_without_a_password_is_read() -> None:
    assert find_attached_europass(with_attached(PASSPORT, password="")) == PASSPORT
    assert find_attached_europass(with_attached(PASSPORT, password="secret")) is None


@pytest.mark.parametrize(
    "document",
    [PDF, with_attached(b"<invoice/>"), with_attached(*[b"<a/>"] * 10, PASSPORT), b"%PDF-1.7", PDF[:5000], b""],
)
def test_nothing_is_attached(document: bytes) -> None:
    assert find_attached_europass(document) is None


def test_an_attachment_that_inflates_is_not_taken() -> None:
    assert find_attached_europass(with_attached(b"<europass/>" + b" " * (11 * 2**20))) is None


@settings(max_examples=examples(10))
@given(data=st.data())
def test_damage_is_survived(data: st.DataObject) -> None:
    whole = with_attached(PASSPORT)
    place = data.draw(st.integers(0, len(whole) - 1))
    damaged = whole[:place] + data.draw(st.binary(min_size=1, max_size=20)) + whole[place + 1 :]
    found = find_attached_europass(damaged)
    assert found is None or b"europass" in found.lower()
