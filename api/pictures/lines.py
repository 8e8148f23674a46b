"""Breaks text into lines between words, for pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL.ImageFont import FreeTypeFont

from api.pictures.fonts import Weight, font

_ELLIPSIS = " …"
_LINE_HEIGHT = 1.2


@dataclass(frozen=True, slots=True)
class Block:
    """Text in lines, and the font that they fit their box in."""

    lines: Sequence[str]
    font: FreeTypeFont

    @property
    def width(self) -> float:
        """The width in pixels, as the height."""
        return max(map(self.font.getlength, self.lines), default=0)

    @property
    def height(self) -> int:
        return len(self.lines) * line_height(self.font)


def line_height(chosen: FreeTypeFont) -> int:
    """The height of a line in pixels."""
    return round(chosen.size * _LINE_HEIGHT)


def fit(text: str, weight: Weight, sizes: Sequence[int], *, width: int, height: int) -> Block:
    """The text in the first of these sizes in which it fits; in the last one, whole words are left out at its end."""
    for size in sizes:
        block = Block(_broken(text, width, font(weight, size).getlength), font(weight, size))
        if block.width <= width and block.height <= height:
            return block
    smallest = font(weight, sizes[-1])
    most_lines = height // line_height(smallest)
    return Block(_shortened(text, width, most_lines, smallest.getlength), smallest)


def _broken(text: str, width: int, length: Callable[[str], float]) -> list[str]:
    """Lines of whole words. Only a word that is longer than a line exceeds the width."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _shortened(text: str, width: int, most_lines: int, length: Callable[[str], float]) -> list[str]:
    """Breaks a text into lines: as many whole words as fit, then an ellipsis; a word that is longer than a line cannot
    but be broken."""
    words = [part for word in text.split() for part in _parts(word, width - length(_ELLIPSIS), length)]
    for count in range(len(words), 0, -1):
        end = "" if count == len(words) else _ELLIPSIS
        lines = _broken(" ".join(words[:count]) + end, width, length)
        if len(lines) <= most_lines:
            return lines
    return []


def _parts(word: str, width: float, length: Callable[[str], float]) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and length(parts[-1] + letter) > width:
            parts.append(letter)
        else:
            parts[-1] += letter
    return parts
