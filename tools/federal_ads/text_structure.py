"""Restores headings, lists and paragraphs of text without line breaks; keeps every word."""

import re
from collections.abc import Iterator
from html import escape

from tools.federal_ads.list_detection import find_enumeration, split_at_semicolons
from tools.federal_ads.sentence_splitter import pack, split_sentences

STARS = re.compile(r"(?<!\w)\*+\s*(?=[A-Z“\"(])|(?<=[.;:!])\s*\*+\s*|\s[·§▪●]\s*|(?<=[.;:])\s+[-–]\s(?=[A-Z])")
HEADING = re.compile(
    r"(?:^|(?<=[\s.:;)]))(?P<words>(?=[A-Z])(?:[A-Z][A-Z’'/().,&-]+|&|/|-|\d{1,2})(?:\s+(?:[A-Z][A-Z’'/().,&-]+|&|/|-|\d{1,2}))*)"
    r"(?P<colon>\s*:)?(?=\s|$)",
)
LABEL = re.compile(r"^(?P<label>[A-Z][\w/&’'(),. -]{1,70}?)\s?:(?=\s+\S)")
NEW_SENTENCE = re.compile(r"\s+[A-Z“\"(•]")
SMALL_WORDS = {
    "a",
    "an",
    "and",
    "as",
    "at",
    "by",
    "for",
    "from",
    "in",
    "is",
    "not",
    "of",
    "on",
    "or",
    "the",
    "to",
    "with",
}
UNFINISHED = {"A", "AND", "ARE", "AT", "FOR", "HAS", "INCLUDE", "IS", "OF", "OR", "THE", "TO", "UNDER"}
MAX_LABEL_WORDS = 8
MAX_HEADING_WORDS = 10
MAX_LIST_DEPTH = 2
MIN_HEADING_LETTERS = 12
MIN_LETTERS_BEFORE_COLON = 7


def to_html(text: str) -> str:
    """HTML: `h4` for headings in capitals, lists for marked items, short paragraphs."""
    text = STARS.sub(" • ", " ".join(text.split())).replace("*", "")
    return "".join(_sections(text))


def _sections(text: str) -> Iterator[str]:
    start = 0
    for heading in HEADING.finditer(text):
        if heading.start() < start or not _is_heading(text, heading):
            continue
        yield from _body(text[start : heading.start()])
        yield f"<h4>{escape(heading['words'].rstrip(' ,-/'), quote=False)}</h4>"
        start = heading.end()
    yield from _body(text[start:])


def _is_heading(text: str, heading: re.Match[str]) -> bool:
    letters = sum(map(str.isalpha, heading["words"]))
    words = heading["words"].split()
    if len(words) > MAX_HEADING_WORDS or words[-1] in UNFINISHED:
        return False
    if heading["colon"]:
        return letters >= MIN_LETTERS_BEFORE_COLON and "HTTP" not in words
    before = text[: heading.start()].rstrip()
    starts_a_sentence = not before or before[-1] in ".:;!?)•"
    is_whole = NEW_SENTENCE.match(text, heading.end()) is not None
    return starts_a_sentence and is_whole and len(words) > 1 and letters >= MIN_HEADING_LETTERS


def _body(text: str, depth: int = 0) -> Iterator[str]:
    text = text.strip()
    enumeration = find_enumeration(text) if depth < MAX_LIST_DEPTH else None
    if enumeration is None:
        yield from _prose(text)
        return
    yield from _prose(enumeration.before)
    kind, opening = ("ol", f'<ol type="{enumeration.style}">') if enumeration.style else ("ul", "<ul>")
    yield opening + "".join(f"<li>{_item(item, depth)}</li>" for item in enumeration.items if item) + f"</{kind}>"
    yield from _body(enumeration.after, depth)


def _item(item: str, depth: int) -> str:
    inner = "".join(_body(item, depth + 1))
    single = inner.removeprefix("<p>").removesuffix("</p>")
    return inner if "<p>" in single or "</p>" in single else single


def _prose(text: str) -> Iterator[str]:
    waiting: list[str] = []
    for sentence in split_sentences(text.replace("•", " ").strip()):
        parts = split_at_semicolons(sentence)
        labelled = LABEL.match(sentence)
        if parts or (labelled and _is_label(labelled["label"])):
            yield from _paragraphs(waiting)
            waiting = []
        if parts:
            introduction, items = parts
            yield f"<p>{_emphasised(introduction + ' ')}</p>"
            yield "<ul>" + "".join(f"<li>{escape(item, quote=False)}</li>" for item in items) + "</ul>"
        else:
            waiting.append(sentence)
    yield from _paragraphs(waiting)


def _paragraphs(sentences: list[str]) -> Iterator[str]:
    for paragraph in pack(sentences):
        yield f"<p>{_emphasised(paragraph)}</p>"


def _emphasised(paragraph: str) -> str:
    labelled = LABEL.match(paragraph)
    if labelled and _is_label(labelled["label"]):
        rest = paragraph[labelled.end() :].strip()
        return f"<strong>{escape(labelled['label'], quote=False)}:</strong> {escape(rest, quote=False)}".strip()
    return escape(paragraph.strip(), quote=False)


def _is_label(label: str) -> bool:
    words = label.split()
    return len(words) <= MAX_LABEL_WORDS and all(
        word[0].isupper() or not word[0].isalpha() or word in SMALL_WORDS for word in words
    )
