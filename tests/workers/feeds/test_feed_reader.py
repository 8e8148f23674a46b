"""Feed runs from fetch to report; no failure closes ads."""

import gzip
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import MappingProxyType

import pytest
from sqlalchemy import text

from domain.job_import.runs import FeedRun, Outcome
from domain.job_import.source_ads import find_source_ads
from domain.job_import.sources import FeedAlreadyExists, FeedSource, NewFeed
from domain.jobs.service import Jobs
from domain.kernel.errors import InvalidInput
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from tests.workers.feeds.feed_server import FeedServer, bomb, serving
from tests.workers.task_harness import captured_logs, states, task_ids, wait_until, working
from workers.feeds.due_feeds import DueFeeds
from workers.feeds.feed_reader import FeedBusy, FeedReader, Progress
from workers.feeds.http_client import HttpClient, Limits
from workers.feeds.ssrf_guard import SsrfGuard
from workers.outbox.queue import TaskQueue
from workers.outbox.task import Tasks
from workers.register import PROVIDERS, open_tasks
from workers.tasks.runner import Runner

TITLES = (
    "Konobar",
    "Kuhar",
    "Vozač",
    "Zidar",
    "Prodavač",
    "Medicinska sestra",
    "Programer",
    "Vrtlar",
    "Mesar",
    "Pekar",
)


def job(number: int, title: str = "", text: str = "Tražimo osobu za rad.") -> str:
    return (
        f"<job><referencenumber>{number}</referencenumber><title>{title or TITLES[number]}</title>"
        f"<url>https://primjer.example/{number}</url><company>Primjer</company><city>Split</city>"
        f"<description>{text}</description></job>"
    )


def feed(*numbers: int, more: str = "") -> bytes:
    return f"<source>{''.join(map(job, numbers))}{more}</source>".encode()


class FeedHarness:
    """A feed on a server, and the reading of it."""

    def __init__(self, platform: Platform, server: FeedServer) -> None:
        self.platform = platform
        self.server = server
        guard = SsrfGuard([("127.0.0.1", server.port)])
        http_client = HttpClient(
            guard, limits=Limits(max_bytes=40_000_000, connect_seconds=60, read_seconds=60, total_seconds=120)
        )
        self.reading = FeedReader(platform, http_client)
        self.source = self.add("primjer", server.address("/feed"))
        self.jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)

    def add(self, name: str, location: str, **settings: object) -> FeedSource:
        return self.reading.sources.add(NewFeed(name=name, format="indeed-xml", location=location, **settings))  # pyright: ignore[reportArgumentType]

    def read(
        self,
        body: bytes | None = None,
        status: int = 200,
        headers: Mapping[str, str] = MappingProxyType({}),
        *,
        refetch: bool = False,
    ) -> FeedRun:
        if body is not None:
            self.server.serve("/feed", body, status, **headers)
        return self.reading.run(self.reading.sources.get("primjer"), refetch=refetch)

    def open_jobs(self) -> int:
        with self.platform.engine.connect() as connection:
            rows = connection.execute(text("SELECT job_number FROM public.source_ad")).scalars()
            numbers = set(rows)
        now = self.platform.clock()
        return sum(self.jobs.get(number).takes_applications(now) for number in numbers)


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with serving() as found:
        yield found


@pytest.fixture
def harness(platform: Platform, server: FeedServer) -> FeedHarness:
    return FeedHarness(platform, server)


def counts(run: FeedRun) -> tuple[int, ...]:
    return (run.added, run.changed, run.unchanged, run.refused, run.closed)


