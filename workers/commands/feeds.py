"""Commands for feeds: adding, reading, pausing, and correcting their deduplication."""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

from domain.feeds.boards.detailed_boards import DETAILED_BOARDS
from domain.feeds.errors import BrokenFeed
from domain.feeds.formats.csv_rows import FIELDS
from domain.feeds.register import FEED_FORMATS, FORMATS, SITEMAP
from domain.job_import.runs import FeedRun
from domain.job_import.source_ads import delete_source_ad, find_source_ads
from domain.job_import.sources import FeedSource, NewFeed, is_remote
from domain.jobs.commands import SeparateSource
from domain.jobs.events import JobSource
from domain.jobs.service import Jobs
from domain.kernel.errors import InvalidInput
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.services import Services
from workers.commands.command import DONE, FAILED, CommandFailed, Commands, add, platform
from workers.feeds.feed_reader import FeedReader, Progress
from workers.feeds.fetch_failures import CannotFetch
from workers.feeds.ssrf_guard import SsrfGuard
from workers.register import PROVIDERS

UNITS = {"m": "minutes", "h": "hours", "d": "days"}
PERIOD = re.compile(r"(\d{1,4})([mhd])")
MEGABYTE = 1_000_000


def add_to(commands: Commands) -> None:
    parser = add(commands, "feeds", "List feeds of job ads and the result of their last runs.", list_all)
    actions = parser.add_subparsers(metavar="list|add|detect|run|report|pause|resume|separate")
    add(actions, "list", "List feeds and the result of their last runs.", list_all)
    new = add(actions, "add", "Add a feed.", add_feed)
    new.add_argument("name", metavar="NAME", help="lower-case letters, digits and hyphens, at most 40")
    new.add_argument("--format", required=True, choices=sorted(FEED_FORMATS))
    place = new.add_mutually_exclusive_group(required=True)
    place.add_argument("--address", metavar="URL", help="the URL to fetch it from")
    place.add_argument("--file", type=Path, metavar="FILE", help="the file to read it from")
    new.add_argument("--employer", default="", help="employer of ads that name none")
    new.add_argument("--language", metavar="CODE", help="language of ads that name none; otherwise it is guessed")
    new.add_argument("--country", metavar="CODE", help="country of places that name none, such as HR")
    new.add_argument(
        "--every", type=_parse_period, metavar="PERIOD", help="30m, 6h or 1d; without it, only by `karijera feeds run`"
    )
    add_columns(new)
    detect = add(actions, "detect", "Name the format of a document.", detect_format)
    detect.add_argument("location", metavar="ADDRESS|FILE")
    run = _add_with_name(actions, "run", "Read a feed now.", run_now)
    run.add_argument("--anew", action="store_true", help="even if its server answers that it has not changed")
    run.add_argument("--accept-smaller", action="store_true", help="close missing ads even if many are missing")
    report = add(actions, "report", "Show what the last runs did with the items of a feed, or of each.", report_run)
    report.add_argument("name", metavar="NAME", nargs="?")
    report.add_argument("--run", dest="wanted", type=int, metavar="NUMBER", help="an earlier run than the last")
    _add_with_name(actions, "pause", "Suspend the scheduled runs of a feed.", pause)
    _add_with_name(actions, "resume", "Resume the scheduled runs of a feed.", resume)
    part = add(actions, "separate", "Separate a feed's ad from the job that it was joined to by mistake.", separate)
    part.add_argument("number", type=int, metavar="NUMBER", help="number of the job that it was joined to")
    part.add_argument("feed", metavar="FEED")
    part.add_argument("external_id", metavar="ID", help="the feed's id of the ad; `karijera show-job` lists sources")


def add_columns(parser: ArgumentParser) -> None:
    """Adds the option that names columns of CSV."""
    parser.add_argument(
        "--column",
        dest="columns",
        action="append",
        default=[],
        type=_parse_column,
        metavar="FIELD=NAME",
        help="CSV: the name that the file has for a field, such as title='Naziv radnog mjesta'; may be repeated",
    )


def list_all(_: Namespace) -> int:
    """Exit code 1 when the last run of a feed failed."""
    with _feed_reader() as reader:
        newest = reader.runs.newest_of_each()
        sources = reader.sources.list_by_name()
    for source in sources:
        run = newest.get(source.id)
        print(f"{source.name}  {source.format}  {_when(source)}  {_run_line(run) if run else 'never read'}")
    print(f"Feeds: {len(sources)}.")
    return FAILED if any(run.code for run in newest.values()) else DONE


