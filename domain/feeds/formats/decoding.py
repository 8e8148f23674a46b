"""Transcodes any encoding to UTF-8 in chunks; undecodable bytes become U+FFFD, whose items are refused."""

import codecs
import re
from collections.abc import Generator, Iterable, Iterator
from itertools import chain

from domain.feeds.errors import BrokenFeed, FeedErrorCode

BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
DECLARED = re.compile(rb"""\A\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']""")
DECLARED_IN_HTML = re.compile(rb"""<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([A-Za-z0-9._-]{1,40})""", re.IGNORECASE)
ALLOWED_ENCODINGS = {
    "ascii", "utf-8", "utf-16", "utf-16-le", "utf-16-be", "koi8-r", "koi8-u", "mac-latin2", "mac-cyrillic",
    *(f"iso8859-{part}" for part in range(1, 17) if part != 12),
    *(f"cp125{page}" for page in range(9)), "cp852", "cp855",
}  # fmt: skip
"""An allow-list: some of Python's codecs decompress, and some take minutes for a megabyte."""
SAMPLE_BYTES = 1024
LONG_SAMPLE_BYTES = 65_536
NON_ASCII = re.compile(rb"[\x80-\xff]")
UTF8_SEQUENCE = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
RUN = re.compile(rb"[\x80-\xff]{2,}")
MIN_OTHERS = 6
"""Bytes that are not ASCII, of which fewer may be damage."""
LATIN, CYRILLIC, MAX_NON_ASCII_SHARE_OF_LATIN = ("cp1250", "iso8859-2", "cp852"), "cp1251", 0.12
"""Code pages of the markets, the usual one first, and the largest share of non-ASCII bytes in a Latin text."""
CONTROL = re.compile(rb"[\x80-\x84\x86-\x9f]")
CODE_PAGES = {
    "iso8859-1": "cp1252",
    "iso8859-2": "cp1250",
    "iso8859-5": "cp1251",
    "iso8859-7": "cp1253",
    "iso8859-9": "cp1254",
}
"""Letters of Windows code pages are control characters in the standards that they are often declared as."""
OWN_LETTERS = frozenset("čćžšđČĆŽŠĐ")
MIXED_CASE = re.compile(r"[čćžšđ][A-Z]|[a-z][ČĆŽŠĐ]")
REPLACEMENT_CHARACTER = "\ufffd"


def as_utf8(chunks: Iterable[bytes], charset: str | None = None, *, may_be_windows: bool = False) -> Iterator[bytes]:
    """The text in UTF-8, without a byte order mark.

    The encoding is determined, in this order, by a byte order mark, by non-ASCII bytes being UTF-8, by the document's
    declaration, by `charset` (from an HTTP header), both often wrong, and, if `may_be_windows` or nothing of a document
    called UTF-8 is, by the letters that the code pages of the markets make of the bytes. Raises BrokenFeed for an
    unknown encoding.
    """
    rest = iter(chunks)
    head = b""
    for chunk in rest:
        head += chunk
        if len(head) >= (LONG_SAMPLE_BYTES if may_be_windows else SAMPLE_BYTES):
            break
    mark, encoding = _encoding_of(head, charset)
    if may_be_windows and not (mark or charset):
        encoding = _windows_encoding(head) or encoding
    stream = chain((head[len(mark) :],), rest)
    if encoding == "utf-8":
        sample, stream = yield from _ascii_before(stream)
        page = None if mark else _page_instead_of_utf8(sample)
        yield from _decoded(stream, page) if page else _valid_utf8(stream)
        return
    if not encoding.startswith("utf-16"):
        sample, stream = yield from _ascii_before(stream)
        if sample and _is_mostly_utf8(sample):
            yield from _valid_utf8(stream)
            return
        if CONTROL.search(sample):
            encoding = CODE_PAGES.get(encoding, encoding)
    yield from _decoded(stream, encoding)


