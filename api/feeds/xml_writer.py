"""Writes XML in pieces, so that long documents are never held whole."""

import io
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

_NOT_IN_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class XmlWriter:
    """Writes elements; `taken` answers with what has been written since it was last asked."""

    def __init__(self) -> None:
        self._buffer = io.StringIO()
        self._xml = XMLGenerator(self._buffer, "utf-8", short_empty_elements=True)
        self._xml.startDocument()

    @contextmanager
    def element(self, name: str, attributes: Mapping[str, str] | None = None) -> Iterator[None]:
        """An element around what is written inside."""
        self._xml.startElement(name, AttributesImpl({key: _fit(value) for key, value in (attributes or {}).items()}))
        yield
        self._xml.endElement(name)

    def text(self, name: str, value: object, attributes: Mapping[str, str] | None = None) -> None:
        """An element with text; what XML cannot hold is left out, and nothing is written for None."""
        if value is not None:
            with self.element(name, attributes):
                self._xml.characters(_fit(str(value)))

    def empty(self, name: str, attributes: Mapping[str, str]) -> None:
        """An element that says all in its attributes."""
        with self.element(name, attributes):
            pass

    def taken(self) -> bytes:
        written = self._buffer.getvalue()
        self._buffer.seek(0)
        self._buffer.truncate()
        return written.encode()


def _fit(value: str) -> str:
    """The text without what XML cannot hold."""
    return _NOT_IN_XML.sub("", value)
