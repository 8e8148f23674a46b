"""Nothing that touches the file system runs on the event loop, where it would hold up every other request."""

import asyncio
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from api.main import preload, warm_up
from domain.kernel.process.platform import Platform
from tests.api.file_system_calls import file_system_calls

PDF = b"%PDF-1.7\n" + bytes(3_000_000)
"""Larger than what a form's parser keeps in memory."""


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/favicon.svg",
        "/robots.txt",
        "/sitemap.xml",
        "/sitemaps/pages.xml",
        "/feeds/jobs.rss",
        "/feeds/indeed.xml",
        "/healthz",
        "/readyz",
        "/api/site",
        "/api/categories",
        "/api/apps/education-levels",
        "/api/jobs/search?query=kuhar&locations=Split",
        "/api/suggestions/what?prefix=ku",
        "/api/suggestions/where?prefix=za",
        "/api/openapi.json",
    ],
)
def test_no_read_touches_the_file_system_on_the_loop(app: FastAPI, client: TestClient, path: str) -> None:
    preload(app)
    warm_up(app.state.services)
    with file_system_calls() as calls:
        assert client.get(path).status_code < 500 or path == "/"
    assert calls == []


def test_no_upload_or_download_touches_it_there(client: TestClient, platform: Platform) -> None:
    with file_system_calls() as calls:
        uploaded = client.post("/api/documents", files={"file": ("cv.pdf", PDF)}).json()
        headers = {"Upload-Token": uploaded["uploadToken"]}
        assert client.get(f"/api/documents/{uploaded['id']}", headers=headers).content == PDF
        assert client.delete(f"/api/documents/{uploaded['id']}", headers=headers).status_code == 204
    assert calls == []


def test_a_call_on_the_loop_is_noted_and_one_on_a_thread_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        await asyncio.to_thread(tmp_path.is_dir)
        assert calls == []
        tmp_path.is_dir()  # noqa: ASYNC240 - on the loop on purpose
        (tmp_path / "a").write_bytes(b"")

    with file_system_calls() as calls:
        asyncio.run(run())
    assert [call.split(" ")[0] for call in calls] == ["os.stat", "open"]
