"""The pattern for clean markup agrees with the cleaner."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.feeds.fields.markup import to_html
from domain.jobs.markup import CLEANER, PLAIN, clean
from tests.pattern_steps import TooManySteps, growth, steps

TAGS = ("p", "h3", "h4", "ul", "ol", "li", "strong", "em", "br", "h2", "a")
PIECES = (
    *(f"<{end}{tag}>" for tag in TAGS for end in ("", "/")),
    *('<ol type="1">', "<p >", "<P>", "<br/>", "<p", "&amp;", "&lt;", "&nbsp;", "&eacute;", "&amp", "&", ">"),
    *(" ", "\n", "\r", "\t", "\x00", "\x0b", "\x0c", "\x85", "\xa0", "\u2028", "\ufeff", "č", "радник", "🙂", "posao"),
)
LINES = st.lists(
    st.sampled_from(["posao ", "č\n", "&amp;", "<br>", "<em>a</em>", "<strong> </strong>", "\ufeff", "\x0c"])
)
BLOCKS = st.builds(
    lambda tag, line: f"<{tag}>{''.join(line)}</{tag}>", st.sampled_from(["p", "h3", "h4", "li", "ul", "em"]), LINES
)


def cleaned(html: str) -> str:
    return CLEANER.clean(html.replace("\x00", "")).strip()


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_any_markup_is_sanitized_like_by_the_cleaner(html: str) -> None:
    assert clean(html) == cleaned(html)


@given(st.lists(BLOCKS | st.just("<ul>\n<li>a</li> <li></li></ul>") | st.sampled_from("\n a"), max_size=6).map("".join))
def test_nearly_clean_markup_is_sanitized_like_by_the_cleaner(html: str) -> None:
    assert clean(html) == cleaned(html)


@pytest.mark.parametrize(
    "html",
    [
        "<p>Tražimo konobare &amp; kuhare.</p>",
        "<h3>Uvjeti</h3>\n<ul><li>iskustvo</li> <li><strong>strpljenje</strong></li></ul>",
        '<p>a<br>b</p><ol type="1"><li>c</li></ol><ol></ol><h4></h4>',
        to_html("Prvi odlomak\n\nDrugi & zadnji"),
    ],
)
def test_common_markup_is_recognised_as_clean(html: str) -> None:
    assert PLAIN.fullmatch(html)
    assert cleaned(html) == html


@pytest.mark.parametrize(
    "html",
    [
        "<p>a</p><script>x()</script>",
        '<p onclick="x()">a</p>',
        '<a href="https://a.example">a</a>',
        "<p>a</h3>",
        "<p><p>a</p></p>",
        "<ul>a</ul>",
        "<p>a > b</p>",
        "<p>a\xa0b</p>",
        "<p>a\r\nb</p>",
        " <p>a</p>",
        "a",
    ],
)
def test_other_markup_is_passed_to_the_cleaner(html: str) -> None:
    assert not PLAIN.fullmatch(html)


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(UnicodeEncodeError):
        clean("<p>\ud800</p>")


@pytest.mark.parametrize("after", ["", "<p>", "<ul><li>", "<p><strong>", "<p>a</p>"])
@pytest.mark.parametrize(
    "piece",
    ["a", " ", "&amp;", "a&amp;", "a&amp;<br>", "<em>a</em>", "<em>", "<li>a</li>", "<p>a</p>", "<ol></ol>\n"],
)
def test_steps_grow_with_the_text_only(piece: str, after: str) -> None:
    assert growth(PLAIN, piece, after=after) < 2.1


def test_patterns_that_match_a_text_in_several_ways_are_noticed() -> None:
    assert growth(re.compile(r"\s*\s*x"), " ", times=20) > 3
    with pytest.raises(TooManySteps):
        steps(re.compile(r"<p>(?:[^<>&]+|&amp;)*</p>"), "<p>" + "a" * 40, most=20_000)
