"""Collects the JobPostings that a page marks up as microdata or RDFa Lite, in the shape of JSON-LD."""

import re
from collections.abc import Mapping
from html import escape
from typing import Any

VALUES = {
    **dict.fromkeys(("a", "area", "link"), "href"), **dict.fromkeys(("img", "embed", "iframe"), "src"),
    "meta": "content", "time": "datetime", "data": "value", "meter": "value",
}  # fmt: skip
"""Attributes that hold the value of a property."""
MARKED_UP = frozenset(
    {
        *("description", "responsibilities", "qualifications", "skills", "jobBenefits", "incentiveCompensation"),
        *("experienceRequirements", "educationRequirements"),
    }
)
"""Properties whose markup is a part of the ad."""
HIDDEN = frozenset({"script", "style", "template"})
KEPT_TAGS = frozenset("p ul ol li br strong b em i h1 h2 h3 h4 h5 h6 div section".split())  # noqa: SIM905
SCHEMA = re.compile(r"^(?:schema:|https?://schema\.org/)")
MAX_OPEN = 64
"""Items and properties within each other; what is deeper belongs to the one around it."""
MAX_CHARACTERS = 2**20
"""Characters of all properties of a page together; the rest is left out."""
COST = 16
"""Characters for which an item or a property counts."""


class _Property:
    """An open element with a property of text."""

    def __init__(self, item: dict[str, Any], names: list[str]) -> None:
        self.item = item
        self.names = names
        self.parts: list[str] = []
        self.keeps_markup = not MARKED_UP.isdisjoint(names)

    def close(self) -> None:
        written = "".join(self.parts)
        _add(self.item, self.names, written if self.keeps_markup else " ".join(written.split()))


class Microdata:
    """Follows the elements of a page, each of which starts and ends. `postings` are in the order of the page; items
    below them are their properties."""

    def __init__(self) -> None:
        self.postings: list[Any] = []
        self._open: list[dict[str, Any] | _Property | None] = []
        self._items: list[dict[str, Any]] = []
        self._properties: list[_Property] = []
        self._hidden = 0
        self._left = MAX_CHARACTERS

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        begun = self._begin(tag, _as_microdata(attributes)) if attributes and self._left > 0 else None
        if self._properties:
            self._write_tag(f"<{tag}>", tag)
        self._open.append(begun)
        self._hidden += tag in HIDDEN
        if begun is None:
            return
        self._left -= COST
        if isinstance(begun, _Property):
            self._properties.append(begun)
        else:
            self._items.append(begun)

    def end(self, tag: str) -> None:
        self._hidden -= tag in HIDDEN
        begun = self._open.pop()
        if isinstance(begun, _Property):
            begun.close()
            self._properties.pop()
        elif begun is not None:
            self._items.pop()
        if self._properties and tag != "br":
            self._write_tag(f"</{tag}>", tag)

    def data(self, text: str) -> None:
        if self._properties and not self._hidden:
            self._write(escape(text, quote=False), text)

    def _begin(self, tag: str, attributes: Mapping[str, str]) -> dict[str, Any] | _Property | None:
        names = attributes.get("itemprop", "").split()
        if "itemscope" in attributes and len(self._items) < MAX_OPEN:
            return self._begin_item(attributes, names)
        if names and self._items and len(self._properties) < MAX_OPEN:
            return self._begin_property(tag, attributes, names)
        return None

    def _begin_item(self, attributes: Mapping[str, str], names: list[str]) -> dict[str, Any]:
        kind = attributes.get("itemtype", "").strip().rpartition("/")[2]
        item: dict[str, Any] = {"@type": kind} if kind else {}
        if identifier := attributes.get("itemid"):
            item["@id"] = identifier
        if names and self._items:
            _add(self._items[-1], names, item)
        if kind == "JobPosting":
            self.postings.append(item)
        return item

    def _begin_property(self, tag: str, attributes: Mapping[str, str], names: list[str]) -> _Property | None:
        """Begins a property whose value is its text; None when an attribute holds the value, which is then added."""
        value = attributes.get("content") or attributes.get(VALUES.get(tag, ""))
        if value is None:
            return _Property(self._items[-1], names)
        _add(self._items[-1], names, value.strip())
        return None

    def _write_tag(self, markup: str, tag: str) -> None:
        self._write(markup if tag in KEPT_TAGS else "", " ")

    def _write(self, markup: str, text: str) -> None:
        """Adds to the open properties, to those with markup and to the others."""
        self._left -= len(text) * len(self._properties)
        if self._left > 0:
            for held in self._properties:
                held.parts.append(markup if held.keeps_markup else text)


def _as_microdata(attributes: Mapping[str, str]) -> Mapping[str, str]:
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


def _add(item: dict[str, Any], names: list[str], value: Any) -> None:
    """A repeated property becomes a list."""
    for name in names:
        if name not in item:
            item[name] = value
        elif isinstance(item[name], list):
            item[name].append(value)
        else:
            item[name] = [item[name], value]
