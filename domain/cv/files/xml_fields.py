"""Elements of an XML file that is imported, read by local name. What nobody takes is listed as not imported."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from domain.cv.content import MAX_ITEMS
from domain.cv.files.errors import CvFileTooLarge, CvFileTooManyItems, CvFileUnreadable
from domain.cv.files.html_text import text_of_html
from domain.cv.files.imported import MOST_BYTES, ImportDraft
from domain.cv.values import TEXT_LENGTH

MOST_ELEMENTS = 100_000
MOST_MARKUP = 20 * TEXT_LENGTH
"""Characters of an element that are read as markup: editors write several for each that is seen."""


def parse_xml(document: bytes) -> Element:
    """The root of a document without a DTD, so that there are no entities to expand and no files to fetch.

    Raises CvFileTooLarge, CvFileTooManyItems and CvFileUnreadable.
    """
    if len(document) > MOST_BYTES:
        raise CvFileTooLarge(most=MOST_BYTES)
    if document.count(b"<") > 2 * MOST_ELEMENTS:
        raise CvFileTooManyItems(most=MAX_ITEMS)
    try:
        return fromstring(document, forbid_dtd=True)
    except (ParseError, DefusedXmlException, LookupError, ValueError) as error:
        raise CvFileUnreadable from error


def local_name(element: Element) -> str:
    return element.tag.rpartition("}")[2]


class XmlFields:
    """An element whose fields are taken one by one. Paths are local names of children, one below the other."""

    def __init__(self, element: Element, taken: set[Element] | None = None) -> None:
        self._element = element
        self._taken: set[Element] = set() if taken is None else taken

    def parts(self, *path: str) -> "Iterator[XmlFields]":
        """All elements at a path."""
        found = [self._element]
        for name in path:
            found = [child for element in found for child in element if local_name(child) == name]
        return (XmlFields(element, self._taken) for element in found)

    @property
    def name(self) -> str:
        return local_name(self._element)

    def children(self) -> "Iterator[XmlFields]":
        """All elements just below."""
        return (XmlFields(child, self._taken) for child in self._element)

    def part(self, *path: str) -> "XmlFields":
        """The first element at a path; an empty one when there is none."""
        return next(self.parts(*path), XmlFields(Element("none"), self._taken))

    def text(self, *path: str) -> str:
        """The first text at a path that is not empty, without markup."""
        return next((text for part in self.parts(*path) if (text := part.own_text())), "")

    def texts(self, *path: str) -> list[str]:
        """All texts at a path."""
        return [text for part in self.parts(*path) if (text := part.own_text())]

    def first(self, *names: str) -> str:
        """The text of the first of these children that has one."""
        return next((text for name in names if (text := self.text(name))), "")

    def skip(self, *path: str) -> None:
        """Takes all at a path that says nothing of its own: a code beside its label."""
        for part in self.parts(*path):
            self._taken.update(part._element.iter())

    def own_text(self) -> str:
        self._taken.add(self._element)
        return text_of_html((self._element.text or "")[:MOST_MARKUP])

    def attribute(self, name: str) -> str:
        return self._element.get(name, "")

    def leave_rest(self, draft: ImportDraft, silent: frozenset[str]) -> None:
        """Lists the texts of all elements below that were not taken, but for those of these names. What stands beyond
        `MOST_MARKUP` was not read by anybody: it is listed as it is written."""
        waiting = [(self._element, local_name(self._element))]
        while waiting:
            element, where = waiting.pop()
            text, tail = element.text or "", element.tail or ""
            if element not in self._taken:
                draft.leave_out(where, text_of_html(text[:MOST_MARKUP]))
            draft.leave_out(where, text_of_html(tail[:MOST_MARKUP]))
            for rest in (text[MOST_MARKUP:], tail[MOST_MARKUP:]):
                draft.leave_out(where, rest if len(rest) <= MOST_MARKUP else f"{rest[:MOST_MARKUP]}…")
            below = [(child, local_name(child)) for child in reversed(element)]
            waiting += [(child, f"{where}/{name}"[-200:]) for child, name in below if name not in silent]
