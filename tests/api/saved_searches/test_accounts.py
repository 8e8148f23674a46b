"""Saved searches of accounts: save, list, change, remove."""

import json
from typing import Any

import pytest

from domain.saved_searches.owners import MAX_SEARCHES
from tests.api.accounts.people import People
from tests.api.saved_searches.searcher import WAITER, Searcher


def problem(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def test_a_search_is_saved_and_listed_with_what_it_looks_for(ana: Searcher) -> None:
    saved = ana.save(
        {"query": ["konobar"], "locations": ["Split"], "employment": ["permanent"]},
        name="Uz more",
        frequency="weekly",
        hour=18,
        weekday=5,
        locale="sl",
    )
    assert saved["search"]["locations"] == [{"id": "3190261", "name": "Split"}]
    assert saved["key"] == saved["search"]["key"] == "query=konobar&locations=3190261&employment=permanent"
    assert (saved["name"], saved["frequency"], saved["hour"], saved["weekday"]) == ("Uz more", "weekly", 18, 5)
    assert (saved["locale"], saved["isConfirmed"], saved["lastMailedAt"]) == ("sl", True, None)
    assert ana.listed() == [saved]


def test_what_is_not_chosen_is_daily_in_the_morning_without_a_name(ana: Searcher) -> None:
    saved = ana.save()
    assert (saved["name"], saved["frequency"], saved["hour"], saved["weekday"]) == ("", "daily", 8, 1)
    assert saved["locale"] == "hr"


def test_the_newest_comes_first_and_names_are_in_the_readers_language(ana: Searcher) -> None:
    ana.save({"positions": ["5131"]})
    ana.save({"positions": ["5120"]})
    shown = ana.call("GET", headers={"Accept-Language": "mk"}).json()
    assert [each["search"]["positions"][0]["name"] for each in shown["items"]] == ["Готвачи", "Келнери"]
    assert shown["most"] == MAX_SEARCHES


def test_the_same_search_is_saved_once_however_it_is_written(ana: Searcher) -> None:
    first = ana.save({"query": ["konobar"], "locations": ["Split"]})
    again = ana.call("POST", json={"search": {"query": [" konobar "], "locations": ["3190261"]}})
    assert problem(again) == (409, "SEARCH_ALREADY_SAVED")
    assert again.json()["details"] == {"id": first["id"]}


def test_a_full_list_takes_no_more(ana: Searcher) -> None:
    for number in range(MAX_SEARCHES):
        ana.save({"query": [f"riječ{number}"]})
    full = ana.call("POST", json={"search": {"query": ["još"]}})
    assert problem(full) == (409, "TOO_MANY_SAVED_SEARCHES")
    assert full.json()["details"] == {"most": MAX_SEARCHES}


@pytest.mark.parametrize("search", [{}, {"query": ["i u na"]}, {"published": "7d"}, {"newJobs": True}])
def test_a_search_that_filters_nothing_is_refused(ana: Searcher, search: dict[str, Any]) -> None:
    assert problem(ana.call("POST", json={"search": search})) == (422, "UNFILTERED_SEARCH")
    saved = ana.save({"query": ["vozač"]})
    assert problem(ana.call("PATCH", f"/{saved['id']}", json={"search": search})) == (422, "UNFILTERED_SEARCH")


def test_a_repeated_request_saves_once(ana: Searcher) -> None:
    headers, body = {"Idempotency-Key": "save-this-search"}, {"search": WAITER}
    first, second = (ana.call("POST", json=body, headers=headers) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json() == second.json()
    other = ana.call("POST", json={"search": {"query": ["kuhar"]}}, headers=headers)
    assert problem(other) == (422, "IDEMPOTENCY_KEY_REUSED")


def test_a_change_leaves_what_it_does_not_name(ana: Searcher) -> None:
    saved = ana.save(name="Prvo")
    path = f"/{saved['id']}"
    changed = ana.call("PATCH", path, json={"frequency": "off"}).json()
    assert changed == saved | {"frequency": "off"}
    named = ana.call("PATCH", path, json={"name": "", "frequency": "at-once", "hour": None}).json()
    assert named == saved | {"name": "", "frequency": "at-once"}
    other = ana.call("PATCH", path, json={"search": {"query": ["kuhar"]}}).json()
    assert (other["key"], other["search"]["query"]) == ("query=kuhar", "kuhar")
    assert ana.listed() == [other]


def test_a_search_cannot_become_one_that_is_saved(ana: Searcher) -> None:
    first, second = ana.save(), ana.save({"query": ["kuhar"]})
    refused = ana.call("PATCH", f"/{second['id']}", json={"search": WAITER, "name": "Novo"})
    assert problem(refused) == (409, "SEARCH_ALREADY_SAVED")
    assert refused.json()["details"] == {"id": first["id"]}
    assert ana.listed() == [second, first]


def test_a_removed_search_is_gone(ana: Searcher) -> None:
    saved = ana.save()
    assert ana.call("DELETE", f"/{saved['id']}").status_code == 204
    assert ana.listed() == []
    for method, said in (("DELETE", {}), ("PATCH", {"json": {"hour": 9}})):
        assert problem(ana.call(method, f"/{saved['id']}", **said)) == (404, "SAVED_SEARCH_NOT_FOUND")
    assert problem(ana.call("GET", f"/{saved['id']}/preview")) == (404, "SAVED_SEARCH_NOT_FOUND")
    ana.save()


def test_somebody_elses_search_is_not_found(ana: Searcher, people: People) -> None:
    saved, iva = ana.save(), Searcher(*people.somebody())
    for method, path, said in (
        ("PATCH", "", {"json": {"name": "Tuđe"}}),
        ("DELETE", "", {}),
        ("GET", "/preview", {}),
    ):
        refused = iva.call(method, f"/{saved['id']}{path}", **said)
        assert problem(refused) == (404, "SAVED_SEARCH_NOT_FOUND")
    assert iva.listed() == []
    assert ana.listed() == [saved]
    iva.save()


WRONG: list[dict[str, Any]] = [
    {"frequency": "hourly"},
    {"hour": 24},
    {"hour": -1},
    {"hour": "8"},
    {"weekday": 0},
    {"weekday": 8},
    {"name": "x" * 101},
    {"name": "a\nb"},
    {"name": "a\x00b"},
    {"locale": "de"},
    {"search": {"shoeSize": ["43"]}},
    {"search": {"employer": [2**63]}},
    {"search": {"near": "100,500"}},
    {"search": {"query": ["a\ud800"]}},
    {"search": None},
    {"surprise": 1},
]


@pytest.mark.parametrize("wrong", WRONG, ids=map(repr, WRONG))
def test_bad_input_is_refused(ana: Searcher, wrong: dict[str, Any]) -> None:
    body = json.dumps({"search": WAITER} | wrong)
    headers = {"Content-Type": "application/json"}
    refused = ana.call("POST", content=body, headers=headers)
    assert problem(refused)[0] == 422, refused.text
    assert ana.listed() == []
