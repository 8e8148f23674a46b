"""A site on which no ad was ever published answers like any other."""

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
def test_where_there_is_nothing_nothing_is_found(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    if path.startswith("/api/jobs"):
        found = answer.json()
        assert (found["items"], found["total"], found["facets"]) == ([], 0, [])
