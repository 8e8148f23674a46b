"""Reads the parts of a PDF that screen readers and applicant tracking systems use: its tags in their order, and its
text."""

import io
from collections.abc import Iterator
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ArrayObject, DictionaryObject


def pages_text(pdf: bytes) -> str:
    """The text of all pages in the order of their content streams."""
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages)


def tag_tree(pdf: bytes) -> Iterator[tuple[str, int, int]]:
    """Each marked piece of content in the order of the tags: its tag's name, page and number on the page."""
    reader = PdfReader(io.BytesIO(pdf))
    pages = {
        page.indirect_reference.idnum: number for number, page in enumerate(reader.pages) if page.indirect_reference
    }
    root = reader.root_object["/StructTreeRoot"].get_object()

    def walk(node: Any, tag: str, page: int) -> Iterator[tuple[str, int, int]]:
        reference = getattr(node, "idnum", None)
        node = node.get_object() if reference is not None else node
        if isinstance(node, int):
            yield tag, page, int(node)
        elif isinstance(node, ArrayObject):
            for child in node:
                yield from walk(child, tag, page)
        elif isinstance(node, DictionaryObject):
            if "/Pg" in node:
                page = pages[node.raw_get("/Pg").idnum]
            if "/MCID" in node:
                yield tag, page, int(str(node["/MCID"]))
            elif "/K" in node:
                yield from walk(node.raw_get("/K"), str(node.get("/S", tag)), page)

    yield from walk(root, "", 0)
