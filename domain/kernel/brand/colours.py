"""Colours as "#rrggbb": contrast as WCAG 2.2 defines it, mixing, and lightness."""

import colorsys
import re
from collections.abc import Iterable
from typing import Annotated

from pydantic import AfterValidator

BLACK, WHITE = "#000000", "#ffffff"
_HEXADECIMAL = re.compile(r"#[0-9a-fA-F]{6}")


def _colour(value: str) -> str:
    if value and not _HEXADECIMAL.fullmatch(value):
        msg = 'a colour is written as "#" and six hexadecimal digits, such as #0a6872'
        raise ValueError(msg)
    return value.lower()


Colour = Annotated[str, AfterValidator(_colour)]
"""A colour, or empty."""


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio"""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def least_contrast(colour: str, others: Iterable[str]) -> float:
    """The contrast to the nearest of the others."""
    return min(contrast(colour, other) for other in others)


def mix(colour: str, other: str, share: float) -> str:
    """The colour with a share (0 to 1) of another."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return _written(one + (two - one) * share for one, two in pairs)


def with_lightness(colour: str, lightness: float) -> str:
    """Returns the colour of the same hue and saturation with another lightness, 0 to 1."""
    hue, _, saturation = colorsys.rgb_to_hls(*_channels(colour))
    return _written(colorsys.hls_to_rgb(hue, lightness, saturation))


def lightness_of(colour: str) -> float:
    """The lightness of HSL, 0 to 1."""
    return colorsys.rgb_to_hls(*_channels(colour))[1]


def _luminance(colour: str) -> float:
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in _channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _written(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{round(share * 255):02x}" for share in channels)
