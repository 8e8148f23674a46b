"""Reads the folder `content/`: which documents there are, in which versions and languages.

`content/terms/2.hr.md` is version 2 of the document "terms" in Croatian. Front matter, TOML between lines of `+++`,
gives its title and date, and what its collection asks for; the rest is Markdown.
"""

import tomllib
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from domain.kernel.values.locales import LOCALES, Locale
from domain.site.content.collections import FIELDS, Collection, collection_of, faults, groups_used
from domain.site.content.document import Document, SourceText

FOLDER = Path(__file__).resolve().parents[3] / "content"
_FENCE = "+++\n"
_BY_CODE: Mapping[str, Locale] = {locale: locale for locale in LOCALES}


class ContentInvalid(Exception):
    """A file of the folder is not what it has to be."""


@cache
def all_documents() -> Mapping[str, Document]:
    """Every document that this release brings, by name. Raises ContentInvalid."""
    return read_folder(FOLDER)


def list_collection(documents: Mapping[str, Document], collection: Collection) -> tuple[Document, ...]:
    """The documents of a collection in its order, topics and categories as the first text of each follows."""
    members = [each for each in documents.values() if collection_of(each.name) == collection]
    rank = {group: place for place, group in reversed([*enumerate(groups_used(documents, collection))])}
    return tuple(sorted(members, key=lambda each: rank.get(each.short_name, 0)))


def read_folder(folder: Path) -> Mapping[str, Document]:
    """The documents of a folder. Raises ContentInvalid, with file and line, for a missing language, a gap in the
    versions, bad front matter, languages of one version with different dates, and what a collection does not allow."""
    found: dict[str, Document] = {}
    faulty: list[str] = []
    for name, each in _document_folders(folder):
        try:
            found[name] = _read_document(each, name)
        except ContentInvalid as invalid:
            faulty.append(str(invalid))
    if faulty := faulty or list(faults(found)):
        raise ContentInvalid("\n".join(faulty))
    return found


def _document_folders(folder: Path) -> Iterator[tuple[str, Path]]:
    """The folder of each document, with the document's name."""
    for each in sorted(folder.iterdir()):
        if collection_of(each.name):
            yield from ((f"{each.name}/{inner.name}", inner) for inner in sorted(each.iterdir()) if inner.is_dir())
        elif each.is_dir():
            yield each.name, each


def _read_document(folder: Path, name: str) -> Document:
    versions: dict[int, dict[Locale, SourceText]] = {}
    for file in sorted(folder.glob("*.md")):
        text = _read(name, file)
        versions.setdefault(text.version, {})[text.locale] = text
    if not versions or sorted(versions) != list(range(1, len(versions) + 1)):
        raise ContentInvalid(f"{folder}: versions count from 1 without a gap")
    for version, texts in versions.items():
        if set(texts) != set(LOCALES) or len({text.dated for text in texts.values()}) != 1:
            raise ContentInvalid(f"{folder}: version {version} needs each language once, with one date")
    return Document(name, dict(sorted(versions.items())))


def _read(document: str, file: Path) -> SourceText:
    number, _, language = file.stem.partition(".")
    locale = _BY_CODE.get(language)
    try:
        empty, front, markdown = [*file.read_text("utf-8").split(_FENCE, 2), "", ""][:3]
        fields = tomllib.loads(front)
        version, title, dated = int(number), fields.pop("title"), fields.pop("date")
        details = _details(document, fields)
    except (ValueError, KeyError) as error:
        # "... (at line 2, column 1)", counted from the line after the fence.
        counted = str(error).partition("at line ")[2].partition(",")[0]
        raise ContentInvalid(f"{file}:{int(counted) + 1 if counted.isdecimal() else 1}: {error}") from error
    faulty = empty or fields.pop("version", None) != version or fields or not isinstance(dated, date)
    if faulty or locale is None or not title or not markdown.strip():
        raise ContentInvalid(f"{file}:1: title, date and the file's version between lines of +++, then a text")
    return SourceText(document, version, locale, title, dated, markdown, **details)


def _details(document: str, fields: dict[str, Any]) -> dict[str, str]:
    """Takes out the front matter that the document's collection asks for. Raises ValueError where one is no text."""
    collection = collection_of(document)
    details = {name: fields.pop(name, None) for name in sorted(FIELDS[collection])} if collection else {}
    if missing := [name for name, value in details.items() if not isinstance(value, str) or not value.strip()]:
        msg = f"front matter of {collection} has the text {', '.join(missing)}"
        raise ValueError(msg)
    return details
