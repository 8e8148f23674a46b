"""Parses schema.org JobPosting: JSON-LD of any size, or an HTML page with scripts of it or with microdata."""

import json
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, cast

import orjson

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.fields.json_values import many, text
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.html_page import read_page
from domain.feeds.formats.json_items import Frame, read_items
from domain.feeds.formats.parsed_items import not_this_format
from domain.feeds.formats.schema_org_posting import raw_ad_of
from domain.feeds.raw_ads import ParsedItem, item_label

LISTS = ((), ("@graph",), ("itemListElement",), ("dataFeedElement",))
HOLDERS = ("@graph", "itemListElement", "dataFeedElement", "item", "mainEntity", "mainEntityOfPage")
MAX_DEPTH, MAX_DEPTH_OF_VALUE = 4, 32
PREFIX = re.compile(r"^(?:schema:|https?://schema\.org/)")
WRAPPING = re.compile(
    r"^\s*(?:(?:<!--|//|/\*)?\s*(?:<!\[CDATA\[)?\s*(?:\*/)?\s*)*|\s*(?:(?://|/\*)?\s*(?:\]\]>|-->)\s*(?:\*/)?\s*)*$"
)
LAST_COMMA = re.compile(r",(?=\s*[}\]])")
KIND = re.compile(r"[/:]")
"""Comments and CDATA around a script."""
LINKED_DATA = frozenset({"@context", "@type", "@graph", "@id", "itemListElement", "dataFeedElement"})
MAX_NAMED, MAX_WAITING = 20_000, 5_000
"""Objects with an `@id`, and postings that wait for one, kept in memory."""
BLANK = b" \t\r\n\x00\xef\xbb\xbf\xff\xfe"
"""White space and byte order marks."""
MAX_BLANKS = 65_536


def read_schema_org(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad per JobPosting at any level; other types are ignored. A page is recognised by its `<`."""
    rest = iter(chunks)
    head = b""
    for chunk in rest:
        head += chunk
        if head.strip(BLANK) or len(head) > MAX_BLANKS:
            break
    stream = chain((head,), rest)
    is_page = head.lstrip(BLANK).startswith(b"<")
    found = _on_page(as_utf8(stream, charset)) if is_page else _in_document(as_utf8(stream))
    for number, (posting, address) in enumerate(found, start=1):
        yield posting if isinstance(posting, RefusedItem) else raw_ad_of(posting, number, address)


def _in_document(chunks: Iterable[bytes]) -> Iterator[tuple[Any, str]]:
    """Postings that refer to what the document has not named yet wait for its end."""
    named: dict[str, Any] = {}
    waiting: list[Any] = []
    for found in read_items(chunks, *LISTS):
        if isinstance(found, RefusedItem):
            yield found, ""
            continue
        value = _plain(found.root if isinstance(found, Frame) else found)
        if isinstance(found, Frame) and isinstance(value, dict) and not LINKED_DATA & value.keys():
            raise not_this_format("a JobPosting as JSON-LD", value)
        if len(named) < MAX_NAMED:
            named.update(_named(value, 0))
        for posting in postings(value):
            if len(waiting) < MAX_WAITING and any(name not in named for name in _references(posting, 0)):
                waiting.append(posting)
            else:
                yield _resolved(posting, named, 0), ""
    yield from ((_resolved(posting, named, 0), "") for posting in waiting)


def _on_page(chunks: Iterable[bytes]) -> Iterator[tuple[Any, str]]:
    page = read_page(chunks)
    documents: list[Any] = []
    is_empty = True
    for number, script in enumerate(page.scripts, start=1):
        try:
            documents.append(_plain(_parsed(script)))
        except (ValueError, RecursionError) as error:
            is_empty = False
            reason = f"invalid JSON: {error}"
            yield RefusedItem(item_label(number, "script"), ItemErrorCode.MALFORMED_ITEM, reason), ""
    named = dict(_named(documents, 0))
    for posting in (_resolved(posting, named, 0) for document in documents for posting in postings(document)):
        is_empty = False
        yield posting, page.address
    if is_empty:
        for posting in page.microdata:
            is_empty = False
            yield posting, page.address
    if is_empty:
        stood = f'a page "{page.title[:100]}"' if page.title else "a page without a title"
        reason = f"looked for a JobPosting as JSON-LD or microdata; found {stood} with none"
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, reason)


def _parsed(script: str) -> Any:
    """Parses JSON-LD as sites write it: within comments or CDATA, with line breaks within texts, and with a comma after
    the last value. Raises ValueError, and RecursionError for what is nested too deeply."""
    try:
        return orjson.loads(script)
    except ValueError:
        written = WRAPPING.sub("", script)
        try:
            return json.loads(written, strict=False)
        except ValueError:
            return json.loads(LAST_COMMA.sub("", written), strict=False)


def _plain(value: Any, depth: int = 0) -> Any:
    """Removes the prefix of schema.org from names, and replaces literals that name their type or language by their
    text."""
    if depth > MAX_DEPTH_OF_VALUE:
        return value
    if isinstance(value, list):
        return [_plain(element, depth + 1) for element in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    held = cast("dict[str, Any]", value)
    if "@value" in held:
        return held["@value"]
    return {PREFIX.sub("", name): _plain(element, depth + 1) for name, element in held.items()}


def _references(value: Any, depth: int) -> Iterator[str]:
    """The ids of objects that are only referred to."""
    if depth > MAX_DEPTH:
        return
    if isinstance(value, list):
        for element in cast("list[Any]", value):
            yield from _references(element, depth + 1)
    elif isinstance(value, dict):
        held = cast("dict[str, Any]", value)
        if held.keys() == {"@id"} and isinstance(held["@id"], str):
            yield held["@id"]
        else:
            for element in held.values():
                yield from _references(element, depth + 1)


def _named(value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    """The objects with an `@id` that hold more than it."""
    if depth > 2 * MAX_DEPTH:
        return
    if isinstance(value, list):
        for element in cast("list[Any]", value):
            yield from _named(element, depth + 1)
    elif isinstance(value, dict):
        held = cast("dict[str, Any]", value)
        if len(held) > 1 and isinstance(held.get("@id"), str):
            yield held["@id"], held
        for element in held.values():
            yield from _named(element, depth + 1)


def _resolved(value: Any, named: dict[str, Any], depth: int) -> Any:
    """The value with references by `@id` replaced, only so deep that a circle ends."""
    if depth > MAX_DEPTH:
        return value
    if isinstance(value, list):
        return [_resolved(element, named, depth + 1) for element in cast("list[Any]", value)]
    if not isinstance(value, dict):
        return value
    held = cast("dict[str, Any]", value)
    if held.keys() == {"@id"} and isinstance(held["@id"], str):
        held = named.get(held["@id"], held)
    return {name: _resolved(element, named, depth + 1) for name, element in held.items()}


def postings(value: Any, depth: int = 0) -> Iterator[Any]:
    """The JobPostings in a value: itself, or in its lists and graphs."""
    if isinstance(value, list):
        if depth < MAX_DEPTH:
            for element in cast("list[Any]", value):
                yield from postings(element, depth + 1)
    elif isinstance(value, dict):
        kinds = (KIND.split(text(kind))[-1] for kind in many(value, "@type"))
        if "JobPosting" in kinds:
            yield value
        elif depth < MAX_DEPTH:
            held = cast("dict[str, Any]", value)
            for holder in HOLDERS:
                yield from postings(held.get(holder), depth + 1)
