"""Decodes any encoding to UTF-8, piece by piece; undecodable bytes become U+FFFD, for which items are refused."""

import codecs
import re
from collections.abc import Iterable, Iterator
from itertools import chain

from domain.feeds.errors import BrokenFeed, FeedErrorCode

MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
DECLARED = re.compile(rb"""\A\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']""")
DECLARED_IN_HTML = re.compile(rb"""<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([A-Za-z0-9._-]{1,40})""", re.IGNORECASE)
KNOWN = {
    "ascii", "utf-8", "utf-16", "utf-16-le", "utf-16-be", "koi8-r", "koi8-u", "mac-latin2", "mac-cyrillic",
    *(f"iso8859-{part}" for part in range(1, 17) if part != 12),
    *(f"cp125{page}" for page in range(9)), "cp852", "cp855",
}  # fmt: skip
"""Python knows codecs that unpack archives, and some that take minutes for a megabyte."""
LOOKED_AT = 1024
LOOKED_AT_LONG = 65_536
MORE_THAN_ASCII = re.compile(rb"[\x80-\xff]")
OF_UTF8 = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
LATIN, CYRILLIC, MOST_OF_LATIN = "cp1250", "cp1251", 0.12
"""What Windows writes in the markets, and the largest part of a Latin text that is more than ASCII."""
UNKNOWN = "\ufffd"


def as_utf8(chunks: Iterable[bytes], charset: str | None = None, *, may_be_of_windows: bool = False) -> Iterator[bytes]:
    """The same text in UTF-8, without a byte order mark.

    The encoding is told, in this order, by a byte order mark, by the document's own declaration, by the bytes being
    UTF-8 where they are more than ASCII, by `charset` (a server's header, often wrong), and where files
    `may_be_of_windows`, which name no encoding, by how many bytes are more than ASCII. Raises BrokenFeed for an
    encoding that is not known.
    """
    rest = iter(chunks)
    head = b""
    for chunk in rest:
        head += chunk
        if len(head) >= (LOOKED_AT_LONG if may_be_of_windows else LOOKED_AT):
            break
    mark, encoding = _encoding_of(head, charset)
    if may_be_of_windows and not (mark or charset):
        encoding = _of_windows(head) or encoding
    stream = chain((head[len(mark) :],), rest)
    if encoding == "utf-8":
        yield from _checked(stream)
        return
    decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
    for chunk in stream:
        yield decoder.decode(chunk).encode("utf-8", "replace")
    yield decoder.decode(b"", final=True).encode("utf-8", "replace")


def _checked(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """UTF-8 that is right passes as it is."""
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    for chunk in chunks:
        if chunk.isascii() and not decoder.getstate()[0]:
            yield chunk
        else:
            yield decoder.decode(chunk).encode()
    yield decoder.decode(b"", final=True).encode()


def _encoding_of(head: bytes, charset: str | None) -> tuple[bytes, str]:
    for mark, encoding in MARKS:
        if head.startswith(mark):
            return mark, encoding
    if head.startswith(b"<\x00"):
        return b"", "utf-16-le"
    if head.startswith(b"\x00<"):
        return b"", "utf-16-be"
    declared = DECLARED.search(head) or DECLARED_IN_HTML.search(head)
    if declared:
        return b"", _declared(declared[1].decode())
    if charset and not _is_utf8(head):
        named = _known(charset)
        return b"", "utf-16-le" if named == "utf-16" else named
    return b"", "utf-8"


def _of_windows(head: bytes) -> str | None:
    """None for ASCII, and where most of what is more than that is UTF-8: a broken character is no other encoding."""
    others = len(MORE_THAN_ASCII.findall(head))
    if sum(map(len, OF_UTF8.findall(head))) * 2 >= others:
        return None
    return CYRILLIC if others > MOST_OF_LATIN * len(head) else LATIN


def _is_utf8(head: bytes) -> bool:
    if head.isascii():
        return False
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        return False
    return True


def _known(name: str) -> str:
    try:
        found = codecs.lookup(name).name
    except LookupError:
        found = ""
    if found not in KNOWN:
        raise BrokenFeed(FeedErrorCode.UNKNOWN_ENCODING, f"{name[:40]!r} is no encoding that is read here")
    return found


def _declared(name: str) -> str:
    """Whoever could read the declaration byte by byte knows that it is not UTF-16."""
    found = _known(name)
    return "utf-8" if found.startswith("utf-16") else found
