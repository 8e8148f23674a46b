"""Draws the picture of a job: who offers what, where and for how much, in the colours of the brand."""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from api.pictures.fonts import Weight, drawable
from api.pictures.lines import Block, fit, line_height
from api.pictures.mark import mark
from domain.kernel.brand.accent import LIGHT
from domain.kernel.brand.colours import WHITE, mix

WIDTH, HEIGHT = 1200, 630
DESIGN = 1
"""Raised when pictures of the same content look different, so that nobody keeps older ones."""

_MARGIN = 80
_TEXT_WIDTH = WIDTH - 2 * _MARGIN
_MARK_SIZE = 64
_TITLE_SIZES = (76, 68, 60, 52, 46)
_TITLE_TOP, _TITLE_HEIGHT = 164, 230
_LINE = 54
"""Height of each line below the title."""


@dataclass(frozen=True, slots=True)
class PictureText:
    """Texts of the picture. `place` and `pay` may be empty."""

    site: str
    title: str
    employer: str
    place: str
    pay: str


def draw(text: PictureText, accent: str) -> bytes:
    """A PNG."""
    image = Image.new("RGB", (WIDTH, HEIGHT), LIGHT.surfaces[0])
    pen = ImageDraw.Draw(image)
    drawn = _mark(accent)
    image.paste(drawn, (_MARGIN, 64), drawn)
    name = fit(drawable(text.site), Weight.BOLD, (36, 28), width=_TEXT_WIDTH - _MARK_SIZE - 24, height=_MARK_SIZE)
    _write(pen, name, (_MARGIN + _MARK_SIZE + 24, 64 + (_MARK_SIZE - name.height) // 2), LIGHT.text)
    title = fit(drawable(text.title), Weight.BOLD, _TITLE_SIZES, width=_TEXT_WIDTH, height=_TITLE_HEIGHT)
    _write(pen, title, (_MARGIN, _TITLE_TOP), LIGHT.text)
    muted = mix(LIGHT.text, WHITE, 0.25)
    bottom = HEIGHT - 72
    for line, colour in ((text.pay, accent), (text.place, muted), (text.employer, LIGHT.text)):
        block = fit(drawable(line), Weight.SEMIBOLD, (38, 32), width=_TEXT_WIDTH, height=_LINE)
        if block.lines:
            bottom -= _LINE
            _write(pen, block, (_MARGIN, bottom), colour)
    pen.rectangle((0, HEIGHT - 16, WIDTH, HEIGHT), fill=accent)
    return _png(image)


def _write(pen: ImageDraw.ImageDraw, block: Block, position: tuple[int, int], colour: str) -> None:
    left, top = position
    for at, line in enumerate(block.lines):
        pen.text((left, top + at * line_height(block.font)), line, font=block.font, fill=colour)


@lru_cache(4)
def _mark(accent: str) -> Image.Image:
    return mark(accent, _MARK_SIZE)


def _png(image: Image.Image) -> bytes:
    written = BytesIO()
    image.save(written, "PNG", compress_level=6)
    return written.getvalue()
