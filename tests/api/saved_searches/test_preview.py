"""Preview of the mails about a search: now, within a day, a week."""

from typing import get_args

import pytest

from api.jobs.search.parameters import DimensionName, SearchFilters, wire_name
from api.jobs.search.search_key import canonical_key
from api.saved_searches.queries import saved_query_of, to_save, understood_filters
from domain.saved_searches.errors import UnfilteredSearch
from read_models.job_search.index_query import Dimension
from read_models.job_search.percolator.canonical_query import canonical
from read_models.job_search.percolator.saved_query import index_query_of
from read_models.job_search.policy.understood_search import understand
from tests.api.accounts.people import People
from tests.api.saved_searches.searcher import WAITER, Searcher


def test_a_preview_counts_and_shows_the_newest(ana: Searcher) -> None:
    saved = ana.save(WAITER)
    shown = ana.call("GET", f"/{saved['id']}/preview").json()
    assert (shown["total"], shown["today"], shown["perWeek"]) == (6, 2, 5 / 4)
    assert len(shown["jobs"]) == 5
    times = [job["publishedAt"] for job in shown["jobs"]]
    assert times == sorted(times, reverse=True)
    assert shown["jobs"][0]["userInfo"]["isSaved"] is False


def test_anybody_may_look_before_they_save(people: People) -> None:
    browser = people.browser()
    shown = browser.post("/saved-search-previews", search={"query": ["konobar"], "locations": ["Split"]}).json()
    assert (shown["total"], shown["today"], shown["perWeek"]) == (2, 2, 0.5)
    nothing = browser.post("/saved-search-previews", search={"query": ["astronaut"]})
    assert nothing.json() == {"total": 0, "today": 0, "perWeek": 0, "jobs": []}
    refused = browser.post("/saved-search-previews", search={})
    assert (refused.status_code, refused.json()["code"]) == (422, "UNFILTERED_SEARCH")


def test_the_age_of_ads_does_not_count_in_what_comes_a_week(people: People) -> None:
    """Every new ad is young enough when it is published."""
    shown = people.browser().post("/saved-search-previews", search=WAITER | {"published": "3d"}).json()
    assert (shown["total"], shown["perWeek"]) == (3, 5 / 4)


def test_as_a_mail_it_corrects_no_word_and_gives_none_up(people: People) -> None:
    shown = people.browser().post("/saved-search-previews", search={"query": ["konbar"]}).json()
    assert shown["total"] == 0


KEYS = [
    "query=konobar&locations=Split&locations=Atlantida",
    "locations=Split&locations=Zagreb&radius=30",
    "near=45.8154,15.9781&radius=10",
    "positions=5131&positions=c24&employment=permanent&salaryFrom=1200",
    "employer=7&language=de&licence=B&excludeLocations=true&locations=Split",
    "locations=Atlantida",
]


@pytest.mark.parametrize("typed", KEYS)
def test_what_is_saved_is_what_the_list_searches_for(typed: str) -> None:
    filters = understood_filters(typed)
    search = understand(filters.typed(), "hr")
    searched = search.index_query(None, "hr")
    assert canonical(index_query_of(saved_query_of(search, "hr"))) == canonical(searched)
    saved, key = to_save(filters, "hr")
    assert to_save(understood_filters(key), "sl") == (saved, key), "the query string alone says the same"
    assert key == canonical_key(search)


def test_every_filter_of_a_list_can_be_saved() -> None:
    values = {
        "category": "24",
        "employment": "permanent",
        "workMode": "remote",
        "workingTime": "full-time",
        "education": "6",
        "experience": "3-5",
        "employer": "3",
        "salaryFrom": "1500",
        "language": "en",
        "licence": "C1E",
        "applicationType": "quick",
        "adLanguage": "hr",
        "format": "exclusive",
    }
    assert {*values, "published"} == {*get_args(DimensionName)} == {wire_name(each) for each in Dimension}
    for name, value in values.items():
        saved, key = to_save(understood_filters(f"{name}={value}"), "hr")
        assert key == f"{name}={value}"
        assert canonical(index_query_of(saved))
    with pytest.raises(UnfilteredSearch):
        to_save(understood_filters("published=7d"), "hr")


def test_an_old_search_whose_values_are_gone_can_still_be_shown() -> None:
    key = "query=konobar&positions=5131&positions=xyz&employment=slavery&salaryFrom=much&unknown=1"
    filters = understood_filters(key)
    assert filters == SearchFilters(query=("konobar",), positions=("5131",))
    assert understood_filters("") == SearchFilters()
