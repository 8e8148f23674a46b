"""Streams the items of an XML feed; each is parsed by itself, so that a broken one costs no other.

An XML parser may not go on after the first error. So the document is cut where its items begin and end, outside of
comments and CDATA, and each cut is parsed with the namespaces that were declared before it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from xml.etree.ElementTree import Element, ParseError, TreeBuilder
from xml.parsers.expat import ErrorString

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem

LONGEST_ITEM = 2**20
LONGEST_PROLOGUE = 2**18
LONGEST_MARK = 128
LONGEST_END = 1024
"""What follows the last item and is looked at: the closing tags, and a comment perhaps."""
ASIDE = {b"<!--": re.compile(rb"-->"), b"<![CDATA[": re.compile(rb"\]\]>")}
NAMESPACE = re.compile(rb"""\sxmlns(?::([A-Za-z_][\w.-]*))?\s*=\s*("[^"<]*"|'[^'<]*')""")
START_TAG_END = re.compile(rb"/?>")
ENDING = rb"</(?:[A-Za-z_][\w.-]{0,40}:)?%s\s*>(?:\s|<!--.*?-->)*\Z"
NAME = rb"(?:[A-Za-z_][\w.-]{0,40}:)?(?:%s)"


class _StreamBuffer:
    """What has been read of the stream and not been cut off yet."""

    def __init__(self, chunks: Iterable[bytes]) -> None:
        self._chunks = iter(chunks)
        self.data = b""
        self.at = 0
        self.kept_from: int | None = 0
        self.longest = LONGEST_PROLOGUE

    def find(self, pattern: re.Pattern[bytes]) -> re.Match[bytes] | None:
        """The next place that matches, behind which `at` moves; None at the end of the stream."""
        look_from = self.at
        while True:
            found = pattern.search(self.data, look_from)
            if found and found.end() < len(self.data):
                self.at = found.end()
                return found
            look_from = found.start() if found else max(self.at, len(self.data) - LONGEST_MARK)
            self.at = look_from
            if not self._read():
                last = pattern.search(self.data, self.at)
                self.at = last.end() if last else len(self.data)
                return last
            look_from = self.at

    def keep(self, start: int, longest: int) -> None:
        """From `start` on everything stays, until it is more than `longest`."""
        self.kept_from, self.longest = start, longest

    def let_go(self) -> None:
        """Nothing needs to stay any more."""
        self.kept_from = None

    def cut(self) -> bytes | None:
        """What was kept up to here; None when it was too much."""
        kept = None if self.kept_from is None else self.data[self.kept_from : self.at]
        self.kept_from = None
        return kept if kept is not None and len(kept) <= self.longest else None

    def _read(self) -> bool:
        """Drops what is behind and appends the next piece; what is kept grows to `longest`, then nothing is kept."""
        chunk = next(filter(None, self._chunks), b"")
        if self.kept_from is not None and len(self.data) - self.kept_from > self.longest:
            self.kept_from = None
        drop = max(self.at - LONGEST_END, 0) if self.kept_from is None else min(self.at, self.kept_from)
        self.data = self.data[drop:] + chunk
        self.at -= drop
        if self.kept_from is not None:
            self.kept_from -= drop
        return bool(chunk)


def read_items(chunks: Iterable[bytes], names: Sequence[str]) -> Iterator[Element | RefusedItem]:
    """The elements of these local names, wherever they stand, and a refusal for each that cannot be parsed.

    `chunks` are UTF-8. Raises BrokenFeed for what is no XML, declares entities or ends too early.
    """
    wanted = NAME % b"|".join(re.escape(name.encode()) for name in names)
    opening = re.compile(rb"<!--|<!\[CDATA\[|<(" + wanted + rb")(?=[\s/>])")
    buffer = _StreamBuffer(chunks)
    found = _find_outside(buffer, opening)
    root, namespaces = _read_prologue(buffer, found.start() if found else len(buffer.data))
    try:
        parser = _ItemParser(namespaces)
    except ParseError as error:
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"a namespace that is none: {error}") from error
    number = 0
    while found:
        number += 1
        cut = _cut(buffer, found)
        if cut is None:
            yield RefusedItem(f"item {number}", ItemErrorCode.ITEM_TOO_LONG, f"more than {LONGEST_ITEM} bytes")
        else:
            yield parser.parse(cut, number)
        found = _find_outside(buffer, opening)
    if root is not None and not re.search(ENDING % re.escape(root), buffer.data, re.DOTALL):
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"</{root.decode()}> is missing")