def add_feed(options: Namespace) -> int:
    with _feed_reader() as reader:
        new = NewFeed(
            name=options.name,
            format=options.format,
            location=options.address or str(options.file.absolute()),
            employer=options.employer,
            language=options.language,
            country=options.country,
            every=options.every,
            columns=dict(options.columns),
        )
        try:
            if options.address:
                SsrfGuard.with_exceptions(reader.settings.feed_exceptions).check(options.address)
            source = reader.sources.add(new)
        except InvalidInput as error:
            raise CommandFailed(f"The {error.errors[0].field} of the feed is not valid.") from error
        except CannotFetch as error:
            raise CommandFailed(f"{error.code}: {error.reason}.") from error
    print(f"{source.name} was added; {_when(source)}.")
    return DONE


def detect_format(options: Namespace) -> int:
    """Exit code 1 when no format fits."""
    with _feed_reader() as reader:
        try:
            found = reader.detect(options.location)
        except (BrokenFeed, CannotFetch) as error:
            print(f"{error.code}: {error.reason}")
            return FAILED
    if found.name == SITEMAP:
        print(f"{found.name}: the first {found.items} entries are addresses, whose pages are fetched when it is read")
        return DONE
    print(f"{found.name}: {found.complete} of the first {found.items} items have a title and a description")
    if found.complete < found.items and (where := _where_texts_are(found.name, options.location)):
        print(where)
    return DONE


def _where_texts_are(format_name: str, location: str) -> str:
    """Says where a system keeps the texts that a list of this format lacks; empty if it has no other place for them."""
    detailed = DETAILED_BOARDS.get(format_name)
    if detailed and is_remote(location) and detailed.is_list(location):
        return "the details of each ad are fetched when it is read"
    if detailed:
        return f"the details of each ad are fetched only from the list's own address, {detailed.example}"
    query = FORMATS[format_name].texts_with
    return f"the list holds its texts when it is asked for with ?{query}" if query else ""


def run_now(options: Namespace) -> int:
    """Prints its progress, and a report at the end. Exit code 1 when the run failed."""
    with _feed_reader() as reader:
        source = reader.sources.get(options.name)
        run = reader.run(source, _progress(), accept_smaller=options.accept_smaller, refetch=options.anew)
        _print_report(reader, run)
    return FAILED if run.code else DONE


def report_run(options: Namespace) -> int:
    """Counts ads that were added, joined to ads of other feeds, changed, unchanged, refused, missing and closed, with
    the reasons for refusals. Exit code 1 when the run failed.
    """
    if options.wanted and not options.name:
        raise CommandFailed("A run is that of a feed: name it.")
    with _feed_reader() as reader:
        if not options.name:
            return _report_all(reader)
        source = reader.sources.get(options.name)
        runs = reader.runs.list_newest(source.id)
        if not runs:
            raise CommandFailed(f"{source.name} was never read.")
        run = reader.runs.find(options.wanted) if options.wanted else runs[0]
        if run is None or run.source_id != source.id:
            raise CommandFailed(f"{source.name} has no run {options.wanted}.")
        _print_report(reader, run)
        for earlier in runs:
            if earlier.id != run.id:
                print(f"run {earlier.id}: {_run_line(earlier)}")
    return FAILED if run.code else DONE


def _report_all(reader: FeedReader) -> int:
    """The last run of each feed with its sample of refusals, and the runs before it in a line each."""
    failed = False
    for source in reader.sources.list_by_name():
        print(f"{source.name}  {source.format}  {_when(source)}")
        runs = reader.runs.list_newest(source.id)
        if not runs:
            print("never read")
            continue
        _print_report(reader, runs[0])
        for earlier in runs[1:]:
            print(f"run {earlier.id}: {_run_line(earlier)}")
        failed |= bool(runs[0].code)
    return FAILED if failed else DONE


def pause(options: Namespace) -> int:
    with _feed_reader() as reader:
        reader.sources.pause(options.name, paused=True)
    print(f"{options.name} has no scheduled runs until it is resumed.")
    return DONE


