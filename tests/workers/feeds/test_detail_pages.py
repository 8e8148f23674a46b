"""Boards whose list holds no texts: all pages are read, each ad with its detail; what is missing closes nothing."""

import json
from collections import deque
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from domain.feeds.boards import listed_ads
from domain.feeds.boards.detailed_boards import DETAILED_BOARDS
from domain.feeds.errors import BrokenFeed, RefusedItem
from domain.feeds.raw_ads import ParsedItem, RawAd
from domain.job_import.runs import Outcome
from domain.job_import.sources import FeedSource, NewFeed
from domain.kernel.process.platform import Platform
from tests.workers.feeds.feed_server import FeedServer, drip, send, serving
from workers.feeds import detail_pages, document_series
from workers.feeds.detail_pages import DetailPages
from workers.feeds.feed_reader import FeedReader, Progress
from workers.feeds.http_client import HttpClient, Limits
from workers.feeds.ssrf_guard import SsrfGuard

DIALECTS = Path(__file__).parents[2] / "domain" / "feeds" / "dialects"
POSTINGS, OPENINGS = "/v1/companies/acme1/postings", "/careers/list"
LISTS = {"smartrecruiters": POSTINGS, "bamboohr": OPENINGS}


def sample(name: str) -> Any:
    return json.loads((DIALECTS / name).read_text("utf-8"))


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with serving() as found:
        yield found


def http_client(server: FeedServer, limits: Limits | None = None) -> HttpClient:
    return HttpClient(SsrfGuard([("127.0.0.1", server.port)]), limits=limits)


class SmartRecruiters:
    """A company's postings, with their details, as the public interface serves them: `totalFound` counts those of all
    pages, and a page holds no more than it wants."""

    def __init__(self, server: FeedServer, *ids: str, page_size: int = 100) -> None:
        self.ids = list(ids)
        self.page_size = page_size
        self.total: int | None = None
        for number in ids:
            detail = sample("smartrecruiters-detail.json") | {"id": number, "name": f"Vozač {number}"}
            server.serve(f"{POSTINGS}/{number}", json.dumps(detail).encode())
        server.answers[POSTINGS] = self._answer
        for offset in range(1, 20):
            server.answers[f"{POSTINGS}?limit=100&offset={offset}"] = self._answer

    def page(self, offset: int = 0) -> bytes:
        [item] = sample("smartrecruiters-list.json")["content"]
        rows = [item | {"id": number, "name": f"Vozač {number}"} for number in self.ids]
        total = len(rows) if self.total is None else self.total
        content = rows[offset : offset + self.page_size]
        return json.dumps({"offset": offset, "limit": 100, "totalFound": total, "content": content}).encode()

    def _answer(self, handler: BaseHTTPRequestHandler) -> None:
        send(handler, self.page(int(parse_qs(urlsplit(handler.path).query).get("offset", ["0"])[0])))


def openings(*ids: str, **more: object) -> bytes:
    """BambooHR's list of these ads, without texts."""
    row = {"jobOpeningName": "Računovođa", "departmentLabel": "Financije", "locationType": "0", "isRemote": None}
    rows = [row | {"id": number} | more for number in ids]
    return json.dumps({"meta": {"totalCount": len(rows)}, "result": rows}).encode()


def opening(**more: object) -> bytes:
    """BambooHR's detail of an ad."""
    detail = sample("bamboohr-detail.json")
    detail["result"]["jobOpening"] |= {"jobOpeningShareUrl": None} | more
    return json.dumps(detail).encode()


def read(server: FeedServer, name: str, document: bytes, limits: Limits | None = None) -> list[ParsedItem]:
    pages = DetailPages(http_client(server, limits), DETAILED_BOARDS[name])
    return list(pages.read([document], server.address(LISTS[name])))


