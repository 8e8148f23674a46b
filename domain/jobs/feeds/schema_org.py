"""JobPosting of schema.org as JSON-LD: a JSON document of any size, or the scripts of an HTML page."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, cast

import orjson

from domain.jobs.feeds.decoding import as_utf8
from domain.jobs.feeds.items import RefusedItem
from domain.jobs.feeds.json_items import Frame, read_items
from domain.jobs.feeds.offers import OfferRead, item_name
from domain.jobs.feeds.pages import read_page
from domain.jobs.feeds.refusals import Refusal
from domain.jobs.feeds.schema_org_posting import offer_of
from domain.jobs.feeds.values import many, text

LISTS = ((), ("@graph",), ("itemListElement",), ("dataFeedElement",))
HOLDERS = ("@graph", "itemListElement", "dataFeedElement", "item", "mainEntity", "mainEntityOfPage")
DEEPEST = 4
BLANK = b" \t\r\n\x00\xef\xbb\xbf\xff\xfe"
"""White space and byte order marks."""


def read_schema_org(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[OfferRead]:
    """An offer for each JobPosting, wherever it stands; other things are passed over. A page is told by its `<`."""
    rest = iter(chunks)
    head = next((chunk for chunk in rest if chunk.strip(BLANK)), b"")
    stream = chain((head,), rest)
    is_page = head.lstrip(BLANK).startswith(b"<")
    found = _on_page(as_utf8(stream, charset)) if is_page else _in_document(as_utf8(stream))
    for number, (posting, address) in enumerate(found, start=1):
        yield posting if isinstance(posting, RefusedItem) else offer_of(posting, number, address)


def _in_document(chunks: Iterable[bytes]) -> Iterator[tuple[Any, str]]:
    for found in read_items(chunks, *LISTS):
        if isinstance(found, RefusedItem):
            yield found, ""
        else:
            yield from ((posting, "") for posting in postings(found.root if isinstance(found, Frame) else found))


def _on_page(chunks: Iterable[bytes]) -> Iterator[tuple[Any, str]]:
    page = read_page(chunks)
    for number, script in enumerate(page.scripts, start=1):
        try:
            document = orjson.loads(script)
        except ValueError as error:
            reason = f"no JSON: {error}"
            yield RefusedItem(item_name(number, "script"), Refusal.MALFORMED_ITEM, reason), ""
        else:
            yield from ((posting, page.address) for posting in postings(document))


def postings(value: Any, depth: int = 0) -> Iterator[Any]:
    """The JobPostings in a value: itself, or what lists and graphs hold."""
    if isinstance(value, list):
        if depth < DEEPEST:
            for element in cast("list[Any]", value):
                yield from postings(element, depth + 1)
    elif isinstance(value, dict):
        kinds = (text(kind).rpartition("/")[2] for kind in many(value, "@type"))
        if "JobPosting" in kinds:
            yield value
        elif depth < DEEPEST:
            held = cast("dict[str, Any]", value)
            for holder in HOLDERS:
                yield from postings(held.get(holder), depth + 1)