def _find_outside(buffer: _StreamBuffer, pattern: re.Pattern[bytes]) -> re.Match[bytes] | None:
    """The next match that stands neither in a comment nor in CDATA."""
    while (found := buffer.find(pattern)) and found[0] in ASIDE:
        if not buffer.find(ASIDE[found[0]]):
            return None
    return found


def _cut(buffer: _StreamBuffer, opened: re.Match[bytes]) -> bytes | None:
    """The item from its opening tag to its closing one; None for one that is too long."""
    buffer.keep(opened.start(), LONGEST_ITEM)
    start_tag = buffer.find(START_TAG_END)
    if not start_tag or (start_tag[0] == b">" and not _find_outside(buffer, _closing(opened[1]))):
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, "the feed ends within an item")
    return buffer.cut()


@lru_cache(maxsize=100)
def _closing(name: bytes) -> re.Pattern[bytes]:
    return re.compile(rb"<!--|<!\[CDATA\[|</" + re.escape(name) + rb"\s*>")


def _read_prologue(buffer: _StreamBuffer, end: int) -> tuple[bytes | None, bytes]:
    """The name of the root, None when it is itself the first item, and the namespaces declared so far."""
    if buffer.kept_from is None:
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"no item in the first {LONGEST_PROLOGUE} bytes")
    prologue, root = buffer.data[:end], _Root()
    parser = DefusedXMLParser(target=root, encoding="utf-8")
    try:
        parser.feed(prologue)
    except ParseError as error:
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"no XML: {error}") from error
    except DefusedXmlException as error:
        raise BrokenFeed(FeedErrorCode.FORBIDDEN_MARKUP, "the document declares entities") from error
    if root.name is None and end == len(buffer.data):
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, "no XML: there is no element")
    buffer.let_go()
    declared: dict[bytes, bytes] = dict(NAMESPACE.findall(prologue))
    attributes = (b" xmlns" + (b":" + prefix if prefix else b"") + b"=" + uri for prefix, uri in declared.items())
    return root.name, b"".join(attributes)


class _Root:
    """Hears of elements and remembers the first."""

    name: bytes | None = None

    def start(self, tag: str, _: object) -> None:
        if self.name is None:
            self.name = tag.rpartition("}")[2].encode()


class _Collector:
    """Builds the elements below the outermost one, which never ends."""

    def __init__(self) -> None:
        self.depth = 0
        self.item: Element | None = None
        self._builder = TreeBuilder()

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if self.depth == 1:
            self._builder = TreeBuilder()
        if self.depth:
            self._builder.start(tag, attributes)
        self.depth += 1

    def end(self, tag: str) -> None:
        self.depth -= 1
        self._builder.end(tag)
        if self.depth == 1:
            self.item = self._builder.close()

    def data(self, text: str) -> None:
        if self.depth > 1:
            self._builder.data(text)


class _ItemParser:
    """Parses cut after cut within one element, since a parser that is new for each would learn all names again."""

    def __init__(self, namespaces: bytes) -> None:
        self._namespaces = namespaces
        self._begin()

    def parse(self, cut: bytes, number: int) -> Element | RefusedItem:
        self._collector.item = None
        try:
            self._parser.feed(cut)
        except (ParseError, DefusedXmlException) as error:
            self._begin()
            reason = ErrorString(error.code) if isinstance(error, ParseError) else "it declares something"
            return RefusedItem(f"item {number}", ItemErrorCode.MALFORMED_ITEM, f"no XML: {reason}")
        if self._collector.item is None or self._collector.depth != 1:
            self._begin()
            return RefusedItem(f"item {number}", ItemErrorCode.MALFORMED_ITEM, "no XML: it does not end where it ends")
        return self._collector.item

    def _begin(self) -> None:
        self._collector = _Collector()
        self._parser = DefusedXMLParser(target=self._collector, encoding="utf-8")
        self._parser.feed(b"<_" + self._namespaces + b">")
