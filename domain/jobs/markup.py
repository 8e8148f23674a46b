"""Ads come with markup from anywhere; kept are text, headings, lists, tables and links, never images or scripts."""

from html import unescape

import nh3

TAGS = {
    "p",
    "br",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "a",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "blockquote",
}
ATTRIBUTES = {"a": {"href"}, "ol": {"type"}, "th": {"scope"}}
SCHEMES = {"http", "https", "mailto", "tel"}

BARE = nh3.Cleaner(tags=set())
CLEANER = nh3.Cleaner(tags=TAGS, attributes=ATTRIBUTES, url_schemes=SCHEMES, link_rel="nofollow noopener noreferrer")


def clean(html: str) -> str:
    """The same text with allowed markup only; cleaning twice changes nothing."""
    return CLEANER.clean(html.replace("\x00", "")).strip()


def has_text(html: str) -> bool:
    """Whether there is anything to read between the tags."""
    return bool(unescape(BARE.clean(html)).strip())
