"""Finds the elements of the ads in XML whose names are not known: those that have a title and a description."""

from collections.abc import Mapping
from contextlib import suppress
from xml.etree.ElementTree import ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from domain.feeds.fields.field_names import bare_name, name_set, plain_name

OTHER_ROOTS = frozenset({"rss", "feed", "rdf", "html", "urlset", "sitemapindex"})
"""Root elements of formats that have readers of their own."""
OTHER_ITEMS = frozenset({"item", "entry"})
"""Item elements that the reader of RSS and Atom knows, whatever their root."""


def item_name_in(head: bytes) -> str | None:
    """The local name of the first element below the root that has a field for the title and one for the description of
    an ad, within the beginning of a document in UTF-8; None if there is none."""
    found = _Fields()
    parser = DefusedXMLParser(target=found, encoding="utf-8")
    with suppress(ParseError, DefusedXmlException):
        parser.feed(head)
    return found.item


class _Fields:
    """Parser target that collects the names of the fields of each open element."""

    def __init__(self) -> None:
        self.item: str | None = None
        self._open: list[tuple[str, set[str]]] = []
        self._is_other = False

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        name = _local(tag)
        if not self._open:
            self._is_other = name.lower() in OTHER_ROOTS
        else:
            self._open[-1][1].update(_names(name))
        self._open.append((name, {each for key in attributes for each in _names(_local(key))}))
        self._look(len(self._open) - 1)
        self._look(len(self._open) - 2)

    def end(self, _: str) -> None:
        self._open.pop()

    def _look(self, depth: int) -> None:
        if depth < 1 or self.item or self._is_other:
            return
        name, fields = self._open[depth]
        if name.lower() not in OTHER_ITEMS and fields & name_set("title") and fields & name_set("description"):
            self.item = name


def _names(written: str) -> tuple[str, str]:
    plain = plain_name(written)
    return plain, bare_name(plain)


def _local(tag: str) -> str:
    return tag.rpartition("}")[2]
