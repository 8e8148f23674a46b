"""The result of a calculation, with each line that led to it."""

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from enum import StrEnum

CENT = Decimal("0.01")
ZERO = Decimal("0.00")
HUNDRED = Decimal(100)


def to_cents(amount: Decimal) -> Decimal:
    """Rounded half-up to the cent, as payslips print it."""
    return amount.quantize(CENT, ROUND_HALF_UP)


class LineCode(StrEnum):
    """The code of a line of a calculation; the site explains each."""

    GROSS = "gross"
    COSTS = "costs"
    CONTRIBUTION_BASE = "contribution-base"
    RELIEF = "relief"
    PENSION_FIRST = "pension-first"
    PENSION_SECOND = "pension-second"
    INCOME = "income"
    BASIC_ALLOWANCE = "basic-allowance"
    CHILDREN_ALLOWANCE = "children-allowance"
    DEPENDANTS_ALLOWANCE = "dependants-allowance"
    DISABILITY_ALLOWANCE = "disability-allowance"
    TAX_BASE = "tax-base"
    LOWER_TAX = "lower-tax"
    HIGHER_TAX = "higher-tax"
    AREA_RELIEF = "area-relief"
    TAX = "tax"
    NET = "net"
    HEALTH = "health"
    TOTAL_COST = "total-cost"
    REFUND = "refund"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: an amount in EUR and, where it is a share of another amount, that amount and the share in percent."""

    code: LineCode
    amount: Decimal
    base: Decimal | None = None
    percent: Decimal | None = None


@dataclass(frozen=True, slots=True)
class Calculation:
    """Amounts in EUR to the cent; of a month for a salary, of the whole fee for a contract.

    `relief` and `allowance` are what the person is entitled to, even where there is less to take it from.
    `refund_next_year` is for a whole year of such months.
    """

    gross: Decimal
    costs: Decimal
    relief: Decimal
    pension_first: Decimal
    pension_second: Decimal
    income: Decimal
    allowance: Decimal
    tax_base: Decimal
    tax: Decimal
    net: Decimal
    health: Decimal
    total_cost: Decimal
    refund_next_year: Decimal
    lines: tuple[Line, ...]


def share_line(code: LineCode, base: Decimal, share: Decimal) -> Line:
    """A share of `base`, rounded."""
    return Line(code, to_cents(base * share), base, share * HUNDRED)
