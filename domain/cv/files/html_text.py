"""Plain text of the HTML that editors of other services keep: paragraphs as lines, points of lists with dashes."""

import re
from html.parser import HTMLParser

_BREAKS = frozenset({"br", "p", "div", "ul", "ol", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6"})
_SILENT = frozenset({"script", "style", "template", "head"})
_MARKUP = re.compile(r"<[a-zA-Z/!]|&[a-zA-Z#]")
_SPACES = re.compile(r"[^\S\n]+")
_EMPTY_LINES = re.compile(r"\n{3,}")


def text_of_html(written: str) -> str:
    """The text that a reader of the HTML would see. Text without markup stays as it is."""
    if not _MARKUP.search(written):
        return written.strip()
    reader = _Reader()
    reader.feed(written)
    reader.close()
    lines = (_SPACES.sub(" ", line).strip() for line in "".join(reader.parts).split("\n"))
    return _EMPTY_LINES.sub("\n\n", "\n".join(lines)).strip()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - as the library calls it
        self._silent += tag in _SILENT
        if tag in _BREAKS:
            self._end_line()
        if tag == "li":
            self.parts.append("- ")

    def handle_endtag(self, tag: str) -> None:
        if tag in _SILENT:
            self._silent = max(0, self._silent - 1)
        if tag in _BREAKS:
            self._end_line()

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.parts.append(data.replace("\n", " "))

    def _end_line(self) -> None:
        if self.parts and self.parts[-1] not in {"\n", "- "}:
            self.parts.append("\n")
