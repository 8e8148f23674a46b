"""GET /api/jobs/popular-searches."""

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform

SITE = "http://127.0.0.1:8000"


@pytest.fixture
def app(platform: Platform) -> FastAPI:
    """A site with an empty cache of popular searches."""
    return create_app(platform)


def popular(app: FastAPI) -> list[str]:
    answer = TestClient(app, base_url=SITE).get("/api/jobs/popular-searches")
    return [item["key"] for item in answer.json()["items"]]


def search(app: FastAPI, query: str, *, people: int) -> None:
    for _ in range(people):
        browser = TestClient(app, base_url=SITE, raise_server_exceptions=False)
        browser.cookies.set("cookie-choice", "all")
        browser.get("/api/me/token")
        assert browser.post(f"/api/jobs/search-history?{query}").status_code == 204


def test_a_search_by_few_people_is_not_shown(app: FastAPI) -> None:
    search(app, "query=zamjena+za+Anu", people=4)
    assert popular(app) == []


def test_a_search_by_most_people_comes_first(app: FastAPI) -> None:
    search(app, "query=kuhar", people=5)
    search(app, "query=konobar&locations=HR", people=6)
    search(app, "query=sobarica&near=45.81,15.98", people=7)
    assert popular(app) == ["query=konobar&locations=HR", "query=kuhar"]


def test_popular_searches_are_counted_once_per_interval(app: FastAPI) -> None:
    before = popular(app)
    search(app, "query=vozac", people=9)
    assert popular(app) == before
