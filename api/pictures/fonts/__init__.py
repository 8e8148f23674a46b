"""Manrope under the SIL Open Font License, as the pages have it: static weights with Latin and Cyrillic letters."""

import unicodedata
from enum import IntEnum
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).parent
_NO_CHARACTER = "\U0010ffff"


class Weight(IntEnum):
    """The weights that pictures use; `tools/static_fonts.py` makes their files."""

    SEMIBOLD = 600
    BOLD = 700

    @property
    def file_name(self) -> str:
        return f"Manrope-{self.value}.ttf"


@cache
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """The font in a size in pixels."""
    return ImageFont.truetype(FOLDER / weight.file_name, size)


def drawable(text: str) -> str:
    """The text without characters that the font has no letter for, which would be drawn as boxes."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(each for each in composed if each.isspace() or _has_letter(each)).split())


@lru_cache(10_000)
def _has_letter(character: str) -> bool:
    return character.isprintable() and _shape(character) != _shape(_NO_CHARACTER)


def _shape(character: str) -> bytes:
    image = Image.new("1", (40, 40))
    ImageDraw.Draw(image).text((0, 0), character, fill=1, font=font(Weight.BOLD, 20))
    return image.tobytes()
