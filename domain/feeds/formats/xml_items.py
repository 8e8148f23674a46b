"""Streams the items of an XML feed; each is parsed separately, so that a malformed one does not affect others.

An XML parser may not continue after an error. So the document is cut at the start and end of its items, outside
comments and CDATA, and each cut is parsed with the namespaces declared before it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import cast
from xml.etree.ElementTree import Element, ParseError, XMLPullParser
from xml.parsers.expat import ErrorString

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem

MAX_ITEM_BYTES = 2**20
MAX_PROLOGUE_BYTES = 2**18
MAX_TAG_BYTES = 128
MAX_EPILOGUE_BYTES = 1024
MAX_NAMES_IN_REASON = 12
"""Bytes searched for the end of the document after the last item: closing tags, and perhaps a comment."""
OPAQUE_SECTIONS = {b"<!--": re.compile(rb"-->"), b"<![CDATA[": re.compile(rb"\]\]>")}
NAMESPACE = re.compile(rb"""\sxmlns(?::([A-Za-z_][\w.-]*))?\s*=\s*("[^"<]*"|'[^'<]*')""")
HTML = re.compile(rb"<(?:!doctype\s+)?html\b", re.IGNORECASE)
START_TAG_END = re.compile(rb"/?>")
END_OF_DOCUMENT = rb"</(?:[A-Za-z_][\w.-]{0,40}:)?%s\s*>(?:\s|<!--.*?-->)*\Z"
NAME = rb"(?:[A-Za-z_][\w.-]{0,40}:)?(?:%s)"


class _StreamBuffer:
    """The part of the stream that has been read and not dropped yet."""

    def __init__(self, chunks: Iterable[bytes]) -> None:
        self._chunks = iter(chunks)
        self.data = b""
        self.at = 0
        self.kept_from: int | None = 0
        self.max_bytes = MAX_PROLOGUE_BYTES

    def find(self, pattern: re.Pattern[bytes]) -> re.Match[bytes] | None:
        """The next match, after which `at` moves; None at the end of the stream."""
        look_from = self.at
        while True:
            found = pattern.search(self.data, look_from)
            if found and found.end() < len(self.data):
                self.at = found.end()
                return found
            look_from = found.start() if found else max(self.at, len(self.data) - MAX_TAG_BYTES)
            self.at = look_from
            if not self._read():
                last = pattern.search(self.data, self.at)
                self.at = last.end() if last else len(self.data)
                return last
            look_from = self.at

    def keep(self, start: int, max_bytes: int) -> None:
        """Keeps everything from `start` on, up to `max_bytes` bytes."""
        self.kept_from, self.max_bytes = start, max_bytes

    def keep_nothing(self) -> None:
        """Keeps nothing any more."""
        self.kept_from = None

    def cut(self) -> bytes | None:
        """The kept bytes up to here; None when there were too many."""
        kept = None if self.kept_from is None else self.data[self.kept_from : self.at]
        self.kept_from = None
        return kept if kept is not None and len(kept) <= self.max_bytes else None

    def _read(self) -> bool:
        """Drops what is behind and appends the next chunk; beyond `max_bytes` kept bytes, nothing is kept."""
        chunk = next(filter(None, self._chunks), b"")
        if self.kept_from is not None and len(self.data) - self.kept_from > self.max_bytes:
            self.kept_from = None
        drop = max(self.at - MAX_EPILOGUE_BYTES, 0) if self.kept_from is None else min(self.at, self.kept_from)
        self.data = self.data[drop:] + chunk
        self.at -= drop
        if self.kept_from is not None:
            self.kept_from -= drop
        return bool(chunk)


def read_items(
    chunks: Iterable[bytes], names: Sequence[str], roots: Sequence[str] = ()
) -> Iterator[Element | RefusedItem]:
    """The elements of these local names at any depth, and a refusal for each that cannot be parsed.

    `chunks` are UTF-8. Raises BrokenFeed for what is not XML, declares entities or is truncated, and for a document
    without such elements unless its root is one of `roots`.
    """
    wanted = NAME % b"|".join(re.escape(name.encode()) for name in names)
    opening = re.compile(rb"<!--|<!\[CDATA\[|<(" + wanted + rb")(?=[\s/>])", re.IGNORECASE)
    buffer = _StreamBuffer(chunks)
    found = _find_outside(buffer, opening)
    root, namespaces = _read_prologue(buffer, found.start() if found else len(buffer.data), names)
    try:
        parser = _ItemParser(namespaces)
    except ParseError as error:
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"invalid namespace: {error}") from error
    is_empty = found is None
    number = 0
    while found:
        number += 1
        cut = _cut(buffer, found)
        if cut is None:
            yield RefusedItem(f"item {number}", ItemErrorCode.ITEM_TOO_LONG, f"more than {MAX_ITEM_BYTES} bytes")
        else:
            yield parser.parse(cut, number)
        found = _find_outside(buffer, opening)
    if root.name and not re.search(END_OF_DOCUMENT % re.escape(root.name), buffer.data, re.DOTALL):
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"</{root.name.decode()}> is missing")
    if is_empty and root.local_name not in roots:
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, root.instead_of(names))


