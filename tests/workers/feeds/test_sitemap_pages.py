"""Sites read by their sitemaps: pages are fetched one by one, and what is missing closes nothing without need."""

import json
from collections.abc import Iterator

import pytest

from domain.feeds.errors import BrokenFeed, RefusedItem
from domain.feeds.raw_ads import ParsedItem, RawAd
from domain.job_import.runs import Outcome
from domain.job_import.sources import NewFeed
from domain.kernel.process.platform import Platform
from tests.workers.feeds.feed_server import FeedServer, serving
from workers.feeds import document_series, sitemap_pages
from workers.feeds.feed_reader import FeedReader
from workers.feeds.http_client import HttpClient
from workers.feeds.sitemap_pages import SitemapPages
from workers.feeds.ssrf_guard import SsrfGuard


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with serving() as found:
        yield found


def http_client(server: FeedServer) -> HttpClient:
    return HttpClient(SsrfGuard([("127.0.0.1", server.port)]))


def page(title: str, **more: object) -> bytes:
    posting = {
        "@type": "JobPosting",
        "title": title,
        "description": "Tražimo osobu za rad.",
        "hiringOrganization": "Konoba",
        "jobLocation": {"address": "Split"},
    }
    return f'<html><script type="application/ld+json">{json.dumps(posting | more)}</script></html>'.encode()


def sitemap(*addresses: str, kind: str = "url") -> bytes:
    entries = "".join(f"<{kind}><loc>{address}</loc></{kind}>" for address in addresses)
    root = "urlset" if kind == "url" else "sitemapindex"
    return f'<{root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{entries}</{root}>'.encode()


def read(server: FeedServer, document: bytes) -> list[ParsedItem]:
    return list(SitemapPages(http_client(server)).read([document], None, server.address("/sitemap.xml")))


def test_each_page_of_an_ad_is_an_ad_with_its_address(server: FeedServer) -> None:
    server.serve("/1", page("Kuhar"))
    server.serve("/2", page("Konobar", url="/prijava/2", identifier="k-2"))
    server.serve("/about", b"<html><title>O nama</title></html>")
    addresses = [server.address(path) for path in ("/1", "/2", "/about", "/1")]
    ads = [item for item in read(server, sitemap(*addresses)) if isinstance(item, RawAd)]
    assert [(ad.title, ad.external_id, ad.apply_address) for ad in ads] == [
        ("Kuhar", server.address("/1"), server.address("/1")),
        ("Konobar", "k-2", server.address("/prijava/2")),
    ]
    assert [path for path, _ in server.asked] == ["/1", "/2", "/about"]


def test_an_index_leads_to_its_sitemaps(server: FeedServer) -> None:
    server.serve("/1", page("Kuhar"))
    server.serve("/jobs.xml", sitemap(server.address("/1")))
    found = read(server, sitemap(server.address("/jobs.xml"), kind="sitemap"))
    assert [item.title for item in found if isinstance(item, RawAd)] == ["Kuhar"]


def test_other_hosts_are_not_fetched(server: FeedServer) -> None:
    assert read(server, sitemap("https://elsewhere.example/1", "http://[broken/")) == []
    assert server.asked == []


def test_a_page_that_cannot_be_fetched_is_refused(server: FeedServer) -> None:
    server.serve("/1", b"", status=500)
    [refused] = read(server, sitemap(server.address("/1")))
    assert isinstance(refused, RefusedItem)
    assert (refused.where, refused.code, refused.external_id) == (server.address("/1"), "STATUS_NOT_OK", "")


def test_too_many_pages_end_the_reading(server: FeedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitemap_pages, "MAX_PAGES", 1)
    for number in (1, 2):
        server.serve(f"/{number}", page("Kuhar"))
    with pytest.raises(BrokenFeed) as broken:
        read(server, sitemap(server.address("/1"), server.address("/2")))
    assert broken.value.code == "FEED_CUT_OFF"


def test_a_server_that_answers_nothing_any_more_is_left_alone(
    server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_series, "MAX_FAILURES", 2)
    for number in range(1, 5):
        server.serve(f"/{number}", b"", status=503)
    with pytest.raises(BrokenFeed) as broken:
        read(server, sitemap(*(server.address(f"/{number}") for number in range(1, 5))))
    assert (broken.value.code, len(server.asked)) == ("FEED_CUT_OFF", 2)


def test_pages_that_do_not_exist_are_no_failures_of_the_server(
    server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_series, "MAX_FAILURES", 2)
    found = read(server, sitemap(*(server.address(f"/{number}") for number in range(1, 5))))
    assert [item.code for item in found if isinstance(item, RefusedItem)] == ["STATUS_NOT_OK"] * 4


def test_each_page_is_progress_so_that_a_long_reading_is_not_ended(server: FeedServer) -> None:
    server.serve("/1", page("Kuhar"))
    addresses = [server.address(path) for path in ("/1", "/2")]
    progress: list[int] = []
    pages = SitemapPages(http_client(server), progress.append)
    assert len(list(pages.read([sitemap(*addresses)], None, server.address("/sitemap.xml")))) == 2
    size = len(page("Kuhar"))
    assert progress == [0, size, size]


@pytest.mark.parametrize("document", [b"", b"<html>Login</html>", sitemap("/1")[:-10]])
def test_what_is_no_whole_sitemap_is_broken(server: FeedServer, document: bytes) -> None:
    with pytest.raises(BrokenFeed):
        read(server, document)


def test_a_feed_of_a_sitemap_publishes_and_closes(platform: Platform, server: FeedServer) -> None:
    reading = FeedReader(platform, http_client(server))
    location = server.address("/sitemap.xml")
    source = reading.sources.add(NewFeed(name="stranice", format="sitemap", location=location, country="HR"))
    for number, title in enumerate(("Kuhar", "Konobar", "Zidar", "Vozač")):
        server.serve(f"/{number}", page(title))
    server.serve("/sitemap.xml", sitemap(*(server.address(f"/{number}") for number in range(4))))
    run = reading.run(source)
    assert (run.outcome, run.added) == (Outcome.DONE, 4)
    server.serve("/3", b"<html><title>Oglas je istekao</title></html>")
    server.serve("/2", b"", status=503)
    run = reading.run(source)
    assert (run.missing, run.closed, run.kept_open) == (2, 0, "FEED_ITEMS_UNNAMED")
    server.serve("/2", page("Zidar"))
    run = reading.run(source)
    assert (run.unchanged, run.closed) == (3, 1)
