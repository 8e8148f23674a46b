"""The logo of an employer: a small PNG, whatever was given."""

import io

from PIL import Image, ImageOps

MOST_BYTES = 2_000_000
MOST_PIXELS = 25_000_000
LEAST_SIDE = 32
LARGEST_SIDE = 512
"""Pixels: several times what any page shows."""
_FORMATS = ("PNG", "JPEG", "WEBP")


def to_logo(content: bytes) -> bytes:
    """The first picture of a PNG, JPEG or WebP file as a PNG of at most 512 pixels a side, upright, transparent where
    it was, without metadata and anything hidden in the file.

    Raises ValueError with a sentence for whoever chose the file.
    """
    if len(content) > MOST_BYTES:
        msg = f"The logo is larger than {MOST_BYTES // 1_000_000} MB."
        raise ValueError(msg)
    try:
        with Image.open(io.BytesIO(content), formats=_FORMATS) as image:
            _check_size(image)
            return _encoded(ImageOps.exif_transpose(image))
    except (OSError, SyntaxError, Image.DecompressionBombError) as error:
        msg = "The logo is no picture of the formats PNG, JPEG and WebP."
        raise ValueError(msg) from error


def _check_size(image: Image.Image) -> None:
    """Checks the size before anything is decoded."""
    if min(image.size) < LEAST_SIDE or image.width * image.height > MOST_PIXELS:
        msg = f"The logo has at least {LEAST_SIDE} pixels a side and at most {MOST_PIXELS // 1_000_000} million in all."
        raise ValueError(msg)


def _encoded(image: Image.Image) -> bytes:
    has_alpha = "A" in image.getbands() or "transparency" in image.info
    picture = image.convert("RGBA" if has_alpha else "RGB")
    picture.thumbnail((LARGEST_SIDE, LARGEST_SIDE), Image.Resampling.LANCZOS)
    bare = Image.new(picture.mode, picture.size)
    bare.paste(picture)
    encoded = io.BytesIO()
    bare.save(encoded, "PNG", optimize=True)
    return encoded.getvalue()
