"""Loads the demo content once."""

from collections.abc import Callable, Sequence

from sqlalchemy import and_, or_, select

from domain.employers.service import Employers
from domain.job_import.feed_import import ImportReport, JobImport
from domain.job_import.items import FeedItem
from domain.job_import.source_ads import find_source_ads
from domain.job_import.tables import source_ad
from domain.jobs.commands import CloseJob
from domain.jobs.events import ClosingReason
from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.reference.language.titles import title_key
from local.demo.composer import compose
from local.demo.logos import draw_logo

FEED = "demo"
FORMER_FEED = "tts"
"""Loaded last by older versions, which also had ads of the US federal government."""
MOST_EMPLOYERS = 1000
"""Employers at most: more than the demo has."""
LAST_AD = "hr/urar/1"
"""The ad imported in the last transaction, which shows that loading was completed; older versions lack it."""


def load_demo(platform: Platform, say: Callable[[str], None] = print) -> ImportReport:
    """Adds the demo ads and their employers; idempotent."""
    report = ImportReport()
    if is_loaded(platform):
        say("The demo content is there already.")
        return report
    ads, context = list(compose(platform.clock())), Context(actor=SYSTEM, channel="import")
    closed = [ad.item for ad in ads if ad.closed]
    report.add(_import(platform, closed, context))
    _close(platform, closed, context)
    report.add(_import(platform, sorted((ad.item for ad in ads if not ad.closed), key=_is_last), context))
    _add_logos(Employers(platform.engine))
    say(f"Demo ads: {report.added} added, {report.refused} refused.")
    return report


def is_loaded(platform: Platform) -> bool:
    """Whether all demo content, of this or an older version, is in the database."""
    came_last = or_(and_(source_ad.c.feed == FEED, source_ad.c.external_id == LAST_AD), source_ad.c.feed == FORMER_FEED)
    with platform.engine.connect() as connection:
        return connection.execute(select(source_ad.c.external_id).where(came_last).limit(1)).first() is not None


def _is_last(item: FeedItem) -> bool:
    return item.external_id == LAST_AD


def _import(platform: Platform, items: Sequence[FeedItem], context: Context) -> ImportReport:
    importing = JobImport(
        FEED,
        platform.logs["jobs"],
        platform.engine,
        Employers(platform.engine),
        platform.clock,
        context,
        title_key=title_key,
        keep_dates=True,
    )
    return importing.run(items)


def _add_logos(employers: Employers) -> None:
    for employer in employers.list_by_name(limit=MOST_EMPLOYERS):
        if employer.profile.is_demo and (drawn := draw_logo(employer.profile.name)):
            employers.set_logo(employer.id, drawn)


def _close(platform: Platform, items: Sequence[FeedItem], context: Context) -> None:
    jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
    for ad in find_source_ads(platform.engine, FEED, [item.external_id for item in items]).values():
        jobs.close(ad.job_number, CloseJob(ClosingReason.FILLED), context)
