"""Draws the software's mark in the colour of the brand: for pictures of jobs, and as icon of the installed site."""

from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from typing import Literal, get_args

from PIL import Image, ImageDraw

from domain.kernel.brand.colours import WHITE

Purpose = Literal["any", "maskable"]
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
"""Purposes of an icon, as the manifest names them; of a maskable icon the system cuts off all but a circle of four
fifths."""

_DESIGN = 1
"""Raised when the mark looks different."""
_SUPERSAMPLING = 4
_MASKABLE_SCALE = 0.7


def mark(accent: str, side: int, purpose: Purpose = "any") -> Image.Image:
    """The mark of `web/public/favicon.svg`: a line with three dots, the last one still open. Round corners are
    transparent; a maskable one has none."""
    full = side * _SUPERSAMPLING
    share = _MASKABLE_SCALE if purpose == "maskable" else 1
    scale, shift = full / 32 * share, full * (1 - share) / 2
    image = Image.new("RGBA", (full, full), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, full - 1, full - 1), 0 if purpose == "maskable" else 8 * scale, fill=accent)

    def at(*units: float) -> tuple[float, ...]:
        return tuple(shift + unit * scale for unit in units)

    pen.line(at(8, 23, 24, 9), fill=WHITE, width=round(2.2 * scale))
    for x, y in ((8, 23), (16, 16), (24, 9)):
        pen.circle(at(x, y), (4.7 if x == 24 else 3.6) * scale, fill=WHITE)
    pen.circle(at(24, 9), 2.5 * scale, fill=accent)
    return image.resize((side, side), Image.Resampling.LANCZOS)


@lru_cache(8)
def icon(accent: str, side: int, purpose: Purpose) -> bytes:
    """A PNG."""
    written = BytesIO()
    mark(accent, side, purpose).save(written, "PNG", optimize=True)
    return written.getvalue()


def icon_version(accent: str) -> str:
    """Changes with the icons, so that no browser shows those it holds."""
    return sha256(f"{_DESIGN} {accent}".encode()).hexdigest()[:12]
