"""Plain text of the HTML that editors of other services keep: paragraphs as lines, points of lists with dashes.

The parser is that of libxml2, whose time is linear in the length of a text, whatever is never closed in it.
"""

import re
from collections.abc import Mapping
from typing import Protocol, cast

from lxml import etree  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType, reportAttributeAccessIssue]

_BREAKS = frozenset({"br", "p", "div", "ul", "ol", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"})
_SILENT = frozenset({"script", "style", "template", "head"})
_MARKUP = re.compile(r"<[a-zA-Z/!]|&[a-zA-Z#]")
_SPACES = re.compile(r"[^\S\n]+")
_EMPTY_LINES = re.compile(r"\n{3,}")


class _Parser(Protocol):
    """Declares what lxml's parser does with a target; lxml has no types."""

    def feed(self, data: bytes) -> None: ...

    def close(self) -> str: ...


def text_of_html(written: str) -> str:
    """The text that a reader of the HTML would see. Text without markup stays as it is."""
    if not _MARKUP.search(written):
        return written.strip()
    parser = cast("_Parser", etree.HTMLParser(target=_Reader(), encoding="utf-8"))  # pyright: ignore[reportUnknownMemberType]
    parser.feed(written.encode(errors="replace"))
    lines = (_SPACES.sub(" ", line).strip() for line in parser.close().split("\n"))
    return _EMPTY_LINES.sub("\n\n", "\n".join(lines)).strip()


class _Reader:
    """Parser target: each element that starts ends, in the order of nesting."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._silent = 0

    def start(self, tag: str, _: Mapping[str, str]) -> None:
        self._silent += tag in _SILENT
        if tag in _BREAKS:
            self._end_line()
        if tag == "li":
            self._parts.append("- ")

    def end(self, tag: str) -> None:
        self._silent -= tag in _SILENT
        if tag in _BREAKS:
            self._end_line()

    def data(self, text: str) -> None:
        if not self._silent:
            self._parts.append(text.replace("\n", " "))

    def close(self) -> str:
        return "".join(self._parts)

    def _end_line(self) -> None:
        if self._parts and self._parts[-1] not in {"\n", "- "}:
            self._parts.append("\n")