def with_head(chunks: Iterable[bytes]) -> tuple[bytes, Iterator[bytes]]:
    """The beginning of a document, of at least `LONG_SAMPLE_BYTES` if it is that long, and the whole of it."""
    rest, head = iter(chunks), b""
    for chunk in rest:
        head += chunk
        if len(head) >= LONG_SAMPLE_BYTES:
            break
    return head, chain((head,), rest)


def _decoded(chunks: Iterable[bytes], encoding: str) -> Iterator[bytes]:
    decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
    for chunk in chunks:
        yield decoder.decode(chunk).encode("utf-8", "replace")
    yield decoder.decode(b"", final=True).encode("utf-8", "replace")


def _ascii_before(chunks: Iterable[bytes]) -> Generator[bytes, None, tuple[bytes, Iterator[bytes]]]:
    """Yields the chunks before the first with other bytes, which all encodings share; returns a sample from there on,
    and the rest of the document with it."""
    rest = iter(chunks)
    sample = b""
    for chunk in rest:
        if not sample and chunk.isascii():
            yield chunk
            continue
        sample += chunk
        if len(sample) >= LONG_SAMPLE_BYTES:
            break
    return sample, chain((sample,), rest)


def _valid_utf8(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Valid UTF-8 passes unchanged."""
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    for chunk in chunks:
        if chunk.isascii() and not decoder.getstate()[0]:
            yield chunk
        else:
            yield decoder.decode(chunk).encode()
    yield decoder.decode(b"", final=True).encode()


def _encoding_of(head: bytes, charset: str | None) -> tuple[bytes, str]:
    for mark, encoding in BYTE_ORDER_MARKS:
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


def _windows_encoding(head: bytes) -> str | None:
    """Guesses the Windows encoding of a text; None for ASCII, and for text that is mostly UTF-8, as a broken character
    does not change the encoding."""
    others = len(NON_ASCII.findall(head))
    if not others or _is_mostly_utf8(head):
        return None
    if others > MAX_NON_ASCII_SHARE_OF_LATIN * len(head):
        return CYRILLIC
    return max(LATIN, key=lambda page: _likelihood(head, page))


def _page_instead_of_utf8(sample: bytes) -> str | None:
    """The code page of a text that is called UTF-8, or nothing, but holds none of it; None for a few broken bytes."""
    found = NON_ASCII.search(sample)
    text = sample[found.start() :][:LONG_SAMPLE_BYTES] if found else b""
    others = len(NON_ASCII.findall(text))
    if others < MIN_OTHERS or UTF8_SEQUENCE.search(text):
        return None
    together = sum(map(len, RUN.findall(text)))
    page = CYRILLIC if together > others / 2 else max(LATIN, key=lambda page: _likelihood(text, page))
    return page if _likelihood(text, page) >= others else None


def _is_mostly_utf8(sample: bytes) -> bool:
    return sum(map(len, UTF8_SEQUENCE.findall(sample))) * 2 >= len(NON_ASCII.findall(sample))


def _likelihood(sample: bytes, page: str) -> int:
    """Letters of the markets count double, other letters once, anything else that is not ASCII against the page, and so
    does a letter of the other case within a word."""
    text = sample.decode(page, "replace")
    return sum(_weight(sign) for sign in text if not sign.isascii()) - 2 * len(MIXED_CASE.findall(text))


def _weight(sign: str) -> int:
    if sign in OWN_LETTERS:
        return 2
    if sign.isalpha():
        return 1
    return -1 if sign.isprintable() else -3


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
    if found not in ALLOWED_ENCODINGS:
        raise BrokenFeed(FeedErrorCode.UNKNOWN_ENCODING, f"{name[:40]!r} is not a supported encoding")
    return found


def _declared(name: str) -> str:
    """A declaration that could be read byte by byte is not in UTF-16."""
    found = _known(name)
    return "utf-8" if found.startswith("utf-16") else found
