"""Commands for feeds of job ads that are read again and again."""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from domain.kernel.assembly import Assembly
from workers.commands.command import DONE, NO, CannotDo, Commands, add, platform

if TYPE_CHECKING:
    from domain.job_import.runs import FeedRun
    from domain.job_import.sources import FeedSource
    from workers.feeds.feed_reader import FeedReader, Progress

UNITS = {"m": "minutes", "h": "hours", "d": "days"}
PERIOD = re.compile(r"(\d{1,4})([mhd])")
MEGABYTE = 1_000_000


def add_to(commands: Commands) -> None:
    from domain.feeds.formats import FORMATS

    parser = add(commands, "feeds", "List feeds of job ads and how they were read last.", list_all)
    actions = parser.add_subparsers(metavar="list|add|run|report|pause|resume|separate")
    add(actions, "list", "List feeds and how they were read last.", list_all)
    new = add(actions, "add", "Add a feed.", add_feed)
    new.add_argument("name", metavar="NAME", help="small letters, digits and hyphens, at most 40")
    new.add_argument("--format", required=True, choices=sorted(FORMATS))
    place = new.add_mutually_exclusive_group(required=True)
    place.add_argument("--address", metavar="URL", help="where it is fetched from")
    place.add_argument("--file", type=Path, metavar="FILE", help="where it is read from")
    new.add_argument("--employer", default="", help="who hires, where the feed does not say")
    new.add_argument("--language", metavar="CODE", help="language of ads that name none; otherwise it is guessed")
    new.add_argument("--country", metavar="CODE", help="country of places that name none, such as HR")
    new.add_argument("--every", type=_period, metavar="PERIOD", help="30m, 6h or 1d; without it, only when you say so")
    run = _of_feed(actions, "run", "Read a feed now.", run_now)
    run.add_argument("--anew", action="store_true", help="even if its server says that nothing is new")
    run.add_argument("--accept-smaller", action="store_true", help="close what is missing even if much is missing")
    report = _of_feed(actions, "report", "Say what became of the items when a feed was read.", tell)
    report.add_argument("--run", dest="wanted", type=int, metavar="NUMBER", help="an earlier reading than the last")
    _of_feed(actions, "pause", "Do not read a feed by the clock for now.", pause)
    _of_feed(actions, "resume", "Read a feed by the clock again.", resume)
    part = add(actions, "separate", "Say that what a feed offers is another job.", separate)
    part.add_argument("number", type=int, metavar="NUMBER", help="of the job it was joined to")
    part.add_argument("feed", metavar="FEED")
    part.add_argument("external_id", metavar="ID", help="what the feed calls it; `karijera show-job` lists sources")


def list_all(_: Namespace) -> int:
    """Exit code 1 when one could not be read to its end last time."""
    with _feed_reader() as reader:
        newest = reader.runs.newest_of_each()
        sources = reader.sources.list_by_name()
    for source in sources:
        run = newest.get(source.id)
        print(f"{source.name}  {source.format}  {_when(source)}  {_short(run) if run else 'never read'}")
    print(f"Feeds: {len(sources)}.")
    return NO if any(run.code for run in newest.values()) else DONE


def add_feed(options: Namespace) -> int:
    from domain.job_import.sources import NewFeed
    from domain.kernel.errors import InvalidInput
    from workers.feeds.fetch_failures import CannotFetch
    from workers.feeds.ssrf_guard import SsrfGuard

    with _feed_reader() as reader:
        new = NewFeed(
            name=options.name,
            format=options.format,
            location=options.address or str(options.file.absolute()),
            employer=options.employer,
            language=options.language,
            country=options.country,
            every=options.every,
        )
        try:
            if options.address:
                SsrfGuard.with_exceptions(reader.settings.feed_exceptions).check(options.address)
            source = reader.sources.add(new)
        except InvalidInput as error:
            raise CannotDo(f"The {error.errors[0].field} of a feed cannot be like this.") from error
        except CannotFetch as error:
            raise CannotDo(f"{error.code}: {error.reason}.") from error
    print(f"{source.name} was added; {_when(source)}.")
    return DONE


def run_now(options: Namespace) -> int:
    """Says how far it has come, and reports at the end. Exit code 1 when it could not be read to its end."""
    with _feed_reader() as reader:
        source = reader.sources.get(options.name)
        run = reader.run(source, _progress(), accept_smaller=options.accept_smaller, anew=options.anew)
        _tell(reader, run)
    return NO if run.code else DONE


