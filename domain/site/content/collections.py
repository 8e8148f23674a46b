"""The folders of `content/` that hold many documents of one kind, and what their texts say of themselves.

`content/advice/03-reading-a-job-ad/1.hr.md` belongs to the collection "advice", in the order of the numbers.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, get_args
from urllib.parse import urlsplit

from domain.site.content.document import Document, SourceText

Collection = Literal["advice", "topics", "faq", "categories", "educations"]
"""Advice articles and their topics, frequently asked questions and their categories, educational programmes."""

COLLECTIONS: tuple[Collection, ...] = get_args(Collection)
FIELDS: Mapping[Collection, frozenset[str]] = {
    "advice": frozenset({"slug", "topic", "summary"}),
    "topics": frozenset({"slug"}),
    "faq": frozenset({"category"}),
    "categories": frozenset({"slug"}),
    "educations": frozenset({"summary", "provider", "website", "countries", "job_categories"}),
}
"""Front matter that each text of a collection has, besides title, date and version."""
_GROUPS: tuple[tuple[Collection, str, Collection], ...] = (
    ("advice", "topic", "topics"),
    ("faq", "category", "categories"),
)
_NUMBERED_COLLECTIONS: tuple[Collection, ...] = ("advice", "faq", "educations")
_NUMBERED = re.compile(r"\d{2}-[a-z0-9-]+")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HOST = re.compile(r"([a-z0-9-]+\.)+[a-z]{2,}")
_COUNTRIES = re.compile(r"[A-Z]{2}( [A-Z]{2})*")
_JOB_CATEGORIES = re.compile(r"all|[1-9]\d*( [1-9]\d*)*")


def collection_of(name: str) -> Collection | None:
    """The collection of a document, or of the folder of that name; None for one that stands alone."""
    return next((each for each in COLLECTIONS if each == name.partition("/")[0]), None)


def groups_used(documents: Mapping[str, Document], groups: Collection) -> Iterator[str]:
    """The topics or categories that the texts name, in the order of the texts; nothing for other collections."""
    for collection, field, used in _GROUPS:
        if used == groups:
            for document in _members(documents, collection):
                yield next(getattr(text, field) for text in _newest_texts(document))


def faults(documents: Mapping[str, Document]) -> Iterator[str]:
    """Yields faults between the documents of the collections, for a person who mends them."""
    members = {each: _members(documents, each) for each in COLLECTIONS}
    for collection, field, groups in _GROUPS:
        known = {each.name.partition("/")[2] for each in members[groups]}
        for document in members[collection]:
            for version, texts in document.versions.items():
                named: set[str] = {getattr(text, field) for text in texts.values()}
                if len(named) != 1 or not named <= known:
                    spelled = ", ".join(sorted(named))
                    yield f"{document.name}, version {version}: {field} has to be one of {groups}/, not {spelled}"
    for collection in _NUMBERED_COLLECTIONS:
        yield from _faults_of_numbers(collection, members[collection])
    for document in members["educations"]:
        yield from _faults_of_education(document)
    for collection, fields in FIELDS.items():
        if "slug" in fields:
            yield from _faults_of_slugs(members[collection])


def _members(documents: Mapping[str, Document], collection: Collection) -> list[Document]:
    return [each for each in documents.values() if collection_of(each.name) == collection]


def _faults_of_numbers(collection: Collection, members: Iterable[Document]) -> Iterator[str]:
    names = [each.name.partition("/")[2] for each in members]
    yield from (f"{collection}/{name}: two digits, then a name" for name in names if not _NUMBERED.fullmatch(name))
    numbers = Counter(name[:2] for name in names)
    yield from (f"{collection}: {number} stands twice" for number, times in numbers.items() if times > 1)


def _faults_of_slugs(members: Iterable[Document]) -> Iterator[str]:
    """A slug leads to one document, whichever language it is of: addresses in other languages redirect by it."""
    owners: dict[str, str] = {}
    for document in members:
        for text in _newest_texts(document):
            if not _SLUG.fullmatch(text.slug):
                yield f"{text.file}: a slug has lower-case letters, digits, hyphens, not {text.slug}"
            if owners.setdefault(text.slug, document.name) != document.name:
                yield f"{text.file}: {owners[text.slug]} has the slug {text.slug} already"


def _faults_of_education(document: Document) -> Iterator[str]:
    """Yields faults of a programme, whose countries, job categories and website must not depend on the reader's
    language."""
    for texts in document.versions.values():
        for text in texts.values():
            if not _COUNTRIES.fullmatch(text.countries):
                yield f"{text.file}: countries are ISO 3166 codes with spaces, not {text.countries}"
            if not _JOB_CATEGORIES.fullmatch(text.job_categories):
                yield f"{text.file}: job_categories are ids with spaces, or all, not {text.job_categories}"
            if not _is_public_address(text.website):
                yield f"{text.file}: website is a public address that begins with https, not {text.website}"
        if len({(text.countries, text.job_categories) for text in texts.values()}) != 1:
            yield f"{document.name}: countries and job_categories are the same in each language"


def _is_public_address(address: str) -> bool:
    """Whether it is of a site by its name, over HTTPS, without a name or password of a user."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    return parts.scheme == "https" and bool(_HOST.fullmatch(host)) and "@" not in parts.netloc and port is None


def _newest_texts(document: Document) -> Iterable[SourceText]:
    return document.versions[document.newest].values()
