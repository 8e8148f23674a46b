"""Reports about feeds, for administrators: counts, reasons and samples of what was refused."""

from collections.abc import Iterator

import pytest

from domain.accounts.roles import AccountRole, Grant
from domain.feeds.errors import RefusedItem
from domain.job_import.report import ImportReport, KeptOpen
from domain.job_import.runs import FeedRuns, Outcome
from domain.job_import.sources import FeedSource, FeedSources, NewFeed
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from tests.api.accounts.people import Browser, People, open_people


@pytest.fixture(scope="module")
def people(platform: Platform) -> Iterator[People]:
    with open_people(platform) as opened:
        yield opened


@pytest.fixture(scope="module")
def administrator(people: People) -> Browser:
    return people.staff(Grant(AccountRole.ADMINISTRATOR))[0]


@pytest.fixture
def feed(people: People) -> FeedSource:
    location = "https://ana:word@board.example/jobs.xml?key=secret"
    name = f"feed-{new_id().hex[:20]}"
    return FeedSources(people.engine).add(NewFeed(name=name, format="indeed-xml", location=location))


def broken_run(people: People, source: FeedSource) -> int:
    runs = FeedRuns(people.engine)
    run = runs.begin(source.id)
    report = ImportReport(added=2, seen=4, missing=1, kept_open=KeptOpen.NOT_WHOLE)
    report.refuse(RefusedItem("item 1 (a)", "NO_PLACE", "there is no place of work; looked for city, found title"))
    report.refuse(RefusedItem("item 2 (b)", "NO_TITLE", "there is no title"))
    report.refuse(RefusedItem("item 3 (c)", "NO_TITLE", "there is no title"))
    runs.end(run, Outcome.BROKEN, report, code="FEED_CUT_OFF", reason="</source> is missing")
    return run


def test_a_reading_is_shown_with_counts_reasons_and_samples(
    people: People, administrator: Browser, feed: FeedSource
) -> None:
    number = broken_run(people, feed)
    answer = administrator.call("GET", f"/feed-reports/{feed.name}")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    shown = answer.json()["shown"]
    assert (shown["number"], shown["outcome"], shown["code"]) == (number, "broken", "FEED_CUT_OFF")
    assert (shown["reason"], shown["keptOpen"]) == ("</source> is missing", "FEED_NOT_WHOLE")
    assert (shown["read"], shown["added"], shown["refused"], shown["missing"]) == (5, 2, 3, 1)
    assert shown["refusedByCode"] == [{"code": "NO_TITLE", "count": 2}, {"code": "NO_PLACE", "count": 1}]
    assert shown["samples"][0] == {
        "item": "item 1 (a)",
        "code": "NO_PLACE",
        "reason": "there is no place of work; looked for city, found title",
    }


def test_an_earlier_reading_can_be_asked_for(people: People, administrator: Browser, feed: FeedSource) -> None:
    earlier = broken_run(people, feed)
    runs = FeedRuns(people.engine)
    newest = runs.begin(feed.id)
    runs.end(newest, Outcome.DONE, ImportReport(added=1, seen=1))
    answer = administrator.call("GET", f"/feed-reports/{feed.name}").json()
    assert [each["number"] for each in answer["readings"]] == [newest, earlier]
    assert answer["shown"]["number"] == answer["feed"]["newest"]["number"] == newest
    assert "code" not in answer["shown"] or answer["shown"]["code"] is None
    asked = administrator.call("GET", f"/feed-reports/{feed.name}?reading={earlier}").json()
    assert asked["shown"]["code"] == "FEED_CUT_OFF"


def test_a_feed_that_was_never_read_says_so(administrator: Browser, feed: FeedSource) -> None:
    answer = administrator.call("GET", f"/feed-reports/{feed.name}").json()
    assert (answer["readings"], answer["shown"]) == ([], None)


def test_passwords_and_keys_of_an_address_are_not_shown(administrator: Browser, feed: FeedSource) -> None:
    answer = administrator.call("GET", "/feed-reports")
    [listed] = [each for each in answer.json()["items"] if each["name"] == feed.name]
    assert listed["location"] == "https://board.example/jobs.xml?…"
    assert "word" not in answer.text
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    "path", ["unknown", "{name}?reading=0", "{name}?reading=x", "{name}?reading=9223372036854775808"]
)
def test_unknown_feeds_and_invalid_numbers_are_refused(administrator: Browser, feed: FeedSource, path: str) -> None:
    assert administrator.call("GET", f"/feed-reports/{path.format(name=feed.name)}").status_code in {400, 404, 422}


def test_a_reading_of_another_feed_is_not_shown(people: People, administrator: Browser, feed: FeedSource) -> None:
    other = FeedSources(people.engine).add(NewFeed(name=f"o-{new_id().hex[:20]}", format="csv", location="/tmp/a.csv"))
    number = broken_run(people, other)
    assert administrator.call("GET", f"/feed-reports/{feed.name}?reading={number}").status_code == 404


def test_others_find_nothing_there(people: People, feed: FeedSource) -> None:
    editor, _ = people.staff(Grant(AccountRole.EDITOR))
    for browser in (people.browser(), editor):
        for path in ("/feed-reports", f"/feed-reports/{feed.name}"):
            assert browser.call("GET", path).status_code == 404
