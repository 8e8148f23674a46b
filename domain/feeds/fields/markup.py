"""Converts text of feeds to the HTML of ads: paragraphs for plain text, the allowed tags for headings and emphasis."""

import re
from html import escape, unescape

TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
REPLACEMENT_TAGS = {"h1": "h3", "h2": "h3", "h5": "h4", "h6": "h4", "b": "strong", "i": "em"}
RENAMED_TAG = re.compile(r"(</?)(h[1256]|b|i)(?=[\s/>])", re.IGNORECASE)
# Text is matched in one way only, so time stays linear in its length.
# A block element without other blocks becomes a paragraph. Others are only containers: turned into paragraphs around
# paragraphs, they would leave empty ones behind.
_BLOCK = r"/?(?:div|section|article|p|ul|ol|table|blockquote|h[1-6])\b"
PARAGRAPH = re.compile(rf"<(div|section|article)\b[^<>]*>([^<]*(?:<(?!{_BLOCK})[^<]*)*)</\1\s*>", re.IGNORECASE)
CONTAINER = re.compile(r"</?(?:div|section|article)\b[^<>]*>", re.IGNORECASE)
EMPTY = re.compile(r"<p\b[^<>]*>(?:\s|&nbsp;|&#160;|<br\s*/?>|</?span\b[^<>]*>)*</p\s*>", re.IGNORECASE)
ESCAPED = re.compile(r"&lt;/?(?:p|div|ul|ol|li|br|h[1-6]|strong|b|em|span)\b", re.IGNORECASE)
ENTITY = re.compile(r"&(?:amp|quot|apos|nbsp|#\d{1,5}|#x[0-9a-f]{1,4});", re.IGNORECASE)
BLANK_LINE = re.compile(r"\n\s*\n")


def to_html(text: str) -> str:
    """HTML as in ads; plain text is split into paragraphs at blank lines."""
    text = text.strip()
    if not text:
        return ""
    if ESCAPED.search(text) and not TAG.search(text):
        text = unescape(text)
    if not TAG.search(text):
        paragraphs = BLANK_LINE.split(unescape(text).replace("\r\n", "\n"))
        return "".join(f"<p>{escape(part.strip(), quote=False)}</p>".replace("\n", "<br>") for part in paragraphs)
    if CONTAINER.search(text):
        text = CONTAINER.sub(" ", PARAGRAPH.sub(r"<p>\2</p>", text))
    return RENAMED_TAG.sub(lambda tag: tag[1] + REPLACEMENT_TAGS[tag[2].lower()], EMPTY.sub("", text)).strip()


def to_line(text: str) -> str:
    """One line of plain text: no tags, no entities, single spaces."""
    if "<" in text:
        text = TAG.sub(" ", text)
    if "&" in text:
        text = unescape(text)
        if ENTITY.search(text):  # escaped twice
            text = unescape(text)
    return " ".join(text.split())
