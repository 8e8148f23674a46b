"""Other income: royalty contracts and service contracts. No personal allowance, and the lower rate only."""

from dataclasses import dataclass
from decimal import Decimal

from domain.calculators.calculation import HUNDRED, ZERO, Calculation, Line, LineCode, share_line
from domain.calculators.municipalities import TaxRates
from domain.calculators.rules import YearRules


@dataclass(frozen=True, slots=True)
class ContractTerms:
    """Everything but the fee. `costs` is the lump sum of costs as a share of the fee, which comes off first."""

    rules: YearRules
    rates: TaxRates
    costs: Decimal = ZERO
    second_pillar: bool = True


def calculate_contract(gross: Decimal, terms: ContractTerms) -> Calculation:
    """Calculates what is paid out of a gross fee in EUR, which has at most two decimals."""
    rules = terms.rules
    costs = share_line(LineCode.COSTS, gross, terms.costs)
    base = gross - costs.amount
    pensions = _pensions(base, terms)
    contributions = sum((line.amount for line in pensions), ZERO)
    income = base - contributions
    tax = share_line(LineCode.TAX, income, terms.rates.lower / HUNDRED)
    net = gross - contributions - tax.amount
    health = share_line(LineCode.HEALTH, base, rules.other_health)
    lines = [
        Line(LineCode.GROSS, gross),
        *([costs] if costs.amount else []),
        Line(LineCode.CONTRIBUTION_BASE, base),
        *pensions,
        Line(LineCode.TAX_BASE, income),
        tax,
        Line(LineCode.NET, net),
        health,
        Line(LineCode.TOTAL_COST, gross + health.amount),
    ]
    return Calculation(
        gross=gross,
        costs=costs.amount,
        relief=ZERO,
        pension_first=pensions[0].amount,
        pension_second=pensions[1].amount if terms.second_pillar else ZERO,
        income=income,
        allowance=ZERO,
        tax_base=income,
        tax=tax.amount,
        net=net,
        health=health.amount,
        total_cost=gross + health.amount,
        refund_next_year=ZERO,
        lines=tuple(lines),
    )


def _pensions(base: Decimal, terms: ContractTerms) -> list[Line]:
    first, second = terms.rules.other_pension_first, terms.rules.other_pension_second
    if not terms.second_pillar:
        return [share_line(LineCode.PENSION_FIRST, base, first + second)]
    return [share_line(LineCode.PENSION_FIRST, base, first), share_line(LineCode.PENSION_SECOND, base, second)]
