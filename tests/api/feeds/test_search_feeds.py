"""Searches as RSS and Atom, parsed with an independent parser."""

from email.utils import parsedate_to_datetime
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from defusedxml.ElementTree import fromstring
from fastapi.testclient import TestClient

ATOM = "{http://www.w3.org/2005/Atom}"
PUBLIC = "https://jobs.example"


def read(client: TestClient, path: str, **parameters: Any) -> Element:
    answer = client.get(path, params=parameters)
    assert answer.status_code == 200, answer.text
    return fromstring(answer.content)


def test_rss_has_the_results_newest_first(client: TestClient, jobs: dict[str, int]) -> None:
    channel = read(client, "/feeds/jobs.rss").find("channel")
    assert channel is not None
    items = channel.findall("item")
    assert [item.findtext("guid") for item in items] == [
        f"tag:jobs.example,2026:job/{jobs[name]}" for name in ("waiter", "example", "cook")
    ]
    assert items[0].findtext("title") == 'Konobar & "ica" <b>😀</b> ]]>'
    cook = items[2]
    assert cook.findtext("link") == f"{PUBLIC}/posao/{jobs['cook']}/kuhar"
    assert cook.findtext("description") == "Konoba Tri Volta · Rovinj · 1.800–2.400,5 EUR mjesečno, neto"
    assert [category.text for category in cook.findall("category")] == ["Turizam i ugostiteljstvo", "Kuhari/kuharice"]
    dates = [parsedate_to_datetime(item.findtext("pubDate") or "") for item in items]
    assert dates == sorted(dates, reverse=True)


def test_atom_has_the_same_results_in_another_language(client: TestClient, jobs: dict[str, int]) -> None:
    feed = read(client, "/feeds/jobs.atom", query="kuhar", locations="Rovinj", locale="en")
    assert feed.findtext(f"{ATOM}title") == "Karijera: Jobs – kuhar, Rovinj"
    links = {link.get("rel"): link.get("href") for link in feed.findall(f"{ATOM}link")}
    assert links == {
        "self": f"{PUBLIC}/feeds/jobs.atom?query=kuhar&locations=3191518&locale=en",
        "alternate": f"{PUBLIC}/en/job-search?query=kuhar&locations=3191518",
    }
    (entry,) = feed.findall(f"{ATOM}entry")
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert link.get("href") == f"{PUBLIC}/en/job/{jobs['cook']}/kuhar"
    terms = [category.get("term") for category in entry.findall(f"{ATOM}category")]
    assert terms[0] == "Tourism and hospitality"
    assert entry.findtext(f"{ATOM}author/{ATOM}name") == "Konoba Tri Volta"
    assert entry.findtext(f"{ATOM}updated") == feed.findtext(f"{ATOM}updated")


@pytest.mark.parametrize(("path", "kind"), [("rss", "application/rss+xml"), ("atom", "application/atom+xml")])
def test_an_unchanged_feed_is_not_modified(client: TestClient, path: str, kind: str) -> None:
    first = client.get(f"/feeds/jobs.{path}", params={"query": "kuhar"})
    assert first.headers["content-type"].startswith(kind)
    again = client.get(
        f"/feeds/jobs.{path}",
        params={"query": "kuhar"},
        headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'},
    )
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["rss", "atom"])
def test_a_search_that_finds_nothing_is_an_empty_feed(client: TestClient, path: str) -> None:
    feed = read(client, f"/feeds/jobs.{path}", query="astronaut")
    assert not list(feed.iter("item"))
    assert not list(feed.iter(f"{ATOM}entry"))


def test_invalid_parameters_are_refused(client: TestClient) -> None:
    answer = client.get("/feeds/jobs.rss", params={"colour": "red"})
    assert (answer.status_code, answer.json()["errors"]) == (422, [{"field": "colour", "code": "UNKNOWN_FIELD"}])
