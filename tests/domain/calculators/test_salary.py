"""Salaries: examples that others published, and what holds of every payslip."""

from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given

from domain.calculators.calculation import Calculation, LineCode
from domain.calculators.municipalities import TaxRates
from domain.calculators.rules import RULES
from domain.calculators.salary import Disability, SalaryTerms, calculate_salary
from tests.domain.calculators.terms import amounts, salary_terms

ZAGREB_2024 = SalaryTerms(RULES[2024], TaxRates(Decimal("23.6"), Decimal("35.4")))
OSIJEK_2025 = SalaryTerms(RULES[2025], TaxRates(Decimal(20), Decimal(30)))
OSIJEK_2026 = SalaryTerms(RULES[2026], TaxRates(Decimal(20), Decimal(30)))


def of(gross: str | int, terms: SalaryTerms = OSIJEK_2026, **changed: Any) -> Calculation:
    return calculate_salary(Decimal(gross), replace(terms, **changed))


@pytest.mark.parametrize(
    ("terms", "gross", "expected"),
    [
        (
            ZAGREB_2024,
            840,
            {
                "relief": "230.00",
                "pension_first": "91.50",
                "pension_second": "42.00",
                "income": "706.50",
                "tax_base": "146.50",
                "tax": "34.57",
                "net": "671.93",
                "health": "138.60",
                "total_cost": "978.60",
            },
        ),
        (ZAGREB_2024, 1014, {"net": "768.30", "total_cost": "1181.31"}),
        (
            ZAGREB_2024,
            1934,
            {
                "income": "1547.20",
                "tax_base": "987.20",
                "tax": "232.98",
                "net": "1314.22",
                "health": "319.11",
                "total_cost": "2253.11",
            },
        ),
        (OSIJEK_2025, 4000, {"net": "2680.00"}),
        (
            OSIJEK_2026,
            2000,
            {
                "pension_first": "300.00",
                "pension_second": "100.00",
                "tax": "200.00",
                "net": "1400.00",
                "health": "330.00",
                "total_cost": "2330.00",
            },
        ),
        (replace(OSIJEK_2026, dependants=1, children=1), 2000, {"tax_base": "400.00", "tax": "80.00"}),
        (replace(OSIJEK_2026, age=25), 2000, {"tax": "200.00", "refund_next_year": "2400.00"}),
    ],
)
def test_a_published_example_is_reproduced(terms: SalaryTerms, gross: int, expected: dict[str, str]) -> None:
    found = calculate_salary(Decimal(gross), terms)
    assert {name: str(getattr(found, name)) for name in expected} == expected


@pytest.mark.parametrize(
    ("gross", "relief"),
    [(0, 300), (700, 300), (700.02, 299.99), (1000, 150), (1299, "0.50"), (1300, 0), (5000, 0)],
)
def test_low_pay_relieves_the_base_of_the_first_pillar(gross: float, relief: float | str) -> None:
    assert of(str(gross)).relief == Decimal(str(relief))


def test_the_higher_rate_applies_beyond_the_threshold_only() -> None:
    # 7000 - 1400 - 600 = 5000, the threshold of 2026.
    assert (of(7000).tax_base, of(7000).tax) == (Decimal(5000), Decimal(1000))
    assert of(8000).tax == Decimal("1240.00")  # 800 more at 30 %
    assert [line.code for line in of(8000).lines if line.percent == 30] == [LineCode.HIGHER_TAX]


@pytest.mark.parametrize(("year", "highest"), [(2024, 9360), (2025, 10788), (2026, 11958)])
def test_pensions_end_at_the_highest_base_and_health_does_not(year: int, highest: int) -> None:
    found = of(20_000, rules=RULES[year])
    assert found.pension_first == Decimal(highest) * Decimal("0.15")
    assert found.pension_second == Decimal(highest) * Decimal("0.05")
    assert found.health == Decimal(3300)


def test_a_person_in_the_first_pillar_only_pays_everything_there() -> None:
    found = of(2000, second_pillar=False)
    assert (found.pension_first, found.pension_second, found.net) == (Decimal(400), 0, of(2000).net)
    assert [line.code for line in found.lines].count(LineCode.PENSION_SECOND) == 0


@pytest.mark.parametrize(
    ("person", "allowance"),
    [
        ({}, 600),
        ({"children": 1}, 900),
        ({"children": 3}, 1920),
        ({"children": 9}, 12_660),
        ({"dependants": 2}, 1200),
        ({"disability": Disability.PARTIAL}, 780),
        ({"disability": Disability.FULL}, 1200),
        ({"children": 2, "dependants": 1, "disability": Disability.FULL}, 2220),
    ],
)
def test_the_allowance_grows_with_those_one_provides_for(person: dict[str, Any], allowance: int) -> None:
    assert of(2000, **person).allowance == Decimal(allowance)


def test_an_allowance_beyond_the_income_is_not_paid_out() -> None:
    found = of(2000, children=9)
    assert (found.tax_base, found.tax, found.net) == (0, 0, found.income)


def test_a_first_job_costs_no_health_contribution() -> None:
    assert (of(2000, first_job=True).health, of(2000, first_job=True).total_cost) == (0, Decimal(2000))
    assert of(2000, first_job=True).net == of(2000).net


def test_an_area_relief_halves_the_tax_of_the_month() -> None:
    found = of(2000, area_relief=True)
    assert (found.tax, found.net) == (Decimal(100), Decimal(1500))
    assert next(line.amount for line in found.lines if line.code is LineCode.AREA_RELIEF) == Decimal(100)


@pytest.mark.parametrize(("age", "refund"), [(None, 0), (18, 2400), (25, 2400), (26, 1200), (30, 1200), (31, 0)])
def test_young_people_get_tax_back_next_year_and_nothing_now(age: int | None, refund: int) -> None:
    assert (of(2000, age=age).refund_next_year, of(2000, age=age).net) == (Decimal(refund), Decimal(1400))


def test_tax_at_the_higher_rate_and_tax_not_paid_are_not_refunded() -> None:
    assert of(8000, age=20).refund_next_year == Decimal(12_000)  # 12 x 1000 at the lower rate
    assert of(2000, age=20, area_relief=True).refund_next_year == Decimal(1200)


@given(amounts, salary_terms)
def test_a_payslip_adds_up_to_the_cent(gross: Decimal, terms: SalaryTerms) -> None:
    found = calculate_salary(gross, terms)
    assert found.gross == found.pension_first + found.pension_second + found.tax + found.net
    assert found.total_cost == found.gross + found.health
    assert found.tax_base == max(Decimal(0), found.income - found.allowance)
    assert found.refund_next_year <= 12 * found.tax
    for line in found.lines:
        assert line.amount == round(line.amount, 2)
        assert line.amount >= 0


@given(amounts, amounts, salary_terms)
def test_who_earns_more_keeps_more_but_for_rounding(one: Decimal, other: Decimal, terms: SalaryTerms) -> None:
    less, more = (calculate_salary(each, terms) for each in sorted((one, other)))
    assert less.net <= more.net + Decimal("0.03")
    assert less.tax <= more.tax + Decimal("0.03")
    assert less.total_cost <= more.total_cost
    assert less.relief >= more.relief


@given(amounts, salary_terms)
def test_more_to_provide_for_is_never_less_net(gross: Decimal, terms: SalaryTerms) -> None:
    alone = calculate_salary(gross, replace(terms, children=0, dependants=0, disability=Disability.NONE))
    assert calculate_salary(gross, terms).net >= alone.net
