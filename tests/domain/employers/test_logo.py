"""A logo becomes a small PNG without anything hidden; what is no picture is refused with a sentence."""

import io
from pathlib import Path

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from domain.employers.errors import EmployerNotFound
from domain.employers.logo import LARGEST_SIDE, MOST_BYTES, to_logo
from domain.employers.service import EmployerProfile, Employers, find_logo
from domain.kernel.process.platform import Platform
from local.demo.employers import load_employers
from local.demo.logos import _DRAWINGS, draw_logo

ROOT = Path(__file__).resolve().parents[3]


def a_picture(kind: str = "PNG", mode: str = "RGBA", size: tuple[int, int] = (64, 48), **more: object) -> bytes:
    colours: dict[str, object] = {"RGBA": (10, 104, 114, 0), "RGB": (10, 104, 114), "CMYK": (90, 10, 0, 50), "P": 3}
    encoded = io.BytesIO()
    picture = Image.new(mode, size, colours[mode])  # pyright: ignore[reportArgumentType]
    if mode == "P":
        picture.putpalette([10, 104, 114] * 4)
    picture.save(encoded, kind, **more)
    return encoded.getvalue()


def opened(logo: bytes) -> Image.Image:
    return Image.open(io.BytesIO(logo), formats=["PNG"])


@pytest.mark.parametrize(
    ("kind", "mode", "expected"),
    [
        ("PNG", "RGBA", "RGBA"),
        ("WEBP", "RGBA", "RGBA"),
        ("WEBP", "RGB", "RGB"),
        ("JPEG", "RGB", "RGB"),
        ("JPEG", "CMYK", "RGB"),
        ("PNG", "P", "RGB"),
    ],
)
def test_a_logo_is_a_png_that_stays_transparent(kind: str, mode: str, expected: str) -> None:
    logo = opened(to_logo(a_picture(kind, mode)))
    assert (logo.mode, logo.size) == (expected, (64, 48))
    if expected == "RGBA":
        assert logo.getpixel((5, 5)) == (10, 104, 114, 0) or kind == "WEBP"
        assert logo.getchannel("A").getextrema() == (0, 0)


def test_a_palette_with_a_transparent_colour_stays_transparent() -> None:
    assert opened(to_logo(a_picture(mode="P", transparency=3))).getchannel("A").getextrema() == (0, 0)


def test_a_large_logo_is_made_smaller_in_proportion() -> None:
    assert opened(to_logo(a_picture(size=(2048, 1024)))).size == (LARGEST_SIDE, LARGEST_SIDE // 2)


def test_nothing_hidden_stays_in_the_file() -> None:
    hidden = PngInfo()
    hidden.add_text("Author", "Ana Horvat")
    logo = to_logo(a_picture(pnginfo=hidden) + b"<script>alert(1)</script>")
    assert b"Ana Horvat" not in logo
    assert b"script" not in logo


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', "no picture of the formats"),
        (b"", "no picture of the formats"),
        (a_picture()[:60], "no picture of the formats"),
        (a_picture("GIF", "P"), "no picture of the formats"),
        (a_picture(size=(31, 64)), "at least 32 pixels"),
        (a_picture(mode="RGB", size=(5001, 5000)), "25 million"),
        (bytes(MOST_BYTES + 1), "larger than 2 MB"),
    ],
)
def test_what_is_no_logo_is_refused_with_a_sentence(content: bytes, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        to_logo(content)


def test_a_logo_is_replaced_and_removed(platform: Platform) -> None:
    employers = Employers(platform.engine)
    employer_id = employers.upsert(EmployerProfile("Znak d.o.o."))
    first, second = to_logo(a_picture()), to_logo(a_picture(mode="RGB"))
    for logo in (first, second, None):
        employers.set_logo(employer_id, logo)
        assert employers.has_logo(employer_id) is (logo is not None)
    with pytest.raises(EmployerNotFound):
        employers.set_logo(10**12, first)
    with platform.engine.connect() as connection:
        assert find_logo(connection, "0" * 64) is None


def test_demo_logos_are_of_demo_employers_and_could_be_uploaded() -> None:
    names = {each.name for each in load_employers(ROOT / "local" / "demo" / "content" / "employers.toml").values()}
    assert names >= _DRAWINGS.keys()
    assert draw_logo("Somebody else") is None
    for name in _DRAWINGS:
        drawn = draw_logo(name)
        assert drawn
        assert opened(to_logo(drawn)).mode == "RGBA"
