"""Cuts a square out of a photograph and makes it a small JPEG, without metadata."""

import io
from dataclasses import dataclass

from PIL import Image, ImageOps

from domain.documents.errors import CropOutsidePicture, FileEmpty, FileTooBig, FileUnreadable, WrongFileFormat
from domain.documents.images import MAX_PIXELS

MAX_PICTURE_BYTES = 2 * 1024 * 1024
SIDE = 512
"""Pixels: several times what any page or printed CV shows."""
_FORMATS = {"JPEG": "jpg", "PNG": "png", "WEBP": "webp"}
_STARTS = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"RIFF")
_TOLERANCE = 1e-6
"""Fractions are computed by browsers in floating point."""


@dataclass(frozen=True, slots=True)
class Crop:
    """A square of the upright picture: its upper left corner, as fractions of width and height, and its side as a
    fraction of the shorter side."""

    x: float
    y: float
    size: float

    def box(self, width: int, height: int) -> tuple[float, float, float, float]:
        """The square in pixels: left, upper, right, lower. Raises CropOutsidePicture."""
        left, upper, side = self.x * width, self.y * height, self.size * min(width, height)
        right, lower = left + side, upper + side
        is_inside = self.x >= 0 and self.y >= 0 and right <= width + _TOLERANCE * width
        if not (is_inside and lower <= height + _TOLERANCE * height and side >= 1):
            raise CropOutsidePicture
        return left, upper, min(right, width), min(lower, height)

    @classmethod
    def centred(cls, width: int, height: int) -> "Crop":
        """The largest square in the middle."""
        side = min(width, height)
        return cls((width - side) / 2 / width, (height - side) / 2 / height, 1)


def square_picture(content: bytes, crop: Crop | None = None) -> bytes:
    """A JPEG of 512 pixels a side, upright, of what the crop names, by default the largest square in the middle.

    What was transparent is white; of an animation the first picture counts. To be called in a limited process.

    Raises FileEmpty, FileTooBig (2 MB; 25 million pixels, before anything is decoded), WrongFileFormat, FileUnreadable
    and CropOutsidePicture.
    """
    if not content:
        raise FileEmpty
    if len(content) > MAX_PICTURE_BYTES:
        raise FileTooBig(mostBytes=MAX_PICTURE_BYTES)
    if not content.startswith(_STARTS):
        raise WrongFileFormat(formats=list(_FORMATS.values()))
    try:
        with Image.open(io.BytesIO(content), formats=list(_FORMATS)) as image:
            if image.width * image.height > MAX_PIXELS:
                raise FileTooBig(mostPixels=MAX_PIXELS)
            return _cut(_opaque(ImageOps.exif_transpose(image)), crop)
    except Image.DecompressionBombError as error:
        raise FileTooBig(mostPixels=MAX_PIXELS) from error
    except (OSError, SyntaxError, ValueError) as error:
        raise FileUnreadable from error


def _opaque(image: Image.Image) -> Image.Image:
    if "A" not in image.getbands() and "transparency" not in image.info:
        return image.convert("RGB")
    layer = image.convert("RGBA")
    ground = Image.new("RGB", layer.size, "white")
    ground.paste(layer, mask=layer)
    return ground


def _cut(picture: Image.Image, crop: Crop | None) -> bytes:
    box = (crop or Crop.centred(*picture.size)).box(*picture.size)
    square = picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS, box=box)
    bare = Image.new("RGB", square.size)
    bare.paste(square)
    encoded = io.BytesIO()
    bare.save(encoded, "JPEG", quality=88, optimize=True)
    return encoded.getvalue()
