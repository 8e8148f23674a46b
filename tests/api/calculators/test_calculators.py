"""POST /api/calculators/…, GET /api/calculators/years and /api/municipalities."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform

TERMS = {"year": 2026, "direction": "gross-to-net", "amount": "2000.00", "lowerRate": "20", "higherRate": "30"}
OSIJEK, ZAGREB, VUKOVAR, PULA = "3123", "1333", "5185", "3590"
RATES = {"lowerRate", "higherRate"}


@pytest.fixture(scope="module")
def client(platform: Platform) -> Iterator[TestClient]:
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client


def ask(client: TestClient, kind: str, body: dict[str, Any], language: str = "hr") -> Any:
    return client.post(f"/api/calculators/{kind}", json=body, headers={"Accept-Language": language})


def calculation(client: TestClient, kind: str = "salary", **changed: Any) -> dict[str, Any]:
    answer = ask(client, kind, TERMS | changed)
    assert answer.status_code == 200, answer.text
    return answer.json()


def in_municipality(client: TestClient, sifra: str, kind: str = "salary", **changed: Any) -> dict[str, Any]:
    body = {name: value for name, value in TERMS.items() if name not in RATES}
    answer = ask(client, kind, body | {"municipality": sifra} | changed)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: TestClient, body: dict[str, Any], kind: str = "salary") -> set[tuple[str, str]]:
    answer = ask(client, kind, body)
    assert answer.status_code == 422, answer.text
    return {(error["field"], error["code"]) for error in answer.json()["errors"]}


def test_every_figure_is_a_decimal_string_to_the_cent(client: TestClient) -> None:
    found = calculation(client)
    assert {name: value for name, value in found.items() if name != "lines"} == {
        "gross": "2000.00",
        "costs": "0.00",
        "pensionFirst": "300.00",
        "pensionSecond": "100.00",
        "relief": "0.00",
        "income": "1600.00",
        "allowance": "600.00",
        "taxBase": "1000.00",
        "tax": "200.00",
        "net": "1400.00",
        "health": "330.00",
        "totalCost": "2330.00",
        "refundNextYear": "0.00",
        "lowerRate": "20.00",
        "higherRate": "30.00",
        "ratesKnown": True,
        "municipality": None,
    }
    assert found["lines"][1] == {"code": "pension-first", "amount": "300.00", "base": "2000.00", "percent": "15.00"}
    assert found["lines"][0] == {"code": "gross", "amount": "2000.00", "base": None, "percent": None}


def test_every_field_reaches_the_calculation(client: TestClient) -> None:
    family = calculation(client, children=1, dependants=1)
    assert (family["taxBase"], family["tax"]) == ("400.00", "80.00")
    assert calculation(client, disability="full")["allowance"] == "1200.00"
    assert calculation(client, age=25)["refundNextYear"] == "2400.00"
    assert calculation(client, firstJob=True)["totalCost"] == "2000.00"
    assert calculation(client, secondPillar=False)["pensionFirst"] == "400.00"
    assert calculation(client, areaRelief=True)["tax"] == "100.00"
    assert calculation(client, direction="net-to-gross", amount="1400")["gross"] == "2000.00"
    assert calculation(client, year=2024, amount="9360")["allowance"] == "560.00"


def test_a_service_contract_from_its_net(client: TestClient) -> None:
    found = in_municipality(client, OSIJEK, "service-contract", direction="net-to-gross", amount="10000")
    assert (found["gross"], found["pensionFirst"], found["pensionSecond"]) == ("13888.89", "1041.67", "347.22")
    assert (found["tax"], found["health"], found["totalCost"]) == ("2500.00", "1041.67", "14930.56")
    assert found["municipality"] == "Osijek"


def test_a_royalty_has_lump_sum_costs_and_an_artist_more(client: TestClient) -> None:
    assert calculation(client, "royalty-contract", amount="1000")["costs"] == "300.00"
    assert calculation(client, "royalty-contract", amount="1000", artist=True)["costs"] == "550.00"
    assert calculation(client, "service-contract", amount="1000", artist=True)["costs"] == "0.00"


def test_contracts_need_the_lower_rate_only(client: TestClient) -> None:
    body = {name: value for name, value in TERMS.items() if name != "higherRate"}
    assert ask(client, "service-contract", body).json()["tax"] == "360.00"
    assert refused(client, body) == {("higherRate", "REQUIRED_INPUT")}


def test_a_municipality_brings_its_rates_of_the_month_and_its_relief(client: TestClient) -> None:
    assert in_municipality(client, ZAGREB)["lowerRate"] == "23.00"
    assert in_municipality(client, ZAGREB, year=2025, month=2)["lowerRate"] == "23.60"
    assert in_municipality(client, ZAGREB, year=2025, month=3)["lowerRate"] == "23.00"
    assert in_municipality(client, VUKOVAR)["tax"] == "100.00"
    assert in_municipality(client, VUKOVAR, areaRelief=False)["tax"] == "200.00"
    assert in_municipality(client, ZAGREB, lowerRate="15", higherRate="25")["tax"] == "150.00"
    unknown = in_municipality(client, PULA, year=2024)
    assert (unknown["ratesKnown"], unknown["lowerRate"]) == (False, "20.00")


def test_names_are_in_the_readers_script(client: TestClient) -> None:
    body = {name: value for name, value in TERMS.items() if name not in RATES} | {"municipality": OSIJEK}
    assert ask(client, "salary", body, "mk").json()["municipality"] == "Осиек"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("amount", "2.000,50", "INVALID_AMOUNT"),
        ("amount", "1.005", "INVALID_AMOUNT"),
        ("amount", "-1", "INVALID_AMOUNT"),
        ("amount", "NaN", "INVALID_AMOUNT"),
        ("amount", "1e5", "INVALID_AMOUNT"),
        ("amount", "٣", "INVALID_AMOUNT"),
        ("amount", 2000, "INVALID_AMOUNT"),
        ("amount", "10000000", "INVALID_AMOUNT"),
        ("year", 2023, "UNKNOWN_YEAR"),
        ("year", True, "UNKNOWN_YEAR"),
        ("year", "2026", "UNKNOWN_YEAR"),
        ("month", 13, "OUT_OF_RANGE"),
        ("direction", "sideways", "INVALID_CHOICE"),
        ("municipality", "999999", "UNKNOWN_MUNICIPALITY"),
        ("lowerRate", "51", "INVALID_RATE"),
        ("higherRate", "10", "OUT_OF_RANGE"),
        ("children", 10, "OUT_OF_RANGE"),
        ("dependants", -1, "OUT_OF_RANGE"),
        ("disability", "some", "INVALID_CHOICE"),
        ("colour", "blue", "UNKNOWN_FIELD"),
    ],
)
def test_a_wrong_field_is_refused_by_name(client: TestClient, field: str, value: Any, code: str) -> None:
    assert refused(client, TERMS | {field: value}) == {(field, code)}


def test_rates_or_a_municipality_are_required(client: TestClient) -> None:
    body = {name: value for name, value in TERMS.items() if name not in RATES}
    assert refused(client, body) == {("lowerRate", "REQUIRED_INPUT"), ("higherRate", "REQUIRED_INPUT")}


def test_the_largest_net_has_a_gross(client: TestClient) -> None:
    body = TERMS | {"direction": "net-to-gross", "amount": "9999999.99", "lowerRate": "50", "higherRate": "50"}
    assert float(ask(client, "salary", body).json()["net"]) >= 9999999.99


def test_one_client_cannot_calculate_without_end(platform: Platform) -> None:
    settings = platform.settings.model_copy(update={"rate_limit_scale": 0.05})
    client = TestClient(create_app(replace(platform, settings=settings)))
    statuses = [ask(client, kind, TERMS).status_code for kind in ("salary", "service-contract", "salary", "salary")]
    assert statuses == [200, 200, 200, 429]


def test_the_years_come_with_their_amounts(client: TestClient) -> None:
    items = client.get("/api/calculators/years").json()["items"]
    assert [item["year"] for item in items] == [2026, 2025, 2024]
    assert items[0] == {
        "year": 2026,
        "basicAllowance": "600.00",
        "higherRateAbove": "5000.00",
        "minimumWage": "1050.00",
        "highestContributionBase": "11958.00",
    }


@pytest.mark.parametrize(
    ("prefix", "first"),
    [
        ("zagreb", "Zagreb"),
        ("ZAGREB", "Zagreb"),
        ("osi", "Osijek"),
        ("осиек", "Osijek"),
        ("осијек", "Osijek"),
        ("djakovo", "Đakovo"),
        ("kraljevica", "Kraljevica"),
        ("velika g", "Velika Gorica"),
        ("pula", "Pula-Pola"),
        ("1333", "Zagreb"),
        ("", None),
    ],
)
def test_a_municipality_is_found_by_a_word_or_its_code(client: TestClient, prefix: str, first: str | None) -> None:
    items = client.get("/api/municipalities", params={"prefix": prefix}).json()["items"]
    assert (items[0]["name"] if items else None) == first


def test_a_later_word_counts_too(client: TestClient) -> None:
    items = client.get("/api/municipalities?prefix=gorica").json()["items"]
    assert "Velika Gorica" in {item["name"] for item in items}


def test_municipalities_of_one_name_are_told_apart(client: TestClient) -> None:
    items = client.get("/api/municipalities?prefix=otok").json()["items"]
    assert {"Otok (Sinj)", "Otok (Vinkovci)"} <= {item["name"] for item in items}
    assert len({item["sifra"] for item in items}) == len(items)
