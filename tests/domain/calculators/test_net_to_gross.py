"""Net to gross: the smallest gross whose net is at least the wanted one."""

from collections.abc import Callable
from decimal import Decimal

import pytest
from hypothesis import given

from domain.calculators.calculation import Calculation
from domain.calculators.contracts import ContractTerms, calculate_contract
from domain.calculators.municipalities import TaxRates
from domain.calculators.net_to_gross import gross_for_net
from domain.calculators.rules import RULES
from domain.calculators.salary import SalaryTerms, calculate_salary
from tests.domain.calculators.terms import amounts, contract_terms, salary_terms

CENT = Decimal("0.01")
FAR_BELOW = 100
"""Cents below the answer where no gross may do: five times as far as the search looks."""
OSIJEK = TaxRates(Decimal(20), Decimal(30))


def require_smallest(wanted: Decimal, calculate: Callable[[Decimal], Calculation]) -> None:
    found = gross_for_net(wanted, calculate)
    assert calculate(found).net >= wanted
    cents = int(found / CENT)
    smaller = [gross for gross in range(max(0, cents - FAR_BELOW), cents) if calculate(gross * CENT).net >= wanted]
    assert smaller == []


@given(amounts, salary_terms)
def test_no_smaller_salary_has_that_net(wanted: Decimal, terms: SalaryTerms) -> None:
    require_smallest(wanted, lambda gross: calculate_salary(gross, terms))


@given(amounts, contract_terms)
def test_no_smaller_fee_has_that_net(wanted: Decimal, terms: ContractTerms) -> None:
    require_smallest(wanted, lambda gross: calculate_contract(gross, terms))


@given(amounts, salary_terms)
def test_the_way_back_is_never_more_than_the_way_there(gross: Decimal, terms: SalaryTerms) -> None:
    net = calculate_salary(gross, terms).net
    back = gross_for_net(net, lambda each: calculate_salary(each, terms))
    assert back <= gross
    assert calculate_salary(back, terms).net >= net


@pytest.mark.parametrize("gross", [840, 1000, 1300, 2000, 6999, 7000, 7001, 12_000])
def test_every_cent_around_a_bend_has_its_gross(gross: int) -> None:
    terms = SalaryTerms(RULES[2026], OSIJEK)
    middle = calculate_salary(Decimal(gross), terms).net
    for cents in range(-5, 6):
        require_smallest(middle + cents * CENT, lambda each: calculate_salary(each, terms))


def test_rounding_makes_a_smaller_gross_pay_more() -> None:
    terms = SalaryTerms(RULES[2026], OSIJEK)
    less, more = (calculate_salary(Decimal(gross), terms) for gross in ("900.29", "900.30"))
    assert less.net > more.net
    assert gross_for_net(less.net, lambda gross: calculate_salary(gross, terms)) <= less.gross


def test_the_published_service_contract_is_reproduced() -> None:
    terms = ContractTerms(RULES[2026], OSIJEK)
    assert gross_for_net(Decimal(10_000), lambda gross: calculate_contract(gross, terms)) == Decimal("13888.89")


def test_nothing_needs_nothing() -> None:
    terms = SalaryTerms(RULES[2026], OSIJEK)
    assert gross_for_net(Decimal(0), lambda gross: calculate_salary(gross, terms)) == 0