def read_until_broken(server: FeedServer, name: str, document: bytes) -> tuple[list[ParsedItem], str]:
    """Reads until the reading breaks; returns the items before, and the code."""
    found: list[ParsedItem] = []
    pages = DetailPages(http_client(server), DETAILED_BOARDS[name])
    items = pages.read([document], server.address(LISTS[name]))
    with pytest.raises(BrokenFeed) as broken:
        deque(map(found.append, items), maxlen=0)
    return found, broken.value.code


def titles(items: list[ParsedItem]) -> list[str]:
    return [item.title for item in items if isinstance(item, RawAd)]


def refusals(items: list[ParsedItem]) -> list[tuple[str, str]]:
    """Codes of refused items, and their ids: those without one close nothing."""
    return [(item.code, item.external_id) for item in items if isinstance(item, RefusedItem)]


def asked(server: FeedServer) -> list[str]:
    return [path for path, _ in server.asked]


def test_an_ad_of_smartrecruiters_has_the_text_of_its_detail(server: FeedServer) -> None:
    board = SmartRecruiters(server, "744000154587989")
    [ad] = read(server, "smartrecruiters", board.page())
    assert isinstance(ad, RawAd)
    assert "Upravljanje viličarom" in ad.description
    assert "Dozvola za viličar" in ad.requirements
    assert (ad.external_id, ad.employer, ad.language) == ("744000154587989", "Acme d.o.o.", "hr")
    assert ad.apply_address == "https://jobs.smartrecruiters.com/Acme1/744000154587989-vozac"
    assert asked(server) == [f"{POSTINGS}/744000154587989"]


def test_an_ad_of_bamboohr_has_what_list_and_detail_say(server: FeedServer) -> None:
    empty_place = {"city": None, "state": None, "postalCode": None, "addressCountry": None}
    server.serve("/careers/86/detail", opening(departmentLabel=None, location=empty_place))
    [ad] = read(server, "bamboohr", openings("86", location={"city": "Zagreb", "state": "Zagreb"}))
    assert isinstance(ad, RawAd)
    assert (ad.external_id, ad.title, ad.opens) == ("86", "Računovođa", "2026-04-23")
    assert "Vođenje poslovnih knjiga" in ad.description
    assert [place.name for place in ad.places] == ["Zagreb"]
    assert ad.salary
    assert ad.salary.text == "1.800 - 2.200 EUR / month"
    assert (ad.occupations, ad.apply_address) == (("Financije",), "/careers/86")


def test_an_ad_whose_text_stands_in_the_list_needs_no_detail(server: FeedServer) -> None:
    document = json.dumps(sample("smartrecruiters-details-list.json")).encode()
    assert titles(read(server, "smartrecruiters", document)) == ["Vozač viličara"]
    assert server.asked == []


def test_all_pages_of_the_list_are_read(server: FeedServer) -> None:
    board = SmartRecruiters(server, *"12345", page_size=2)
    found = read(server, "smartrecruiters", board.page())
    assert titles(found) == [f"Vozač {number}" for number in "12345"]
    assert asked(server)[:2] == [f"{POSTINGS}?limit=100&offset=2", f"{POSTINGS}?limit=100&offset=4"]
    assert len(server.asked) == 2 + 5


def test_a_page_keeps_the_other_conditions_of_the_address() -> None:
    board = DETAILED_BOARDS["smartrecruiters"]
    list_address = "https://api.smartrecruiters.com/v1/companies/acme/postings?country=hr&offset=0&q=voza%C4%8D#top"
    shared = "https://api.smartrecruiters.com/v1/companies/acme/postings"
    assert board.page_address(list_address, 100) == f"{shared}?country=hr&q=voza%C4%8D&limit=100&offset=100"
    assert board.detail_address(list_address, "7") == f"{shared}/7"


@pytest.mark.parametrize("change", ["removed", "added"])
def test_a_list_that_changes_between_its_pages_is_not_complete(server: FeedServer, change: str) -> None:
    board = SmartRecruiters(server, *"123456", page_size=3)
    if change == "removed":
        first = board.page()
        board.ids.remove("1")
    else:
        board.ids.remove("6")
        first = board.page()
        board.ids.insert(0, "6")
    found, code = read_until_broken(server, "smartrecruiters", first)
    assert code == "FEED_CUT_OFF"
    assert titles(found) == [f"Vozač {number}" for number in ("12356" if change == "removed" else "12345")]


