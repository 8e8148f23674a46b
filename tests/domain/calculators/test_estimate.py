"""The estimate of ads agrees with the calculators."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.calculators.estimate import estimate_pay
from domain.calculators.municipalities import all_municipalities

OSIJEK, VUKOVAR = "3123", "5185"
municipalities = st.sampled_from(sorted(all_municipalities()))
amounts = st.integers(1, 1_000_000).map(lambda cents: Decimal(cents) / 100)


def test_both_sides_of_a_salary_are_one_estimate() -> None:
    of_gross = estimate_pay(Decimal(2000), OSIJEK, is_net=False)
    assert of_gross is not None
    assert (of_gross.gross, of_gross.net) == (Decimal(2000), Decimal(1400))
    assert estimate_pay(Decimal(1400), OSIJEK, is_net=True) == of_gross


def test_an_area_relief_is_counted_in() -> None:
    found = estimate_pay(Decimal(2000), VUKOVAR, is_net=False)
    assert found is not None
    assert found.net == Decimal(1500)


@pytest.mark.parametrize("sifra", ["", "999999"])
def test_an_unknown_municipality_has_no_estimate(sifra: str) -> None:
    assert estimate_pay(Decimal(2000), sifra, is_net=False) is None


@given(amounts, municipalities)
def test_the_gross_of_a_net_salary_is_enough_for_it(net: Decimal, sifra: str) -> None:
    found = estimate_pay(net, sifra, is_net=True)
    assert found is not None
    assert found.net >= net
    assert estimate_pay(found.gross, sifra, is_net=False) == found
