"""Responses of a site on which no ad was ever published."""

import pytest
from fastapi.testclient import TestClient


@pytest.mark.parametrize(
    "path",
    [
        "/api/jobs/search?query=konobar&locations=Split",
        "/api/jobs/search/featured",
        "/api/jobs/featured",
        "/api/suggestions/what?prefix=kon",
        "/feeds/jobs.rss",
        "/feeds/jobs.atom",
        "/feeds/jobs/changes",
        "/feeds/jobs/snapshot",
        "/feeds/indeed.xml",
        "/sitemap.xml",
        "/api/me/saved-jobs",
    ],
)
def test_an_empty_site_has_empty_results(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    if path.startswith("/api/jobs"):
        found = answer.json()
        assert (found["items"], found["total"], found["facets"]) == ([], 0, [])
