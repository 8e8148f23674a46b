"""Checks a whole folder of texts before anything of it is used."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from domain.site.content.checking import text_faults
from domain.site.content.collections import collection_of
from domain.site.content.document import Document, SourceText
from domain.site.content.library import ContentInvalid, all_documents, read_folder


def read_checked_folder(folder: Path) -> Mapping[str, Document]:
    """The documents of a folder that could be published as a whole. Raises ContentInvalid with every fault, a line
    each: file, line, what is wrong."""
    if not folder.is_dir():
        raise ContentInvalid(f"{folder}: there is no such folder")
    documents = read_folder(folder)
    faults = [fault for each in documents.values() for fault in _faults(folder, each)]
    # Texts that stand alone have a page each, which every other page links to.
    alone = {name for name in all_documents() if collection_of(name) is None}
    faults += [f"{folder / name}:1: the site has a page for this text" for name in sorted(alone - set(documents))]
    faults += [
        f"{folder / name}:1: the site has no page for this text"
        for name in sorted(documents)
        if collection_of(name) is None and name not in alone
    ]
    if faults:
        raise ContentInvalid("\n".join(faults))
    return documents


def _faults(folder: Path, document: Document) -> Iterator[str]:
    for texts in document.versions.values():
        for text in texts.values():
            file = folder / text.file
            for fault in text_faults(text.markdown):
                yield f"{file}:{_first_line(file, text) + fault.line - 1}: {fault.message}"


def _first_line(file: Path, text: SourceText) -> int:
    """The line of the file in which its Markdown begins."""
    whole = file.read_text("utf-8")
    return whole[: len(whole) - len(text.markdown)].count("\n") + 1
