"""The brand's accent in both themes: the shades that pages and mails use, derived so that they stay readable."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Self

from domain.kernel.brand.colours import BLACK, WHITE, contrast, least_contrast, lightness_of, mix, with_lightness

READABLE = 4.5
"""WCAG 2.2 AA for text."""
_COMFORTABLE = 7.0
_STEPS = 100


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours that a theme puts behind and beside the accent: copies of tokens in `web/src/shared/ui/tokens.css`."""

    surfaces: Sequence[str]
    raised: str
    text: str
    end: str
    """The end of the scale that the accent moves to when it has to differ more from the surfaces."""
    soft_share: float


LIGHT = Theme(("#fbfaf6", "#ffffff", "#f2f0e8"), "#ffffff", "#15232b", BLACK, 0.12)
DARK = Theme(("#10171b", "#172127", "#0b1013"), "#172127", "#e8eeee", WHITE, 0.2)


@dataclass(frozen=True, slots=True)
class Shades:
    """The accent in one theme. Each field is the token of the same name, `accent` before it."""

    accent: str
    hover: str
    soft: str
    """Background of selected things."""
    contrast: str
    """Text on `accent` and on `hover`."""
    focus: str


@dataclass(frozen=True, slots=True)
class Accent:
    """The accent in both themes."""

    light: Shades
    dark: Shades

    @classmethod
    @cache
    def of(cls, light: str, dark: str) -> Self:
        """The shades of the given colours; an empty `dark` is derived. Raises ValueError, saying which colour is
        not readable on what, and what would be."""
        _require_readable("KARIJERA_ACCENT_COLOUR", light, LIGHT, "darker")
        chosen = dark or _lifted(light)
        _require_readable("KARIJERA_ACCENT_COLOUR_DARK", chosen, DARK, "lighter")
        ink = next(each for each in (mix(chosen, BLACK, 0.82), BLACK) if contrast(each, chosen) >= READABLE)
        dark_hover = mix(chosen, WHITE, 0.3)
        return cls(
            Shades(light, mix(light, BLACK, 0.22), _soft(light, LIGHT), WHITE, light),
            Shades(chosen, dark_hover, _soft(chosen, DARK), ink, dark_hover),
        )

    def stylesheet(self) -> str:
        """CSS that sets the tokens of `web/src/shared/ui/tokens.css` in both themes."""
        pairs = [
            (_TOKENS[field.name], getattr(self.light, field.name), getattr(self.dark, field.name))
            for field in fields(Shades)
        ]
        return f":root{{{''.join(f'--color-{name}:light-dark({light},{dark});' for name, light, dark in pairs)}}}\n"


_TOKENS = {
    "accent": "accent",
    "hover": "accent-hover",
    "soft": "accent-soft",
    "contrast": "accent-contrast",
    "focus": "focus",
}

OWN_ACCENT = Accent(
    Shades("#0a6872", "#07525a", "#e1f0ef", "#ffffff", "#0a6872"),
    Shades("#63c7cc", "#8ad9dc", "#12333a", "#05262a", "#9be8ea"),
)
"""The software's own, as `tokens.css` has it."""


def _require_readable(setting: str, colour: str, theme: Theme, advice: str) -> None:
    worst = min(theme.surfaces, key=lambda surface: contrast(colour, surface))
    ratio = contrast(colour, worst)
    if ratio < READABLE:
        msg = (
            f"{setting}: texts in {colour} on the background {worst} have a contrast of {ratio:.2f}, WCAG AA asks for "
            f"{READABLE}; choose a {advice} colour"
        )
        raise ValueError(msg)


def _lifted(colour: str) -> str:
    """Lightens a colour, keeping its hue, until it reads with ease on dark surfaces."""
    lowest = round(lightness_of(colour) * _STEPS)
    shades = (with_lightness(colour, step / _STEPS) for step in range(lowest, _STEPS + 1))
    return next(shade for shade in shades if least_contrast(shade, DARK.surfaces) >= _COMFORTABLE)


def _soft(colour: str, theme: Theme) -> str:
    """A hint of the colour, as strong as texts on it can bear."""
    fractions = (theme.soft_share * step / _STEPS for step in range(_STEPS, -1, -1))
    hints = (mix(theme.raised, colour, share) for share in fractions)
    return next(hint for hint in hints if least_contrast(hint, (colour, theme.text)) >= READABLE)
