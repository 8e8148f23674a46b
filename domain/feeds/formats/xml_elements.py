"""Reads XML elements by local name: feeds often use wrong namespaces."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from xml.etree.ElementTree import Element

from domain.feeds.fields.field_names import plain_name, with_bare_names
from domain.feeds.fields.item_fields import Fields

MAX_DEPTH = 40
OWN_KEYS = frozenset({"id", "ref", "reference"})
"""Attributes by which an element is known."""


def local(element: Element) -> str:
    """The local name of an element in lower case."""
    return _local(element.tag)


@lru_cache(maxsize=1_000)
def _local(tag: str) -> str:
    return tag.rpartition("}")[2].lower()


def flat(element: Element) -> Fields:
    """The contents of the children by plain name, and of theirs as `child/grandchild`; of those of one name the first
    that is not empty. Attributes count as children, after those; an id among them names the element instead."""
    contents: dict[str, str] = {}
    for child in element:
        name = plain(child.tag)
        if not contents.get(name):
            contents[name] = inner(child).strip()
        for key, value in child.attrib.items():
            contents.setdefault(f"{name}/{plain(key)}", value.strip())
        for grandchild in child:
            below = f"{name}/{plain(grandchild.tag)}"
            if not contents.get(below):
                contents[below] = inner(grandchild).strip()
    for key, value in element.attrib.items():
        if (name := plain(key)) not in OWN_KEYS and not contents.get(name):
            contents[name] = value.strip()
    return Fields(with_bare_names(contents))


@lru_cache(maxsize=1_000)
def plain(tag: str) -> str:
    """The plain name of a tag or of an attribute's key, without its namespace."""
    return plain_name(_local(tag))


def attribute(element: Element, *names: str) -> str:
    """The first of these attributes, by local name."""
    found = (value.strip() for key, value in element.attrib.items() if _local(key) in names)
    return next(filter(None, found), "")


def inner(element: Element) -> str:
    """The text of an element; unescaped child markup is kept."""
    if len(element) == 0:
        return element.text or ""
    return "".join(_markup(element, 0))


def _markup(element: Element, depth: int) -> Iterator[str]:
    yield escape(element.text or "", quote=False)
    for child in element:
        if depth < MAX_DEPTH:
            yield f"<{local(child)}>"
            yield from _markup(child, depth + 1)
            yield f"</{local(child)}>"
        yield escape(child.tail or "", quote=False)


def find_all(element: Element, *path: str) -> list[Element]:
    """Descendants by a path of local names; a step may be at any depth below the one before."""
    found = [element]
    for name in path:
        found = [below for above in found for below in above.iter() if below is not above and local(below) == name]
    return found


def text_at(element: Element, *path: str) -> str:
    """The text of the first such descendant that is not empty."""
    return next((text for found in find_all(element, *path) if (text := inner(found).strip())), "")
