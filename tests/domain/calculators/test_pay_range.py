"""Quartiles of what ads offer, and how few ads show nothing."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.calculators.pay_range import FEWEST_ADS, FEWEST_EMPLOYERS, Offer, PayRange, is_enough, pay_range

AMOUNTS = st.decimals(min_value=1, max_value=1_000_000, places=2)
ENOUGH = st.lists(AMOUNTS, min_size=FEWEST_ADS, max_size=60)
OFFERS = st.lists(st.builds(Offer, st.integers(1, 6), AMOUNTS, st.none()), max_size=12)


def test_a_half_of_the_ads_lies_between_the_quartiles() -> None:
    assert pay_range([Decimal(each) for each in (1000, 1100, 1200, 1400, 3000)]) == PayRange(1100, 1200, 1400)
    assert pay_range([Decimal(each) for each in (1000, 1100, 1200, 1301, 1400, 3000)]) == PayRange(1125, 1251, 1375)


@given(ENOUGH)
def test_quartiles_lie_in_order_among_the_amounts(amounts: list[Decimal]) -> None:
    found = pay_range(amounts)
    low, high = round(min(amounts) - Decimal("0.5")), round(max(amounts) + Decimal("0.5"))
    assert low <= found.lower_quartile <= found.median <= found.upper_quartile <= high


@given(ENOUGH.flatmap(lambda amounts: st.tuples(st.just(amounts), st.permutations(amounts))))
def test_the_order_of_the_ads_does_not_matter(orders: tuple[list[Decimal], list[Decimal]]) -> None:
    one, other = orders
    assert pay_range(one) == pay_range(other)


@given(st.lists(AMOUNTS, max_size=FEWEST_ADS - 1))
def test_fewer_than_five_have_no_figures(amounts: list[Decimal]) -> None:
    with pytest.raises(ValueError, match="too few"):
        pay_range(amounts)


@given(OFFERS)
def test_figures_need_five_ads_of_three_employers(offers: list[Offer]) -> None:
    employers = {offer.employer_id for offer in offers}
    assert is_enough(offers) == (len(offers) >= FEWEST_ADS and len(employers) >= FEWEST_EMPLOYERS)


def test_five_ads_of_two_employers_are_not_enough() -> None:
    assert not is_enough([Offer(1 + index % 2, Decimal(1000), None) for index in range(9)])
