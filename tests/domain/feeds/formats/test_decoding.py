"""Encodings that are declared wrongly are noticed."""

import pytest

from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.indeed_xml import read_indeed_xml
from tests.domain.feeds.feed_reader import ads, read
from tests.domain.feeds.formats.test_indeed_xml import FEED

DECLARED = '<?xml version="1.0" encoding="%s"?>'


@pytest.mark.parametrize("declared", ["ISO-8859-2", "windows-1250", "ISO-8859-1"])
@pytest.mark.parametrize("padding", [0, 5_000, 200_000])
@pytest.mark.parametrize("size", [100, 65_536])
def test_utf_8_under_another_name_is_read_as_utf_8(declared: str, padding: int, size: int) -> None:
    document = FEED.replace(' encoding="utf-8"', f' encoding="{declared}"')
    document = document.replace("<job>", f"{' ' * padding}<job>", 1) if padding < 100_000 else document
    [first, _] = ads(read(read_indeed_xml, document, size=size))
    assert "Tražimo" in first.ad.description


@pytest.mark.parametrize("encoding", ["iso-8859-2", "windows-1250"])
def test_control_what_is_declared_rightly_is_read_so(encoding: str) -> None:
    text = f"{DECLARED % encoding}<a>Šećer i žbuka za čistaču Đurđu</a>"
    assert b"".join(as_utf8([text.encode(encoding)])).decode() == text


@pytest.mark.parametrize(
    ("declared", "encoding"), [("ISO-8859-2", "windows-1250"), ("ISO-8859-1", "cp1252"), ("ISO-8859-5", "cp1251")]
)
def test_letters_of_windows_are_read_under_the_name_of_a_standard(declared: str, encoding: str) -> None:
    letters = {"windows-1250": "Šećer i žbuka", "cp1252": "Œuvre – “š”", "cp1251": "Ѓорѓи љуби њокит"}[encoding]
    text = f"{DECLARED % declared}<a>{letters}</a>"
    assert b"".join(as_utf8([text.encode(encoding)])).decode() == text


@pytest.mark.parametrize("size", [1, 100, 65_536])
@pytest.mark.parametrize("declaration", ["", DECLARED % "utf-8"])
@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Čistačica traži žensku osobu, Đurđa Šimić", "windows-1250"),
        ("Čistačica traži žensku osobu, Đurđa Šimić", "iso-8859-2"),
        ("Čistačica traži žensku osobu, Đurđa Šimić", "cp852"),
        ("Бараме продавач во Битола", "windows-1251"),
    ],
)
def test_a_code_page_under_the_name_of_utf_8_is_noticed(declaration: str, text: str, encoding: str, size: int) -> None:
    raw = f"{declaration}<a>{text}</a>".encode(encoding)
    pieces = [raw[start : start + size] for start in range(0, len(raw), size)]
    assert b"".join(as_utf8(pieces)).decode() == f"{declaration}<a>{text}</a>"


def test_a_few_broken_bytes_of_utf_8_stay_broken() -> None:
    assert b"".join(as_utf8([b"<a>\xe8\xfe</a>"])).decode() == "<a>\ufffd\ufffd</a>"
