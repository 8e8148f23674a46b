"""CSV with a header line. Columns, in any order; those with a star must be there:

id* title* description* employer place country postal_code latitude longitude requirements benefits employment
working_time work_mode salary_from salary_to salary_currency salary_period salary_tax published apply_until apply_url
apply_phone language position workers experience education

Where no encoding is named, UTF-8 and what Windows writes in the markets (1250, 1251) are told apart.
Several places are parted by semicolons. The separator is a comma, a semicolon or a tab: what the header has most of.
"""

import csv
import re
from collections.abc import Iterable, Iterator

from domain.feeds.decoding import as_utf8
from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.feeds.raw_ads import ParsedItem, RawAd, RawPlace, RawSalary, item_label

REQUIRED = frozenset({"id", "title", "description"})
SEPARATORS = (",", ";", "\t")
LONGEST_LINE = 2**20
CUT_OFF = "unexpected end of data"
NOT_A_NAME = re.compile(r"[^a-z]+")


def read_csv(chunks: Iterable[bytes], charset: str | None = None) -> Iterator[ParsedItem]:
    """An offer or a refusal for each row. Raises BrokenFeed for a header without the columns that must be there, and
    for a file that ends within quotes.
    """
    lines = _lines(as_utf8(chunks, charset, may_be_of_windows=True))
    first = next(lines, "")
    separator = max(SEPARATORS, key=first.count)
    header = _header(first, separator)
    rows = csv.reader(lines, delimiter=separator, strict=True)
    number = 0
    while True:
        try:
            row = next(rows, None)
        except csv.Error as error:
            if str(error) == CUT_OFF:
                raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, "the file ends within quotes") from error
            number += 1
            yield RefusedItem(item_label(number, ""), ItemErrorCode.MALFORMED_ITEM, f"no CSV: {error}")
            continue
        if row is None:
            return
        if row:
            number += 1
            yield _read(row, header, number)


def _header(line: str, separator: str) -> list[str]:
    try:
        names = [name for row in csv.reader([line], delimiter=separator) for name in row]
    except csv.Error:
        names = []
    header = [NOT_A_NAME.sub("_", name.strip().lower()) for name in names]
    if missing := sorted(REQUIRED - set(header)):
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"the header has no column {missing[0]}")
    return header


def _read(row: list[str], header: list[str], number: int) -> ParsedItem:
    if len(row) != len(header):
        reason = f"{len(row)} columns where the header has {len(header)}"
        return RefusedItem(item_label(number, row[0][:40]), ItemErrorCode.MALFORMED_ITEM, reason)
    if sum(map(len, row)) > LONGEST_LINE:
        return RefusedItem(
            item_label(number, row[0][:40]), ItemErrorCode.ITEM_TOO_LONG, f"more than {LONGEST_LINE} characters"
        )
    return _raw_ad(dict(zip(header, row, strict=True)), number)


def _raw_ad(said: dict[str, str], number: int) -> RawAd:
    def say(name: str) -> str:
        return said.get(name, "").strip()

    names = [name for name in say("place").split(";") if name.strip()] or [""]
    return RawAd(
        where=item_label(number, say("id")),
        external_id=say("id"),
        title=say("title"),
        description=say("description"),
        requirements=say("requirements"),
        benefits=say("benefits"),
        employer=say("employer"),
        places=tuple(
            RawPlace(
                name=name,
                country=say("country"),
                postal_code=say("postal_code"),
                latitude=say("latitude"),
                longitude=say("longitude"),
            )
            for name in names
        ),
        terms=(say("employment"), say("working_time"), say("work_mode")),
        salary=RawSalary(
            minimum=say("salary_from"),
            maximum=say("salary_to"),
            currency=say("salary_currency"),
            period=say("salary_period"),
            tax=say("salary_tax"),
        ),
        opens=say("published"),
        closes=say("apply_until"),
        apply_address=say("apply_url"),
        apply_phone=say("apply_phone"),
        language=say("language"),
        occupations=tuple(filter(None, (say("position"),))),
        workers=say("workers"),
        experience=say("experience"),
        education=say("education"),
    )


def _lines(chunks: Iterable[bytes]) -> Iterator[str]:
    """Lines with their ends. One that is longer than any row may be is cut, and then refused for its columns."""
    rest = b""
    for chunk in chunks:
        lines = (rest + chunk).splitlines(keepends=True)
        rest = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        yield from (line.decode() for line in lines)
        if len(rest) > LONGEST_LINE:
            yield rest[:LONGEST_LINE].decode(errors="ignore") + "\n"
            rest = b""
    if rest:
        yield rest.decode()
