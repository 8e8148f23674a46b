"""Extracts the JSON-LD scripts, the microdata and the canonical URL of an HTML page."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import unescape
from typing import Any

from domain.feeds.errors import BrokenFeed, FeedErrorCode
from domain.feeds.fields.markup import to_line
from domain.feeds.formats.microdata import read_microdata

MAX_PAGE_BYTES = 10 * 2**20
OPENING = re.compile(rb"<!--|<script\b([^>]{0,2000})>", re.IGNORECASE)
CLOSING = re.compile(rb"</script\b", re.IGNORECASE)
JSON_LD = re.compile(rb"""\btype\s*=\s*["']?application/ld\+json\b""", re.IGNORECASE)
LINK = re.compile(rb"<link\b([^>]{0,4000})>", re.IGNORECASE)
CANONICAL = re.compile(rb"""\brel\s*=\s*["']?canonical\b""", re.IGNORECASE)
HREF = re.compile(rb"""\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))""", re.IGNORECASE)
TITLE = re.compile(rb"<title\b[^>]{0,200}>([^<]{0,500})", re.IGNORECASE)
MICRODATA = re.compile(rb"(?:itemtype\s*=[^>]{0,200}/|typeof\s*=\s*[\"']?[^>\"']{0,60})JobPosting\b", re.IGNORECASE)
COMMENT_END = b"-->"


@dataclass(frozen=True, slots=True)
class HtmlPage:
    """The scripts of type `application/ld+json`, the JobPostings in microdata, the canonical URL and the title, each of
    which may be empty."""

    scripts: tuple[bytes, ...]
    microdata: tuple[Any, ...]
    address: str
    title: str


def read_page(chunks: Iterable[bytes]) -> HtmlPage:
    """Raises BrokenFeed for a page of more than ten megabytes."""
    html = b""
    for chunk in chunks:
        html += chunk
        if len(html) > MAX_PAGE_BYTES:
            raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"a page of more than {MAX_PAGE_BYTES} bytes")
    marked = read_microdata(html.decode(errors="replace")) if MICRODATA.search(html) else ()
    return HtmlPage(tuple(_scripts(html)), tuple(marked), _canonical(html), _title(html))


def _scripts(html: bytes) -> Iterator[bytes]:
    """As browsers parse them: not in comments, and ended only by their closing tag."""
    at = 0
    while found := OPENING.search(html, at):
        if found[1] is None:
            end = html.find(COMMENT_END, found.end())
            if end < 0:
                return
            at = end + len(COMMENT_END)
            continue
        closing = CLOSING.search(html, found.end())
        if not closing:
            return
        if JSON_LD.search(found[1]):
            yield html[found.end() : closing.start()].strip()
        at = closing.end()


def _title(html: bytes) -> str:
    found = TITLE.search(html)
    return to_line(found[1].decode(errors="replace")) if found else ""


def _canonical(html: bytes) -> str:
    for link in LINK.finditer(html):
        if CANONICAL.search(link[1]) and (href := HREF.search(link[1])):
            return unescape(next(filter(None, href.groups()), b"").decode(errors="replace"))
    return ""
