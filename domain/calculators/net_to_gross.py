"""Net to gross, by search: the smallest gross whose net is at least the wanted one."""

from collections.abc import Callable
from decimal import Decimal

from domain.calculators.calculation import CENT, Calculation

_WINDOW_CENTS = 20
"""Cents below the found gross in which a smaller one is searched for. Rounding moves the net of a gross by less than
three cents, and a cent of gross is worth at least a third of a cent of net, so the answer is at most 16 cents below."""


def gross_for_net(wanted: Decimal, calculate: Callable[[Decimal], Calculation]) -> Decimal:
    """The smallest gross in EUR with at least that net. `calculate` grows with the gross, but for rounding."""

    def is_enough(cents: int) -> bool:
        return calculate(cents * CENT).net >= wanted

    high = int(wanted / CENT)
    low = 0
    while not is_enough(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if is_enough(middle) else (middle, high)
    below = range(max(0, high - _WINDOW_CENTS), high)
    return next(filter(is_enough, below), high) * CENT
