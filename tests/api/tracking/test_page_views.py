"""Requests that are counted as page views, and their classes; nothing that tells a person is stored."""

from typing import Any

import pytest
from fastapi import FastAPI, Request
from fastapi.testclient import TestClient
from sqlalchemy import select

from api.http.pages.page_views import viewed_document, viewed_within_site
from api.http.pages.renderer import PageRenderer
from domain.kernel.process.platform import Platform
from domain.site.addresses import find_page
from domain.tracking.page_views import Device, PageView, PageViewCounter, Referrer
from domain.tracking.tables import job_views, page_views

PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36"
DESKTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"
OPENED = {"Sec-Fetch-Dest": "document", "User-Agent": DESKTOP}


def request_for(path: str, **headers: str) -> Request:
    sent = {"Host": "posao.example", **OPENED, **{name.replace("_", "-"): value for name, value in headers.items()}}
    raw = [(name.lower().encode(), value.encode()) for name, value in sent.items() if value]
    return Request(
        {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b"", "scheme": "http"}
    )


def view_of(path: str, **headers: str) -> PageView | None:
    return viewed_document(request_for(path, **headers))


@pytest.mark.parametrize(
    ("path", "route", "locale"),
    [
        ("/", "home", "hr"),
        ("/mk", "home", "mk"),
        ("/mk/", "home", "mk"),
        ("/en/jobs", "jobs", "en"),
        ("/sl/iskanje-zaposlitve", "jobSearch", "sl"),
    ],
)
def test_a_page_is_counted_by_route_and_language(path: str, route: str, locale: str) -> None:
    found = find_page(path)
    assert found
    assert (found.route, found.locale) == (route, locale)
    assert view_of(path) == PageView(route, found.locale, Referrer.NONE, Device.DESKTOP)


def test_a_jobs_page_is_counted_for_the_job_and_its_slug_is_not_kept() -> None:
    assert view_of("/mk/rabota/4711/ana-horvat") == PageView("job", "mk", Referrer.NONE, Device.DESKTOP, 4711)
    for number in ("x", "²", "9" * 30):
        found = view_of(f"/mk/rabota/{number}/kuhar")
        assert found
        assert found.job_number is None


def test_pages_of_persons_are_counted_without_referrer_and_device() -> None:
    assert view_of("/en/my-profile/applications", Referer="https://google.com/") == PageView("myApplications", "en")


@pytest.mark.parametrize(
    ("referrer", "kind"),
    [
        ("", Referrer.NONE),
        ("https://posao.example/jobs?query=secret", Referrer.THIS_SITE),
        ("https://www.google.hr/", Referrer.SEARCH_ENGINE),
        ("https://www.google.co.uk/", Referrer.SEARCH_ENGINE),
        ("https://duckduckgo.com/", Referrer.SEARCH_ENGINE),
        ("https://l.facebook.com/l.php", Referrer.SOCIAL_NETWORK),
        ("https://t.co/x", Referrer.SOCIAL_NETWORK),
        ("https://notgoogle.com/", Referrer.OTHER_SITE),
        ("https://google.com.evil.example/", Referrer.OTHER_SITE),
        ("https://netflix.com/", Referrer.OTHER_SITE),
        ("http://[", Referrer.NONE),
    ],
)
def test_a_referrer_is_only_a_class(referrer: str, kind: Referrer) -> None:
    found = view_of("/en/jobs", Referer=referrer)
    assert found
    assert found.referrer is kind