def tell(options: Namespace) -> int:
    """What was added, joined to ads of other feeds, changed, unchanged and refused, with the reasons, and what was
    missing and closed.
    """
    with _feed_reader() as reader:
        source = reader.sources.get(options.name)
        runs = reader.runs.list_newest(source.id)
        if not runs:
            raise CannotDo(f"{source.name} was never read.")
        run = reader.runs.find(options.wanted) if options.wanted else runs[0]
        if run is None or run.source_id != source.id:
            raise CannotDo(f"{source.name} has no run {options.wanted}.")
        _tell(reader, run)
        for earlier in runs:
            if earlier.id != run.id:
                print(f"run {earlier.id}: {_short(earlier)}")
    return NO if run.code else DONE


def pause(options: Namespace) -> int:
    with _feed_reader() as reader:
        reader.sources.pause(options.name, paused=True)
    print(f"{options.name} is not read by the clock any more.")
    return DONE


def resume(options: Namespace) -> int:
    with _feed_reader() as reader:
        reader.sources.pause(options.name, paused=False)
        source = reader.sources.get(options.name)
    print(f"{source.name} is read {_when(source)}.")
    return DONE


def separate(options: Namespace) -> int:
    """The next reading of the feed publishes it by itself, and does not join it again."""
    from domain.job_import.source_ads import delete_source_ad, find_source_ads
    from domain.jobs.commands import SeparateSource
    from domain.jobs.events import JobSource
    from domain.jobs.service import Jobs
    from domain.kernel.event import SYSTEM, Context

    source = JobSource(feed=options.feed, external_id=options.external_id)
    with platform() as opened:
        jobs = Jobs(opened.logs["jobs"], opened.engine, opened.clock)
        outcome = jobs.separate_source(options.number, SeparateSource(source), Context(SYSTEM, "command-line"))
        # Who was stopped between the two may say it again.
        row = find_source_ads(opened.engine, options.feed, [options.external_id]).get(options.external_id)
        if not outcome.events and (row is None or row.job_number != options.number):
            raise CannotDo(f"{options.feed} {options.external_id} is no source of job {options.number}.")
        with opened.engine.begin() as connection:
            delete_source_ad(connection, options.feed, options.external_id)
    print(f"Separated; {options.feed} brings it by itself when it is read next.")
    return DONE


def _of_feed(commands: Commands, name: str, help_: str, run: Callable[[Namespace], int]) -> ArgumentParser:
    parser = add(commands, name, help_, run)
    parser.add_argument("name", metavar="NAME")
    return parser


@contextmanager
def _feed_reader() -> "Generator[FeedReader]":
    from workers.feeds.assembly import FEED_READER

    with platform() as opened, Assembly(opened) as services:
        try:
            reader = services[FEED_READER]
        except ValueError as error:
            raise CannotDo(f"{error}.") from error
        yield reader


def _period(written: str) -> timedelta:
    found = PERIOD.fullmatch(written)
    if not found:
        raise ArgumentTypeError("a period is a number with m, h or d, such as 30m or 6h")
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def _written(period: timedelta) -> str:
    """As `_period` reads it, in the largest unit that fits."""
    minutes = period // timedelta(minutes=1)
    size, unit = next((size, unit) for size, unit in ((1440, "d"), (60, "h"), (1, "m")) if minutes % size == 0)
    return f"{minutes // size}{unit}"


def _progress() -> "Callable[[Progress], None]":
    """Says each megabyte, and each part that was imported."""
    megabytes = 0

    def say(progress: "Progress") -> None:
        nonlocal megabytes
        if progress.report:
            print(f"{progress.report.read} items read")
        elif progress.fetched // MEGABYTE > megabytes:
            megabytes = progress.fetched // MEGABYTE
            print(f"{megabytes} MB fetched")

    return say


def _when(source: "FeedSource") -> str:
    if source.paused:
        return "paused"
    return f"every {_written(source.every)}" if source.every else "by hand"


def _short(run: "FeedRun") -> str:
    code = f" {run.code}" if run.code else ""
    kept = f", {run.missing} kept open: {run.kept_open}" if run.kept_open else ""
    return f"{run.started_at:%Y-%m-%d %H:%M} {run.outcome}{code}: {_counts(run)}{kept}"


def _counts(run: "FeedRun") -> str:
    parts = [
        f"{run.added} added",
        f"{run.joined} joined",
        f"{run.changed} changed",
        f"{run.unchanged} unchanged",
        f"{run.refused} refused",
        f"{run.closed} closed",
    ]
    return ", ".join(parts)


def _tell(reader: "FeedReader", run: "FeedRun") -> None:
    print(f"run {run.id}: {_short(run)}")
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