def resume(options: Namespace) -> int:
    with _feed_reader() as reader:
        reader.sources.pause(options.name, paused=False)
        source = reader.sources.get(options.name)
    print(f"{source.name} is read {_when(source)}.")
    return DONE


def separate(options: Namespace) -> int:
    """The next run of the feed publishes it as a job of its own, and does not join it again."""
    source = JobSource(feed=options.feed, external_id=options.external_id)
    with platform() as opened:
        jobs = Jobs(opened.logs["jobs"], opened.engine, opened.clock)
        outcome = jobs.separate_source(options.number, SeparateSource(source), Context(SYSTEM, "command-line"))
        # A command that was interrupted between the two writes can be repeated.
        row = find_source_ads(opened.engine, options.feed, [options.external_id]).get(options.external_id)
        if not outcome.events and (row is None or row.job_number != options.number):
            raise CommandFailed(f"{options.feed} {options.external_id} is no source of job {options.number}.")
        with opened.engine.begin() as connection:
            delete_source_ad(connection, options.feed, options.external_id)
    print(f"Separated; the next run of {options.feed} publishes it as a job of its own.")
    return DONE


def _add_with_name(commands: Commands, name: str, help_: str, run: Callable[[Namespace], int]) -> ArgumentParser:
    parser = add(commands, name, help_, run)
    parser.add_argument("name", metavar="NAME")
    return parser


@contextmanager
def _feed_reader() -> "Generator[FeedReader]":

    with platform() as opened, Services(opened, PROVIDERS) as services:
        try:
            reader = services[FeedReader]
        except ValueError as error:
            raise CommandFailed(f"{error}.") from error
        yield reader


def _parse_period(written: str) -> timedelta:
    found = PERIOD.fullmatch(written)
    if not found:
        raise ArgumentTypeError("a period is a number with m, h or d, such as 30m or 6h")
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def _parse_column(written: str) -> tuple[str, str]:
    field, _, name = (part.strip() for part in written.partition("="))
    if field not in FIELDS or not name:
        raise ArgumentTypeError(f"a column is FIELD=NAME, where FIELD is one of {', '.join(sorted(FIELDS))}")
    return field, name


def _format_period(period: timedelta) -> str:
    """Formats a period as `_parse_period` reads it, in the largest unit that fits."""
    minutes = period // timedelta(minutes=1)
    size, unit = next((size, unit) for size, unit in ((1440, "d"), (60, "h"), (1, "m")) if minutes % size == 0)
    return f"{minutes // size}{unit}"


def _progress() -> "Callable[[Progress], None]":
    """Prints each megabyte fetched and each batch imported."""
    megabytes = 0

    def print_progress(progress: Progress) -> None:
        nonlocal megabytes
        if progress.report:
            print(f"{progress.report.read} items read")
        elif progress.fetched // MEGABYTE > megabytes:
            megabytes = progress.fetched // MEGABYTE
            print(f"{megabytes} MB fetched")

    return print_progress


def _when(source: FeedSource) -> str:
    if source.paused:
        return "paused"
    return f"every {_format_period(source.every)}" if source.every else "by hand"


def _run_line(run: FeedRun) -> str:
    code = f" {run.code}" if run.code else ""
    kept = f", {run.missing} kept open: {run.kept_open}" if run.kept_open else ""
    return f"{run.started_at:%Y-%m-%d %H:%M} {run.outcome}{code}: {_counts(run)}{kept}"


def _counts(run: FeedRun) -> str:
    parts = [
        f"{run.added} added",
        f"{run.joined} joined",
        f"{run.changed} changed",
        f"{run.unchanged} unchanged",
        f"{run.refused} refused",
        f"{run.closed} closed",
    ]
    return ", ".join(parts)


def _print_report(reader: FeedReader, run: FeedRun) -> None:
    print(f"run {run.id}: {_run_line(run)}")
    if run.reason:
        print(f"why: {run.reason}")
    if run.kept_open:
        print(f"missing from the feed and still open: {run.missing}, {run.kept_open}")
    elif run.missing > run.closed:
        left = run.missing - run.closed
        print(f"missing from the feed and not closed now: {left}, offered by another feed or closed before")
    for code, count in run.refused_by_code.items():
        print(f"refused: {code} {count}")
    for refusal in reader.runs.list_refusals(run.id):
        print(f"  {refusal.item}: {refusal.code} - {refusal.reason}")
