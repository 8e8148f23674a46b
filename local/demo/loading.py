"""Loads the demo content once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import select

from domain.employers.service import Employers
from domain.jobs.application_ways import QUICK_APPLY
from domain.jobs.commands import CloseJob
from domain.jobs.events import ClosingReason
from domain.jobs.feeds.items import FeedItem, Read, RefusedItem
from domain.jobs.feeds.shifting import shift_to
from domain.jobs.feeds.tts_markdown import read_tts
from domain.jobs.feeds.usajobs import read_usajobs
from domain.jobs.imported import find_imported
from domain.jobs.importing import ImportReport, JobImport
from domain.jobs.service import Jobs
from domain.jobs.tables import imported_job
from domain.kernel.facts import SYSTEM, Context
from domain.kernel.platform import Platform
from domain.reference.folding import slug
from domain.reference.language.titles import title_key
from local.demo.composer import CONTENT, DemoAd, compose

INVENTED, USAJOBS, TTS = "demo", "usajobs", "tts"
REAL = CONTENT / "real"


def load_demo(platform: Platform, say: Callable[[str], None] = print) -> ImportReport:
    """Adds the demo ads and their employers; where they are already, nothing happens."""
    report = ImportReport()
    if is_loaded(platform):
        say("The demo content is there already.")
        return report
    now, context = platform.clock(), Context(actor=SYSTEM, channel="import")
    invented = list(compose(now))
    report.add(_import(platform, INVENTED, [ad.item for ad in invented], context, say))
    _close(platform, [ad for ad in invented if ad.closed], context)
    for feed, items in ((USAJOBS, usajobs_ads(now)), (TTS, tts_ads(now))):
        report.add(_import(platform, feed, items, context, say))
    return report


def is_loaded(platform: Platform) -> bool:
    """Whether the demo content is in the database: the ads that come last are imported in one transaction."""
    query = select(imported_job.c.external_id).where(imported_job.c.feed == TTS).limit(1)
    with platform.engine.connect() as connection:
        return connection.execute(query).one_or_none() is not None


def usajobs_ads(now: datetime) -> list[Read]:
    """Real ads of 2016 with their dates moved to `now`."""
    with (REAL / "usajobs_2016.jsonl").open(encoding="utf-8") as lines:
        return _for_show(read_usajobs(lines), now)


def tts_ads(now: datetime) -> list[Read]:
    """Real job pages of 2023 to 2025 with their dates moved to `now`."""
    pages = ((page.name, page.read_text("utf-8")) for page in sorted((REAL / "tts").glob("*.md")))
    return _for_show(read_tts(pages), now)


def _for_show(items: Iterable[Read], now: datetime) -> list[Read]:
    read = list(items)
    refused = [item for item in read if isinstance(item, RefusedItem)]
    shifted = shift_to(now, [item for item in read if isinstance(item, FeedItem)])
    return [*map(_answerable, shifted), *refused]


def _answerable(item: FeedItem) -> FeedItem:
    """Lets visitors try quick apply on a real ad; what they send goes to an address reserved for examples."""
    ways = (QUICK_APPLY, *item.ad.application_ways)
    return replace(
        item,
        ad=item.ad.model_copy(update={"application_ways": ways}),
        employer=replace(item.employer, contact_email=f"jobs@{slug(item.employer.name)[:50].strip('-')}.example"),
    )


def _import(
    platform: Platform, feed: str, items: Sequence[Read], context: Context, say: Callable[[str], None]
) -> ImportReport:
    importing = JobImport(
        feed,
        platform.logs["jobs"],
        platform.engine,
        Employers(platform.engine),
        platform.clock,
        context,
        title_key=title_key,
        keep_dates=True,
    )
    report = importing.run(items)
    say(f"Demo ads, {feed}: {report.added} added, {report.refused} refused.")
    return report


def _close(platform: Platform, ads: Sequence[DemoAd], context: Context) -> None:
    jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
    for ad in find_imported(platform.engine, INVENTED, [ad.item.external_id for ad in ads]).values():
        jobs.close(ad.job_number, CloseJob(ClosingReason.FILLED), context)
