"""Texts in a picture: every letter of the languages, and whole words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.pictures.drawing import PictureText, draw
from api.pictures.fonts import Weight, drawable, font
from api.pictures.lines import fit

LETTERS = "AZaz09 čćđšž ČĆĐŠŽ ѓѕјљњќџ ЃЅЈЉЊЌЏ ѐѝ жшчцАБВГД €–—·„”“»«…№/()&"
WIDTH, HEIGHT = 1040, 230
SIZES = (76, 46)


def shown(text: str) -> list[str]:
    return list(fit(text, Weight.BOLD, SIZES, width=WIDTH, height=HEIGHT).lines)


def test_the_font_has_every_letter_of_the_five_languages() -> None:
    assert drawable(LETTERS) == LETTERS


def test_what_the_font_lacks_is_left_out() -> None:
    assert drawable("Konobar 😀 i\u200b kuhar 漢字") == "Konobar i kuhar"
    assert drawable("c\u030c") == "č", "letters written as two characters are one"


def test_a_short_title_is_large_and_a_long_one_smaller() -> None:
    assert fit("Kuhar", Weight.BOLD, SIZES, width=WIDTH, height=HEIGHT).font.size == 76
    assert fit("Voditelj odjela " * 6, Weight.BOLD, SIZES, width=WIDTH, height=HEIGHT).font.size == 46


def test_a_title_that_does_not_fit_ends_after_a_whole_word() -> None:
    words = [f"riječ{number}" for number in range(60)]
    lines = shown(" ".join(words))
    *kept, last = " ".join(lines).split()
    assert last == "…"
    assert kept == words[: len(kept)]
    assert len(kept) > 10


@given(st.text(st.sampled_from(LETTERS), max_size=200))
def test_every_title_fits_and_keeps_its_words(title: str) -> None:
    lines = shown(title)
    size = fit(title, Weight.BOLD, SIZES, width=WIDTH, height=HEIGHT).font.size
    chosen = font(Weight.BOLD, round(size))
    assert all(chosen.getlength(line) <= WIDTH for line in lines)
    assert len(lines) * size * 1.2 <= HEIGHT + len(lines)
    if max(map(len, title.split()), default=0) < 20 and lines:
        kept = " ".join(lines).removesuffix(" …").split()
        assert kept == title.split()[: len(kept)], "never cut in the middle of a word"


@pytest.mark.parametrize("title", ["", "😀", "W" * 200])
def test_an_odd_title_is_drawn(title: str) -> None:
    text = PictureText(site="Karijera", title=title, employer="", place="", pay="")
    assert draw(text, "#0a6872").startswith(b"\x89PNG")
    assert draw(text, "#0a6872") != draw(text, "#7a1f3d"), "in the colours of the brand"
