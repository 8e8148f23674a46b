"""The visitor token and its data: seen jobs, saved jobs, search history; and their isolation."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import text

from api.http.caller import current_principal
from api.http.principal import Principal
from api.main import create_app
from domain.jobs.commands import EditJob
from domain.kernel.process.platform import Platform
from read_models.job_pages.projection import JobPages
from read_models.job_search.projection import JobSearch
from tests.api.job_board import ServedBoard
from tests.api.site_client import open_site
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT

SITE = "http://127.0.0.1:8000"


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> ServedBoard:
    return ServedBoard(platform, read_models)


@pytest.fixture(scope="module")
def jobs(board: ServedBoard) -> list[int]:
    """A waiter and a cook."""
    numbers = [board.publish(title="Konobar/ica"), board.publish(title="Kuhar/ica", position="5120")]
    board.show()
    return numbers


@pytest.fixture(scope="module")
def app(platform: Platform, jobs: list[int]) -> FastAPI:
    return create_app(platform)


@pytest.fixture
def browser(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, base_url=SITE, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def other_browser(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, base_url=SITE, raise_server_exceptions=False) as client:
        yield client


def info(browser: TestClient, job: int, **more: Any) -> dict[str, Any]:
    (card,) = [card for card in browser.get("/api/jobs/search", **more).json()["items"] if card["id"] == job]
    assert browser.get(f"/api/jobs/{job}", **more).json()["userInfo"] == card["userInfo"]
    return card["userInfo"]


def allow(browser: TestClient) -> TestClient:
    """Accepts all cookies as the page does for a visitor."""
    browser.cookies.set("cookie-choice", "all")
    browser.get("/api/me/token")
    return browser


def rows(platform: Platform) -> list[int]:
    tables = ("job_visit", "saved_job", "remembered_search")
    with platform.engine.connect() as connection:
        return [connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() for table in tables]


def test_a_token_is_set_as_a_cookie_and_nothing_is_stored(browser: TestClient, platform: Platform) -> None:
    before = rows(platform)
    first = browser.get("/api/me/token")
    assert len(first.json()["token"]) == 43
    cookie = first.headers["set-cookie"]
    for attribute in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"):
        assert attribute.lower() in cookie.lower()
    assert first.headers["cache-control"] == "no-store"
    assert browser.get("/api/me/token").json() == first.json()
    assert rows(platform) == before


def test_with_tls_the_cookie_is_secure(platform: Platform) -> None:
    settings = platform.settings.model_copy(update={"site_url": "https://jobs.example"})
    answer = TestClient(create_app(replace(platform, settings=settings))).get("/api/me/token")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_an_invalid_token_in_the_cookie_is_replaced(browser: TestClient) -> None:
    browser.cookies.set("visitor", "not-a-token")
    assert browser.get("/api/me/token").json()["token"] != "not-a-token"


def test_a_visited_job_is_marked_as_seen_with_a_token(
    browser: TestClient, other_browser: TestClient, jobs: list[int]
) -> None:
    allow(browser)
    assert info(browser, jobs[0])["isSeen"] is False
    visit = browser.post("/api/track-page-visit?source=search", json={"jobId": jobs[0]})
    assert (visit.status_code, visit.text) == (204, "")
    assert info(browser, jobs[0])["isSeen"] is True
    assert info(browser, jobs[1])["isSeen"] is False
    assert info(other_browser, jobs[0])["isSeen"] is False


def test_a_visit_without_a_token_is_counted_and_sets_none(
    browser: TestClient, platform: Platform, jobs: list[int]
) -> None:
    before, _, _ = rows(platform)
    visit = browser.post("/api/track-page-visit", json={"jobId": jobs[0]})
    assert (visit.status_code, "set-cookie" in visit.headers) == (204, False)
    assert rows(platform)[0] == before + 1


@pytest.mark.parametrize("choice", [None, "necessary", "anything"])
def test_visits_and_searches_are_remembered_only_where_that_is_allowed(
    browser: TestClient, jobs: list[int], choice: str | None
) -> None:
    """Saving a job sets the cookie, which must not mean that everything else is recorded under it."""
    if choice:
        browser.cookies.set("cookie-choice", choice)
    browser.put(f"/api/me/saved-jobs/{jobs[1]}")
    browser.post("/api/track-page-visit", json={"jobId": jobs[0]})
    assert browser.post("/api/jobs/search-history", params={"query": "kuhar"}).status_code == 204
    assert info(browser, jobs[0])["isSeen"] is False
    assert browser.get("/api/jobs/search-history").json() == {"items": []}


@pytest.mark.parametrize("choice", ["all", "all-google"])
def test_visits_are_remembered_for_whoever_accepted_all_with_or_without_googles_prompt(
    browser: TestClient, jobs: list[int], choice: str
) -> None:
    browser.cookies.set("cookie-choice", choice)
    browser.get("/api/me/token")
    browser.post("/api/track-page-visit", json={"jobId": jobs[0]})
    assert info(browser, jobs[0])["isSeen"] is True
    forgotten = browser.delete("/api/me/token").headers.get_list("set-cookie")
    assert 'cookie-choice=""' in [each.split(";")[0] for each in forgotten]


def test_visits_and_searches_are_deleted_when_no_longer_allowed_and_saved_jobs_stay(
    browser: TestClient, other_browser: TestClient, jobs: list[int]
) -> None:
    for each in (allow(browser), allow(other_browser)):
        each.put(f"/api/me/saved-jobs/{jobs[1]}")
        each.post("/api/track-page-visit", json={"jobId": jobs[0]})
        each.post("/api/jobs/search-history", params={"query": "kuhar"})
    assert browser.delete("/api/me/visits").status_code == 204
    assert (info(browser, jobs[0])["isSeen"], info(other_browser, jobs[0])["isSeen"]) == (False, True)
    assert browser.get("/api/jobs/search-history").json() == {"items": []}
    assert browser.get("/api/me/saved-jobs").json()["total"] == 1


def test_a_visitor_who_browses_gets_no_cookie(browser: TestClient, jobs: list[int]) -> None:
    """Reading, searching and opening ads need none; whoever accepts nothing is not recognised."""
    answers = [
        *(browser.get(path) for path in ("/api/site", "/api/jobs/search?query=kuhar", f"/api/jobs/{jobs[0]}")),
        *(browser.get(path) for path in ("/api/categories", "/api/me/saved-jobs", "/api/info-pages/cookies")),
        browser.post("/api/track-page-visit", json={"jobId": jobs[0]}),
        browser.post("/api/jobs/search-history", params={"query": "kuhar"}),
    ]
    assert [answer.headers.get("set-cookie") for answer in answers] == [None] * len(answers)


def test_saving_a_job_sets_a_token_and_is_shown_everywhere(
    browser: TestClient, other_browser: TestClient, jobs: list[int]
) -> None:
    assert browser.get("/api/me/saved-jobs").json() == {"items": [], "total": 0, "totalPages": 0}
    saved = browser.put(f"/api/me/saved-jobs/{jobs[1]}")
    assert (saved.status_code, "visitor=" in saved.headers["set-cookie"]) == (204, True)
    assert info(browser, jobs[1])["isSaved"] is True
    listed = browser.get("/api/me/saved-jobs").json()
    assert [item["job"]["id"] for item in listed["items"]] == [jobs[1]]
    assert listed["items"][0]["job"]["userInfo"]["isSaved"] is True
    assert other_browser.get("/api/me/saved-jobs").json()["total"] == 0
    assert other_browser.delete(f"/api/me/saved-jobs/{jobs[1]}").status_code == 204
    assert info(browser, jobs[1])["isSaved"] is True
    assert browser.delete(f"/api/me/saved-jobs/{jobs[1]}").status_code == 204
    assert info(browser, jobs[1])["isSaved"] is False


def test_a_note_on_a_saved_job_is_the_persons_own(
    browser: TestClient, other_browser: TestClient, jobs: list[int]
) -> None:
    path = f"/api/me/saved-jobs/{jobs[0]}"
    assert other_browser.put(path).status_code == 204
    assert browser.put(f"{path}/note", json={"note": "  Nazvati\nu petak "}).status_code == 204
    assert browser.put(path).status_code == 204
    for each, note in ((browser, "Nazvati\nu petak"), (other_browser, "")):
        (saved,) = each.get("/api/me/saved-jobs").json()["items"]
        assert (saved["note"], saved["changes"]) == (note, [])
    assert browser.put("/api/me/saved-jobs/999999/note", json={"note": "Nema ga"}).status_code == 404
    for bad in ("x" * 1001, "\0"):
        assert browser.put(f"{path}/note", json={"note": bad}).status_code == 422


def test_changes_since_a_job_was_saved_are_listed(
    browser: TestClient, other_browser: TestClient, board: ServedBoard
) -> None:
    job = board.publish(title="Barmen/ica")
    board.show()
    assert browser.put(f"/api/me/saved-jobs/{job}").status_code == 204
    board.jobs.edit(job, EditJob(ad(title="Barmen/ica", workers=3)), CONTEXT)
    board.show()
    assert other_browser.put(f"/api/me/saved-jobs/{job}").status_code == 204
    (saved,) = browser.get("/api/me/saved-jobs").json()["items"]
    assert [(each["kind"], each["fields"]) for each in saved["changes"]] == [("edited", ["workers"])]
    (saved_later,) = other_browser.get("/api/me/saved-jobs").json()["items"]
    assert saved_later["changes"] == []


def test_an_unknown_job_is_neither_saved_nor_visited(browser: TestClient) -> None:
    for answer in (
        browser.put("/api/me/saved-jobs/999999"),
        browser.post("/api/track-page-visit", json={"jobId": 999999}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "JOB_NOT_FOUND")


def test_searches_are_stored_as_canonical_query_strings_and_described_by_names(
    browser: TestClient, other_browser: TestClient
) -> None:
    allow(browser)
    browser.post("/api/jobs/search-history", params={"query": "kuhar", "locations": "Rovinj", "workMode": "remote"})
    browser.post("/api/jobs/search-history", params={"query": " konobar "})
    browser.post("/api/jobs/search-history", params={"query": "konobar"})
    assert browser.post("/api/jobs/search-history").status_code == 204
    items = browser.get("/api/jobs/search-history", headers={"Accept-Language": "en"}).json()["items"]
    assert [item["search"]["key"] for item in items] == [
        "query=konobar",
        "query=kuhar&locations=3191518&workMode=remote",
    ]
    assert items[1]["search"]["locations"] == [{"id": "3191518", "name": "Rovinj"}]
    assert items[1]["search"]["filters"][0]["values"] == [{"id": "remote", "name": "Remote work"}]
    assert other_browser.get("/api/jobs/search-history").json() == {"items": []}
    allow(other_browser)
    assert other_browser.get("/api/jobs/search-history").json() == {"items": []}
    other_browser.delete("/api/jobs/search-history")
    assert len(browser.get("/api/jobs/search-history").json()["items"]) == 2
    browser.delete("/api/jobs/search-history")
    assert browser.get("/api/jobs/search-history").json() == {"items": []}


@pytest.fixture
def remembered(browser: TestClient) -> Iterator[TestClient]:
    allow(browser)
    browser.post("/api/jobs/search-history", params={"query": "kuhar"})
    browser.post("/api/jobs/search-history", params={"query": "konobar"})
    yield browser
    browser.delete("/api/jobs/search-history")


def counts(browser: TestClient, counted: int = 2) -> dict[str, int | None]:
    items = browser.get("/api/jobs/search-history", params={"counted": counted}).json()["items"]
    return {item["search"]["key"]: item["newJobs"] for item in items}


def found_by(browser: TestClient, query: str) -> int:
    total = browser.get("/api/jobs/search", params={"query": query}).json()["total"]
    assert total > 0
    return total


def search_earlier(platform: Platform, days: int) -> None:
    with platform.engine.begin() as connection:
        connection.execute(text(f"UPDATE remembered_search SET searched_at = now() - interval '{days} days'"))


def test_what_is_new_in_a_search_is_what_was_published_since_it_was_made(
    remembered: TestClient, platform: Platform
) -> None:
    assert counts(remembered) == {"query=konobar": 0, "query=kuhar": 0}
    search_earlier(platform, days=3650)
    waiter, cook = found_by(remembered, "konobar"), found_by(remembered, "kuhar")
    assert counts(remembered) == {"query=konobar": waiter, "query=kuhar": cook}
    assert list(counts(remembered, counted=1).values())[1] is None
    remembered.post("/api/jobs/search-history", params={"query": "kuhar"})
    assert counts(remembered) == {"query=kuhar": 0, "query=konobar": waiter}


def test_new_ads_are_counted_for_the_search_as_it_was_typed(remembered: TestClient, platform: Platform) -> None:
    remembered.post("/api/jobs/search-history", params={"query": "konobar astronaut"})
    search_earlier(platform, days=3650)
    news = counts(remembered, counted=5)
    assert news["query=konobar+astronaut"] is None
    assert news["query=konobar"] == found_by(remembered, "konobar")


def test_the_longest_search_is_stored_completely(browser: TestClient) -> None:
    allow(browser)
    words = [" ".join(["abcdefghi"] * 20)] * 5
    browser.post("/api/jobs/search-history", params={"query": words, "locations": [f"Ž{i}" * 30 for i in range(20)]})
    (item,) = browser.get("/api/jobs/search-history").json()["items"]
    assert item["search"]["query"] == " ".join(words)
    assert len(item["search"]["unknownLocations"]) == 20


def test_deleting_the_token_deletes_all_its_data(browser: TestClient, jobs: list[int]) -> None:
    allow(browser)
    browser.put(f"/api/me/saved-jobs/{jobs[0]}")
    browser.post("/api/track-page-visit", json={"jobId": jobs[0]})
    browser.post("/api/jobs/search-history", params={"query": "kuhar"})
    token = browser.get("/api/me/token").json()["token"]
    assert browser.delete("/api/me/token").status_code == 204
    assert "visitor" not in browser.cookies
    browser.cookies.set("visitor", token)
    unknown = {"isNew": True, "isSeen": False, "isSaved": False, "appliedAt": None, "applicationId": None}
    assert info(browser, jobs[0]) == unknown
    assert browser.get("/api/jobs/search-history").json() == {"items": []}


def test_a_forgotten_browser_is_remembered_only_after_it_has_consented_anew(
    browser: TestClient, jobs: list[int]
) -> None:
    """Saving a job sets the cookie again, under which the consent from before must not count."""
    allow(browser)
    forgotten = browser.delete("/api/me/token").headers.get_list("set-cookie")
    assert sorted(each.split(";")[0] for each in forgotten) == ['cookie-choice=""', 'visitor=""']
    browser.cookies.clear()  # what was set by the page has no domain for this client
    answers = [
        browser.get(f"/api/jobs/{jobs[0]}"),
        browser.get("/api/me/saved-jobs"),
        browser.post("/api/track-page-visit", json={"jobId": jobs[0]}),
        browser.post("/api/jobs/search-history", params={"query": "kuhar"}),
    ]
    assert [answer.headers.get("set-cookie") for answer in answers] == [None] * len(answers)
    browser.put(f"/api/me/saved-jobs/{jobs[1]}")
    assert "visitor" in browser.cookies
    browser.post("/api/track-page-visit", json={"jobId": jobs[0]})
    assert info(browser, jobs[0])["isSeen"] is False
    allow(browser).post("/api/track-page-visit", json={"jobId": jobs[0]})
    assert info(browser, jobs[0])["isSeen"] is True


@pytest.mark.parametrize("choice", [None, "necessary"])
def test_whoever_allowed_nothing_is_not_asked_again_after_being_forgotten(
    browser: TestClient, jobs: list[int], choice: str | None
) -> None:
    if choice:
        browser.cookies.set("cookie-choice", choice)
    browser.put(f"/api/me/saved-jobs/{jobs[1]}")
    (only,) = browser.delete("/api/me/token").headers.get_list("set-cookie")
    assert only.startswith("visitor=")


def test_a_signed_in_user_is_identified_by_the_account_not_the_browser(
    browser: TestClient, app: FastAPI, platform: Platform, jobs: list[int]
) -> None:
    browser.put(f"/api/me/saved-jobs/{jobs[0]}")
    app.dependency_overrides[current_principal] = lambda: Principal(platform.keys.create())
    try:
        assert browser.get("/api/me/saved-jobs").json()["total"] == 0
    finally:
        app.dependency_overrides.clear()
    assert browser.get("/api/me/saved-jobs").json()["total"] == 1


def test_an_applicant_sees_their_application_and_when_it_was_sent(platform: Platform, read_models: ReadModels) -> None:
    with open_site(platform) as site:
        job = site.jobs.publish().number
        read_models.show(JobPages(), JobSearch())
        application, link = site.sent(job)
        _, other_link = site.sent(site.jobs.publish().number, email="other@example.com")

        def applied(**headers: str) -> tuple[str | None, bool]:
            theirs = info(site.browser, job, headers=headers)
            return theirs["applicationId"], theirs["appliedAt"] is not None

        assert applied(**{"Access-Link": link}) == (application, True)
        assert applied(**{"Access-Link": other_link}) == (None, False)
        assert applied() == (None, False)
