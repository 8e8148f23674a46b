"""Deduplication across feeds: joining, separating, primary source."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest

from domain.employers.service import Employers
from domain.job_import.feed_import import JobImport
from domain.job_import.items import FeedEmployer, FeedItem
from domain.job_import.report import ImportReport, KeptOpen
from domain.job_import.source_ads import delete_source_ad, find_source_ads
from domain.jobs.commands import CloseJob, SeparateSource
from domain.jobs.events import (
    ClosingReason,
    JobClosed,
    JobEdited,
    JobPublished,
    JobRelisted,
    JobSource,
    JobSourceJoined,
    JobSourceSeparated,
    JoiningReason,
)
from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from domain.reference.language.titles import title_key
from tests.domain.jobs.ads import SPLIT, feed_item
from tests.settings_factory import settings_for

A_DAY = timedelta(days=1)
TEXT = "<p>Tražimo konobara za rad u konobi na rivi, od lipnja do rujna, uz smještaj, hranu i redovitu plaću. </p>"
MORE = "<p>Javite se do kraja mjeseca, rado ćemo vas upoznati i pokazati vam konobu, kuhinju i vrt iznad mora.</p>"
CONTEXT = Context(SYSTEM, "web")


class Feeds:
    """Two feeds on one database."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.now = platform.clock()
        self.later = timedelta()
        """Time by which it is later than the platform's clock says."""
        self.jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)

    def run(self, feed: str, *items: FeedItem, accept_smaller: bool = False) -> ImportReport:
        importing = JobImport(
            feed,
            self.platform.logs["jobs"],
            self.platform.engine,
            Employers(self.platform.engine),
            lambda: self.platform.clock() + self.later,
            CONTEXT,
            title_key=title_key,
        )
        return importing.run(items, holds_all=True, accept_smaller=accept_smaller)

    def item(self, external_id: str = "1", *, employer: str = "Konoba Tri Volta", **changes: Any) -> FeedItem:
        changes = {"description": TEXT + MORE} | changes
        until = changes.pop("apply_until", self.now + 30 * A_DAY)
        found = feed_item(external_id, published_at=self.now - A_DAY, apply_until=until, **changes)
        return FeedItem(found.external_id, FeedEmployer(employer), found.ad, found.published_at, found.apply_until)

    def number(self, feed: str, external_id: str = "1") -> int:
        return find_source_ads(self.platform.engine, feed, [external_id])[external_id].job_number

    def events(self, number: int) -> list[type]:
        return [type(recorded.event) for recorded in self.jobs.history(number)]


@pytest.fixture
def feeds(new_database: Callable[[], str]) -> Iterator[Feeds]:
    with open_platform(settings_for(new_database())) as platform:
        yield Feeds(platform)


def at(address: str) -> dict[str, Any]:
    return {"application_ways": [{"type": "external-link", "target": address}]}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"title": "KONOBAR / ICA (m/ž)"},
        {"employer": "KONOBA TRI VOLTA d.o.o."},
        {"description": TEXT + MORE + "<p>Oglas je objavljen na našim stranicama.</p>"},
        {"description": TEXT.replace("smještaj", "stan") + MORE},
    ],
)
def test_an_ad_that_reads_nearly_the_same_is_a_further_source(feeds: Feeds, changes: dict[str, Any]) -> None:
    feeds.run("first", feeds.item("a"))
    report = feeds.run("second", feeds.item("b", **changes))
    assert (report.added, report.joined) == (0, 1)
    number = feeds.number("first", "a")
    assert feeds.number("second", "b") == number
    joined = feeds.jobs.history(number)[-1].event
    assert joined == JobSourceJoined(source=JobSource(feed="second", external_id="b"), because=JoiningReason.SAME_TEXT)
    assert feeds.run("second", feeds.item("b", **changes)).unchanged == 1
    assert feeds.events(number) == [JobPublished, JobSourceJoined]


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "Kuhar/ica"},
        {"employer": "Konoba Četiri Volte"},
        {"places": [SPLIT.model_copy(update={"geonameid": 3186886, "name": "Zagreb"})]},
        {"description": MORE},
        {"description": "<p>Tražimo konobara.</p>"},
    ],
)
def test_an_ad_that_differs_is_another_job(feeds: Feeds, changes: dict[str, Any]) -> None:
    feeds.run("first", feeds.item("a"))
    assert feeds.run("second", feeds.item("b", **changes)).added == 1
    assert feeds.number("first", "a") != feeds.number("second", "b")


