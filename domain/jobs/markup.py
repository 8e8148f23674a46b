"""Sanitizes the HTML of ads: keeps text, headings, lists, tables and links, never images or scripts."""

import re
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

# Most ads contain only paragraphs, headings and lists, and sanitized markup is sanitized again whenever its event is
# read. Markup of exactly this shape is left unchanged by the cleaner, which takes ten times as long as this pattern.
# The first character of each part says which part it is, so no text is matched in two ways and time stays linear.
_TEXT = r"[^<>&\r\x00\xa0\ud800-\udfff]*"
_ENTITY = "&(?:amp|lt|gt|nbsp);"
_WORDS = f"{_TEXT}(?:{_ENTITY}{_TEXT})*"
_LINE = f"{_TEXT}(?:(?:{_ENTITY}|<br>|<strong>{_WORDS}</strong>|<em>{_WORDS}</em>){_TEXT})*"
_ITEMS = rf"[ \n]*(?:<li>{_LINE}</li>[ \n]*)*"
_BLOCKS = (
    *(f"<{tag}>{_LINE}</{tag}>" for tag in ("p", "h3", "h4")),
    f"<ul>{_ITEMS}</ul>",
    f'<ol(?: type="[1Aa]")?>{_ITEMS}</ol>',
)
_BLOCK = f"(?:{'|'.join(_BLOCKS)})"
PLAIN = re.compile(rf"{_BLOCK}(?:[ \n]*{_BLOCK})*")
"""Markup that the cleaner would not change."""


def clean(html: str) -> str:
    """The text with allowed markup only; idempotent."""
    if not html or PLAIN.fullmatch(html):
        return html
    return CLEANER.clean(html.replace("\x00", "")).strip()


def has_text(html: str) -> bool:
    """Whether there is text between the tags."""
    return bool(unescape(BARE.clean(html)).strip())
