"""The middle half of a group of monthly pays: never of so few that they show what one employer pays."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from statistics import quantiles

FEWEST_ADS = 5
FEWEST_EMPLOYERS = 3
"""A range of five ads of one employer would be that employer's pay scale."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An ad's monthly pay, in whatever currency the group has; None where an amount is not known."""

    employer_id: int
    gross: Decimal | None
    net: Decimal | None


@dataclass(frozen=True, slots=True)
class PayRange:
    """Quartiles in whole units of the currency: a half of the ads lies between the lower and the upper one."""

    lower_quartile: int
    median: int
    upper_quartile: int


def is_enough(offers: Sequence[Offer]) -> bool:
    """Whether figures of these ads may be shown."""
    return len(offers) >= FEWEST_ADS and len({offer.employer_id for offer in offers}) >= FEWEST_EMPLOYERS


def pay_range(amounts: Sequence[Decimal]) -> PayRange:
    """The quartiles, interpolated between the two nearest amounts, so that they lie among them (method 7 of Hyndman and
    Fan). Raises ValueError for fewer than FEWEST_ADS."""
    if len(amounts) < FEWEST_ADS:
        raise ValueError("too few ads")
    lower, median, upper = quantiles(amounts, n=4, method="inclusive")
    return PayRange(_whole(lower), _whole(median), _whole(upper))


def _whole(amount: Decimal) -> int:
    return int(amount.quantize(Decimal(1), ROUND_HALF_UP))
