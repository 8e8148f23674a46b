"""Squares of photographs: which part, how big a file may be, and that nothing hidden stays."""

import io
import struct
import zlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image

from domain.documents.errors import (
    CropOutsidePicture,
    FileEmpty,
    FileRefused,
    FileTooBig,
    FileUnreadable,
    WrongFileFormat,
)
from domain.documents.square_pictures import MAX_PICTURE_BYTES, SIDE, Crop, square_picture
from tests.domain.applications.applications_harness import PDF, photograph

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)


def halves(size: tuple[int, int], kind: str = "PNG", **saved: object) -> bytes:
    """Red on the left, blue on the right."""
    picture = Image.new("RGB", size, RED)
    picture.paste(BLUE, (size[0] // 2, 0, *size))
    encoded = io.BytesIO()
    picture.save(encoded, kind, **saved)
    return encoded.getvalue()


def opened(content: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(content))
    picture.load()
    assert (picture.format, picture.mode, picture.size) == ("JPEG", "RGB", (SIDE, SIDE))
    assert not picture.getexif()
    return picture


def is_near(picture: Image.Image, at: tuple[float, float], colour: tuple[int, int, int]) -> bool:
    found = picture.getpixel((int(at[0] * SIDE), int(at[1] * SIDE)))
    assert isinstance(found, tuple)
    return all(abs(one - other) < 16 for one, other in zip(found, colour, strict=True))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize("size", [(1, 1), (30, 4000), (640, 480), (512, 512)])
def test_each_format_and_size_becomes_a_square(kind: str, size: tuple[int, int]) -> None:
    opened(square_picture(photograph(size, kind)))


def test_the_middle_is_cut_out_by_default() -> None:
    picture = opened(square_picture(halves((800, 400))))
    assert is_near(picture, (0.25, 0.5), RED)
    assert is_near(picture, (0.75, 0.5), BLUE)


@pytest.mark.parametrize(("x", "colour"), [(0.0, RED), (0.25, RED), (0.5, BLUE), (0.75, BLUE)])
def test_the_crop_says_which_part(x: float, colour: tuple[int, int, int]) -> None:
    picture = opened(square_picture(halves((800, 400)), Crop(x, 0.1, 0.5)))
    assert all(is_near(picture, at, colour) for at in ((0.1, 0.1), (0.9, 0.9)))


def test_the_crop_counts_in_the_upright_picture() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # shown turned by a quarter: what is left is at the top
    turned = halves((800, 400), "JPEG", exif=exif, quality=95)
    assert is_near(opened(square_picture(turned, Crop(0, 0, 0.5))), (0.5, 0.5), RED)
    assert is_near(opened(square_picture(turned, Crop(0, 0.7, 0.5))), (0.5, 0.5), BLUE)


def test_what_was_transparent_is_white() -> None:
    encoded = io.BytesIO()
    Image.new("RGBA", (50, 50), (0, 0, 0, 0)).save(encoded, "PNG")
    assert is_near(opened(square_picture(encoded.getvalue())), (0.5, 0.5), WHITE)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "I;16", "CMYK"])
def test_pictures_of_all_modes_are_taken(mode: str) -> None:
    encoded = io.BytesIO()
    Image.new(mode, (20, 30)).save(encoded, "JPEG" if mode == "CMYK" else "PNG")
    opened(square_picture(encoded.getvalue()))


def png_of(width: int, height: int, data: bytes = b"") -> bytes:
    """A header that claims this size, above whatever data there is."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
def test_169_megapixels_are_refused_before_they_are_unpacked() -> None:
    row = b"\0" + bytes(13_000 * 3)
    packer = zlib.compressobj(9)
    packed = b"".join([*(packer.compress(row) for _ in range(13_000)), packer.flush()])
    bomb = png_of(13_000, 13_000, packed)
    assert len(bomb) < MAX_PICTURE_BYTES, "it is no bomb unless it is small"
    with pytest.raises(FileTooBig) as refused:
        square_picture(bomb)
    assert refused.value.details == {"mostPixels": 25_000_000}


@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
@pytest.mark.parametrize("size", [(5_001, 5_000), (50_000, 50_000), (2**31 - 1, 2**31 - 1), (25_000_001, 1)])
def test_too_many_pixels_are_refused_by_the_header(size: tuple[int, int]) -> None:
    with pytest.raises(FileTooBig):
        square_picture(png_of(*size))


def test_25_megapixels_are_taken() -> None:
    encoded = io.BytesIO()
    Image.new("L", (5_000, 5_000)).save(encoded, "PNG")
    opened(square_picture(encoded.getvalue()))


def test_text_that_unpacks_to_much_is_refused() -> None:
    text = b"Comment\0\0" + zlib.compress(bytes(100_000_000), 9)
    chunk = struct.pack(">I", len(text)) + b"zTXt" + text + struct.pack(">I", zlib.crc32(b"zTXt" + text))
    plain = photograph((10, 10), "PNG")
    with pytest.raises(FileUnreadable):
        square_picture(plain[:33] + chunk + plain[33:])


@pytest.mark.parametrize(
    ("content", "refused"),
    [
        (b"", FileEmpty),
        (PDF, WrongFileFormat),
        (b"GIF89a" + bytes(50), WrongFileFormat),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", WrongFileFormat),
        (b"RIFF\x10\0\0\0WAVEfmt ", FileUnreadable),
        (photograph()[:200], FileUnreadable),
        (photograph(kind="PNG")[:60], FileUnreadable),
        (photograph(kind="WEBP")[:60], FileUnreadable),
        (photograph() + bytes(MAX_PICTURE_BYTES), FileTooBig),
    ],
)
def test_what_is_no_picture_is_refused(content: bytes, refused: type[FileRefused]) -> None:
    with pytest.raises(refused):
        square_picture(content)


FRACTION = st.floats(0, 1, allow_nan=False)


@given(FRACTION, FRACTION, FRACTION, st.integers(1, 5_000), st.integers(1, 5_000))
@example(0.0, 0.0, 1.0, 1, 1)
@example(1 / 3, 0.0, 2 / 3, 3, 3)
def test_a_crop_is_a_square_inside_the_picture_or_refused(
    x: float, y: float, size: float, width: int, height: int
) -> None:
    try:
        left, upper, right, lower = Crop(x, y, size).box(width, height)
    except CropOutsidePicture:
        side = size * min(width, height)
        assert side < 1 or x * width + side > width or y * height + side > height
        return
    assert 0 <= left < right <= width
    assert 0 <= upper < lower <= height
    assert abs((right - left) - (lower - upper)) <= 1e-6 * max(width, height) * 2


@given(st.integers(1, 5_000), st.integers(1, 5_000))
def test_the_middle_is_always_inside(width: int, height: int) -> None:
    left, upper, right, lower = Crop.centred(width, height).box(width, height)
    assert abs((right - left) - min(width, height)) < 1e-6 * width + 1e-6
    assert abs(left - (width - right)) < 1e-3
    assert abs(upper - (height - lower)) < 1e-3


@given(st.binary(max_size=300), st.sampled_from([photograph((9, 7)), photograph((9, 7), "PNG")]), st.integers(0, 400))
def test_broken_files_are_refused_and_never_fail(noise: bytes, start: bytes, cut: int) -> None:
    try:
        opened(square_picture(start[:cut] + noise))
    except FileRefused:
        return
