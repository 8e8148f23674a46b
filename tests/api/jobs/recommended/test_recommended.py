"""GET /api/jobs/recommended: what is recommended to whom, why, and who learns nothing of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from domain.jobs.commands import CloseJob
from domain.jobs.events import ClosingReason
from domain.kernel.process.platform import Platform
from tests.api.accounts.people import Browser, People
from tests.api.job_board import ServedBoard
from tests.api.site_client import Site, open_site
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT

ROVINJ = {"name": "Rovinj", "country": "HR", "geonameid": 3191518}
ZAGREB = {"name": "Zagreb", "country": "HR", "geonameid": 3186886}
OSIJEK = {"name": "Osijek", "country": "HR", "geonameid": 3193935}


@pytest.fixture(scope="module")
def site(platform: Platform) -> Iterator[Site]:
    with open_site(platform) as opened:
        yield opened


@pytest.fixture(scope="module")
def people(site: Site, platform: Platform) -> People:
    return People(site.app, platform)


@pytest.fixture(scope="module")
def jobs(site: Site, platform: Platform, read_models: ReadModels) -> dict[str, int]:
    """Waiters in Split of six employers, cooks in Rovinj, a driver in Zagreb; a waiter's ad that has closed."""
    board = ServedBoard(platform, read_models)
    numbers = {f"waiter{at}": board.publish(employer=f"Konoba {at}", hours_old=at) for at in range(1, 7)}
    cook: dict[str, Any] = {"title": "Kuhar/ica", "position": "5120", "description": "<p>Za ljetnu kuhinju.</p>"}
    numbers |= {
        f"cook{at}": board.publish(places=[ROVINJ], employer="Hotel", hours_old=at, **cook) for at in range(1, 6)
    }
    numbers["cook in Osijek"] = board.publish(places=[OSIJEK], employer="Gostionica", **cook)
    driver: dict[str, Any] = {"title": "Vozač/ica", "position": "8332", "description": "<p>Za gradske linije.</p>"}
    numbers["driver"] = board.publish(places=[ZAGREB], employer="Prijevoz", **driver)
    numbers["closed"] = board.publish(employer="Konoba 9")
    board.jobs.close(numbers["closed"], CloseJob(ClosingReason.FILLED), CONTEXT)
    board.show()
    return numbers


def recommended(browser: Browser, **asked: Any) -> Any:
    answer = browser.call("GET", "/jobs/recommended", params=asked)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


def reasons(found: Any) -> dict[int, list[str]]:
    return {item["job"]["id"]: [reason["code"] for reason in item["reasons"]] for item in found["items"]}


def visitor(people: People) -> Browser:
    browser = people.browser()
    browser.allow_all_cookies()
    return browser


def test_without_interests_nothing_is_recommended(people: People, jobs: dict[str, int]) -> None:
    nothing = {"items": [], "total": 0, "totalPages": 0, "hasInterests": False}
    assert recommended(people.browser()) == nothing
    assert recommended(visitor(people)) == nothing
    assert recommended(people.somebody()[0]) == nothing


def test_a_search_recommends_what_it_finds(people: People, jobs: dict[str, int]) -> None:
    browser = visitor(people)
    browser.call("POST", "/jobs/search-history", params={"query": "konobar", "locations": "Split", "newJobs": "true"})
    found = recommended(browser)
    assert reasons(found) == {jobs[f"waiter{at}"]: ["searched"] for at in range(1, 7)}
    (reason,) = found["items"][0]["reasons"]
    assert (reason["search"]["query"], reason["search"]["locations"][0]["name"]) == ("konobar", "Split")
    assert reason["search"]["key"] == "query=konobar&locations=3190261", "not only what is new"
    assert recommended(visitor(people))["total"] == 0


def test_a_search_for_what_is_new_says_nothing_about_interests(people: People, jobs: dict[str, int]) -> None:
    browser = visitor(people)
    browser.call("POST", "/jobs/search-history", params={"newJobs": "true"})
    browser.call("POST", "/jobs/search-history", params={"published": "1d"})
    assert recommended(browser)["hasInterests"] is False


def test_a_search_recommends_nothing_that_lacks_one_of_its_words(people: People, jobs: dict[str, int]) -> None:
    browser = visitor(people)
    browser.call("POST", "/jobs/search-history", params={"query": "konobar astronaut"})
    found = recommended(browser)
    assert (found["items"], found["hasInterests"]) == ([], True)


