"""The amounts and rates of Croatian pay by year. A new year is a new row.

Sources: Zakon o porezu na dohodak, Zakon o doprinosima, the yearly orders on contribution bases and the minimum wage.
"""

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

_CHILD_FACTORS = tuple(map(Decimal, ("0.5", "0.7", "1", "1.4", "1.9", "2.5", "3.2", "4", "4.9")))


@dataclass(frozen=True, slots=True)
class YearRules:
    """Amounts in EUR a month, rates as shares of one. The defaults are what has not changed since 2024."""

    basic_allowance: Decimal
    higher_rate_above: Decimal
    """The part of the tax base beyond this is taxed at the higher rate."""
    minimum_wage: Decimal
    highest_contribution_base: Decimal
    """Highest base of pension contributions; health is paid of everything."""

    pension_first: Decimal = Decimal("0.15")
    pension_second: Decimal = Decimal("0.05")
    health: Decimal = Decimal("0.165")
    other_pension_first: Decimal = Decimal("0.075")
    other_pension_second: Decimal = Decimal("0.025")
    other_health: Decimal = Decimal("0.075")
    """Contributions of other income: royalty and service contracts."""

    whole_relief_up_to: Decimal = Decimal(700)
    no_relief_from: Decimal = Decimal(1300)
    relief_share: Decimal = Decimal("0.5")
    whole_relief: Decimal = Decimal(300)
    """Relief of the first pillar's base for low pay."""

    child_factors: tuple[Decimal, ...] = _CHILD_FACTORS
    """Multiples of the basic allowance for the first to the ninth child, each added."""
    dependant_factor: Decimal = Decimal("0.5")
    partial_disability_factor: Decimal = Decimal("0.3")
    full_disability_factor: Decimal = Decimal(1)

    default_lower_rate: Decimal = Decimal(20)
    default_higher_rate: Decimal = Decimal(30)
    """Percent, where the municipality decided nothing."""
    area_relief: Decimal = Decimal("0.5")
    """Share of the tax that is waived in Vukovar and in areas of the first group."""
    whole_refund_up_to_age: int = 25
    half_refund_up_to_age: int = 30

    royalty_costs: Decimal = Decimal("0.3")
    artist_costs: Decimal = Decimal("0.55")
    """Lump-sum costs as a share of the fee."""


RULES: Final = {
    2024: YearRules(
        basic_allowance=Decimal(560),
        higher_rate_above=Decimal(4200),
        minimum_wage=Decimal(840),
        highest_contribution_base=Decimal(9360),
    ),
    2025: YearRules(
        basic_allowance=Decimal(600),
        higher_rate_above=Decimal(5000),
        minimum_wage=Decimal(970),
        highest_contribution_base=Decimal(10788),
    ),
    2026: YearRules(
        basic_allowance=Decimal(600),
        higher_rate_above=Decimal(5000),
        minimum_wage=Decimal(1050),
        highest_contribution_base=Decimal(11958),
    ),
}
NEWEST_YEAR: Final = max(RULES)
MOST_CHILDREN: Final = 9
HIGHEST_RATE: Final = Decimal(50)
"""Percent. No municipality may decide more; the inverse calculation relies on it."""