def _find_outside(buffer: _StreamBuffer, pattern: re.Pattern[bytes]) -> re.Match[bytes] | None:
    """The next match outside comments and CDATA."""
    while (found := buffer.find(pattern)) and found[0] in OPAQUE_SECTIONS:
        if not buffer.find(OPAQUE_SECTIONS[found[0]]):
            return None
    return found


def _cut(buffer: _StreamBuffer, opened: re.Match[bytes]) -> bytes | None:
    """The item from its opening to its closing tag; None when it is too long."""
    buffer.keep(opened.start(), MAX_ITEM_BYTES)
    start_tag = buffer.find(START_TAG_END)
    if not start_tag or (start_tag[0] == b">" and not _find_outside(buffer, _closing(opened[1]))):
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, "the feed ends within an item")
    return buffer.cut()


@lru_cache(maxsize=100)
def _closing(name: bytes) -> re.Pattern[bytes]:
    return re.compile(rb"<!--|<!\[CDATA\[|</" + re.escape(name) + rb"\s*>")


def _read_prologue(buffer: _StreamBuffer, end: int, names: Sequence[str]) -> tuple["_Root", bytes]:
    """The root, without a name when it is itself the first item, and the namespaces declared so far."""
    root = _Root()
    if buffer.kept_from is None:
        reason = f"{root.looked_for(names)}; there is none in the first {MAX_PROLOGUE_BYTES} bytes"
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, reason)
    prologue = buffer.data[:end]
    parser = DefusedXMLParser(target=root, encoding="utf-8")
    try:
        parser.feed(prologue)
    except ParseError as error:
        if HTML.search(prologue, 0, MAX_TAG_BYTES):
            reason = f"{root.looked_for(names)}; found an HTML page"
        else:
            reason = root.instead_of(names) if root.name else f"{root.looked_for(names)} in XML; invalid XML: {error}"
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, reason) from error
    except DefusedXmlException as error:
        raise BrokenFeed(FeedErrorCode.FORBIDDEN_MARKUP, "the document declares entities") from error
    if not root.name and end == len(buffer.data):
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"{root.looked_for(names)} in XML; there is no element")
    buffer.keep_nothing()
    declared: dict[bytes, bytes] = dict(NAMESPACE.findall(prologue))
    attributes = (b" xmlns" + (b":" + prefix if prefix else b"") + b"=" + uri for prefix, uri in declared.items())
    return root, b"".join(attributes)


class _Root:
    """Parser target that remembers the first element, and the names of some below it for error messages."""

    def __init__(self) -> None:
        self.name = b""
        self._below: dict[str, None] = {}

    def start(self, tag: str, _: object) -> None:
        name = tag.rpartition("}")[2]
        if not self.name:
            self.name = name.encode()
        elif len(self._below) < MAX_NAMES_IN_REASON:
            self._below[name] = None

    @property
    def local_name(self) -> str:
        return self.name.decode().lower()

    def instead_of(self, names: Sequence[str]) -> str:
        """Says which items were searched for, and which elements the document has instead."""
        found = "an HTML page" if self.local_name == "html" else f"<{self.name.decode()}>"
        below = f" with {', '.join(f'<{name}>' for name in self._below)}" if self._below else ""
        return f"{self.looked_for(names)}; found {found}{below}"

    @staticmethod
    def looked_for(names: Sequence[str]) -> str:
        return f"looked for {' or '.join(f'<{name}>' for name in names)}"


class _ItemParser:
    """Parses the cuts as children of one element: a new parser for each would be slower.

    Only before the first element may XML declare entities, which is refused there (`_read_prologue`).
    """

    def __init__(self, namespaces: bytes) -> None:
        self._namespaces = namespaces
        self._begin()

    def parse(self, cut: bytes, number: int) -> Element | RefusedItem:
        try:
            events = self._feed(cut)
        except ParseError as error:
            self._begin()
            return RefusedItem(
                f"item {number}", ItemErrorCode.MALFORMED_ITEM, f"invalid XML: {ErrorString(error.code)}"
            )
        if not events or sum(1 if kind == "start" else -1 for kind, _ in events):
            self._begin()
            return RefusedItem(
                f"item {number}", ItemErrorCode.MALFORMED_ITEM, "invalid XML: the end tag is not at the end"
            )
        self._outermost.clear()
        return events[-1][1]

    def _begin(self) -> None:
        self._parser: XMLPullParser[Element] = XMLPullParser(("start", "end"))
        [(_, self._outermost)] = self._feed(b"<_" + self._namespaces + b">")

    def _feed(self, markup: bytes) -> list[tuple[str, Element]]:
        """The elements that start and end there, in order. Raises ParseError."""
        self._parser.feed(markup)
        return cast("list[tuple[str, Element]]", list(self._parser.read_events()))
