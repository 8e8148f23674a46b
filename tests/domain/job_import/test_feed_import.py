"""Imports are idempotent: unchanged ads stay, changed ones are edited, invalid ones refused individually."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta

import pytest
from sqlalchemy import text

from domain.employers.service import EmployerProfile, Employers
from domain.feeds.errors import RefusedItem
from domain.job_import.background_writer import QUEUE_LENGTH
from domain.job_import.feed_import import ImportReport, JobImport
from domain.job_import.items import FeedItem
from domain.job_import.source_ads import find_source_ads
from domain.jobs.commands import CloseJob, EditJob
from domain.jobs.events import ClosingReason, JobEdited, JobExtended, JobPublished, JobShortened
from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from domain.reference.language.titles import title_key
from tests.domain.jobs.ads import ad, feed_item
from tests.settings_factory import settings_for

A_DAY = timedelta(days=1)


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    """A database of its own for each test: what one feed has brought, another would join."""
    with open_platform(settings_for(new_database())) as opened:
        yield opened


@pytest.fixture
def now(platform: Platform) -> datetime:
    return platform.clock()


@pytest.fixture
def jobs(platform: Platform) -> Jobs:
    return Jobs(platform.logs["jobs"], platform.engine, platform.clock)


def importer(platform: Platform, feed: str, *, keep_dates: bool = False) -> JobImport:
    context = Context(SYSTEM, "import")
    employers = Employers(platform.engine)
    return JobImport(
        feed,
        platform.logs["jobs"],
        platform.engine,
        employers,
        platform.clock,
        context,
        title_key=title_key,
        keep_dates=keep_dates,
    )


def items(now: datetime, count: int = 3, **changes: object) -> list[FeedItem]:
    return [
        feed_item(str(number), published_at=now - A_DAY, apply_until=now + 30 * A_DAY, **changes)
        for number in range(count)
    ]


def counts(report: ImportReport) -> tuple[int, int, int, int]:
    return (report.added, report.changed, report.unchanged, report.refused)


def number_of(platform: Platform, feed: str, external_id: str) -> int:
    return find_source_ads(platform.engine, feed, [external_id])[external_id].job_number


def test_every_ad_becomes_a_job_once(platform: Platform, jobs: Jobs, now: datetime) -> None:
    assert counts(importer(platform, "once").run(items(now))) == (3, 0, 0, 0)
    assert counts(importer(platform, "once").run(items(now))) == (0, 0, 3, 0)
    job = jobs.get(number_of(platform, "once", "0"))
    assert job.ad == ad()
    assert job.source is not None
    assert (job.source.feed, job.source.external_id) == ("once", "0")


def test_the_same_id_in_another_feed_is_another_job(platform: Platform, now: datetime) -> None:
    importer(platform, "one").run(items(now, 1))
    importer(platform, "other").run(items(now, 1, title="Kuhar/ica"))
    assert number_of(platform, "one", "0") != number_of(platform, "other", "0")


def test_a_changed_ad_is_edited_and_a_moved_deadline_moved(platform: Platform, jobs: Jobs, now: datetime) -> None:
    importer(platform, "changing").run(items(now, 2))
    later = feed_item("0", published_at=now, apply_until=now + 60 * A_DAY, title="Konobar/ica na terasi")
    earlier = feed_item("1", published_at=now, apply_until=now + 10 * A_DAY)
    assert counts(importer(platform, "changing").run([later, earlier])) == (0, 2, 0, 0)
    first, second = (
        [type(recorded.event) for recorded in jobs.history(number_of(platform, "changing", key))] for key in "01"
    )
    assert first == [JobPublished, JobEdited, JobExtended]
    assert second == [JobPublished, JobShortened]


def test_a_deadline_that_is_moved_into_the_past_closes_the_ad(platform: Platform, jobs: Jobs, now: datetime) -> None:
    importer(platform, "over").run(items(now, 2))
    over = [feed_item(key, published_at=now - 9 * A_DAY, apply_until=now - A_DAY, title="Nova") for key in "01"]
    assert counts(importer(platform, "over").run(over)) == (0, 2, 0, 0)
    number = number_of(platform, "over", "0")
    assert jobs.get(number).closed is ClosingReason.LEFT_FEED
    assert counts(importer(platform, "over").run(over)) == (0, 0, 2, 0)
    assert counts(importer(platform, "over").run(items(now, 2))) == (0, 2, 0, 0)
    assert jobs.get(number).takes_applications(now)


def test_kept_dates_do_not_count_as_changes(platform: Platform, now: datetime) -> None:
    importer(platform, "moved", keep_dates=True).run(items(now))
    assert counts(importer(platform, "moved", keep_dates=True).run(items(now + A_DAY))) == (0, 0, 3, 0)


def test_each_refusal_names_its_item_and_its_reason(platform: Platform, now: datetime) -> None:
    expired = feed_item("expired", published_at=now - 9 * A_DAY, apply_until=now - A_DAY)
    early = feed_item("early", published_at=now + A_DAY, apply_until=now + 9 * A_DAY)
    broken = RefusedItem("line 3", "INVALID_ITEM", "title: missing")
    report = importer(platform, "refusing").run([expired, early, broken, *items(now, 1), *items(now, 1)])
    assert counts(report) == (1, 0, 0, 4)
    assert {(refused.where, refused.code) for refused in report.sample} == {
        ("expired", "APPLY_UNTIL_PAST"),
        ("early", "PUBLISHED_IN_FUTURE"),
        ("line 3", "INVALID_ITEM"),
        ("0", "REPEATED_ITEM"),
    }
    assert all(refused.reason for refused in report.sample)


def test_a_closed_job_is_not_changed_by_its_feed(platform: Platform, jobs: Jobs, now: datetime) -> None:
    importer(platform, "closed").run(items(now, 1))
    jobs.close(number_of(platform, "closed", "0"), CloseJob(ClosingReason.FILLED), Context(SYSTEM, "web"))
    report = importer(platform, "closed").run(items(now, 1, title="Drugi naslov"))
    assert [refused.code for refused in report.sample] == ["JOB_CLOSED"]


def test_an_item_equal_to_the_edited_ad_is_unchanged(platform: Platform, jobs: Jobs, now: datetime) -> None:
    importer(platform, "edited").run(items(now, 1))
    jobs.edit(number_of(platform, "edited", "0"), EditJob(ad(title="Isto")), Context(SYSTEM, "web"))
    assert counts(importer(platform, "edited").run(items(now, 1, title="Isto"))) == (0, 0, 1, 0)


def test_several_batches_report_their_progress(platform: Platform, now: datetime) -> None:
    seen: list[int] = []
    report = importer(platform, "long").run(items(now, 1250), lambda done: seen.append(done.read))
    assert counts(report) == (1250, 0, 0, 0)
    assert seen == [500, 1000, 1250]


def test_a_reader_that_fails_fails_the_import_and_leaves_no_thread(platform: Platform, now: datetime) -> None:
    def reader() -> Iterator[FeedItem]:
        yield from items(now, 1250)
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="disk"):
        importer(platform, "unreadable").run(reader())
    assert not writers()


def test_an_exception_of_the_progress_callback_stops_the_import(platform: Platform, now: datetime) -> None:
    read: list[str] = []

    def reader() -> Iterator[FeedItem]:
        for item in items(now, 3_000):
            read.append(item.external_id)
            yield item

    def stop(_: ImportReport) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        importer(platform, "stopped").run(reader(), stop)
    assert not writers()
    assert len(read) <= 500 * (QUEUE_LENGTH + 1)
    assert counts(importer(platform, "stopped").run(items(now, len(read))))[0] < len(read)


def writers() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("writing-behind")]


def test_two_imports_at_once_add_each_ad_once(platform: Platform, now: datetime) -> None:
    with ThreadPoolExecutor(4) as pool:
        reports = list(pool.map(lambda _: importer(platform, "raced").run(items(now, 80)), range(4)))
    assert sum(report.added for report in reports) == 80
    assert sum(report.unchanged for report in reports) == 240
    with platform.engine.connect() as connection:
        query = text("SELECT count(*) FROM public.source_ad WHERE feed = 'raced'")
        assert connection.execute(query).scalar_one() == 80


def test_an_employer_is_found_by_name_however_it_is_written(platform: Platform, now: datetime) -> None:
    importer(platform, "employers").run(items(now, 1))
    employers = Employers(platform.engine)
    ids = employers.ids_of([EmployerProfile("KONOBA  tri volta"), EmployerProfile("Sasvim nova d.o.o.")])
    assert employers.get(ids["KONOBA  tri volta"]).profile.name == "Konoba Tri Volta"
    assert len(set(ids.values())) == 2
