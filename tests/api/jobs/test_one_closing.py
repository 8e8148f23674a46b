"""An ad that ends leaves every outlet at once, and returns to all of them when it is active again."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from httpx2 import Response

from domain.kernel.process.platform import Platform
from tests.api.job_board import ServedBoard
from tests.api.openapi_document import openapi_document
from tests.api.site_client import Site
from tests.job_fixtures import AD, JobFixtures
from tests.read_model_harness import ReadModels

NAME = "Kormoranolog"
OWN_PAGES = {"/api/jobs/{job_id}", "/feeds/jobs/{job_id}", "/api/me/saved-jobs"}
"""Routes that still show the ad, and say that it is not active."""
SIMILAR = "/api/jobs/{similar_job_id}"
UNDESCRIBED = {"/sitemap.xml", "/sitemaps/jobs-0.xml", SIMILAR}
OFFERS = {
    "/api/jobs/search",
    "/api/jobs/search/featured",
    "/api/jobs/featured",
    "/feeds/jobs.rss",
    "/feeds/jobs.atom",
    "/feeds/jobs/snapshot",
    "/feeds/indeed.xml",
    "/sitemaps/jobs-0.xml",
    SIMILAR,
}
"""Routes that offer an active ad, besides its own pages."""


class Outlets:
    """A site with one ad; `naming` finds the routes that name it."""

    def __init__(self, platform: Platform) -> None:
        self._board = ServedBoard(platform, ReadModels(platform))
        patient = replace(platform, settings=platform.settings.model_copy(update={"rate_limit_scale": 1000}))
        self.site = site = Site(patient)
        ad = AD.model_copy(update={"position": "5131", "format": "FEATURED-HOME"})
        self._similar = site.jobs.publish(ad=ad).number
        self.number = site.jobs.publish(ad=ad.model_copy(update={"title": NAME})).number
        self.show()
        site.browser.put(f"/api/me/saved-jobs/{self.number}")
        described = openapi_document()["paths"]
        self._paths = [path for path, methods in described.items() if "get" in methods] + sorted(UNDESCRIBED)

    def show(self) -> None:
        """Brings the read models up to date."""
        self._board.show()

    def naming(self) -> set[str]:
        """Lists the routes whose response names the ad, of all that show a guest anything."""
        return {path for path in self._paths if any(self._names(answer) for answer in self._asked(path))}

    def standing(self) -> str:
        """The status that page, feed and change feed agree on."""
        browser, path = self.site.browser, f"jobs/{self.number}"
        [status] = {browser.get(f"/{part}/{path}").json()["standing"] for part in ("api", "feeds")}
        return status

    def is_active(self) -> set[bool]:
        """Reads whether the ad is active by its page, where that decides on the markup of search engines, and by the
        list of saved jobs."""
        page = self.site.browser.get(f"/api/jobs/{self.number}").json()
        [saved] = self.site.browser.get("/api/me/saved-jobs").json()["items"]
        return {page["isActive"], saved["job"]["isActive"]}

    def _asked(self, path: str) -> Iterator[Response]:
        address = path.format_map(_PathParameters(job_id=str(self.number), similar_job_id=str(self._similar), page="1"))
        for parameters in ({}, {"prefix": NAME[:5].lower()}):
            yield self.site.browser.get(address, params=parameters)

    def _names(self, answer: Response) -> bool:
        return answer.status_code == 200 and NAME.lower() in answer.text.lower()


class _PathParameters(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return "00000000-0000-0000-0000-000000000000"


@pytest.fixture(scope="module")
def outlets(platform: Platform) -> Iterator[Outlets]:
    opened = Outlets(platform)
    with opened.site.browser:
        yield opened


End = Callable[[JobFixtures, int], None]
ENDS: list[tuple[str, End, End]] = [
    ("closed", JobFixtures.close, JobFixtures.relist),
    ("paused", JobFixtures.pause, JobFixtures.resume),
    ("expired", JobFixtures.let_pass, JobFixtures.relist),
    ("expired", JobFixtures.expire, JobFixtures.relist),
]


@pytest.mark.parametrize(("standing", "end", "resume"), ENDS, ids=["close", "pause", "let pass", "expire"])
def test_an_ad_that_ends_leaves_every_outlet_and_comes_back(
    outlets: Outlets, standing: str, end: End, resume: End
) -> None:
    jobs, number = outlets.site.jobs, outlets.number
    assert outlets.naming() == OFFERS | OWN_PAGES
    end(jobs, number)
    outlets.show()
    assert outlets.naming() == OWN_PAGES
    assert outlets.standing() == standing
    assert outlets.is_active() == {False}
    refused = outlets.site.apply(number)
    assert (refused.status_code, refused.json()["code"]) == (409, "JOB_INACTIVE")
    resume(jobs, number)
    outlets.show()
    assert outlets.naming() == OFFERS | OWN_PAGES
    assert (outlets.standing(), outlets.is_active()) == ("active", {True})


def test_a_removed_ad_is_named_nowhere(outlets: Outlets) -> None:
    outlets.site.jobs.remove(outlets.number)
    outlets.show()
    assert outlets.naming() == set()
    pages = [
        f"/api/jobs/{outlets.number}",
        f"/feeds/jobs/{outlets.number}",
        f"/pictures/jobs/{outlets.number}/hr/1.png",
    ]
    assert [outlets.site.browser.get(page).status_code for page in pages] == [410, 410, 410]
    kinds = [change["kind"] for change in outlets.site.browser.get("/feeds/jobs/changes").json()["items"]]
    assert kinds[-1] == "removed"
