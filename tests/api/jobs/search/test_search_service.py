"""Job search beyond the list: facets, wider areas, cursors, and caching without stale results."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.jobs.search.schemas import JobList
from domain.jobs.commands import CloseJob
from domain.jobs.events import ClosingReason
from tests.api.job_board import ServedBoard, listed_ids
from tests.read_models.job_pages.job_board import CONTEXT

PULA = {"name": "Pula", "country": "HR", "geonameid": 3192224}
NOVIGRAD = "3194820"


def search(client: TestClient, **parameters: Any) -> Any:
    answer = client.get("/api/jobs/search", params=parameters)
    assert answer.status_code == 200, answer.text
    JobList.model_validate_json(answer.content)
    return answer.json()


def facet(found: Any, dimension: str) -> dict[str, tuple[str, int, bool]]:
    (values,) = [each["values"] for each in found["facets"] if each["dimension"] == dimension]
    return {value["id"]: (value["name"], value["count"], value["chosen"]) for value in values}


def test_a_list_has_facets(client: TestClient) -> None:
    found = search(client)
    assert facet(found, "category") == {"24": ("Turizam i ugostiteljstvo", 26, False)}
    assert facet(found, "workMode") == {"on-site": ("Rad na lokaciji", 26, False)}
    assert facet(found, "language") == {"en": ("engleski", 1, False)}
    assert {name for name, _, _ in facet(found, "employer").values()} == {"Konoba Tri Volta", "Maestralna kuća d.o.o."}
    assert found["facets"][0]["dimension"] == "category"


def test_a_filter_does_not_narrow_the_counts_of_its_own_facet(client: TestClient, jobs: dict[str, int]) -> None:
    found = search(client, applicationType="phone")
    assert [card["id"] for card in found["items"]] == [jobs["cook"]]
    assert facet(found, "applicationType") == {"quick": ("Brza prijava", 26, False), "phone": ("Telefonom", 1, True)}
    assert facet(found, "category")["24"][1] == 1
    assert found["search"]["filters"] == [
        {"dimension": "applicationType", "values": [{"id": "phone", "name": "Telefonom"}]}
    ]


def test_a_radius_applies_to_every_named_place(client: TestClient) -> None:
    total = {place: search(client, locations=place, radius=20)["total"] for place in ("Split", "Rovinj")}
    assert total == {"Split": 25, "Rovinj": 1}
    assert search(client, locations=["Split", "Rovinj"], radius=20)["total"] == 26
    assert search(client, locations=["Split", "HR-04"], radius=20)["total"] == 26
    assert search(client, locations=["Pula", "Solin"], radius=40)["total"] == 26, "what lies around, too"
    assert search(client, locations=["Split", "Rovinj"], near="43.51,16.44", radius=20)["total"] == 25


def test_employers_are_named_wherever_a_search_is_described(client: TestClient) -> None:
    employer = search(client, query="kuhar")["items"][0]["employer"]
    described = [{"dimension": "employer", "values": [{"id": str(employer["id"]), "name": "Maestralna kuća d.o.o."}]}]
    asked = {"employer": employer["id"]}
    assert search(client, **asked)["search"]["filters"] == described
    assert client.get("/api/jobs/search/params", params=asked).json()["filters"] == described
    client.cookies.set("cookie-choice", "all")
    client.get("/api/me/token")
    client.post("/api/jobs/search-history", params=asked)
    (remembered,) = client.get("/api/jobs/search-history").json()["items"]
    assert remembered["search"]["filters"] == described
    client.cookies.clear()


def test_salary_is_filtered_in_euros_a_month(client: TestClient, jobs: dict[str, int]) -> None:
    found = search(client, salaryFrom=2000)
    assert [card["id"] for card in found["items"]] == [jobs["cook"]]
    assert facet(found, "salaryFrom")["2000"][1:] == (1, True)
    assert search(client, salaryFrom=900_000)["total"] == 0


@pytest.mark.parametrize(
    ("parameters", "total"),
    [
        ({"newJobs": "true"}, 1),
        ({"published": "30d"}, 26),
        ({"positions": "5131"}, 25),
        ({"positions": "c24"}, 26),
        ({"positions": ["5120", "9999"]}, 1),
        ({"positions": "9999"}, 0),
        ({"employer": 2**63 - 1}, 0),
        ({"education": "4"}, 1),
        ({"format": "exclusive"}, 1),
        ({"adLanguage": "hr"}, 26),
        ({"query": "kuhar -rovinj"}, 0),
        ({"query": ["kuhar", "rovinj"]}, 1),
        ({"near": "45.08,13.64", "radius": 5}, 1),
        ({"locations": "3191518", "radius": 30}, 1),
        ({"locations": "Slovenija", "excludeLocations": "true"}, 26),
    ],
)
def test_every_filter_has_an_effect(client: TestClient, parameters: dict[str, Any], total: int) -> None:
    assert search(client, **parameters)["total"] == total


def test_featured_jobs_are_found_by_the_same_filters(client: TestClient, jobs: dict[str, int]) -> None:
    def featured(**parameters: Any) -> list[int]:
        answer = client.get("/api/jobs/search/featured", params=parameters).json()
        JobList.model_validate(answer)
        return [card["id"] for card in answer["items"]]

    assert featured() == [jobs["cook"]]
    assert featured(query="kuhar") == [jobs["cook"]]
    assert featured(query="vozač") == []


def test_featured_jobs_fit_the_whole_search(client: TestClient, jobs: dict[str, int]) -> None:
    def featured(**parameters: Any) -> list[int]:
        return [card["id"] for card in client.get("/api/jobs/search/featured", params=parameters).json()["items"]]

    assert search(client, query="kuhar astrofizika")["total"] > 0, "the list gives words up"
    assert featured(query="kuhar astrofizika") == []
    assert featured(format="standard") == []
    assert featured(format=["standard", "exclusive"]) == [jobs["cook"]]


@pytest.mark.parametrize(
    ("place", "tried", "step", "names"),
    [
        ("Pula", [], "county", ["Istarska županija"]),
        ("Rijeka", ["county", "radius"], "country", ["Hrvatska"]),
        ("Primorsko-goranska županija", [], "country", ["Hrvatska"]),
        ("Bled", ["county", "radius", "country"], "everywhere", []),
        ("Slovenija", [], "everywhere", []),
        ("Nigdjezemska", [], "everywhere", []),
    ],
)
def test_a_place_without_results_widens_the_search(
    client: TestClient, jobs: dict[str, int], place: str, tried: list[str], step: str, names: list[str]
) -> None:
    found = search(client, query="kuhar", locations=place)
    wider = {"tried": tried, "step": step, "names": names, "km": None, "total": 1}
    assert (found["total"], found["search"]["wider"]) == (0, wider)
    assert [card["id"] for card in found["items"]] == [jobs["cook"]]
    assert facet(found, "category")["24"][1] == 1


def test_a_place_with_few_results_offers_wider_places_that_have_more(client: TestClient, jobs: dict[str, int]) -> None:
    found = search(client, query="konobar", locations="Rovinj")
    assert (found["total"], found["search"]["wider"]) == (1, None)
    country = {"step": "country", "names": ["Hrvatska"], "km": None, "total": 26}
    assert found["search"]["widerPlaces"] == [country], "the county has no more, nor has everywhere"
    found = search(client, query="konobar", near="45.08,13.64", radius=5)
    assert [(each["step"], each["total"]) for each in found["search"]["widerPlaces"]] == [("everywhere", 26)]


@pytest.mark.parametrize(
    "parameters",
    [
        {"query": "kuhar", "locations": "Rovinj"},
        {"query": "konobar", "locations": "Split"},
        {"query": "konobar", "locations": "Pula"},
        {"query": "kuhar"},
    ],
    ids=["nothing more elsewhere", "many", "none: the list is wider already", "no place"],
)
def test_no_wider_place_is_offered(client: TestClient, jobs: dict[str, int], parameters: dict[str, Any]) -> None:
    assert search(client, **parameters)["search"]["widerPlaces"] == []


def test_a_small_circle_becomes_a_wider_one(client: TestClient, jobs: dict[str, int]) -> None:
    found = search(client, query="kuhar", near="45.23,13.60", radius=5)
    assert found["search"]["wider"] == {"tried": [], "step": "radius", "names": [], "km": 50, "total": 1}
    assert search(client, query="kuhar", near="45.23,13.60", radius=60)["search"]["wider"] is None


def test_without_results_anywhere_no_wider_search_is_reported(client: TestClient) -> None:
    found = search(client, query="astronaut", locations="Split")
    assert (found["items"], found["total"], found["totalPages"], found["search"]["wider"]) == ([], 0, 0, None)


def test_a_cursor_continues_the_list(client: TestClient) -> None:
    first = search(client, sort="newest")
    second = search(client, sort="newest", cursor=first["nextCursor"])
    assert second["nextCursor"] is None
    assert second["facets"] == []
    ids = listed_ids(first) + listed_ids(second)
    assert len(ids) == len(set(ids)) == 26
    assert search(client, sort="newest", page=2)["items"] == second["items"]


def test_an_unknown_cursor_is_refused(client: TestClient) -> None:
    answer = client.get("/api/jobs/search", params={"cursor": "nowhere"})
    assert (answer.status_code, answer.json()["errors"]) == (422, [{"field": "cursor", "code": "INVALID_FORMAT"}])


def test_a_response_is_not_modified_until_it_changes(client: TestClient, board: ServedBoard) -> None:
    ask = {"query": "ronilac"}
    first = client.get("/api/jobs/search", params=ask)
    assert first.json()["total"] == 0
    known = {"If-None-Match": first.headers["etag"]}
    assert client.get("/api/jobs/search", params=ask, headers=known).status_code == 304
    number = board.publish(title="Ronilac", position=None)
    board.show()
    changed = client.get("/api/jobs/search", params=ask, headers=known)
    assert (changed.status_code, changed.json()["total"]) == (200, 1)
    board.jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    board.show()
    assert client.get("/api/jobs/search", params=ask).json()["total"] == 0


def test_a_response_about_a_known_viewer_is_not_cached(client: TestClient, jobs: dict[str, int]) -> None:
    about_nobody = client.get("/api/jobs/search")
    assert about_nobody.headers["cache-control"] == "private, no-cache"
    assert "Cookie" in about_nobody.headers["vary"]
    client.put(f"/api/me/saved-jobs/{jobs['cook']}")
    about_me = client.get("/api/jobs/search", headers={"If-None-Match": about_nobody.headers["etag"]})
    assert (about_me.status_code, about_me.headers["cache-control"], "etag" in about_me.headers) == (
        200,
        "no-store",
        False,
    )
    assert about_me.json()["items"][0]["userInfo"]["isSaved"] is True
    client.cookies.clear()
    assert client.get("/api/jobs/search").json()["items"][0]["userInfo"]["isSaved"] is False


@pytest.mark.parametrize(
    "query",
    [
        "i u na",
        "+",
        '"',
        '+"-"',
        '-konobar -kuhar -"',
        "((((",
        "a" * 200,
        "ž" * 200,
        "🍋" * 50,
        "воzaч kуhar",
        "%_\\';--",
        "<script>",
        "\u202e\u200b\ufeff",
        " ".join("abcdefghij"[i % 10] for i in range(100)),
        "|||",
        "OR OR",
        "NOT",
    ],
)
def test_any_text_gets_a_response(client: TestClient, query: str) -> None:
    for ask in (
        {"query": query},
        {"query": [query] * 5},
        {"locations": query[:100]},
        {"query": query, "sort": "salary"},
    ):
        search(client, **ask)
    assert client.get("/api/suggestions/what", params={"prefix": query[:100]}).status_code == 200
    assert client.get("/feeds/jobs.rss", params={"query": query}).status_code == 200
