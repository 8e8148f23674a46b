"""Reads an HTML page in one pass: its JSON-LD scripts, JobPostings as microdata or RDFa Lite, canonical URL and title.

The parser is that of libxml2, which keeps no tree, and whose time is linear in the size of a page, whatever is never
closed in it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from lxml import etree  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType, reportAttributeAccessIssue] - lxml has no types

from domain.feeds.errors import BrokenFeed, FeedErrorCode
from domain.feeds.formats.microdata import Microdata

MAX_PAGE_BYTES = 10 * 2**20
MAX_TITLE, MAX_ADDRESS = 500, 4_000


@dataclass(frozen=True, slots=True)
class HtmlPage:
    """The scripts of type `application/ld+json`, the JobPostings in microdata, the canonical URL and the title, each of
    which may be empty."""

    scripts: tuple[str, ...]
    microdata: tuple[Any, ...]
    address: str
    title: str


class _Parser(Protocol):
    """Interface of lxml's parser with a target; lxml has no types."""

    def feed(self, data: bytes) -> None: ...

    def close(self) -> HtmlPage: ...


def read_page(chunks: Iterable[bytes]) -> HtmlPage:
    """`chunks` are UTF-8. Raises BrokenFeed for a page of more than ten megabytes."""
    parser = _parser()
    size = 0
    for chunk in chunks:
        size += len(chunk)
        if size > MAX_PAGE_BYTES:
            raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"a page of more than {MAX_PAGE_BYTES} bytes")
        parser.feed(chunk)
    return parser.close()


def _parser() -> _Parser:
    return cast("_Parser", etree.HTMLParser(target=_PageTarget(), encoding="utf-8"))  # pyright: ignore[reportUnknownMemberType]


class _PageTarget:
    """Parser target: each element that starts ends, in the order of nesting."""

    def __init__(self) -> None:
        self._microdata = Microdata()
        self._scripts: list[str] = []
        self._script: list[str] | None = None
        self._title: list[str] | None = None
        self._first_title = ""
        self._address = ""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "script":
            is_json_ld = attributes.get("type", "").strip().lower().startswith("application/ld+json")
            self._script = [] if is_json_ld else None
        elif tag == "title" and not self._first_title:
            self._title = []
        elif tag == "link" and not self._address and "canonical" in attributes.get("rel", "").lower().split():
            self._address = attributes.get("href", "").strip()[:MAX_ADDRESS]
        self._microdata.start(tag, attributes)

    def data(self, text: str) -> None:
        if self._script is not None:
            self._script.append(text)
        if self._title is not None:
            self._title.append(text)
        self._microdata.data(text)

    def end(self, tag: str) -> None:
        if tag == "script" and self._script is not None:
            self._scripts.append("".join(self._script).strip())
            self._script = None
        elif tag == "title" and self._title is not None:
            self._first_title = " ".join("".join(self._title)[:MAX_TITLE].split())
            self._title = None
        self._microdata.end(tag)

    def close(self) -> HtmlPage:
        return HtmlPage(tuple(self._scripts), tuple(self._microdata.postings), self._address, self._first_title)
