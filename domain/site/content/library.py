"""Reads the folder `content/`: which documents there are, in which versions and languages.

`content/terms/2.hr.md` is version 2 of the document "terms" in Croatian. Front matter, TOML between lines of `+++`,
gives its title and date; the rest is Markdown.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from domain.kernel.locales import LOCALES, Locale

FOLDER = Path(__file__).resolve().parents[3] / "content"
_FENCE = "+++\n"
_BY_CODE: Mapping[str, Locale] = {locale: locale for locale in LOCALES}


class ContentInvalid(Exception):
    """A file of the folder is not what it has to be."""


@dataclass(frozen=True, slots=True)
class SourceText:
    """One version of a document in one language; `markdown` is a template, see `rendering.py`."""

    document: str
    version: int
    locale: Locale
    title: str
    dated: date
    markdown: str


@dataclass(frozen=True, slots=True)
class Document:
    """All versions of one document, the newest last. Every version is there in every language."""

    name: str
    versions: Mapping[int, Mapping[Locale, SourceText]]

    @property
    def newest(self) -> int:
        """The version in force."""
        return max(self.versions)

    @property
    def dated(self) -> date:
        """Since when the newest version is in force."""
        return next(iter(self.versions[self.newest].values())).dated

    def text(self, locale: Locale, version: int | None = None) -> SourceText | None:
        """A version, by default the newest, or None where there is no such version."""
        return self.versions.get(self.newest if version is None else version, {}).get(locale)


@cache
def all_documents() -> Mapping[str, Document]:
    """Every document of the site by name. Raises ContentInvalid."""
    return read_folder(FOLDER)


def read_folder(folder: Path) -> Mapping[str, Document]:
    """The documents of a folder. Raises ContentInvalid for a missing language, a gap in the versions, bad front
    matter, and languages of one version with different dates."""
    return {each.name: _read_document(each) for each in sorted(folder.iterdir()) if each.is_dir()}


def _read_document(folder: Path) -> Document:
    versions: dict[int, dict[Locale, SourceText]] = {}
    for file in sorted(folder.glob("*.md")):
        text = _read(folder.name, file)
        versions.setdefault(text.version, {})[text.locale] = text
    if sorted(versions) != list(range(1, len(versions) + 1)):
        raise ContentInvalid(f"{folder}: versions count from 1 without a gap")
    for version, texts in versions.items():
        if set(texts) != set(LOCALES) or len({text.dated for text in texts.values()}) != 1:
            raise ContentInvalid(f"{folder}: version {version} needs each language once, with one date")
    return Document(folder.name, dict(sorted(versions.items())))


def _read(document: str, file: Path) -> SourceText:
    number, _, language = file.stem.partition(".")
    locale = _BY_CODE.get(language)
    empty, front, markdown = [*file.read_text("utf-8").split(_FENCE, 2), "", ""][:3]
    try:
        fields = tomllib.loads(front)
        version, title, dated = int(number), fields.pop("title"), fields.pop("date")
    except (ValueError, KeyError) as error:
        raise ContentInvalid(f"{file}: {error}") from error
    faulty = empty or fields.pop("version", None) != version or fields or not isinstance(dated, date)
    if faulty or locale is None or not title or not markdown.strip():
        raise ContentInvalid(f"{file}: title, date and the file's version between lines of +++, then a text")
    return SourceText(document, version, locale, title, dated, markdown)