@pytest.mark.parametrize(
    ("headers", "device"),
    [
        ({"User_Agent": PHONE}, Device.PHONE),
        ({"User_Agent": DESKTOP}, Device.DESKTOP),
        ({"User_Agent": DESKTOP, "Sec_CH_UA_Mobile": "?1"}, Device.PHONE),
        ({"User_Agent": PHONE, "Sec_CH_UA_Mobile": "?0"}, Device.DESKTOP),
    ],
)
def test_a_device_is_a_phone_or_not(headers: dict[str, str], device: Device) -> None:
    found = view_of("/en/jobs", **headers)
    assert found
    assert found.device is device


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec_Fetch_Dest": ""},
        {"Sec_Fetch_Dest": "empty"},
        {"Sec_Purpose": "prefetch;prerender"},
        {"Purpose": "prefetch"},
        {"User_Agent": ""},
        {"User_Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"},
        {"User_Agent": f"{DESKTOP} HeadlessChrome/141"},
        {"User_Agent": "curl/8.5"},
        {"User_Agent": "python-httpx/0.28"},
    ],
)
def test_robots_prefetches_and_what_is_no_document_are_left_out(headers: dict[str, str]) -> None:
    assert view_of("/en/jobs", **headers) is None


def test_a_phone_named_cubot_is_no_robot() -> None:
    assert view_of("/en/jobs", User_Agent=PHONE.replace("; K)", "; CUBOT NOTE)"))


@pytest.mark.parametrize("path", ["/nowhere", "/assets/index-1.js", "/api/jobs", "//en/jobs"])
def test_what_is_no_page_of_the_route_table_is_not_counted(path: str) -> None:
    assert view_of(path) is None
    assert viewed_within_site(request_for("/api/page-views"), path) is None


class _Stored:
    def __init__(self, app: FastAPI, platform: Platform) -> None:
        self._counter = app.state.services[PageViewCounter]
        self._engine = platform.engine

    def views(self) -> dict[tuple[str, ...], int]:
        self._counter.flush()
        with self._engine.connect() as connection:
            rows = connection.execute(select(*list(page_views.c)[1:]))
            return {tuple(key): views for *key, views in rows}

    def of_job(self, number: int) -> int:
        self._counter.flush()
        with self._engine.connect() as connection:
            query = select(job_views.c.views).where(job_views.c.job_number == number)
            return connection.execute(query).scalar() or 0


@pytest.fixture
def stored(app: FastAPI, platform: Platform) -> _Stored:
    return _Stored(app, platform)


def test_a_page_that_is_sent_is_counted_once_and_one_that_is_not_there_never(
    client: TestClient, stored: _Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def render(_: PageRenderer, request: Request, nonce: str) -> dict[str, Any]:
        return {"status": 404 if "8" in request.url.path else 200, "headers": {}, "html": nonce}

    monkeypatch.setattr(PageRenderer, "render", render)
    key = ("job", "en", "search-engine", "desktop")
    headers = {**OPENED, "Referer": "https://www.bing.com/", "Cookie": "visitor=x; token=y"}
    before = stored.views().get(key, 0)
    assert client.get("/en/job/7007/waiter", headers=headers).status_code == 200
    assert client.get("/en/job/8008/waiter", headers=headers).status_code == 404
    assert client.head("/en/job/7007/waiter").status_code == 200
    assert stored.views()[key] == before + 1
    assert (stored.of_job(7007), stored.of_job(8008)) == (1, 0)


def test_a_navigation_within_the_client_is_counted_as_of_this_site(client: TestClient, stored: _Stored) -> None:
    headers = {"User-Agent": PHONE}
    sent = client.post("/api/page-views", json={"path": "/en/job/7009/waiter"}, headers=headers)
    assert (sent.status_code, sent.text) == (204, "")
    assert "set-cookie" not in sent.headers
    assert stored.views()["job", "en", "this-site", "phone"] == 1
    assert stored.of_job(7009) == 1
    assert client.post("/api/page-views", json={"path": "/nowhere"}, headers=headers).status_code == 204
    assert client.post("/api/page-views", json={"path": "en"}, headers=headers).status_code == 422


def test_tables_have_no_column_for_anything_about_a_person() -> None:
    assert [column.name for column in page_views.c] == ["day", "route", "language", "referrer", "device", "views"]
    assert [column.name for column in job_views.c] == ["day", "job_number", "views"]