def test_two_ads_of_one_feed_are_two_jobs_and_each_is_joined_once(feeds: Feeds) -> None:
    assert feeds.run("first", feeds.item("a"), feeds.item("b")).added == 2
    report = feeds.run("second", feeds.item("c"), feeds.item("d"), feeds.item("e"))
    assert (report.joined, report.added) == (2, 1)
    assert {feeds.number("second", "c"), feeds.number("second", "d")} == {
        feeds.number("first", "a"),
        feeds.number("first", "b"),
    }


def test_a_unique_application_url_suffices_when_title_and_place_agree(feeds: Feeds) -> None:
    here = at("https://www.primjer.example/posao/7/?utm_source=x")
    feeds.run("first", feeds.item("a", **here))
    there = at("https://primjer.example/posao/7")
    report = feeds.run("second", feeds.item("b", title="KONOBAR", employer="Agencija", description=MORE, **there))
    assert report.joined == 1
    joined = feeds.jobs.history(feeds.number("first", "a"))[-1].event
    assert isinstance(joined, JobSourceJoined)
    assert joined.because is JoiningReason.SAME_ADDRESS
    other = feeds.item("c", title="Nešto treće", employer="Netko drugi", **there)
    assert feeds.run("third", other).added == 1


@pytest.mark.parametrize(
    "changes",
    [{"title": "Kuhar/ica"}, {"places": [SPLIT.model_copy(update={"geonameid": 3186886, "name": "Zagreb"})]}],
)
def test_one_application_url_of_an_employer_serves_several_jobs(feeds: Feeds, changes: dict[str, Any]) -> None:
    here = at("https://primjer.example/prijava")
    feeds.run("first", feeds.item("a", **here))
    assert feeds.run("second", feeds.item("b", **here, **changes)).added == 1


def test_fragments_count_where_a_site_routes_by_them(feeds: Feeds) -> None:
    feeds.run("first", feeds.item("a", **at("https://primjer.example/#/posao/7")))
    for external_id, address in (
        ("b", "https://primjer.example/#/posao/8"),
        ("c", "https://primjer.example/#!posao=9"),
    ):
        other = feeds.item(external_id, description=f"<p>Opis {external_id}</p>", **at(address))
        assert feeds.run(external_id, other).joined == 0
    again = feeds.item("d", description=MORE, **at("https://www.primjer.example/?utm_source=x#/posao/7"))
    assert feeds.run("d", again).joined == 1


def test_a_fragment_within_a_page_does_not_count(feeds: Feeds) -> None:
    feeds.run("first", feeds.item("a", **at("https://primjer.example/posao/7#prijava")))
    assert feeds.run("second", feeds.item("b", description=MORE, **at("https://primjer.example/posao/7"))).joined == 1


@pytest.mark.parametrize("crowded", ["first", "second"])
def test_an_application_url_shared_by_several_ads_is_ignored(feeds: Feeds, crowded: str) -> None:
    career = at("https://primjer.example/karijere")
    many = [feeds.item(str(number), title=f"Posao {number}", description=TEXT, **career) for number in (1, 2)]
    one = [feeds.item("9", title="Posao 9", description=MORE, **career)]
    feeds.run("first", *(many if crowded == "first" else one))
    report = feeds.run("second", *(one if crowded == "first" else many))
    assert report.joined == 0


def test_a_separated_ad_is_published_by_itself_and_stays_separate(feeds: Feeds) -> None:
    feeds.run("first", feeds.item("a"))
    feeds.run("second", feeds.item("b"))
    number = feeds.number("first", "a")
    source = JobSource(feed="second", external_id="b")
    feeds.jobs.separate_source(number, SeparateSource(source), CONTEXT)
    with feeds.platform.engine.begin() as connection:
        assert delete_source_ad(connection, "second", "b")
    assert feeds.run("second", feeds.item("b")).added == 1
    assert feeds.number("second", "b") != number
    assert feeds.events(number) == [JobPublished, JobSourceJoined, JobSourceSeparated]
    assert feeds.run("second", feeds.item("b")).unchanged == 1


