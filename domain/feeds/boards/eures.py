"""Parses the answers of the European employment services' portal (EURES): JSON with an HR-XML document per ad, or
that of the portal's own pages.

They are results of a search, so no ad is closed for missing from them.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from domain.feeds.boards.eures_portal import EURES_PORTAL
from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.fields.json_values import at, text
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.hr_xml import read_hr_xml
from domain.feeds.formats.json_items import Frame, read_items
from domain.feeds.formats.parsed_items import not_this_format
from domain.feeds.raw_ads import ParsedItem, item_label

SAMPLE_BYTES = 65_536
OF_PAGES = re.compile(rb'"(?:jvs|jvProfiles)"\s*:')
"""Keys that only the JSON of the portal's pages holds."""


def read_eures(chunks: Iterable[bytes], _charset: str | None = None) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per item. The id is that of the portal: services number their ads independently."""
    head = b""
    rest = as_utf8(chunks)
    for chunk in rest:
        head += chunk
        if len(head) >= SAMPLE_BYTES:
            break
    stream = chain((head,), rest)
    yield from EURES_PORTAL.read(stream, None) if OF_PAGES.search(head) else _with_documents(stream)


def _with_documents(chunks: Iterable[bytes]) -> Iterator[ParsedItem]:
    for number, item in enumerate(read_items(chunks, ("data", "items")), start=1):
        if isinstance(item, Frame):
            if not isinstance(at(item.root, "data", "items"), list):
                raise not_this_format('a list "data.items" of job vacancies', item.root)
        elif isinstance(item, RefusedItem):
            yield item
        else:
            yield from _ads(item, number)


def _ads(item: Any, number: int) -> Iterator[ParsedItem]:
    handle = text(item, "jobVacancy", "header", "handle")
    link = text(item, "related", "urls", "urlValue")
    where = item_label(number, handle)
    try:
        for ad in read_hr_xml([text(item, "jobVacancy", "hrxml").encode()]):
            if isinstance(ad, RefusedItem):
                yield replace(ad, where=where, external_id=handle)
            else:
                external_id = handle or ad.external_id
                yield replace(ad, where=where, external_id=external_id, apply_address=ad.apply_address or link)
    except BrokenFeed as broken:
        code = ItemErrorCode.MALFORMED_ITEM if broken.code != FeedErrorCode.FORBIDDEN_MARKUP else broken.code
        yield RefusedItem(where, code, broken.reason, handle)
