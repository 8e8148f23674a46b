"""The tables in the archive that LinkedIn gives its members ("Get a copy of your data")."""

import csv
import io
import zipfile
import zlib
from itertools import islice
from pathlib import PurePosixPath

from domain.cv.content import MAX_ITEMS
from domain.cv.files.errors import CvFileTooLarge, CvFileTooManyItems, CvFileUnknownFormat, CvFileUnreadable
from domain.cv.files.imported import MOST_BYTES

MOST_MEMBERS = 10_000
"""Members that an archive may have. Long memberships have a file for each article and message."""
MOST_TABLE_BYTES = 2 * 2**20
"""Unpacked. The tables of a career hold text that people typed."""
MOST_ROWS = 5_000
MOST_CELL = 2**17
"""Characters, as in the module `csv`, whose own limit other code of the process may have raised."""
_MEMBER = b"PK\x01\x02"
MARKS = frozenset({"profile.csv", "positions.csv"})
"""An archive is LinkedIn's if it has one of these."""
TABLES = (
    frozenset(
        {
            "certifications.csv",
            "courses.csv",
            "education.csv",
            "email addresses.csv",
            "honors.csv",
            "languages.csv",
            "organizations.csv",
            "patents.csv",
            "phonenumbers.csv",
            "profile summary.csv",
            "projects.csv",
            "publications.csv",
            "skills.csv",
            "test scores.csv",
            "volunteering.csv",
        }
    )
    | MARKS
)
"""Tables of the archive that belong to a CV. Messages, contacts, searches and advertisements are not even unpacked."""

Row = dict[str, str]


def member_names(archive: bytes) -> dict[str, str]:
    """The paths in a zip archive by their last parts in lower case, the shortest of each. Raises CvFileUnreadable,
    and CvFileTooManyItems for an endless list, before it is read."""
    if archive.count(_MEMBER) > MOST_MEMBERS:
        raise CvFileTooManyItems(most=MAX_ITEMS)
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as opened:
            paths = sorted(opened.namelist(), key=len, reverse=True)
    except (zipfile.BadZipFile, NotImplementedError, OSError, ValueError, EOFError) as error:
        raise CvFileUnreadable from error
    return {PurePosixPath(path).name.lower(): path for path in paths}


def read_tables(archive: bytes) -> dict[str, list[Row]]:
    """The rows of each table by its name in lower case. Paths are only looked up; nothing is written anywhere.

    Raises CvFileTooLarge, CvFileTooManyItems, CvFileUnreadable, and CvFileUnknownFormat for an archive of others.
    """
    if len(archive) > MOST_BYTES:
        raise CvFileTooLarge(most=MOST_BYTES)
    paths = member_names(archive)
    if MARKS.isdisjoint(paths):
        raise CvFileUnknownFormat
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as opened:
            return {name: _rows(_unpacked(opened, path)) for name, path in sorted(paths.items()) if name in TABLES}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError) as error:
        # RuntimeError is what zipfile raises for a member with a password.
        raise CvFileUnreadable from error


def _unpacked(archive: zipfile.ZipFile, path: str) -> bytes:
    """Unpacks a member up to the limit, whatever size it declares. Raises CvFileTooLarge."""
    with archive.open(path) as member:
        content = member.read(MOST_TABLE_BYTES + 1)
    if len(content) > MOST_TABLE_BYTES:
        raise CvFileTooLarge(most=MOST_TABLE_BYTES)
    return content


def _rows(table: bytes) -> list[Row]:
    """Rows by the names of their columns, without empty cells. Rows that are longer than the header lose nothing."""
    try:
        text = table.decode("utf-8-sig").replace("\0", " ")
    except UnicodeDecodeError as error:
        raise CvFileUnreadable from error
    rows: list[Row] = []
    try:
        cells = csv.reader(io.StringIO(text, newline=""))
        header = [name.strip() for row in islice(cells, 1) for name in row]
        for row in cells:
            names = header + [f"column {number}" for number in range(len(header) + 1, len(row) + 1)]
            rows.append({name: cell.strip() for name, cell in zip(names, row, strict=False) if cell.strip()})
            if max(map(len, row), default=0) > MOST_CELL:
                raise CvFileUnreadable
            if len(rows) > MOST_ROWS:
                raise CvFileTooManyItems(most=MAX_ITEMS)
    except csv.Error as error:
        raise CvFileUnreadable from error
    return [row for row in rows if row]
