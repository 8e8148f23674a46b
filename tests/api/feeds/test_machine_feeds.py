"""Change feed, snapshot and single ads, as an aggregator uses them."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.feeds.schemas import FeedJob
from read_models.job_changes import queries

PUBLIC = "https://jobs.example"


def here(address: str) -> str:
    assert address.startswith(PUBLIC)
    return address.removeprefix(PUBLIC)


def snapshot(client: TestClient) -> list[dict[str, Any]]:
    return [json.loads(line) for line in client.get("/feeds/jobs/snapshot").text.splitlines()]


def test_following_the_changes_yields_all_active_jobs(
    client: TestClient, jobs: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An aggregator starts with the first page and fetches each changed ad."""
    monkeypatch.setattr(queries, "POSITIONS_A_PAGE", 3)
    theirs: dict[int, dict[str, Any]] = {}
    address: str | None = "/feeds/jobs/changes/1"
    pages: list[dict[str, Any]] = []
    while address:
        answer = client.get(address)
        page = answer.json()
        assert ("immutable" in answer.headers["cache-control"]) == (page["next"] is not None)
        for change in page["items"]:
            ad = client.get(here(change["url"]))
            if ad.status_code == 410:
                theirs.pop(change["jobId"], None)
            else:
                theirs[change["jobId"]] = ad.json()
        pages.append(page)
        address = page["next"] and here(page["next"])
    assert [here(page["previous"] or f"{PUBLIC}-") for page in pages] == [
        "-",
        *(f"/feeds/jobs/changes/{page['page']}" for page in pages[:-1]),
    ]
    assert client.get("/feeds/jobs/changes").json() == pages[-1]
    assert jobs["removed"] not in theirs
    assert theirs[jobs["closed"]]["standing"] == "closed"
    assert [ad for ad in theirs.values() if ad["standing"] == "active"] == snapshot(client)
    kinds = [(change["jobId"], change["kind"]) for page in pages for change in page["items"]]
    assert (jobs["removed"], "removed") in kinds
    positions = [change["position"] for page in pages for change in page["items"]]
    assert positions == sorted(set(positions))


def test_the_last_page_can_be_polled(client: TestClient) -> None:
    first = client.get("/feeds/jobs/changes/1")
    assert first.json()["next"] is None
    again = client.get("/feeds/jobs/changes/1", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])


@pytest.mark.parametrize("page", [2, 2**63 - 1])
def test_a_page_beyond_the_feeds_end_is_not_found(client: TestClient, page: int) -> None:
    answer = client.get(f"/feeds/jobs/changes/{page}")
    assert (answer.status_code, answer.json()["code"]) == (404, "PAGE_NOT_FOUND")


def test_the_snapshot_links_to_the_page_to_continue_with(client: TestClient, jobs: dict[str, int]) -> None:
    answer = client.get("/feeds/jobs/snapshot", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["link"] == f'<{PUBLIC}/feeds/jobs/changes/1>; rel="next"'
    assert answer.headers["content-encoding"] == "gzip"
    ads = [json.loads(line) for line in answer.text.splitlines()]
    assert [ad["id"] for ad in ads] == sorted(jobs[name] for name in ("cook", "waiter", "example"))
    plain = client.get("/feeds/jobs/snapshot", headers={"Accept-Encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (answer.text, False)


def test_an_ad_matches_its_response_model(client: TestClient, jobs: dict[str, int]) -> None:
    cook = client.get(f"/feeds/jobs/{jobs['cook']}").json()
    described = FeedJob.model_validate(cook)
    assert json.loads(described.model_dump_json(by_alias=True)).keys() == cook.keys()
    assert cook["url"] == f"{PUBLIC}/posao/{jobs['cook']}/kuhar"
    assert cook["places"][0]["region"] == "Istarska županija"
    assert cook["salary"] == {"currency": "EUR", "minimum": 1800, "maximum": 2400.5, "period": "month", "tax": "net"}
    for ad in snapshot(client):
        FeedJob.model_validate(ad)


@pytest.mark.parametrize(("name", "status", "code"), [("removed", 410, "JOB_REMOVED"), ("", 404, "JOB_NOT_FOUND")])
def test_a_removed_or_unknown_ad_reveals_nothing(
    client: TestClient, jobs: dict[str, int], name: str, status: int, code: str
) -> None:
    answer = client.get(f"/feeds/jobs/{jobs.get(name, 10**9)}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "Prevara" not in answer.text
