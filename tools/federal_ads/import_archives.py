"""Imports archives of federal ads into a site:

python -m tools.federal_ads.import_archives FILE... [--dates-to-today]

The files are all archives of USAJOBS (`.jsonl`), all job pages (`.md`), or all responses of the USAJOBS search
(`.json`). The settings are those of `karijera`.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from domain.feeds.errors import RefusedItem
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.date_shifting import shift_dates
from domain.job_import.items import FeedItem, MappedItem
from domain.job_import.report import ImportReport
from domain.kernel.process.platform import Platform
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from tools.federal_ads.tts_markdown import read_tts
from tools.federal_ads.usajobs import read_usajobs
from tools.federal_ads.usajobs_search import read_usajobs_search
from workers.commands.command import platform
from workers.feeds.document_file import read_chunks
from workers.feeds.file_import import job_import, say_report

Source = Literal["usajobs", "tts", "usajobs-search"]
SOURCES: dict[str, Source] = {".jsonl": "usajobs", ".md": "tts", ".json": "usajobs-search"}


def source_of(files: Sequence[Path]) -> Source | None:
    """The source by the file extensions; None unless all agree."""
    found = {file.suffix.lower() for file in files}
    return SOURCES.get(found.pop()) if len(found) == 1 else None


def import_archives(
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
    items = list(_read(platform, files, source))
    if dates_to_today:
        items = _moved(platform, items)
    importing = job_import(platform, source, keep_dates=dates_to_today)
    report = importing.run(items, on_progress=lambda done: say(f"{done.read} of {len(items)} ads read"))
    say_report(report, say)
    return report


def run(arguments: Sequence[str]) -> int:
    """Exit code 1 when the files are of no source, or all their ads were refused."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--dates-to-today", action="store_true", help="move the dates of old ads to today")
    options = parser.parse_args(arguments)
    source = source_of(options.files)
    if source is None:
        parser.error(f"files of one kind are imported together: {', '.join(SOURCES)}")
    with platform() as opened:
        report = import_archives(opened, options.files, source, dates_to_today=options.dates_to_today)
    return int(report.broken is not None)


def _read(platform: Platform, files: Sequence[Path], source: Source) -> Iterator[MappedItem]:
    if source == "tts":
        yield from read_tts((file.name, file.read_text("utf-8", errors="replace")) for file in files)
        return
    mapper = AdMapper(Gazetteer(), Occupations(), platform.clock, FeedDefaults())
    for file in files:
        if source == "usajobs":
            with file.open(encoding="utf-8", errors="replace") as lines:
                yield from read_usajobs(lines)
        else:
            found = mapper.read(read_usajobs_search(read_chunks(file)))
            yield from (item if isinstance(item, RefusedItem) else item.map() for item in found)


def _moved(platform: Platform, items: Iterable[MappedItem]) -> list[MappedItem]:
    read = list(items)
    refused = [item for item in read if isinstance(item, RefusedItem)]
    return [*shift_dates(platform.clock(), [item for item in read if isinstance(item, FeedItem)]), *refused]


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
