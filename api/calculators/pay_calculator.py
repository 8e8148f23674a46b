"""Runs a calculation for a request: finds its rules and rates, and searches the gross where the net was given."""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from api.calculators.schemas import PayTerms
from domain.calculators.calculation import ZERO, Calculation
from domain.calculators.contracts import ContractTerms, calculate_contract
from domain.calculators.municipalities import Municipality, TaxRates, default_rates, find_municipality
from domain.calculators.net_to_gross import gross_for_net
from domain.calculators.rules import RULES, YearRules
from domain.calculators.salary import SalaryTerms, calculate_salary
from domain.kernel.errors import FieldError, InvalidInput


class PayKind(StrEnum):
    """The kind of pay, as the calculators' addresses name it."""

    SALARY = "salary"
    ROYALTY_CONTRACT = "royalty-contract"
    SERVICE_CONTRACT = "service-contract"


@dataclass(frozen=True, slots=True)
class Result:
    """A calculation, and the rates that it used."""

    calculation: Calculation
    rates: TaxRates
    municipality: Municipality | None


def calculate_pay(kind: PayKind, terms: PayTerms) -> Result:
    """Raises InvalidInput for an unknown municipality, for missing rates and for a higher rate below the lower one."""
    municipality = _municipality(terms)
    rates = _rates(kind, terms, municipality)
    calculate = _calculator(kind, terms, rates, municipality)
    gross = gross_for_net(terms.amount, calculate) if terms.direction == "net-to-gross" else terms.amount
    return Result(calculate(gross), rates, municipality)


def _municipality(terms: PayTerms) -> Municipality | None:
    if terms.municipality is None:
        return None
    found = find_municipality(terms.municipality)
    if found is None:
        raise InvalidInput.field("municipality", "UNKNOWN_MUNICIPALITY")
    return found


def _rates(kind: PayKind, terms: PayTerms, municipality: Municipality | None) -> TaxRates:
    """The rates as given, which win over the municipality's. Contracts are taxed at the lower one only."""
    lower, higher = terms.lower_rate, terms.higher_rate
    if lower is None and higher is None and municipality is not None:
        return municipality.rates_in(terms.year, terms.month)
    if higher is None and kind is not PayKind.SALARY and lower is not None:
        higher = max(lower, default_rates(terms.year).higher)
    if lower is None or higher is None:
        missing = {"lowerRate": lower, "higherRate": higher}
        raise InvalidInput(
            errors=[FieldError(name, "REQUIRED_INPUT") for name, rate in missing.items() if rate is None]
        )
    if lower > higher:
        raise InvalidInput.field("higherRate", "OUT_OF_RANGE")
    return TaxRates(lower, higher)


def _calculator(
    kind: PayKind, terms: PayTerms, rates: TaxRates, municipality: Municipality | None
) -> Callable[[Decimal], Calculation]:
    rules = RULES[terms.year]
    if kind is not PayKind.SALARY:
        contract = ContractTerms(rules, rates, _costs(kind, rules, is_artist=terms.artist), terms.second_pillar)
        return lambda gross: calculate_contract(gross, contract)
    has_relief = municipality is not None and municipality.has_area_relief
    salary = SalaryTerms(
        rules=rules,
        rates=rates,
        second_pillar=terms.second_pillar,
        children=terms.children,
        dependants=terms.dependants,
        disability=terms.disability,
        first_job=terms.first_job,
        age=terms.age,
        area_relief=has_relief if terms.area_relief is None else terms.area_relief,
    )
    return lambda gross: calculate_salary(gross, salary)


def _costs(kind: PayKind, rules: YearRules, *, is_artist: bool) -> Decimal:
    if kind is PayKind.SERVICE_CONTRACT:
        return ZERO
    return rules.artist_costs if is_artist else rules.royalty_costs
