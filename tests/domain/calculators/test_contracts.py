"""Royalty and service contracts."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given

from domain.calculators.contracts import ContractTerms, calculate_contract
from domain.calculators.municipalities import TaxRates
from domain.calculators.rules import RULES
from tests.domain.calculators.terms import amounts, contract_terms

SERVICE = ContractTerms(RULES[2026], TaxRates(Decimal(20), Decimal(30)))


def test_the_published_service_contract_is_reproduced() -> None:
    found = calculate_contract(Decimal("13888.89"), SERVICE)
    assert (found.pension_first, found.pension_second) == (Decimal("1041.67"), Decimal("347.22"))
    assert (found.tax_base, found.tax, found.net) == (Decimal("12500.00"), Decimal("2500.00"), Decimal("10000.00"))
    assert (found.health, found.total_cost) == (Decimal("1041.67"), Decimal("14930.56"))


@pytest.mark.parametrize(
    ("costs", "base", "contributions", "tax", "health"),
    [
        (RULES[2026].royalty_costs, "700.00", "70.00", "126.00", "52.50"),
        (RULES[2026].artist_costs, "450.00", "45.00", "81.00", "33.75"),
    ],
)
def test_costs_come_off_first(costs: Decimal, base: str, contributions: str, tax: str, health: str) -> None:
    found = calculate_contract(Decimal(1000), replace(SERVICE, costs=costs))
    assert found.gross - found.costs == Decimal(base)
    assert found.pension_first + found.pension_second == Decimal(contributions)
    assert (found.tax, found.health) == (Decimal(tax), Decimal(health))
    assert found.net == 1000 - Decimal(contributions) - Decimal(tax)


def test_the_first_pillar_alone_takes_the_share_of_both() -> None:
    found = calculate_contract(Decimal(1000), replace(SERVICE, second_pillar=False))
    assert (found.pension_first, found.pension_second) == (Decimal(100), 0)


@given(amounts, contract_terms)
def test_a_contract_adds_up_to_the_cent(gross: Decimal, terms: ContractTerms) -> None:
    found = calculate_contract(gross, terms)
    assert found.gross == found.pension_first + found.pension_second + found.tax + found.net
    assert found.total_cost == found.gross + found.health
    assert found.gross - found.costs == found.income + found.pension_first + found.pension_second


@given(amounts, amounts, contract_terms)
def test_a_larger_fee_pays_more_but_for_rounding(one: Decimal, other: Decimal, terms: ContractTerms) -> None:
    less, more = (calculate_contract(each, terms) for each in sorted((one, other)))
    assert less.net <= more.net + Decimal("0.03")
    assert less.total_cost <= more.total_cost + Decimal("0.01")
