"""Redirects of pages stay on this site."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.requests import Request

from api.http.pages.renderer import PageRenderer
from api.http.pages.shell import Shell
from api.http.pages.site_pages import SitePages
from api.http.pages.static_files import StaticFiles
from api.http.rendered_visitor import VisitorAddresses
from api.main import create_app
from domain.kernel.process.platform import Platform
from tests.settings_factory import settings_for

CORPUS = json.loads((Path(__file__).parents[2] / "data" / "return_paths.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("//evil.test", "/evil.test"),
        ("//evil.test/prijava?view=login", "/evil.test/prijava"),
        ("///evil.test", "/evil.test"),
        ("//", "/"),
        ("//%2f/evil.test", "/"),
    ],
)
def test_a_path_that_reads_as_a_host_is_redirected(client: TestClient, path: str, location: str) -> None:
    answer = client.get(f"http://testserver{path}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, location)


NO_BUILD = Path(__file__).parent


class Renderer(PageRenderer):
    """Redirects to this location."""

    def __init__(self, location: str) -> None:
        super().__init__(None, VisitorAddresses(b"key"))
        self._location = location

    async def render(self, request: Request, nonce: str) -> dict[str, Any]:
        return {"status": 302, "headers": {}, "location": self._location}


@pytest.fixture(scope="module")
def app(platform: Platform) -> FastAPI:
    """The site, opened once for all spellings."""
    return create_app(platform)


def location_of(rendered: str, app: FastAPI) -> str:
    scope = {"type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"", "headers": []}
    request = Request(scope | {"state": {"csp_nonce": "n"}, "app": app})
    pages = SitePages(Renderer(rendered), StaticFiles(NO_BUILD), Shell(NO_BUILD, settings_for("postgresql:///unused")))
    return asyncio.run(pages.respond(request, "")).headers["location"]


@pytest.mark.parametrize("path", CORPUS["safe"])
def test_a_page_redirects_inside_the_site(app: FastAPI, path: str) -> None:
    assert location_of(path, app) == path


@pytest.mark.parametrize("path", CORPUS["unsafe"], ids=lambda path: repr(path)[:40])
def test_a_page_redirects_nowhere_else(app: FastAPI, path: str) -> None:
    assert location_of(path, app) == "/"
