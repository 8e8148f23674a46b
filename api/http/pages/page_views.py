"""Counts a page view from a request: by route and coarse classes; reads headers and stores none of them."""

import re
from urllib.parse import urlsplit

from fastapi import Request

from domain.site.addresses import PageAddress, find_page
from domain.site.urls import is_indexable
from domain.tracking.page_views import Device, PageView, Referrer

_MAX_NUMBER = 2**63 - 1
_BOT = re.compile(
    r"(?<!cu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|fetch|curl|wget|python|http-?client|java/",
    re.IGNORECASE,
)
_SEARCH_ENGINES = re.compile(
    r"(^|\.)(google|yandex|yahoo)\.[a-z]{2,3}(\.[a-z]{2})?$"
    r"|(^|\.)(bing|duckduckgo|ecosia|qwant|startpage|search\.brave|baidu|najdi)\.(com|org|si)$"
)
_SOCIAL_NETWORKS = re.compile(
    r"(^|\.)(facebook|instagram|linkedin|reddit|tiktok|youtube|pinterest|threads|twitter|x|whatsapp|viber)\.(com|net)$"
    r"|^(t\.co|t\.me|lnkd\.in|youtu\.be|fb\.me|bsky\.app|l\.messenger\.com)$"
)


def viewed_document(request: Request) -> PageView | None:
    """The view of the page that a browser opens with this request; None for robots, prefetches, and what is no page.

    Browsers say that they open a document (`Sec-Fetch-Dest`); most robots do not.
    """
    headers = request.headers
    if headers.get("sec-fetch-dest") != "document" or "prefetch" in headers.get(
        "sec-purpose", headers.get("purpose", "")
    ):
        return None
    referrer = _referrer(headers.get("referer", ""), request.url.hostname or "")
    return _view(request, find_page(request.scope["path"]), referrer)


def viewed_within_site(request: Request, path: str) -> PageView | None:
    """The view of a page to which the client's router has navigated, without opening a document."""
    return _view(request, find_page(path), Referrer.THIS_SITE)


def _view(request: Request, page: PageAddress | None, referrer: Referrer) -> PageView | None:
    agent = request.headers.get("user-agent", "")
    if page is None or not agent or _BOT.search(agent):
        return None
    if not is_indexable(page.route):
        return PageView(page.route, page.locale)
    number = page.values.get("jobId", "") if page.route == "job" else ""
    is_number = number.isascii() and number.isdecimal() and int(number) <= _MAX_NUMBER
    return PageView(page.route, page.locale, referrer, _device(request, agent), int(number) if is_number else None)


def _device(request: Request, agent: str) -> Device:
    hint = request.headers.get("sec-ch-ua-mobile")
    is_phone = hint == "?1" if hint else "Mobi" in agent
    return Device.PHONE if is_phone else Device.DESKTOP


def _referrer(address: str, own_host: str) -> Referrer:
    try:
        host = (urlsplit(address).hostname or "").lower()
    except ValueError:
        host = ""
    if not host:
        return Referrer.NONE
    if host == own_host:
        return Referrer.THIS_SITE
    if _SEARCH_ENGINES.search(host):
        return Referrer.SEARCH_ENGINE
    return Referrer.SOCIAL_NETWORK if _SOCIAL_NETWORKS.search(host) else Referrer.OTHER_SITE
