"""The estimated other side of an ad's salary."""

from decimal import Decimal
from typing import Any

import pytest

from api.jobs.salaries import estimate as salary_estimate
from api.jobs.salaries.estimate import estimate_salary
from domain.calculators.estimate import PayEstimate, estimate_pay
from domain.reference.places import list_places_named


def place(name: str, country: str = "HR") -> dict[str, Any]:
    found = next(each for each in list_places_named(name, country))
    return {"geonameid": found.geonameid, "name": found.name, "country": country}


GROSS = {"currency": "EUR", "minimum": "2000", "maximum": "2500.00", "period": "month", "tax": "gross", "shown": True}
OSIJEK, ZAGREB, SARAJEVO = place("Osijek"), place("Zagreb"), place("Sarajevo", "BA")
RAKITJE = place("Rakitje")
"""A village whose municipality is not known."""
ELSEWHERE = {"geonameid": None, "name": "Wien", "country": "AT"}
UNKNOWN = {"geonameid": None, "name": "U dogovoru", "country": None}


def test_a_gross_salary_has_a_net_and_the_way_back() -> None:
    found = estimate_salary(GROSS, [OSIJEK])
    assert found == {"minimum": 1400.0, "maximum": 1720.0, "tax": "net", "year": 2026, "municipality": "3123"}
    net = GROSS | {"tax": "net", "minimum": "1400", "maximum": "1720"}
    assert estimate_salary(net, [OSIJEK]) == {
        "minimum": 2000.0,
        "maximum": 2500.0,
        "tax": "gross",
        "year": 2026,
        "municipality": "3123",
    }


def test_an_open_end_stays_open() -> None:
    found = estimate_salary(GROSS | {"maximum": None}, [OSIJEK])
    assert found is not None
    assert (found["minimum"], found["maximum"]) == (1400.0, None)


def test_a_place_without_an_id_in_the_index_is_abroad() -> None:
    assert estimate_salary(GROSS, [{"name": "Graz", "country": "AT"}]) is None


def test_the_first_place_whose_municipality_is_known_counts() -> None:
    found = estimate_salary(GROSS, [UNKNOWN, RAKITJE, ZAGREB, OSIJEK])
    assert found is not None
    assert found["municipality"] == "1333"


@pytest.mark.parametrize(
    "places", [[], [RAKITJE], [UNKNOWN], [SARAJEVO], [ELSEWHERE], [ZAGREB, SARAJEVO], [ZAGREB, ELSEWHERE]]
)
def test_other_places_have_other_rules(places: list[dict[str, Any]]) -> None:
    assert estimate_salary(GROSS, places) is None


@pytest.mark.parametrize(
    "changed",
    [{"currency": "BAM"}, {"period": "hour"}, {"period": "year"}, {"shown": False}, {"minimum": None, "maximum": None}],
)
def test_other_salaries_have_no_estimate(changed: dict[str, Any]) -> None:
    assert estimate_salary(GROSS | changed, [OSIJEK]) is None


def test_without_a_salary_there_is_no_estimate() -> None:
    assert estimate_salary(None, [OSIJEK]) is None


def test_the_same_salary_in_the_same_place_is_calculated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calculated: list[Decimal] = []

    def count(amount: Decimal, sifra: str, *, is_net: bool) -> PayEstimate | None:
        calculated.append(amount)
        return estimate_pay(amount, sifra, is_net=is_net)

    monkeypatch.setattr(salary_estimate, "estimate_pay", count)
    unusual = GROSS | {"minimum": "2345.67", "maximum": None}
    first = estimate_salary(unusual, [OSIJEK])
    assert first is not None
    expected = dict(first)
    first["minimum"] = None  # What one card does with its estimate is nothing to the next.
    assert estimate_salary(unusual, [OSIJEK]) == expected
    assert calculated == [Decimal("2345.67")]
    assert estimate_salary(unusual, [ZAGREB]) != expected
    assert estimate_salary(unusual | {"tax": "net"}, [OSIJEK]) != expected
