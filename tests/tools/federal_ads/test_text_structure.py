"""Plain text becomes headings, lists and paragraphs without losing a word."""

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.jobs.markup import clean
from tools.federal_ads.sentence_splitter import split_sentences
from tools.federal_ads.text_structure import to_html

FRAGMENTS = """
the duties of this position EDUCATION: REQUIREMENTS MUST (1) (2) 1. 2. A. B. a. b. * • - ; : . U.S. e.g. Note: <b> &
Experience Analyzing data; Reports.
"""
WORDS = st.sampled_from(FRAGMENTS.split())


def letters(text: str) -> str:
    """Keeps the letters that a reader reads, without the marks that lists replace."""
    without_marks = re.sub(r"(?<!\w)\(?\b[A-Ja-j0-9]{1,2}\b[.)]|[*•·§▪●\-–]", " ", text)
    return re.sub(r"[^a-z]+", "", without_marks.lower())


def visible(html: str) -> str:
    return unescape(re.sub("<[^>]+>", " ", html))


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("", ""),
        ("One sentence.", "<p>One sentence.</p>"),
        ("a < b & c", "<p>a &lt; b &amp; c</p>"),
        (
            "Duties vary. SPECIALIZED EXPERIENCE: One year is needed.",
            "<p>Duties vary.</p><h4>SPECIALIZED EXPERIENCE</h4><p>One year is needed.</p>",
        ),
        (
            "You must have: (1) a degree in physics; or (2) three years of practice. Send a transcript.",
            (
                '<p>You must have:</p><ol type="1"><li>a degree in physics; or</li>'
                "<li>three years of practice.</li></ol><p>Send a transcript.</p>"
            ),
        ),
        (
            "Read this. *A probationary period may be required. *Relocation is not paid.",
            "<p>Read this.</p><ul><li>A probationary period may be required.</li><li>Relocation is not paid.</li></ul>",
        ),
        (
            "Experience in: testing of materials; writing of reports; and supervision of staff. Travel is required.",
            (
                "<p>Experience in:</p><ul><li>testing of materials;</li><li>writing of reports;</li>"
                "<li>and supervision of staff.</li></ul><p>Travel is required.</p>"
            ),
        ),
        ("Who May Apply: U.S. citizens.", "<p><strong>Who May Apply:</strong> U.S. citizens.</p>"),
        ("This MUST be shown in the resume.", "<p>This MUST be shown in the resume.</p>"),
    ],
)
def test_structure_is_restored(text: str, html: str) -> None:
    assert to_html(text) == html


def test_long_texts_are_split_between_sentences() -> None:
    html = to_html("This sentence has exactly nine words in it, really. " * 40)
    paragraphs = re.findall("<p>(.*?)</p>", html)
    assert len(paragraphs) > 3
    assert all(paragraph.endswith("really.") and len(paragraph) < 500 for paragraph in paragraphs)


def test_abbreviations_do_not_end_sentences() -> None:
    assert split_sentences("Dr. A. Smith of the U.S. Navy came, e.g. on Monday. He left.") == [
        "Dr. A. Smith of the U.S. Navy came, e.g. on Monday.",
        "He left.",
    ]


@given(st.lists(WORDS, max_size=40).map(" ".join))
def test_no_word_is_lost_or_added(text: str) -> None:
    assert letters(visible(to_html(text))) == letters(text)


@given(st.text(max_size=200))
def test_any_text_becomes_clean_markup(text: str) -> None:
    html = to_html(text)
    assert html.count("<li>") == html.count("</li>")
    assert html.count("<p>") == html.count("</p>")
    assert visible(clean(html)).split() == visible(html.replace("\x00", "")).split()