def test_a_feed_is_read_changed_and_reported(harness: FeedHarness) -> None:
    run = harness.read(feed(*range(8), more="<job>&nbsp;</job>" + job(8, text="")))
    assert (run.outcome, counts(run)) == (Outcome.DONE, (8, 0, 0, 2, 0))
    assert run.refused_by_code == {"MALFORMED_ITEM": 1, "NO_DESCRIPTION": 1}
    refusals = harness.reading.runs.list_refusals(run.id)
    assert [(refusal.item, refusal.code) for refusal in refusals] == [
        ("item 9", "MALFORMED_ITEM"),
        ("item 10 (8)", "NO_DESCRIPTION"),
    ]
    run = harness.read(feed(*range(1, 8), more=job(0, title="Konobarica")))
    assert (run.outcome, counts(run)) == (Outcome.DONE, (0, 1, 7, 0, 0))
    run = harness.read(feed(*range(7)))
    assert (counts(run), run.missing, run.kept_open) == ((0, 1, 6, 0, 1), 1, "")
    assert [run.id for run in harness.reading.runs.list_newest(harness.source.id)] == [run.id, run.id - 1, run.id - 2]


def test_an_ad_that_jobs_refuse_does_not_interrupt_the_reading(harness: FeedHarness) -> None:
    past = job(1).replace("</job>", "<date>2026-05-01</date><expirationdate>2026-05-02</expirationdate></job>")
    run = harness.read(feed(0, more=past))
    assert (run.outcome, counts(run), run.refused_by_code) == (Outcome.DONE, (1, 0, 0, 1, 0), {"APPLY_UNTIL_PAST": 1})


def test_refused_items_do_not_close_their_jobs(harness: FeedHarness) -> None:
    harness.read(feed(*range(8)))
    run = harness.read(feed(*range(1, 8), more=job(0, text="")))
    assert (run.refused, run.missing) == (1, 0)
    run = harness.read(feed(*range(1, 8), more="<job>&nbsp;</job>"))
    assert (run.missing, run.closed, run.kept_open) == (1, 0, "FEED_ITEMS_UNNAMED")
    assert harness.open_jobs() == 8


@pytest.mark.parametrize(
    ("body", "status", "headers", "outcome", "code"),
    [
        (b"", 200, {}, Outcome.BROKEN, "NOT_THIS_FORMAT"),
        (b"", 500, {}, Outcome.FAILED, "STATUS_NOT_OK"),
        (b"<html>Sorry</html>", 200, {}, Outcome.BROKEN, "NOT_THIS_FORMAT"),
        (b"Sorry", 200, {}, Outcome.BROKEN, "NOT_THIS_FORMAT"),
        (feed(), 200, {}, Outcome.BROKEN, "NOTHING_READ"),
        (b"<source><job><name>X</name></job></source>", 200, {}, Outcome.BROKEN, "NOTHING_READ"),
        (b"<!doctype html><html><title>Log in</title></html>", 200, {}, Outcome.BROKEN, "NOT_THIS_FORMAT"),
        (b"<rss><channel><item><title>T</title></item></channel></rss>", 200, {}, Outcome.BROKEN, "NOT_THIS_FORMAT"),
        (feed(*range(5)), 200, {}, Outcome.DONE, ""),
        (feed(*range(10))[:-9], 200, {}, Outcome.BROKEN, "FEED_CUT_OFF"),
        (feed(*range(10))[:-400], 200, {}, Outcome.BROKEN, "FEED_CUT_OFF"),
        (feed(*range(9)), 200, {"Content_Length": "90000"}, Outcome.FAILED, "CUT_OFF"),
        (bomb(100_000_000), 200, {}, Outcome.BROKEN, "EXPANDS_TOO_MUCH"),
        (gzip.compress(feed(*range(9)))[:-20], 200, {}, Outcome.BROKEN, "CUT_OFF"),
        (b'<!DOCTYPE x [<!ENTITY y "z">]>' + feed(1), 200, {}, Outcome.BROKEN, "FORBIDDEN_MARKUP"),
    ],
)
def test_a_feed_that_fails_is_empty_or_suddenly_small_closes_nothing(
    harness: FeedHarness, body: bytes, status: int, headers: dict[str, str], outcome: Outcome, code: str
) -> None:
    harness.read(feed(*range(10)))
    run = harness.read(body, status, headers)
    assert (run.outcome, run.code, run.closed) == (outcome, code, 0)
    assert harness.open_jobs() == 10


def test_control_missing_ads_are_closed(harness: FeedHarness) -> None:
    harness.read(feed(*range(10)))
    assert harness.read(feed(*range(7))).closed == 3
    assert harness.open_jobs() == 7


