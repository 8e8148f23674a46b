"""GET /api/jobs/salaries: what published ads of an occupation offer."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from api.jobs.salaries.comparison import SalaryComparisons, counts_demo
from api.jobs.salaries.schemas import SalaryComparisonQuery
from api.main import create_app
from domain.calculators.estimate import estimate_pay
from domain.jobs.commands import CloseJob, RemoveJob
from domain.jobs.events import ClosingReason, RemovalReason
from domain.kernel.process.platform import Platform
from domain.reference.places import list_places_named
from tests.api.job_board import ServedBoard
from tests.read_model_harness import ReadModels
from tests.read_models.job_pages.job_board import CONTEXT
from tests.thoroughness import examples

Json = dict[str, Any]


def place(name: str, country: str = "HR") -> Json:
    found = next(each for each in list_places_named(name, country))
    return {"geonameid": found.geonameid, "name": found.name, "country": country}


def gross(amount: int, **more: object) -> Json:
    return {"currency": "EUR", "minimum": str(amount), "maximum": str(amount), "tax": "gross", **more}


SPLIT, MAKARSKA, OSIJEK, VUKOVAR = place("Split"), place("Makarska"), place("Osijek"), place("Vukovar")
SARAJEVO, SKOPJE, LJUBLJANA = place("Sarajevo", "BA"), place("Skopje", "MK"), place("Ljubljana", "SI")
ID = {each["name"]: str(each["geonameid"]) for each in (SPLIT, MAKARSKA, OSIJEK, VUKOVAR, SARAJEVO, SKOPJE, LJUBLJANA)}
AMOUNTS = (1000, 1200, 1400, 1600, 2000)
WAITER, COOK, NURSE, DRIVER, CLEANER, PORTER = "5131", "5120", "2221", "8322", "9112", "9621"


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> ServedBoard:
    board = ServedBoard(platform, read_models)
    for index, amount in enumerate(AMOUNTS):
        employer = f"Konoba {index % 3}"
        board.publish(position=WAITER, places=[SPLIT], employer=employer, salary=gross(amount))
        # Cooks: each place has too few, the county together enough.
        board.publish(position=COOK, places=[SPLIT if index < 2 else MAKARSKA], employer=employer, salary=gross(amount))
        # Nurses of two employers only.
        board.publish(position=NURSE, places=[SPLIT], employer=f"Bolnica {index % 2}", salary=gross(amount))
        # Drivers all over Croatia.
        board.publish(position=DRIVER, places=[SPLIT if index < 2 else OSIJEK], employer=employer, salary=gross(amount))
        marks = gross(amount, currency="BAM", tax="net" if index else "gross")
        board.publish(position=WAITER, places=[SARAJEVO], employer=employer, salary=marks)
        if index < 4:
            board.publish(position=CLEANER, places=[SPLIT], employer=employer, salary=gross(amount))
            board.publish(position=PORTER, places=[SPLIT], employer=employer, salary=gross(amount))
    board.show()
    return board


@pytest.fixture(scope="module")
def client(platform: Platform, board: ServedBoard) -> Iterator[TestClient]:
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client


def compare(client: TestClient, position: str, location: str | None = None, locale: str = "hr") -> Json:
    params = {"position": position} | ({"location": location} if location else {})
    response = client.get("/api/jobs/salaries", params=params, headers={"Accept-Language": locale})
    assert response.status_code == 200, response.text
    return response.json()


def test_median_and_quartiles_of_a_place_gross_and_net(client: TestClient) -> None:
    answer = compare(client, WAITER, ID["Split"])
    split = next(each for each in list_places_named("Split", "HR"))
    estimates = [estimate_pay(Decimal(amount), split.tax_municipality, is_net=False) for amount in AMOUNTS]
    nets = [round(estimate.net) for estimate in estimates if estimate]
    assert answer["tried"] == []
    assert answer["location"]["name"] == "Split"
    assert answer["found"] == {
        "step": "place",
        "area": {"id": ID["Split"], "name": "Split"},
        "ads": 5,
        "hasDemo": False,
        "currency": "EUR",
        "gross": {"lowerQuartile": 1200, "median": 1400, "upperQuartile": 1600},
        "net": {"lowerQuartile": nets[1], "median": nets[2], "upperQuartile": nets[3]},
    }


@pytest.mark.parametrize(
    ("position", "step", "area", "tried"),
    [(COOK, "county", "HR-15", ["place"]), (DRIVER, "country", "HR", ["place", "county"])],
)
def test_a_place_with_too_few_ads_has_the_figures_of_a_wider_one(
    client: TestClient, position: str, step: str, area: str, tried: list[str]
) -> None:
    answer = compare(client, position, ID["Split"])
    assert (answer["found"]["step"], answer["found"]["area"]["id"], answer["tried"]) == (step, area, tried)
    assert answer["found"]["ads"] == 5


@pytest.mark.parametrize("position", [CLEANER, NURSE], ids=["four ads", "two employers"])
def test_too_few_ads_or_employers_show_nothing(client: TestClient, position: str) -> None:
    answer = compare(client, position, ID["Split"])
    assert answer["found"] is None
    assert answer["tried"] == ["place", "county", "country"]
    assert (answer["fewestAds"], answer["fewestEmployers"], answer["months"]) == (5, 3, 12)


def test_without_a_place_the_home_country_of_the_language_is_meant(client: TestClient) -> None:
    assert compare(client, WAITER)["found"]["area"] == {"id": "HR", "name": "Hrvatska"}
    assert compare(client, WAITER, locale="bs")["location"]["id"] == "BA"


def test_a_category_has_all_its_occupations(client: TestClient) -> None:
    of_waiters = compare(client, WAITER, "HR")["found"]["ads"]
    category = next(each for each in client.get("/api/jobs/search").json()["items"] if each["position"]["id"] == WAITER)
    assert compare(client, f"c{category['rootPosition']['id']}", "HR")["found"]["ads"] >= of_waiters


def test_where_pay_cannot_be_converted_only_the_side_that_most_ads_name_counts(
    client: TestClient, board: ServedBoard
) -> None:
    assert compare(client, WAITER, ID["Sarajevo"])["found"] is None
    board.publish(position=WAITER, places=[SARAJEVO], salary=gross(1800, currency="BAM", tax="net"))
    board.show()
    found = compare(client, WAITER, ID["Sarajevo"])["found"]
    assert (found["currency"], found["ads"], found["gross"]) == ("BAM", 5, None)
    assert found["net"] == {"lowerQuartile": 1400, "median": 1600, "upperQuartile": 1800}


UNCOUNTED: list[Json] = [
    {"salary": gross(9000, shown=False)},
    {"salary": None},
    {"salary": gross(9000, currency="USD")},
    {"salary": gross(9000), "employment": "student"},
    {"salary": gross(9000), "employment": "internship"},
    {"salary": gross(9000), "working_time": "part-time"},
    {"salary": gross(9000), "places": [SPLIT, LJUBLJANA]},
    {"salary": gross(9000), "places": [SPLIT, {"geonameid": None, "name": "Graz", "country": "AT"}]},
    {"salary": gross(9000), "places": [VUKOVAR]},
    {"salary": gross(9_000_000)},
    {"salary": gross(9000), "days_left": -366, "hours_old": 24 * 400},
]


@pytest.mark.parametrize("fields", UNCOUNTED)
def test_what_cannot_be_compared_is_not_the_fifth_ad(client: TestClient, board: ServedBoard, fields: Json) -> None:
    board.publish(**{"position": CLEANER, "places": [SPLIT], **fields})
    board.show()
    assert compare(client, CLEANER, ID["Split"])["tried"][:2] == ["place", "county"]


def test_a_removed_ad_no_longer_counts_and_a_closed_one_does(client: TestClient, board: ServedBoard) -> None:
    removed = board.publish(position=PORTER, places=[SPLIT], salary=gross(5000))
    board.show()
    assert compare(client, PORTER, ID["Split"])["found"]["ads"] == 5
    board.jobs.remove(removed, RemoveJob(RemovalReason.MISLEADING), CONTEXT)
    board.show()
    assert compare(client, PORTER, ID["Split"])["found"] is None
    closed = board.publish(position=PORTER, places=[SPLIT], salary=gross(1400))
    board.jobs.close(closed, CloseJob(ClosingReason.FILLED), CONTEXT)
    board.show()
    assert compare(client, PORTER, ID["Split"])["found"]["ads"] == 5


def test_pay_by_the_hour_counts_as_that_of_a_full_month(client: TestClient, board: ServedBoard) -> None:
    for index in range(5):
        hourly = gross(10, period="hour")
        board.publish(
            position="5223", places=[OSIJEK], employer=f"Trgovina {index}", salary=hourly, working_time="part-time"
        )
    board.show()
    assert compare(client, "5223", ID["Osijek"])["found"]["gross"]["median"] == 1740


def test_invented_ads_count_on_a_site_for_demonstration_alone(platform: Platform, board: ServedBoard) -> None:
    for index in range(5):
        board.publish(position="5141", places=[OSIJEK], employer=f"Salon {index}", salary=gross(1300), demo="invented")
    board.show()
    for environment, is_counted in (("test", True), ("production", False)):
        served = platform.settings.model_copy(update={"environment": environment})
        salaries = SalaryComparisons(platform.engine, with_demo=counts_demo(served))
        answer = salaries.compare(SalaryComparisonQuery(position="5141", location=ID["Osijek"]), "hr")
        assert (answer.found is not None) == is_counted
        assert answer.found is None or answer.found.has_demo


@settings(max_examples=examples(8), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    position=st.sampled_from([COOK, NURSE, DRIVER, "7231", None]),
    where=st.sampled_from([SPLIT, MAKARSKA, OSIJEK, SKOPJE]),
    amount=st.integers(1, 20_000),
)
def test_an_ad_more_changes_no_other_occupation(
    client: TestClient, board: ServedBoard, position: str | None, where: Json, amount: int
) -> None:
    before = [compare(client, WAITER, area) for area in (ID["Split"], "HR-15", "HR")]
    board.publish(position=position, places=[where], employer=f"Tvrtka {amount}", salary=gross(amount))
    board.show()
    assert [compare(client, WAITER, area) for area in (ID["Split"], "HR-15", "HR")] == before


@pytest.mark.parametrize(
    ("params", "field", "code"),
    [
        ({}, "position", "REQUIRED_INPUT"),
        ({"position": "9999"}, "position", "INVALID_ID"),
        ({"position": "c999"}, "position", "INVALID_ID"),
        ({"position": "konobar"}, "position", "INVALID_ID"),
        ({"position": WAITER, "location": "1"}, "location", "INVALID_ID"),
        ({"position": WAITER, "location": "XX"}, "location", "INVALID_ID"),
        ({"position": WAITER, "location": "HR-99"}, "location", "INVALID_ID"),
        ({"position": WAITER, "location": "Split"}, "location", "INVALID_ID"),
    ],
)
def test_an_unknown_occupation_or_area_is_refused(client: TestClient, params: Json, field: str, code: str) -> None:
    response = client.get("/api/jobs/salaries", params=params)
    assert response.status_code == 422
    assert response.json()["errors"] == [{"field": field, "code": code}]