def test_a_saved_job_recommends_its_occupation_nearby_and_not_itself(people: People, jobs: dict[str, int]) -> None:
    browser = visitor(people)
    browser.call("PUT", f"/me/saved-jobs/{jobs['cook1']}")
    found = recommended(browser)
    assert reasons(found) == {jobs[f"cook{at}"]: ["saved"] for at in (2, 3, 4)}, "three of an employer"
    (reason,) = found["items"][0]["reasons"]
    assert (reason["job"]["id"], reason["job"]["slug"]) == (jobs["cook1"], "kuhar")
    assert (reason["position"]["id"], reason["place"]["name"], reason["km"]) == ("5120", "Rovinj", 50)


def test_a_job_that_was_saved_recommends_also_after_it_has_closed(people: People, jobs: dict[str, int]) -> None:
    browser = visitor(people)
    browser.call("PUT", f"/me/saved-jobs/{jobs['closed']}")
    assert set(reasons(recommended(browser))) == {jobs[f"waiter{at}"] for at in range(1, 7)}


def test_a_browser_that_allows_only_what_is_necessary_has_no_interests(people: People, jobs: dict[str, int]) -> None:
    """Saved jobs of such a browser are kept to be found again, for nothing else."""
    browser = people.browser()
    browser.call("PUT", f"/me/saved-jobs/{jobs['cook1']}")
    assert recommended(browser)["hasInterests"] is False
    browser.allow_all_cookies()
    assert recommended(browser)["total"] == 3


def test_an_application_recommends_its_occupation_and_never_the_same_job(
    site: Site, people: People, jobs: dict[str, int]
) -> None:
    browser, email = people.somebody()
    with site.signed_in(people.account_of(email), email):
        sent = site.apply(jobs["waiter1"], email=email, uploadToken=None)
        assert sent.json()["status"] == "completed", sent.text
        draft = site.apply(jobs["cook1"], email=email, uploadToken=None, draft=True)
        assert draft.json()["status"] == "initiated", draft.text
    found = recommended(browser)
    assert reasons(found) == {jobs[f"waiter{at}"]: ["applied"] for at in range(2, 7)}
    assert found["items"][0]["reasons"][0]["job"]["id"] == jobs["waiter1"]


def test_the_place_of_the_address_recommends_what_is_near(people: People, jobs: dict[str, int]) -> None:
    browser, _ = people.somebody(address="Ilica 5, 10000 Zagreb")
    found = recommended(browser)
    assert reasons(found) == {jobs["driver"]: ["near"]}
    assert found["items"][0]["reasons"] == [{"code": "near", "place": {"id": "3186886", "name": "Zagreb"}, "km": 25}]


def test_a_job_with_more_reasons_comes_first(people: People, jobs: dict[str, int]) -> None:
    browser, _ = people.somebody(address="Zagreb")
    browser.call("POST", "/jobs/search-history", params={"query": "vozač"})
    browser.call("POST", "/jobs/search-history", params={"query": "konobar"})
    found = recommended(browser)
    assert reasons({"items": found["items"][:1]}) == {jobs["driver"]: ["searched", "near"]}
    assert found["total"] == 7


def test_pages_divide_the_list(people: People, jobs: dict[str, int]) -> None:
    browser = visitor(people)
    browser.call("POST", "/jobs/search-history", params={"query": "konobar"})
    whole = [item["job"]["id"] for item in recommended(browser)["items"]]
    pages = [recommended(browser, page=page, perPage=4) for page in (1, 2, 3)]
    assert [each["totalPages"] for each in pages] == [2, 2, 2]
    assert [item["job"]["id"] for each in pages for item in each["items"]] == whole
    assert len(pages[2]["items"]) == 0


def test_interests_are_those_of_the_account_and_not_of_the_browser(people: People, jobs: dict[str, int]) -> None:
    browser, email = people.somebody()
    browser.call("POST", "/jobs/search-history", params={"query": "kuhar"})
    assert recommended(browser)["total"] > 0
    browser.post("/auth/logout")
    assert recommended(browser)["hasInterests"] is False
    assert browser.login(email).status_code == 200
    assert recommended(browser)["hasInterests"] is True


def test_names_are_in_the_readers_language(people: People, jobs: dict[str, int]) -> None:
    browser, _ = people.somebody(address="Zagreb")
    answer = browser.call("GET", "/jobs/recommended", headers={"Accept-Language": "mk"}).json()
    assert answer["items"][0]["reasons"][0]["place"]["name"] == "Загреб"
