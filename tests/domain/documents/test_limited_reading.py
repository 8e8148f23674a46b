"""Files of strangers are read in limited processes, so that large pictures cost the site's own process little."""

import io
import resource

import pytest
from PIL import Image

from domain.documents.errors import CropOutsidePicture, FileTooBig, FileUnreadable, WrongFileFormat
from domain.documents.formats import JPG, PNG, TXT
from domain.documents.limited_reading import detect_limited, reencode_limited, square_limited
from domain.documents.square_pictures import Crop, square_picture
from domain.kernel.limited.limits import Limits
from tests.domain.applications.applications_harness import PDF, photograph

SIDE = 5_000
"""Pixels: 25 million in all, as many as a picture may have."""


def large(mode: str) -> bytes:
    encoded = io.BytesIO()
    Image.linear_gradient("L").resize((SIDE, SIDE)).convert(mode).save(encoded, "PNG", compress_level=1)
    return encoded.getvalue()


def processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize("mode", ["1", "RGBA"])
def test_the_largest_picture_of_each_kind_is_read_at_the_cost_of_another_process(mode: str) -> None:
    content = large(mode)
    before = processor_seconds()
    reencoded = reencode_limited(content, PNG)
    square = square_limited(content)
    assert processor_seconds() - before < 1
    assert Image.open(io.BytesIO(reencoded)).size == (SIDE, SIDE)
    assert square == square_picture(content)


def test_the_same_comes_back_as_from_the_process_itself() -> None:
    assert detect_limited(PDF).extension == "pdf"
    assert detect_limited(b"text" * 2_500_000) is TXT
    with pytest.raises(WrongFileFormat) as wrong:
        detect_limited(b"\x00\x01")
    assert "pdf" in wrong.value.details["formats"]
    picture = photograph((80, 40))
    assert square_limited(picture, Crop(0.5, 0, 1)) == square_picture(picture, Crop(0.5, 0, 1))
    with pytest.raises(CropOutsidePicture) as outside:
        square_limited(picture, Crop(0.9, 0, 1))
    assert [(each.field, each.code) for each in outside.value.errors] == [("file", "CROP_OUTSIDE_PICTURE")]
    with pytest.raises(FileUnreadable):
        reencode_limited(b"\xff\xd8\xff", JPG)


def test_a_picture_that_takes_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domain.documents.limited_reading.LIMITS", Limits(memory=2**28))
    with pytest.raises(FileUnreadable):
        reencode_limited(large("RGBA"), PNG)


def test_pixels_are_counted_before_they_are_decoded() -> None:
    encoded = io.BytesIO()
    Image.new("1", (SIDE, SIDE + 1)).save(encoded, "PNG")
    with pytest.raises(FileTooBig) as too_big:
        reencode_limited(encoded.getvalue(), PNG)
    assert too_big.value.details == {"mostPixels": 25_000_000}