def test_an_unchanged_feed_is_not_read_again_until_the_next_day(harness: FeedHarness) -> None:
    harness.server.serve_versions("/feed", feed(1, 2), '"v1"')
    assert harness.read().outcome is Outcome.DONE
    run = harness.read()
    assert (run.outcome, run.read) == (Outcome.NOT_MODIFIED, 0)
    assert harness.read(refetch=True).unchanged == 2
    with harness.platform.engine.begin() as connection:
        connection.execute(text("UPDATE public.feed_run SET started_at = started_at - interval '25 hours'"))
    assert harness.read().unchanged == 2


def test_a_feed_that_takes_over_an_ad_is_read_unconditionally(harness: FeedHarness, tmp_path: Path) -> None:
    leading = tmp_path / "leading.xml"
    leading.write_bytes(feed(*range(8)))
    first = harness.add("prvi", str(leading))
    harness.reading.run(first)
    harness.server.serve_versions("/feed", feed(*range(7), more=job(7, text="Isti posao, drugi opis.")), '"v1"')
    assert harness.read().joined == 8
    leading.write_bytes(feed(*range(7)))
    assert harness.reading.run(first).missing == 1
    assert counts(harness.read()) == (0, 1, 7, 0, 0)
    assert harness.read().outcome is Outcome.NOT_MODIFIED


def test_a_broken_document_is_fetched_again(harness: FeedHarness) -> None:
    harness.server.serve_versions("/feed", feed(1, 2)[:-9], '"v1"')
    assert harness.read().outcome is Outcome.BROKEN
    assert harness.read().outcome is Outcome.BROKEN


def test_an_ad_without_a_deadline_is_open_as_long_as_the_feed_has_it(harness: FeedHarness) -> None:
    harness.read(feed(1))
    number = find_source_ads(harness.platform.engine, "primjer", ["1"])["1"].job_number
    first = harness.jobs.get(number).apply_until
    assert timedelta(days=29) < first - harness.platform.clock() < timedelta(days=32)
    assert harness.read(feed(1)).unchanged == 1
    assert harness.jobs.get(number).apply_until == first
    with harness.platform.engine.begin() as connection:
        connection.execute(text("UPDATE public.source_ad SET open_until = open_until - interval '25 days'"))
    earlier = harness.jobs.get(number)
    assert harness.read(feed(1)).unchanged == 1
    assert harness.jobs.get(number).apply_until >= earlier.apply_until
    assert find_source_ads(harness.platform.engine, "primjer", ["1"])["1"].open_until == first


def test_a_file_is_read_compressed_or_not(harness: FeedHarness, tmp_path: Path) -> None:
    file = tmp_path / "feed.xml.gz"
    source = harness.add("datoteka", str(file))
    run = harness.reading.run(source)
    assert (run.outcome, run.code) == (Outcome.FAILED, "FILE_UNREADABLE")
    file.write_bytes(gzip.compress(feed(1, 2)))
    assert harness.reading.run(source).added == 2
    file.write_bytes(feed(1, 2, 3))
    assert harness.reading.run(source).added == 1


def test_progress_is_reported_and_stored(harness: FeedHarness) -> None:
    result: list[Progress] = []
    harness.server.serve("/feed", feed(*range(10)))
    run = harness.reading.run(harness.source, result.append)
    assert result[0].fetched == len(feed(*range(10)))
    assert result[-1].report is not None
    assert result[-1].report.read == run.read == 10


def test_two_processes_do_not_read_one_feed_at_once(harness: FeedHarness) -> None:
    harness.server.serve("/feed", feed(*range(10)))

    def again(_: Progress) -> None:
        with pytest.raises(FeedBusy):
            harness.reading.run(harness.source)

    assert harness.reading.run(harness.source, again).added == 10


