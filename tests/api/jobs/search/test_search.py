"""GET /api/jobs/search and /api/jobs/featured."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.api.job_board import listed_ids


def search(client: TestClient, **parameters: Any) -> Any:
    answer = client.get("/api/jobs/search", params=parameters)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_search_returns_a_page_and_exact_totals(client: TestClient) -> None:
    found = search(client)
    assert (found["total"], found["totalPages"], len(listed_ids(found))) == (26, 2, 20)
    assert found["items"][0]["title"] == "Kuhar/ica"
    assert len(listed_ids(search(client, page=2))) == 6


def test_a_card_has_what_a_list_shows(client: TestClient, jobs: dict[str, int]) -> None:
    (card,) = search(client, query="kuhar rovinj")["items"]
    assert card["id"] == jobs["cook"]
    assert card["slug"] == "kuhar"
    assert card["position"] == {"id": "5120", "name": "Kuhari/kuharice"}
    assert card["rootPosition"]["name"] == "Turizam i ugostiteljstvo"
    assert card["employer"]["name"] == "Maestralna kuća d.o.o."
    assert card["location"] == "Rovinj"
    assert card["salary"] == {"currency": "EUR", "minimum": 1800, "maximum": 2400.5, "period": "month", "tax": "net"}
    assert card["applicationTypes"] == ["quick", "phone"]
    assert (card["format"], card["demo"], card["isActive"]) == ("FEATURED-HOME", "invented", True)
    assert card["userInfo"]["isNew"] is True


def test_old_jobs_are_not_new(client: TestClient) -> None:
    found = search(client, query="konobar", sort="newest")["items"]
    assert {(card["title"], card["userInfo"]["isNew"]) for card in found} == {
        ("Kuhar/ica", True),
        ("Konobar/ica", False),
    }


def test_a_paid_ad_that_only_mentions_the_word_follows_those_with_it_in_the_title(
    client: TestClient, jobs: dict[str, int]
) -> None:
    first, second = (search(client, query="konobar", page=page)["items"] for page in (1, 2))
    assert jobs["cook"] == second[-1]["id"]
    assert jobs["cook"] not in [card["id"] for card in first]


def test_names_are_in_the_requested_language(client: TestClient) -> None:
    answer = client.get("/api/jobs/search", params={"query": "kuhar"}, headers={"Accept-Language": "mk"})
    (card,) = answer.json()["items"]
    assert card["position"]["name"] == "Готвачи"
    assert card["rootPosition"]["name"] == "Туризам и угостителство"


@pytest.mark.parametrize("location", ["Rovinj", "rovinj", "3191518", "HR-04", "Istarska županija"])
def test_places_are_recognised_by_name_and_by_id(client: TestClient, location: str) -> None:
    found = search(client, locations=[location])
    assert found["total"] == 1
    assert found["search"]["locations"]


@pytest.mark.parametrize(
    ("name", "ids"),
    [("BiH", ["BA"]), ("Sloveniji", ["SI"]), ("Slovenia", ["SI"]), ("Istra", ["HR-04"]), ("Djakovo", ["3202220"])],
)
def test_places_are_recognised_by_short_and_usual_names(client: TestClient, name: str, ids: list[str]) -> None:
    found = client.get("/api/jobs/search/params", params={"locations": name}).json()
    assert [each["id"] for each in found["locations"]] == ids


def test_an_unknown_place_is_reported(client: TestClient) -> None:
    found = search(client, locations=["Atlantida"])
    assert (found["total"], found["search"]["unknownLocations"]) == (0, ["Atlantida"])
    assert found["search"]["wider"] == {"tried": [], "step": "everywhere", "names": [], "km": None, "total": 26}
    assert len(listed_ids(found)) == 20


def test_a_page_beyond_the_last_is_empty_and_keeps_the_totals(client: TestClient) -> None:
    found = search(client, page=100_000)
    assert (found["items"], found["total"], found["totalPages"]) == ([], 26, 2)


@pytest.mark.parametrize("path", ["search", "search/featured", "featured"])
def test_a_page_has_as_many_jobs_as_are_shown(client: TestClient, path: str) -> None:
    """Lists are cached by their query, so this one takes turns with the usual page."""
    total = client.get(f"/api/jobs/{path}").json()["total"]
    for per_page in (1, 20, 6):
        found = client.get(f"/api/jobs/{path}", params={"perPage": per_page}).json()
        assert (len(listed_ids(found)), found["totalPages"]) == (min(per_page, total), -(-total // per_page))


def test_pages_of_any_size_follow_one_another(client: TestClient) -> None:
    all_ids = [number for page in (1, 2) for number in listed_ids(search(client, page=page))]
    by_six = [number for page in range(1, 6) for number in listed_ids(search(client, page=page, perPage=6))]
    assert sorted(by_six) == sorted(all_ids)


@pytest.mark.parametrize("between", ["\t", "\n", "\r\n", "\u2028", " \n\t "])
def test_a_pasted_tab_or_line_break_is_a_blank(client: TestClient, between: str) -> None:
    pasted = {"query": f"kuhar{between}Rovinj\n", "locations": f"Istarska{between}županija"}
    typed = {"query": "kuhar Rovinj", "locations": "Istarska županija"}
    assert search(client, **pasted) == search(client, **typed)
    assert search(client, **pasted)["total"] == 1
    for which, start in (("what", "pomoćnici{}u"), ("where", "novi{}vin")):
        asked = [{"prefix": start.format(blank)} for blank in (between, " ")]
        found = [client.get(f"/api/suggestions/{which}", params=each) for each in asked]
        assert [each.status_code for each in found] == [200, 200]
        assert found[0].json() == found[1].json()
        assert found[0].json()["items"]
    assert client.get("/api/suggestions/what", params={"prefix": "ku\x07"}).status_code == 422


@pytest.mark.parametrize(
    ("parameters", "field", "code"),
    [
        ({"perPage": 0}, "perPage", "OUT_OF_RANGE"),
        ({"perPage": 21}, "perPage", "OUT_OF_RANGE"),
        ({"page": 0}, "page", "OUT_OF_RANGE"),
        ({"page": -1}, "page", "OUT_OF_RANGE"),
        ({"page": 10**9}, "page", "OUT_OF_RANGE"),
        ({"page": 10**30}, "page", "OUT_OF_RANGE"),
        ({"page": "first"}, "page", "INVALID_INPUT"),
        ({"query": "NUL\x00"}, "query.0", "INVALID_TEXT"),
        ({"query": "bell\x07"}, "query.0", "INVALID_TEXT"),
        ({"query": "x" * 201}, "query.0", "TOO_LONG"),
        ({"query": "x" * 8_000}, "query.0", "TOO_LONG"),
        ({"query": ["x"] * 6}, "query", "TOO_MANY"),
        ({"colour": "red"}, "colour", "UNKNOWN_FIELD"),
        ({"positions": "waiter"}, "positions.0", "INVALID_ID"),
        ({"category": "c1"}, "category.0", "INVALID_ID"),
        ({"language": "croatian"}, "language.0", "INVALID_ID"),
        ({"employer": ""}, "employer.0", "REQUIRED_INPUT"),
        ({"near": "91,0"}, "near", "INVALID_FORMAT"),
        ({"radius": 0}, "radius", "OUT_OF_RANGE"),
        ({"workMode": "abroad"}, "workMode.0", "INVALID_CHOICE"),
        ({"employer": 2**63}, "employer.0", "INVALID_ID"),
        ({"salaryFrom": -1}, "salaryFrom", "OUT_OF_RANGE"),
        ({"sort": "random"}, "sort", "INVALID_CHOICE"),
        ({"cursor": "<script>"}, "cursor", "INVALID_FORMAT"),
        ({"locations": ["Split\x00"]}, "locations.0", "INVALID_TEXT"),
        ({"locations": ["Split"] * 21}, "locations", "TOO_MANY"),
    ],
)
def test_invalid_parameters_are_clear_errors(
    client: TestClient, parameters: dict[str, Any], field: str, code: str
) -> None:
    answer = client.get("/api/jobs/search", params=parameters)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert [(error["field"], error["code"]) for error in answer.json()["errors"]] == [(field, code)]


def test_featured_jobs_are_those_with_paid_promotion(client: TestClient, jobs: dict[str, int]) -> None:
    featured = client.get("/api/jobs/featured").json()
    assert [card["id"] for card in featured["items"]] == [jobs["cook"]]
    assert (featured["total"], featured["totalPages"]) == (1, 1)


def test_a_search_is_described_by_names_and_its_canonical_query_string(client: TestClient) -> None:
    parameters: list[Any] = [
        ("workMode", "remote"),
        ("query", " konobar  "),
        ("positions", "c24"),
        ("locations", "Rovinj"),
        ("positions", "5131"),
        ("positions", "9999"),
        ("workMode", "hybrid"),
        ("locations", "hrvatska"),
    ]
    there = client.get("/api/jobs/search/params", params=parameters).json()
    assert there["query"] == "konobar"
    assert there["positions"] == [
        {"id": "5131", "name": "Konobari/konobarice"},
        {"id": "c24", "name": "Turizam i ugostiteljstvo"},
    ]
    assert there["unknownPositions"] == ["9999"]
    assert there["locations"] == [{"id": "3191518", "name": "Rovinj"}, {"id": "HR", "name": "Hrvatska"}]
    assert there["filters"] == [
        {
            "dimension": "workMode",
            "values": [{"id": "hybrid", "name": "Hibridni rad"}, {"id": "remote", "name": "Rad na daljinu"}],
        }
    ]
    key = (
        "query=konobar&locations=3191518&locations=HR&positions=5131&positions=c24&positions=9999"
        "&workMode=hybrid&workMode=remote"
    )
    assert there["key"] == key
    assert client.get(f"/api/jobs/search/params?{key}").json() == there


def test_a_radius_is_around_coordinates_or_the_largest_place_of_the_name(client: TestClient) -> None:
    near = client.get("/api/jobs/search/params", params={"near": "45.08123456,13.64", "locations": "Split"}).json()
    assert near["near"] == {"lat": 45.081, "lng": 13.64, "km": 25}
    assert near["key"] == "near=45.081%2C13.64&radius=25"
    around = client.get("/api/jobs/search/params", params={"locations": "3191518", "radius": 50}).json()
    assert around["near"] | {"lat": 0, "lng": 0} == {"lat": 0, "lng": 0, "km": 50}
    assert around["key"] == "locations=3191518&radius=50"


def test_words_that_mean_a_filter_or_a_place_are_described(client: TestClient) -> None:
    asked = {"query": "konobar na neodređeno u Splitu od 1500"}
    found = client.get("/api/jobs/search/params", params=asked).json()["understood"]
    assert [(each["text"], each["dimension"], [value["id"] for value in each["values"]]) for each in found] == [
        ("na neodređeno", "employment", ["permanent"]),
        ("u Splitu", "locations", ["3190261"]),
        ("od 1500", "salaryFrom", ["1500"]),
    ]
    assert found[0]["values"][0]["name"] == "Na neodređeno"


def test_places_in_the_text_stay_words_where_others_are_chosen(client: TestClient) -> None:
    asked = {"query": "konobar Split", "locations": "Zadar"}
    assert client.get("/api/jobs/search/params", params=asked).json()["understood"] == []


def test_a_slip_in_the_place_field_is_corrected_and_named(client: TestClient) -> None:
    found = client.get("/api/jobs/search/params", params={"locations": "Splt"}).json()
    assert [each["name"] for each in found["locations"]] == ["Split"]
    assert found["corrected"] == [{"typed": "Splt", "used": "Split"}]
    assert found["unknownLocations"] == []
