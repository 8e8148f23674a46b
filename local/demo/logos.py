"""Logos of some invented employers, drawn from plain shapes."""

import io
from collections.abc import Callable, Mapping

from PIL import Image, ImageDraw

_SIDE, _SUPERSAMPLING = 256, 4
_UNIT = _SIDE * _SUPERSAMPLING / 16
"""Shapes are given in sixteenths of the side."""


class _Pen:
    def __init__(self, colour: str) -> None:
        side = _SIDE * _SUPERSAMPLING
        self.image = Image.new("RGBA", (side, side))
        self._draw = ImageDraw.Draw(self.image)
        self._draw.rounded_rectangle((0, 0, side - 1, side - 1), 3 * _UNIT, fill=colour)

    def circle(self, x: float, y: float, radius: float, colour: str) -> None:
        self._draw.circle((x * _UNIT, y * _UNIT), radius * _UNIT, fill=colour)

    def polygon(self, colour: str, *corners: tuple[float, float]) -> None:
        self._draw.polygon([(x * _UNIT, y * _UNIT) for x, y in corners], fill=colour)

    def rectangle(self, left: float, top: float, right: float, bottom: float, colour: str) -> None:
        self.polygon(colour, (left, top), (right, top), (right, bottom), (left, bottom))


def _cloud() -> _Pen:
    pen = _Pen("#22579a")
    for x, y, radius in ((5, 9.5, 2.2), (8, 7.5, 3.2), (11.2, 9.2, 2.5)):
        pen.circle(x, y, radius, "#ffffff")
    pen.rectangle(5, 8.5, 11.2, 11.7, "#ffffff")
    return pen


def _arches() -> _Pen:
    pen = _Pen("#6b3f22")
    for left in (2.5, 6.3, 10.1):
        pen.circle(left + 1.7, 7, 1.7, "#f6e3c5")
        pen.rectangle(left, 7, left + 3.4, 12.5, "#f6e3c5")
    return pen


def _cliffs() -> _Pen:
    pen = _Pen("#0a6872")
    pen.polygon("#ffffff", (2, 12), (6, 4.5), (10, 12))
    pen.polygon("#cfe6e4", (7, 12), (10.5, 6.5), (14, 12))
    return pen


def _squares() -> _Pen:
    pen = _Pen("#15232b")
    for left, top in ((3.5, 3.5), (8.5, 8.5), (8.5, 3.5), (3.5, 8.5)):
        pen.rectangle(left, top, left + 4, top + 4, "#e0893c" if left == top else "#ffffff")
    return pen


def _diagonals() -> _Pen:
    pen = _Pen("#5a4a9c")
    for at in (0, 3.4, 6.8):
        pen.polygon("#ffffff", (2.4 + at, 12.5), (5 + at, 3.5), (7 + at, 3.5), (4.4 + at, 12.5))
    return pen


_DRAWINGS: Mapping[str, Callable[[], _Pen]] = {
    "Oblakodar d.o.o.": _cloud,
    "Konoba Tri Volta": _arches,
    "Hoteli Bijela Stina d.d.": _cliffs,
    "Kvadra gradnje d.o.o.": _squares,
    "Дијагонала Софтвер ДООЕЛ": _diagonals,
}


def draw_logo(employer: str) -> bytes | None:
    """The logo of an invented employer as a PNG; None for one without a logo."""
    drawing = _DRAWINGS.get(employer)
    if drawing is None:
        return None
    encoded = io.BytesIO()
    drawing().image.resize((_SIDE, _SIDE), Image.Resampling.LANCZOS).save(encoded, "PNG", optimize=True)
    return encoded.getvalue()
