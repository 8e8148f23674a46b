"""The estimate that ads show: what is left of a gross salary, or the gross of a net one."""

from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from domain.calculators.calculation import Calculation
from domain.calculators.municipalities import find_municipality
from domain.calculators.net_to_gross import gross_for_net
from domain.calculators.rules import NEWEST_YEAR, RULES
from domain.calculators.salary import SalaryTerms, calculate_salary

_REMEMBERED = 4096


@dataclass(frozen=True, slots=True)
class PayEstimate:
    """A month's gross and net in EUR of a person without dependants, by the rules of the newest year."""

    gross: Decimal
    net: Decimal


@lru_cache(maxsize=_REMEMBERED)
def estimate_pay(amount: Decimal, sifra: str, *, is_net: bool) -> PayEstimate | None:
    """Both sides of a monthly salary in that municipality; None where the municipality is not known."""
    municipality = find_municipality(sifra)
    if municipality is None:
        return None
    terms = SalaryTerms(
        RULES[NEWEST_YEAR], municipality.rates_in(NEWEST_YEAR), area_relief=municipality.has_area_relief
    )

    def calculate(gross: Decimal) -> Calculation:
        return calculate_salary(gross, terms)

    found = calculate(gross_for_net(amount, calculate) if is_net else amount)
    return PayEstimate(found.gross, found.net)
