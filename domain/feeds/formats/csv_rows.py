"""Parses CSV with a header line. Columns in any order; those with a star are required:

id* title* description* employer place region country postal_code latitude longitude requirements benefits employment
working_time work_mode salary salary_from salary_to salary_currency salary_period salary_tax published apply_until
apply_url apply_phone language position workers experience education licences

The usual names of these in the languages of the markets are known (`domain/feeds/fields/field_names.toml`). The address
of an ad is its id in a file without a column for it.

Without a declared encoding, UTF-8 and the code pages of the markets (1250, 1251, 852, ISO 8859-2) are detected. Several
places are separated by semicolons. A feed whose columns have other names has a mapping in its settings. The delimiter
is that of a first line `sep=;`, else a comma, a semicolon, a tab or a bar, the most frequent in the header. A last row
without a line end is complete only if a quote or nothing ends it.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Self

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.fields.field_names import bare_name, names_of, plain_name
from domain.feeds.fields.item_fields import Fields
from domain.feeds.fields.named_fields import ad_of_fields, place_of
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.raw_ads import ParsedItem, RawAd, item_label

_ORDER = (
    *("id", "title", "description", "employer", "place", "region", "country", "postal_code", "latitude", "longitude"),
    *("requirements", "benefits", "employment", "working_time", "work_mode", "salary_from", "salary_to"),
    *("salary_currency", "salary_period", "salary_tax", "salary_net", "salary_gross", "salary", "published"),
    *("apply_until", "apply_url", "apply_phone", "language", "position", "workers", "experience", "education"),
    "licences",
)
"""Order in which fields choose their columns: of two fields with a name in common, the first has the column."""
FIELDS = frozenset(_ORDER) - {"salary_net", "salary_gross"}
REQUIRED = frozenset({"id", "title", "description"})
NAMES: Mapping[str, Sequence[str]] = {
    # A column for the work mode may also answer whether one may work remotely.
    field: (names_of("remote")[0], *names_of(field), *names_of("remote")) if field == "work_mode" else names_of(field)
    for field in _ORDER
}
"""The usual names by field. A field's content goes on under the first of them."""
SEPARATORS = (",", ";", "\t", "|")
SEPARATOR_LINE = re.compile(r"sep=(.)", re.IGNORECASE)
LINE_ENDS = ("\n", "\r")
MAX_LINE_LENGTH = 2**20
UNEXPECTED_END = "unexpected end of data"
csv.field_size_limit(2**31 - 1)
"""Long cells are refused with their row; the limit of the module would break rows apart."""
NOT_A_NAME = re.compile(r"[^a-z]+")


def read_csv(
    chunks: Iterable[bytes], charset: str | None = None, *, columns: Mapping[str, str] = MappingProxyType({})
) -> Iterator[ParsedItem]:
    """A raw ad or a refusal per row. `columns` are the names that a file has for our fields. Raises BrokenFeed for a
    header without the required columns, and for a file that ends within a row."""
    lines = _Lines(as_utf8(chunks, charset, may_be_windows=True))
    first = next(lines, "")
    if declared := SEPARATOR_LINE.fullmatch(first.strip("\r\n")):
        first = next(lines, "")
    separator = declared[1] if declared else max(SEPARATORS, key=first.count)
    header = _header(first, separator, columns)
    rows = csv.reader(lines, delimiter=separator, strict=True)
    number, is_short = 0, False
    while True:
        try:
            row = next(rows, None)
        except csv.Error as error:
            if str(error) == UNEXPECTED_END:
                raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, "the file ends within quotes") from error
            number += 1
            yield RefusedItem(item_label(number, ""), ItemErrorCode.MALFORMED_ITEM, f"no CSV: {error}")
            continue
        if row is None:
            if is_short:
                raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"row {number}, the last one, is shorter than the header")
            return
        if not row:
            continue
        number += 1
        is_short = len(row) < len(header)
        if lines.last.endswith(LINE_ENDS):
            yield _read(row, header, number)
            continue
        if len(row) == len(header) and lines.last.endswith(('"', separator)):
            yield _read(row, header, number)
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, f"row {number}, the last one, lacks its line end")


def _header(line: str, separator: str, columns: Mapping[str, str]) -> list[str]:
    """The field of each column; empty for one that is none."""
    try:
        named = [name for row in csv.reader([line], delimiter=separator) for name in row]
    except csv.Error:
        named = []
    fields = {_name(column): field for field, column in columns.items()}
    header = [fields.get(_name(name)) or _own_name(name, columns) for name in named]
    plain = [plain_name(name) for name in named]
    _find_other_names(header, plain)
    _find_other_names(header, [bare_name(name) for name in plain])
    wanted = sorted((REQUIRED | columns.keys()) - set(header))
    if wanted == ["id"] and "id" not in columns and "apply_url" in header:
        return header
    if wanted:
        stood = f"the first line has {', '.join(filter(None, map(_name, named)))[:200] or 'no names'}"
        reason = f"looked for a header with {', '.join(columns.get(field, field) for field in wanted)}; {stood}"
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, reason)
    return header


def _find_other_names(header: list[str], named: list[str]) -> None:
    """Fills in the fields whose columns have another of their usual names."""
    for field, others in NAMES.items():
        if field not in header:
            free = (named.index(other) for other in others if other in named and not header[named.index(other)])
            if (at := next(free, None)) is not None:
                header[at] = field


def _name(written: str) -> str:
    return " ".join(written.split()).casefold()


def _own_name(written: str, columns: Mapping[str, str]) -> str:
    """One of our names, unless another column is to be taken for it."""
    name = NOT_A_NAME.sub("_", written.strip().lower())
    return name if name in FIELDS - columns.keys() else ""


def _read(row: list[str], header: list[str], number: int) -> ParsedItem:
    if len(row) != len(header):
        reason = f"{len(row)} columns where the header has {len(header)}"
        return RefusedItem(item_label(number, row[0][:40]), ItemErrorCode.MALFORMED_ITEM, reason)
    if sum(map(len, row)) > MAX_LINE_LENGTH:
        return RefusedItem(
            item_label(number, row[0][:40]), ItemErrorCode.ITEM_TOO_LONG, f"more than {MAX_LINE_LENGTH} characters"
        )
    return _raw_ad(dict(zip(header, row, strict=True)), number)


def _raw_ad(row: dict[str, str], number: int) -> RawAd:
    fields = Fields({NAMES[field][0]: content.strip() for field, content in row.items() if field})
    place = place_of(fields)
    names = [name for name in place.name.split(";") if name.strip()] or [""]
    external_id = row.get("id", row.get("apply_url", "")).strip()
    return replace(
        ad_of_fields(fields, number, places=tuple(replace(place, name=name) for name in names)),
        where=item_label(number, external_id),
        external_id=external_id,
        fields=None,
    )


class _Lines:
    """Lines with their line ends; `last` is the one before the next. One longer than any row may be is cut, and then
    refused for its columns or its length."""

    def __init__(self, chunks: Iterable[bytes]) -> None:
        self._lines = _lines(chunks)
        self.last = ""

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> str:
        self.last = next(self._lines)
        return self.last


def _lines(chunks: Iterable[bytes]) -> Iterator[str]:
    rest = b""
    for chunk in chunks:
        lines = (rest + chunk).splitlines(keepends=True)
        rest = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        yield from (line.decode() for line in lines)
        if len(rest) > MAX_LINE_LENGTH:
            yield rest[:MAX_LINE_LENGTH].decode(errors="ignore") + "\n"
            rest = b""
    if rest:
        yield rest.decode()