def test_the_first_source_determines_the_ad(feeds: Feeds) -> None:
    feeds.run("first", feeds.item("a"))
    feeds.run("second", feeds.item("b"))
    number = feeds.number("first", "a")
    report = feeds.run("second", feeds.item("b", title="Konobarica u konobi"))
    assert (report.changed, report.unchanged) == (0, 1)
    assert feeds.jobs.get(number).ad.title == "Konobar/ica"
    assert feeds.run("first", feeds.item("a", title="Konobar na rivi")).changed == 1
    assert feeds.jobs.get(number).ad.title == "Konobar na rivi"


def test_a_joined_job_closes_when_the_last_source_has_left(feeds: Feeds) -> None:
    other = feeds.item("x", title="Kuhar/ica")
    feeds.run("first", feeds.item("a"), other)
    feeds.run("second", feeds.item("b"), feeds.item("y", title="Vozač"))
    number = feeds.number("first", "a")
    assert (report := feeds.run("first", other)).missing == 1
    assert report.closed == 0
    # From now on the other source says how the ad reads.
    assert feeds.run("second", feeds.item("b", description=TEXT), feeds.item("y", title="Vozač")).changed == 1
    assert feeds.jobs.get(number).ad.description == TEXT.replace(" </p>", " </p>")
    assert feeds.run("second", feeds.item("y", title="Vozač")).closed == 1
    assert feeds.events(number) == [JobPublished, JobSourceJoined, JobEdited, JobClosed]
    assert feeds.jobs.get(number).closed is ClosingReason.LEFT_FEED


def test_an_ad_that_returns_to_its_feed_is_relisted(feeds: Feeds) -> None:
    other = feeds.item("x", title="Kuhar/ica")
    feeds.run("first", feeds.item("a"), other)
    feeds.run("first", other)
    number = feeds.number("first", "a")
    report = feeds.run("first", feeds.item("a", title="Konobar opet"), other)
    assert (report.changed, report.unchanged) == (1, 1)
    assert feeds.events(number) == [JobPublished, JobClosed, JobRelisted, JobEdited]
    assert feeds.jobs.get(number).takes_applications(feeds.now)


def test_an_ad_closed_by_a_person_stays_closed(feeds: Feeds) -> None:
    feeds.run("first", feeds.item("a"))
    feeds.jobs.close(feeds.number("first", "a"), CloseJob(ClosingReason.FILLED), CONTEXT)
    assert feeds.run("first", feeds.item("a", title="Drukčije")).refused_by_code == {"JOB_CLOSED": 1}
    assert feeds.run("second", feeds.item("b")).added == 1


def many(feeds: Feeds, count: int, **changes: Any) -> list[FeedItem]:
    return [feeds.item(str(number), title=f"Posao {number}", **changes) for number in range(count)]


def test_a_suddenly_small_feed_closes_nothing_unless_overridden(feeds: Feeds) -> None:
    feeds.run("first", *many(feeds, 10))
    report = feeds.run("first", *many(feeds, 6))
    assert (report.kept_open, report.missing, report.closed) == (KeptOpen.SUDDENLY_SMALL, 4, 0)
    report = feeds.run("first", *many(feeds, 7))
    assert (report.kept_open, report.missing, report.closed) == (None, 3, 3)
    report = feeds.run("first", *many(feeds, 1))
    assert (report.kept_open, report.closed) == (KeptOpen.SUDDENLY_SMALL, 0)
    report = feeds.run("first", *many(feeds, 1), accept_smaller=True)
    assert (report.kept_open, report.closed) == (None, 6)


def test_an_empty_feed_never_closes_ads(feeds: Feeds) -> None:
    feeds.run("first", *many(feeds, 2))
    assert feeds.run("first", accept_smaller=True).kept_open is KeptOpen.EMPTY


def test_two_missing_ads_never_make_a_feed_suddenly_small(feeds: Feeds) -> None:
    feeds.run("first", *many(feeds, 3))
    assert feeds.run("first", *many(feeds, 1)).closed == 2


def test_an_ad_whose_deadline_has_passed_is_not_closed_as_well(feeds: Feeds) -> None:
    tomorrow = feeds.now + A_DAY
    feeds.run("first", *many(feeds, 1), feeds.item("soon", title="Uskoro", apply_until=tomorrow))
    feeds.later = 2 * A_DAY
    report = feeds.run("first", *many(feeds, 1))
    assert (report.missing, report.closed) == (1, 0)
    assert feeds.run("first", *many(feeds, 1)).missing == 0