def test_an_interrupted_run_is_recorded_as_such(harness: FeedHarness) -> None:
    harness.server.serve("/feed", feed(*range(10)))

    def stop(_: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        harness.reading.run(harness.source, stop)
    killed = harness.reading.runs.begin(harness.source.id)
    newest = harness.reading.runs.list_newest(harness.source.id)
    assert [run.outcome for run in newest] == [Outcome.RUNNING, Outcome.INTERRUPTED]
    assert harness.read(feed(*range(10))).outcome is Outcome.DONE
    stopped = harness.reading.runs.find(killed)
    assert stopped is not None
    assert (stopped.outcome, stopped.ended_at is None) == (Outcome.INTERRUPTED, False)


@pytest.mark.parametrize(
    "changes",
    [
        *({"name": ""}, {"name": "Veliko"}, {"name": "x" * 41}, {"name": "usajobs"}, {"name": "-x"}),
        *({"format": "docx"}, {"location": "feed.xml"}, {"location": "ftp://x/"}, {"location": "/x\n"}),
        *({"country": "Croatia"}, {"language": "HR"}, {"every": timedelta(seconds=1)}, {"employer": "x" * 201}),
    ],
)
def test_a_feed_that_cannot_be_read_is_not_added(harness: FeedHarness, changes: dict[str, object]) -> None:
    settings: dict[str, object] = {"name": "novi", "format": "rss", "location": "https://primjer.example/"}
    with pytest.raises(InvalidInput):
        harness.reading.sources.add(NewFeed(**settings | changes))  # pyright: ignore[reportArgumentType]


def test_feed_names_are_unique(harness: FeedHarness) -> None:
    with pytest.raises(FeedAlreadyExists):
        harness.add("primjer", "/x")


@pytest.fixture
def read_tasks(harness: FeedHarness) -> Tasks:
    exceptions = f"127.0.0.1:{harness.server.port}"
    settings = harness.platform.settings.model_copy(update={"feed_exceptions": exceptions})
    return open_tasks(Services(replace(harness.platform, settings=settings), PROVIDERS))


def test_a_feed_is_read_when_it_is_due(harness: FeedHarness, queue: TaskQueue, read_tasks: Tasks) -> None:
    server, sources = harness.server, harness.reading.sources
    source = harness.add("svakih-sat", server.serve("/due", feed(1, 2)), every=timedelta(hours=1))
    due = DueFeeds(harness.platform.engine, queue)
    assert [due.run(), due.run()] == [1, 0]
    with captured_logs(), working(queue, Runner(harness.platform.engine, queue, read_tasks).run):
        wait_until(lambda: states(harness.platform.engine) == {"done": 1})
    assert [run.added for run in harness.reading.runs.list_newest(source.id)] == [2]
    later = sources.get("svakih-sat").due_at
    assert later is not None
    assert later > harness.platform.clock() + timedelta(minutes=59)
    assert due.run() == 0


def test_a_paused_feed_is_not_read(harness: FeedHarness, queue: TaskQueue, read_tasks: Tasks) -> None:
    source = harness.add("svakih-sat", harness.server.serve("/due", feed(1)), every=timedelta(hours=1))
    due = DueFeeds(harness.platform.engine, queue)
    due.run()
    harness.reading.sources.pause("svakih-sat", paused=True)
    [task_id] = task_ids(harness.platform.engine)
    Runner(harness.platform.engine, queue, read_tasks).run(task_id)
    assert states(harness.platform.engine) == {"done": 1}
    assert harness.reading.runs.list_newest(source.id) == []
    assert due.run() == 0
    harness.reading.sources.pause("svakih-sat", paused=False)
    assert due.run() == 1


def test_a_failing_feed_does_not_make_a_dead_task(harness: FeedHarness, queue: TaskQueue, read_tasks: Tasks) -> None:
    source = harness.add("svakih-sat", harness.server.address("/nothing"), every=timedelta(hours=1))
    DueFeeds(harness.platform.engine, queue).run()
    [task_id] = task_ids(harness.platform.engine)
    Runner(harness.platform.engine, queue, read_tasks).run(task_id)
    assert states(harness.platform.engine) == {"done": 1}
    assert [run.code for run in harness.reading.runs.list_newest(source.id)] == ["STATUS_NOT_OK"]
