"""Imports files of job ads from the command line, with progress and a report."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from domain.employers.service import Employers
from domain.feeds.errors import RefusedItem
from domain.job_import.archives.date_shifting import shift_dates
from domain.job_import.archives.tts_markdown import read_tts
from domain.job_import.archives.usajobs import read_usajobs
from domain.job_import.feed_import import ImportReport, JobImport
from domain.job_import.items import FeedItem, MappedItem
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.reference.language.titles import title_key

Source = Literal["usajobs", "tts"]
SOURCES: dict[str, Source] = {".jsonl": "usajobs", ".md": "tts"}


def source_of(files: Sequence[Path]) -> Source | None:
    """The source by the file extensions; None unless all agree."""
    found = {file.suffix.lower() for file in files}
    return SOURCES.get(found.pop()) if len(found) == 1 else None


def job_import(platform: Platform, feed: str, *, keep_dates: bool = False) -> JobImport:
    """The import for the feed of this name; for `keep_dates` see JobImport."""
    return JobImport(
        feed,
        platform.logs["jobs"],
        platform.engine,
        Employers(platform.engine),
        platform.clock,
        Context(actor=SYSTEM, channel="import"),
        title_key=title_key,
        keep_dates=keep_dates,
    )


def import_jobs(
    platform: Platform,
    files: Sequence[Path],
    source: Source,
    *,
    dates_to_today: bool = False,
    say: Callable[[str], None] = print,
) -> ImportReport:
    """Imports every ad of the files; ads imported before are updated where they have changed.

    `dates_to_today` moves the dates of old ads to today and marks the ads as a demonstration. Raises OSError for
    a file that cannot be read, before anything is imported.
    """
    items = list(_read_pages(files) if source == "tts" else _read_lines(files))
    if dates_to_today:
        items = _moved(platform, items)
    importing = job_import(platform, source, keep_dates=dates_to_today)
    report = importing.run(items, on_progress=lambda done: say(f"{done.read} of {len(items)} ads read"))
    say_report(report, say)
    return report


def say_report(report: ImportReport, say: Callable[[str], None]) -> None:
    """What was refused, with reasons, and the counts."""
    for refused in report.sample:
        say(f"refused, {refused.where}: {refused.code} - {refused.reason}")
    if report.refused > len(report.sample):
        say(f"and {report.refused - len(report.sample)} more: {by_code(report)}")
    if report.broken:
        say(f"{report.broken.code}: {report.broken.reason}")
    say(summary(report))


def summary(report: ImportReport) -> str:
    """The counts in one line."""
    joined = f"{report.joined} joined, " if report.joined else ""
    kept = f"{report.changed} changed, {report.unchanged} unchanged"
    return f"{report.added} added, {joined}{kept}, {report.refused} refused"


def by_code(report: ImportReport) -> str:
    """The number of refused items by code, most frequent first."""
    return ", ".join(f"{code} {count}" for code, count in report.refused_by_code.most_common())


def _read_lines(files: Iterable[Path]) -> Iterator[MappedItem]:
    for file in files:
        with file.open(encoding="utf-8", errors="replace") as lines:
            yield from read_usajobs(lines)


def _read_pages(files: Iterable[Path]) -> Iterator[MappedItem]:
    return read_tts((file.name, file.read_text("utf-8", errors="replace")) for file in files)


def _moved(platform: Platform, items: Iterable[MappedItem]) -> list[MappedItem]:
    read = list(items)
    refused = [item for item in read if isinstance(item, RefusedItem)]
    return [*shift_dates(platform.clock(), [item for item in read if isinstance(item, FeedItem)]), *refused]
