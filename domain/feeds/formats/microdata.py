"""Extracts the JobPostings that a page marks up as microdata or RDFa Lite, in the shape of JSON-LD."""

import re
from html import escape
from html.parser import HTMLParser
from typing import Any

VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())  # noqa: SIM905
CLOSED_BY_THE_NEXT = frozenset({"li", "p", "dt", "dd", "tr", "td", "th", "option"})
ADDRESSES = {"a": "href", "area": "href", "link": "href", "img": "src", "embed": "src", "iframe": "src"}
VALUES = {"meta": "content", "time": "datetime", "data": "value", "meter": "value"}
MARKED_UP = frozenset(
    {
        *("description", "responsibilities", "qualifications", "skills", "jobBenefits", "incentiveCompensation"),
        *("experienceRequirements", "educationRequirements"),
    }
)
"""Properties whose markup is a part of the ad."""
HIDDEN = frozenset({"script", "style", "template"})
KEPT_TAGS = frozenset("p ul ol li br strong b em i h1 h2 h3 h4 h5 h6 div section".split())  # noqa: SIM905
MAX_CHARACTERS = 2**20
SCHEMA = re.compile(r"^(?:schema:|https?://schema\.org/)")
NO_TAG = re.compile(r"""(</?[a-zA-Z](?:[^<>"']|"[^<"]{0,2000}"|'[^<']{0,2000}'){0,1000}>)|<""")
MAX_OPEN = 64
"""Items and properties within each other; what is deeper belongs to the one around it."""


def read_microdata(html: str) -> list[Any]:
    """The JobPostings in the order of the page; items below them are their properties."""
    parser = _MicrodataParser()
    parser.feed(NO_TAG.sub(_as_text, html[:MAX_CHARACTERS]))
    parser.close()
    return parser.postings


def _as_text(found: re.Match[str]) -> str:
    """Whole tags as they are, without comments; the parser takes very long for tags that are never closed."""
    return found[1] or "&lt;"


def _as_microdata(attributes: dict[str, str]) -> dict[str, str]:
    """Attributes of RDFa Lite under their names in microdata; properties of other vocabularies, as og:title, go."""
    if "typeof" not in attributes and "property" not in attributes:
        return attributes
    same = dict(attributes)
    if "typeof" in same:
        same |= {"itemscope": "", "itemtype": SCHEMA.sub("/", same["typeof"])}
        same.setdefault("itemid", same.get("resource", ""))
    named = (SCHEMA.sub("", name) for name in same.get("property", "").split())
    if properties := " ".join(name for name in named if ":" not in name):
        same.setdefault("itemprop", properties)
    return same


class _Property:
    """An open element with a property of text."""

    def __init__(self, item: dict[str, Any], names: list[str]) -> None:
        self.item = item
        self.names = names
        self.parts: list[str] = []
        self.keeps_markup = any(name in MARKED_UP for name in names)

    def close(self) -> None:
        written = "".join(self.parts)
        _add(self.item, self.names, written if self.keeps_markup else " ".join(written.split()))


class _Element:
    """An open element, with the item that it begins and the property that it holds, if any."""

    __slots__ = ("item", "property", "tag")

    def __init__(self, tag: str, item: dict[str, Any] | None, held: _Property | None) -> None:
        self.tag = tag
        self.item = item
        self.property = held


class _MicrodataParser(HTMLParser):
    """Follows elements as browsers do, except that an end tag closes everything within its element."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.postings: list[Any] = []
        self._open: list[_Element] = []
        self._items: list[dict[str, Any]] = []
        self._properties: list[_Property] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = _as_microdata({name: value or "" for name, value in attrs})
        if tag in CLOSED_BY_THE_NEXT and self._open and self._open[-1].tag == tag:
            self._close(self._open.pop())
        names = attributes.get("itemprop", "").split()
        element = _Element(tag, None, None)
        if "itemscope" in attributes and len(self._items) < MAX_OPEN:
            element.item = self._begin_item(attributes, names)
        elif names and self._items and len(self._properties) < MAX_OPEN:
            element.property = self._begin_property(tag, attributes, names)
        self._write_markup(f"<{tag}>", tag)
        if tag in VOID:
            self._close(element)
        else:
            self._open.append(element)
            if element.item is not None:
                self._items.append(element.item)
            if element.property:
                self._properties.append(element.property)

    def handle_endtag(self, tag: str) -> None:
        if any(element.tag == tag for element in reversed(self._open)):
            while (element := self._open.pop()).tag != tag:
                self._close(element)
            self._close(element)
            if tag not in VOID:
                self._write_markup(f"</{tag}>", tag)

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1].tag in HIDDEN:
            return
        for held in self._properties:
            held.parts.append(escape(data, quote=False) if held.keeps_markup else data)

    def close(self) -> None:
        super().close()
        while self._open:
            self._close(self._open.pop())

    def _begin_item(self, attributes: dict[str, str], names: list[str]) -> dict[str, Any]:
        kind = attributes.get("itemtype", "").strip().rpartition("/")[2]
        item: dict[str, Any] = {"@type": kind} if kind else {}
        if identifier := attributes.get("itemid"):
            item["@id"] = identifier
        if names and self._items:
            _add(self._items[-1], names, item)
        if kind == "JobPosting":
            self.postings.append(item)
        return item

    def _begin_property(self, tag: str, attributes: dict[str, str], names: list[str]) -> _Property | None:
        """None when an attribute holds the value."""
        attribute = VALUES.get(tag) or ADDRESSES.get(tag, "")
        value = attributes.get("content") or attributes.get(attribute)
        if value is None and tag not in VOID:
            return _Property(self._items[-1], names)
        _add(self._items[-1], names, (value or "").strip())
        return None

    def _write_markup(self, markup: str, tag: str) -> None:
        for held in self._properties:
            held.parts.append((markup if tag in KEPT_TAGS else "") if held.keeps_markup else " ")

    def _close(self, element: _Element) -> None:
        if element.property:
            element.property.close()
            if element.property in self._properties:
                self._properties.remove(element.property)
        if element.item is not None and self._items and self._items[-1] is element.item:
            self._items.pop()


def _add(item: dict[str, Any], names: list[str], value: Any) -> None:
    """A repeated property becomes a list."""
    for name in names:
        if name not in item:
            item[name] = value
        elif isinstance(item[name], list):
            item[name].append(value)
        else:
            item[name] = [item[name], value]
