"""Incremental XML writer, so that long documents need not fit into memory."""

import io
import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

_NOT_IN_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class XmlWriter:
    """Writes elements to a buffer, which `taken` returns and empties."""

    def __init__(self) -> None:
        self._buffer = io.StringIO()
        self._xml = XMLGenerator(self._buffer, "utf-8", short_empty_elements=True)
        self._xml.startDocument()

    @contextmanager
    def element(self, name: str, attributes: Mapping[str, str] | None = None) -> Generator[None]:
        """An element around what the `with` block writes."""
        self._xml.startElement(name, AttributesImpl({key: _fit(value) for key, value in (attributes or {}).items()}))
        yield
        self._xml.endElement(name)

    def text(self, name: str, value: object, attributes: Mapping[str, str] | None = None) -> None:
        """An element with text, without characters that XML 1.0 forbids; nothing for None."""
        if value is not None:
            with self.element(name, attributes):
                self._xml.characters(_fit(str(value)))

    def empty(self, name: str, attributes: Mapping[str, str]) -> None:
        """An empty element with attributes."""
        with self.element(name, attributes):
            pass

    def taken(self) -> bytes:
        written = self._buffer.getvalue()
        self._buffer.seek(0)
        self._buffer.truncate()
        return written.encode()


def _fit(value: str) -> str:
    """The text without characters that XML 1.0 forbids."""
    return _NOT_IN_XML.sub("", value)
