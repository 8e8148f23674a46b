"""Detects lists in text without line breaks: "(1) … (2) …", "A. … B. …", "• … • …", "the following: …; …; and …"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.federal_ads.sentence_splitter import split_sentences

MARKERS = {
    "1": re.compile(r"(?:^|(?<=\s))(?:\((\d{1,2})\)|(\d{1,2})[.)](?=\s+[A-Z“\"]))\s*"),
    "A": re.compile(r"(?:^|(?<=\s))(?:\(([A-J])\)|([A-J])[.)](?=\s+[A-Z“\"(]))\s*"),
    "a": re.compile(r"(?:^|(?<=\s))(?:\(([a-j])\)|([a-j])[.)](?=\s+[A-Z“\"(]))\s*"),
}
BULLET = re.compile(r"\s*•\s*")
MIN_ITEM_LENGTH = 12
MIN_PARTS = 3


@dataclass(frozen=True, slots=True)
class Enumeration:
    """A list with the text around it: `style` is 1, A or a, or empty for bullets."""

    before: str
    items: tuple[str, ...]
    after: str
    style: str


def find_enumeration(text: str) -> Enumeration | None:
    """The first list, or None."""
    found = [enumeration for enumeration in (_bullets(text), *_numbered(text)) if enumeration]
    return min(found, key=lambda enumeration: len(enumeration.before), default=None)


def _bullets(text: str) -> Enumeration | None:
    before, *items = BULLET.split(text)
    if len(items) < 2:
        return None
    return _enumeration(before, items, "")


def _numbered(text: str) -> Iterator[Enumeration | None]:
    for style, marker in MARKERS.items():
        marks = list(marker.finditer(text))
        ends = [*(mark.start() for mark in marks), len(text)][1:]
        chain: list[re.Match[str]] = []
        for mark, end in zip(marks, ends, strict=True):
            if _number(mark[1] or mark[2], style) == len(chain) + 1 and end - mark.end() >= MIN_ITEM_LENGTH:
                chain.append(mark)
        if len(chain) >= 2:
            stops = [mark.start() for mark in chain[1:]] + [len(text)]
            items = [text[mark.end() : stop].strip() for mark, stop in zip(chain, stops, strict=True)]
            yield _enumeration(text[: chain[0].start()].strip(), items, style)


def _number(written: str, style: str) -> int:
    return int(written) if style == "1" else ord(written) - ord(style) + 1


def _enumeration(before: str, items: list[str], style: str) -> Enumeration:
    """The last item ends after as many sentences as the longest of the others has; the rest follows the list."""
    *others, last = items
    longest = max(len(split_sentences(item)) for item in others)
    sentences = split_sentences(last)
    return Enumeration(before, (*others, " ".join(sentences[:longest])), " ".join(sentences[longest:]), style)


def split_at_semicolons(sentence: str) -> tuple[str, list[str]] | None:
    """An introduction ending in a colon and its parts, if there are three or more."""
    introduction, colon, rest = sentence.partition(": ")
    if not colon:
        return None
    parts: list[str] = []
    depth = start = 0
    for index, character in enumerate(rest):
        depth += (character in "([") - (character in ")]")
        if character == ";" and depth <= 0:
            parts.append(rest[start : index + 1].strip())
            start = index + 1
    parts.append(rest[start:].strip())
    parts = [part for part in parts if part]
    if len(parts) < MIN_PARTS or min(map(len, parts)) < MIN_ITEM_LENGTH:
        return None
    return f"{introduction}:", parts