def test_a_page_that_cannot_be_fetched_ends_the_list_but_not_its_ads(server: FeedServer) -> None:
    board = SmartRecruiters(server, *"1234", page_size=2)
    server.serve(f"{POSTINGS}?limit=100&offset=2", b"", status=500)
    found, code = read_until_broken(server, "smartrecruiters", board.page())
    assert (titles(found), code) == (["Vozač 1", "Vozač 2"], "STATUS_NOT_OK")


def test_a_list_that_repeats_a_page_for_ever_ends(server: FeedServer) -> None:
    board = SmartRecruiters(server, "1", "2")
    board.total = 100_000
    server.serve(f"{POSTINGS}?limit=100&offset=2", board.page())
    found, code = read_until_broken(server, "smartrecruiters", board.page())
    assert (titles(found), code) == (["Vozač 1", "Vozač 2"], "FEED_CUT_OFF")
    assert len(server.asked) == 1 + 2


def test_endless_pages_end(server: FeedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(detail_pages, "MAX_LIST_PAGES", 3)
    board = SmartRecruiters(server, *"123456", page_size=1)
    found, code = read_until_broken(server, "smartrecruiters", board.page())
    assert (len(titles(found)), code) == (3, "FEED_CUT_OFF")


@pytest.mark.parametrize("limit", ["MAX_LISTED_ADS", "MAX_LISTED_BYTES"])
def test_a_list_of_too_many_ads_is_read_to_there(
    server: FeedServer, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    one = len(json.dumps(json.loads(openings("1"))["result"][0]))
    monkeypatch.setattr(listed_ads, limit, 2 if limit == "MAX_LISTED_ADS" else 2 * one)
    for number in "123":
        server.serve(f"/careers/{number}/detail", opening())
    found, code = read_until_broken(server, "bamboohr", openings(*"123"))
    assert (len(titles(found)), code) == (2, "FEED_CUT_OFF")
    assert asked(server) == ["/careers/1/detail", "/careers/2/detail"]


def test_an_ad_that_is_gone_or_closed_is_none(server: FeedServer) -> None:
    server.serve("/careers/1/detail", opening())
    server.serve("/careers/2/detail", b"", status=404)
    server.serve("/careers/3/detail", b"", status=410)
    server.serve("/careers/4/detail", opening(jobOpeningStatus="Closed"))
    [ad] = read(server, "bamboohr", openings(*"1234"))
    assert isinstance(ad, RawAd)
    assert ad.external_id == "1"


def test_a_list_whose_details_are_all_gone_has_a_wrong_address(server: FeedServer) -> None:
    assert read_until_broken(server, "bamboohr", openings("1", "2")) == ([], "NOTHING_READ")


def test_a_detail_that_cannot_be_read_refuses_its_ad_only(server: FeedServer) -> None:
    server.serve("/careers/1/detail", b"", status=503)
    server.serve("/careers/2/detail", b"<html><title>Log in</title></html>")
    server.serve("/careers/3/detail", opening()[:-20])
    server.serve("/careers/4/detail", b'{"result": {"formFields": {}}}')
    server.serve("/careers/5/detail", opening())
    found = read(server, "bamboohr", openings(*"12345"))
    assert titles(found) == ["Računovođa"]
    assert refusals(found) == [
        ("STATUS_NOT_OK", ""), ("NOT_THIS_FORMAT", ""), ("FEED_CUT_OFF", ""), ("NOT_THIS_FORMAT", ""),
    ]  # fmt: skip
    where = [item.where for item in found if isinstance(item, RefusedItem)]
    assert where == [server.address(f"/careers/{number}/detail") for number in "1234"]


def test_the_detail_of_another_ad_is_refused(server: FeedServer) -> None:
    board = SmartRecruiters(server, "1", "2")
    server.answers[f"{POSTINGS}/1"] = server.answers[f"{POSTINGS}/2"]
    found = read(server, "smartrecruiters", board.page())
    assert (titles(found), refusals(found)) == (["Vozač 2"], [("INVALID_ITEM", "1")])


def test_a_detail_is_fetched_at_the_host_of_the_list_whatever_the_list_says(server: FeedServer) -> None:
    server.serve("/careers/1/detail", opening())
    elsewhere = "http://169.254.169.254/careers/1"
    [ad] = read(server, "bamboohr", openings("1", ref=elsewhere, jobOpeningShareUrl=elsewhere))
    assert isinstance(ad, RawAd)
    assert asked(server) == ["/careers/1/detail"]


@pytest.mark.parametrize(
    "number", ["../../admin", "..", "%2e%2e", "1/../2", "1?a=", "1#", "@evil.example", "", "１", "1\n"]
)
def test_an_id_that_could_lead_elsewhere_is_not_asked_for(server: FeedServer, number: str) -> None:
    assert refusals(read(server, "bamboohr", openings(number))) == [("NO_ID", "")]
    assert server.asked == []


def test_a_redirect_to_a_private_address_is_not_followed(server: FeedServer) -> None:
    server.serve("/careers/1/detail", b"", status=302, Location="http://127.0.0.1:22/")
    server.serve("/careers/2/detail", b"", status=302, Location="http://169.254.169.254/latest/meta-data")
    assert refusals(read(server, "bamboohr", openings("1", "2"))) == [("ADDRESS_NOT_ALLOWED", "")] * 2


def test_a_redirect_to_another_host_is_not_followed_either(server: FeedServer) -> None:
    guard = SsrfGuard([("127.0.0.1", server.port)], resolve=lambda _: ["127.0.0.1"])
    board = f"http://acme.example:{server.port}"
    server.serve("/careers/1/detail", b"", status=302, Location=f"http://other.example:{server.port}/moved")
    server.serve("/careers/2/detail", b"", status=302, Location="/moved")
    server.serve("/moved", opening())
    pages = DetailPages(HttpClient(guard), DETAILED_BOARDS["bamboohr"])
    found = list(pages.read([openings("1", "2")], board + OPENINGS))
    assert (titles(found), refusals(found)) == (["Računovođa"], [("ADDRESS_NOT_ALLOWED", "")])


@pytest.mark.parametrize("whose", ["client", "document"])
def test_a_slow_or_large_detail_is_refused(server: FeedServer, monkeypatch: pytest.MonkeyPatch, whose: str) -> None:
    server.answers["/careers/1/detail"] = drip
    server.serve("/careers/2/detail", opening(description="x" * 10_000))
    limits: Limits | None = Limits(max_bytes=5_000, total_seconds=0.3)
    if whose == "document":
        monkeypatch.setattr(document_series, "DOCUMENT_LIMITS", limits)
        limits = None
    found = read(server, "bamboohr", openings("1", "2"), limits)
    assert refusals(found) == [("TIMED_OUT", ""), ("TOO_LARGE", "")]


def test_a_server_that_answers_nothing_any_more_is_left_alone(
    server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_series, "MAX_FAILURES", 2)
    for number in "24567":
        server.serve(f"/careers/{number}/detail", b"", status=429)
    server.serve("/careers/3/detail", opening())
    found, code = read_until_broken(server, "bamboohr", openings(*"1234567"))
    assert code == "FEED_CUT_OFF"
    assert refusals(found) == [("STATUS_NOT_OK", "")] * 3
    assert asked(server) == [f"/careers/{number}/detail" for number in "12345"]


def test_a_reading_takes_no_longer_than_its_limit(server: FeedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document_series, "MAX_SECONDS", -1)
    server.serve("/careers/1/detail", opening())
    assert read_until_broken(server, "bamboohr", openings("1")) == ([], "FEED_CUT_OFF")
    assert server.asked == []


@pytest.mark.parametrize("document", [b"", b"<html>Login</html>", b'{"jobs": []}', openings("1")[:-10]])
def test_what_is_no_whole_list_is_broken(server: FeedServer, document: bytes) -> None:
    server.serve("/careers/1/detail", opening())
    read_until_broken(server, "bamboohr", document)


def feed_of(platform: Platform, server: FeedServer, path: str = OPENINGS) -> tuple[FeedReader, FeedSource]:
    reader = FeedReader(platform, http_client(server))
    location = server.address(path)
    return reader, reader.sources.add(NewFeed(name="ploca", format="bamboohr", location=location, employer="Firma"))


def test_a_feed_of_details_publishes_revises_and_closes(platform: Platform, server: FeedServer) -> None:
    reader, source = feed_of(platform, server)
    for number in "1234":
        server.serve(f"/careers/{number}/detail", opening(jobOpeningName=f"Računovođa {number}"))
    server.serve(OPENINGS, openings(*"1234"))
    progress: list[Progress] = []
    run = reader.run(source, progress.append)
    assert (run.outcome, run.added, run.refused) == (Outcome.DONE, 4, 0)
    assert sum(each.report is None for each in progress) >= 1 + 4
    server.serve("/careers/1/detail", opening(jobOpeningName="Računovođa 1", description="<p>Novi tekst.</p>"))
    server.serve("/careers/3/detail", b"", status=503)
    server.serve("/careers/4/detail", b"", status=404)
    run = reader.run(source)
    assert (run.changed, run.unchanged, run.refused) == (1, 1, 1)
    assert (run.missing, run.closed, run.kept_open) == (2, 0, "FEED_ITEMS_UNNAMED")
    server.serve("/careers/3/detail", opening(jobOpeningName="Računovođa 3"))
    run = reader.run(source)
    assert (run.unchanged, run.closed) == (3, 1)


def test_a_feed_of_pages_closes_only_what_left_all_of_them(platform: Platform, server: FeedServer) -> None:
    board = SmartRecruiters(server, *"12345", page_size=2)
    reader = FeedReader(platform, http_client(server))
    source = reader.sources.add(NewFeed(name="acme", format="smartrecruiters", location=server.address(POSTINGS)))
    assert reader.run(source).added == 5
    board.ids.remove("4")
    second_page = f"{POSTINGS}?limit=100&offset=2"
    answer = server.answers[second_page]
    server.serve(second_page, b"", status=500)
    run = reader.run(source)
    assert (run.outcome, run.code, run.missing, run.closed) == (Outcome.BROKEN, "STATUS_NOT_OK", 3, 0)
    server.answers[second_page] = answer
    run = reader.run(source)
    assert (run.outcome, run.unchanged, run.missing, run.closed) == (Outcome.DONE, 4, 1, 1)


def test_details_that_failed_are_tried_again_though_the_list_has_not_changed(
    platform: Platform, server: FeedServer
) -> None:
    reader, source = feed_of(platform, server)
    server.serve_versions(OPENINGS, openings("1", "2"), '"1"')
    server.serve("/careers/1/detail", opening(jobOpeningName="Računovođa 1"))
    server.serve("/careers/2/detail", b"", status=503)
    assert reader.run(source).added == 1
    server.serve("/careers/2/detail", opening(jobOpeningName="Računovođa 2"))
    assert reader.run(reader.sources.get("ploca")).added == 1
    assert reader.run(reader.sources.get("ploca")).outcome is Outcome.NOT_MODIFIED


def test_a_list_at_another_address_has_no_details(platform: Platform, server: FeedServer) -> None:
    reader, source = feed_of(platform, server, "/export.json")
    server.serve("/export.json", openings("1"))
    run = reader.run(source)
    assert (run.outcome, run.code, run.refused_by_code) == (Outcome.BROKEN, "NOTHING_READ", {"NO_DESCRIPTION": 1})
    assert asked(server) == ["/export.json"]
