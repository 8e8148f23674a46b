"""Imports files in the formats of feeds from the command line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from domain.feeds.detection import detect_format, why_none_fits
from domain.feeds.errors import BrokenFeed, FeedErrorCode, RefusedItem
from domain.feeds.register import FORMATS, reader_of
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.date_shifting import shift_dates
from domain.job_import.items import FeedItem, MappedItem, UnmappedItem
from domain.job_import.report import ImportReport
from domain.kernel.process.platform import Platform
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from workers.feeds.document_file import read_chunks
from workers.feeds.file_import import job_import, say_report


def import_feed_file(
    platform: Platform,
    file: Path,
    format_name: str | None,
    defaults: FeedDefaults,
    *,
    name: str = "",
    columns: Mapping[str, str] = MappingProxyType({}),
    dates_to_today: bool = False,
    say: Callable[[str], None] = print,
) -> ImportReport:
    """Imports the ads of a file, plain or gzipped; ads imported before under this name are updated, none is closed.

    `format_name` is detected if it is None; the report is broken if no format fits. `columns` are as for feeds of CSV,
    `dates_to_today` moves the dates of old ads to today and marks the ads as a demonstration. Raises OSError.
    """
    format_name = format_name or detect_file(file)
    if format_name is None:
        report = ImportReport(
            broken=BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, why_none_fits(lambda: read_chunks(file)))
        )
    else:
        mapping = AdMapper(Gazetteer(), Occupations(), platform.clock, defaults)
        items: Iterator[MappedItem | UnmappedItem] = mapping.read(
            reader_of(format_name, columns)(read_chunks(file), None)
        )
        if dates_to_today:
            items = _shifted(platform, items)
        importing = job_import(platform, name or f"file:{format_name}", keep_dates=dates_to_today)
        report = importing.run(items, on_progress=lambda done: say(f"{done.read} ads of {file.name} read"))
    say_report(report, say)
    return report


def detect_file(file: Path) -> str | None:
    """The name of the file's format; None for a sitemap, too, which holds no ads. Raises OSError."""
    found = detect_format(lambda: read_chunks(file))
    return found.name if found and found.name in FORMATS else None


def _shifted(platform: Platform, items: Iterator[MappedItem | UnmappedItem]) -> Iterator[MappedItem]:
    mapped: Sequence[MappedItem] = [item if isinstance(item, FeedItem | RefusedItem) else item.map() for item in items]
    yield from shift_dates(platform.clock(), [item for item in mapped if isinstance(item, FeedItem)])
    yield from (item for item in mapped if isinstance(item, RefusedItem))
