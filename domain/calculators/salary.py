"""The monthly payslip of an employed person."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from domain.calculators.calculation import HUNDRED, ZERO, Calculation, Line, LineCode, share_line, to_cents
from domain.calculators.municipalities import TaxRates
from domain.calculators.rules import YearRules

MONTHS = 12


class Disability(StrEnum):
    """The person's own, as the tax card says; full replaces partial."""

    NONE = "none"
    PARTIAL = "partial"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class SalaryTerms:
    """Everything about a person and a job but the amount. `age` is that of the year; None: not known."""

    rules: YearRules
    rates: TaxRates
    second_pillar: bool = True
    children: int = 0
    dependants: int = 0
    disability: Disability = Disability.NONE
    first_job: bool = False
    age: int | None = None
    area_relief: bool = False


def calculate_salary(gross: Decimal, terms: SalaryTerms) -> Calculation:
    """The payslip for a monthly gross in EUR, which has at most two decimals."""
    rules = terms.rules
    relief = to_cents(_relief(gross, rules))
    pensions = _pensions(gross, relief, terms)
    income = gross - sum((line.amount for line in pensions), ZERO)
    allowances = tuple(_allowances(terms))
    allowance = sum((line.amount for line in allowances), ZERO)
    tax_base = income - min(income, allowance)
    brackets = _brackets(tax_base, terms)
    before_relief = sum((line.amount for line in brackets), ZERO)
    tax = to_cents(before_relief * (1 - rules.area_relief)) if terms.area_relief else before_relief
    health = share_line(LineCode.HEALTH, gross, ZERO if terms.first_job else rules.health)
    refund = _refund(brackets[0].amount, terms)
    lines = [
        Line(LineCode.GROSS, gross),
        *([Line(LineCode.RELIEF, relief)] if relief else []),
        *pensions,
        Line(LineCode.INCOME, income),
        *allowances,
        Line(LineCode.TAX_BASE, tax_base),
        *brackets,
        *([Line(LineCode.AREA_RELIEF, before_relief - tax)] if terms.area_relief else []),
        Line(LineCode.TAX, tax),
        Line(LineCode.NET, income - tax),
        health,
        Line(LineCode.TOTAL_COST, gross + health.amount),
        *([Line(LineCode.REFUND, refund)] if refund else []),
    ]
    return Calculation(
        gross=gross,
        costs=ZERO,
        relief=relief,
        pension_first=pensions[0].amount,
        pension_second=pensions[1].amount if terms.second_pillar else ZERO,
        income=income,
        allowance=allowance,
        tax_base=tax_base,
        tax=tax,
        net=income - tax,
        health=health.amount,
        total_cost=gross + health.amount,
        refund_next_year=refund,
        lines=tuple(lines),
    )


def _relief(gross: Decimal, rules: YearRules) -> Decimal:
    if gross <= rules.whole_relief_up_to:
        return rules.whole_relief
    return max(ZERO, rules.relief_share * (rules.no_relief_from - gross))


def _pensions(gross: Decimal, relief: Decimal, terms: SalaryTerms) -> list[Line]:
    rules = terms.rules
    base = min(gross, rules.highest_contribution_base)
    reduced = max(ZERO, base - relief)
    if not terms.second_pillar:
        return [share_line(LineCode.PENSION_FIRST, reduced, rules.pension_first + rules.pension_second)]
    return [
        share_line(LineCode.PENSION_FIRST, reduced, rules.pension_first),
        share_line(LineCode.PENSION_SECOND, base, rules.pension_second),
    ]


def _allowances(terms: SalaryTerms) -> Iterator[Line]:
    rules = terms.rules
    disability = {
        Disability.NONE: ZERO,
        Disability.PARTIAL: rules.partial_disability_factor,
        Disability.FULL: rules.full_disability_factor,
    }[terms.disability]
    factors = {
        LineCode.CHILDREN_ALLOWANCE: sum(rules.child_factors[: terms.children], ZERO),
        LineCode.DEPENDANTS_ALLOWANCE: rules.dependant_factor * terms.dependants,
        LineCode.DISABILITY_ALLOWANCE: disability,
    }
    yield Line(LineCode.BASIC_ALLOWANCE, to_cents(rules.basic_allowance))
    yield from (share_line(code, rules.basic_allowance, factor) for code, factor in factors.items() if factor)


def _brackets(tax_base: Decimal, terms: SalaryTerms) -> list[Line]:
    """The tax at the lower rate, and that at the higher one if any."""
    threshold = terms.rules.higher_rate_above
    lower = share_line(LineCode.LOWER_TAX, min(tax_base, threshold), terms.rates.lower / HUNDRED)
    if tax_base <= threshold:
        return [lower]
    return [lower, share_line(LineCode.HIGHER_TAX, tax_base - threshold, terms.rates.higher / HUNDRED)]


def _refund(lower_tax: Decimal, terms: SalaryTerms) -> Decimal:
    """Calculates the refund to young people of a whole year's tax at the lower rate, after the area's relief."""
    rules = terms.rules
    if terms.age is None or terms.age > rules.half_refund_up_to_age:
        return ZERO
    paid = to_cents(lower_tax * (1 - rules.area_relief)) if terms.area_relief else lower_tax
    share = Decimal(1) if terms.age <= rules.whole_refund_up_to_age else Decimal("0.5")
    return to_cents(paid * MONTHS * share)
