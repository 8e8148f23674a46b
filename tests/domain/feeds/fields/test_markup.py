"""Markup of feeds becomes that of ads, without empty elements."""

import re

import pytest

from domain.feeds.fields.markup import CONTAINER, EMPTY, PARAGRAPH, to_html
from domain.jobs.markup import clean
from tests.pattern_steps import growth

PIECES = ["<div>", "<div", "<div>a", "</div>", "<p>&nbsp;", "<p><span", "<p><br", "<div><b>"]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("<div><p>Uvod</p><ul><li>a</li></ul></div><div>Kraj</div>", "<p>Uvod</p><ul><li>a</li></ul> <p>Kraj</p>"),
        ("<div>Jedan</div><div><br></div><div>Dva <b>tri</b></div>", "<p>Jedan</p><p>Dva <strong>tri</strong></p>"),
        ("&lt;div class=&quot;x&quot;&gt;&lt;p&gt;R&amp;amp;D&lt;/p&gt;&lt;/div&gt;", "<p>R&amp;D</p>"),
        ("<section><div><h2>O nama</h2>Mi smo</div></section>", "<h3>O nama</h3>Mi smo"),
        ("<p>Jedan</p><p>&nbsp;</p><p><span> </span><br/></p><p>Dva</p>", "<p>Jedan</p><p>Dva</p>"),
        ("<DIV style='a'>Sam</DIV>", "<p>Sam</p>"),
        ("<div>Bez kraja", "Bez kraja"),
        ("<div></div><p>Sam</p>", "<p>Sam</p>"),
    ],
)
def test_no_empty_paragraphs_are_left(written: str, shown: str) -> None:
    assert clean(to_html(written)) == shown


@pytest.mark.parametrize("piece", PIECES)
def test_repeated_markup_takes_linear_time(piece: str) -> None:
    assert len(to_html(piece * 100_000)) <= 3 * len(piece) * 100_000


@pytest.mark.parametrize("after", ["", "<div>", "<div ", "<p>", "<p ", "<p><br"])
@pytest.mark.parametrize("piece", [*PIECES, "a", " ", "\u00a0", "&nbsp;", "<", "<b>", "<br>", "</p", "<div></section>"])
@pytest.mark.parametrize("pattern", [PARAGRAPH, CONTAINER, EMPTY], ids=["paragraph", "container", "empty"])
def test_steps_grow_with_the_text_only(pattern: re.Pattern[str], piece: str, after: str) -> None:
    assert growth(pattern, piece, after=after) < 2.1
