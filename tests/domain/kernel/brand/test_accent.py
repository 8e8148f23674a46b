"""The brand's accent stays readable in both themes, or is refused."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.brand.accent import DARK, LIGHT, OWN_ACCENT, READABLE, Accent, Shades, Theme
from domain.kernel.brand.colours import WHITE, contrast, least_contrast, mix

TOKENS = {
    name: (light, dark)
    for name, light, dark in re.findall(
        r"--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)",
        (Path(__file__).parents[4] / "web/src/shared/ui/tokens.css").read_text("utf-8"),
    )
}


def colours() -> st.SearchStrategy[str]:
    return st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


def assert_readable(shades: Shades, theme: Theme) -> None:
    for text in (shades.accent, shades.hover):
        assert least_contrast(text, [*theme.surfaces, shades.soft, shades.contrast]) >= READABLE, (text, shades)
    assert contrast(theme.text, shades.soft) >= READABLE
    assert least_contrast(shades.focus, theme.surfaces) >= 3


@given(colours(), st.just("") | colours())
def test_every_colour_is_refused_or_readable_everywhere(light: str, dark: str) -> None:
    if min(least_contrast(light, LIGHT.surfaces), least_contrast(dark or WHITE, DARK.surfaces)) < READABLE:
        with pytest.raises(ValueError, match="KARIJERA_ACCENT_COLOUR"):
            Accent.of(light, dark)
        return
    accent = Accent.of(light, dark)
    assert (accent.light.accent, accent.dark.accent) == (light, dark or accent.dark.accent)
    assert_readable(accent.light, LIGHT)
    assert_readable(accent.dark, DARK)


def test_control_a_washed_out_shade_is_noticed() -> None:
    shades = Accent.of("#0a6872", "").light
    with pytest.raises(AssertionError):
        assert_readable(Shades(mix(shades.accent, "#ffffff", 0.4), *list(vars_of(shades))[1:]), LIGHT)


def vars_of(shades: Shades) -> tuple[str, ...]:
    return (shades.accent, shades.hover, shades.soft, shades.contrast, shades.focus)


def test_a_refusal_names_setting_background_contrast_and_a_way_out() -> None:
    with pytest.raises(ValueError, match=r"KARIJERA_ACCENT_COLOUR: .*#ff6600.*#f2f0e8.*2\.57.*4\.5.*darker"):
        Accent.of("#ff6600", "")
    with pytest.raises(ValueError, match=r"KARIJERA_ACCENT_COLOUR_DARK: .*#0a6872.*lighter"):
        Accent.of("#0a6872", "#0a6872")


def test_contrast_is_as_wcag_defines_it() -> None:
    assert round(contrast("#000000", "#ffffff"), 2) == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48


def test_our_own_accent_and_surfaces_are_those_of_the_tokens() -> None:
    for at, (theme, shades) in enumerate(((LIGHT, OWN_ACCENT.light), (DARK, OWN_ACCENT.dark))):
        surfaces = [TOKENS[name][at] for name in ("surface", "surface-raised", "surface-sunken")]
        assert (list(theme.surfaces), theme.raised, theme.text) == (surfaces, surfaces[1], TOKENS["text"][at])
        names = ("accent", "accent-hover", "accent-soft", "accent-contrast", "focus")
        assert vars_of(shades) == tuple(TOKENS[name][at] for name in names)
        assert_readable(shades, theme)


def test_the_style_sheet_sets_tokens_that_exist() -> None:
    css = Accent.of("#5b21b6", "").stylesheet()
    named = re.findall(r"--color-([\w-]+):light-dark\(#[\da-f]{6},#[\da-f]{6}\);", css)
    assert named == ["accent", "accent-hover", "accent-soft", "accent-contrast", "focus"]
    assert set(named) <= TOKENS.keys()
