"""The estimate that ads show: what is left of a gross salary, or the gross of a net one."""

from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from domain.calculators.calculation import Calculation
from domain.calculators.municipalities import TaxRates, find_municipality
from domain.calculators.net_to_gross import gross_for_net
from domain.calculators.rules import NEWEST_YEAR, RULES
from domain.calculators.salary import SalaryTerms, calculate_salary

_REMEMBERED = 1 << 14


@dataclass(frozen=True, slots=True)
class PayEstimate:
    """A month's gross and net in EUR of a person without dependants, by the rules of the newest year."""

    gross: Decimal
    net: Decimal


def estimate_pay(amount: Decimal, sifra: str, *, is_net: bool) -> PayEstimate | None:
    """Both sides of a monthly salary in that municipality; None where the municipality is not known."""
    municipality = find_municipality(sifra)
    if municipality is None:
        return None
    return _estimate(
        amount, municipality.rates_in(NEWEST_YEAR), has_area_relief=municipality.has_area_relief, is_net=is_net
    )


@lru_cache(maxsize=_REMEMBERED)
def _estimate(amount: Decimal, rates: TaxRates, *, has_area_relief: bool, is_net: bool) -> PayEstimate:
    """Remembered by rates, since most municipalities share them with many others."""
    terms = SalaryTerms(RULES[NEWEST_YEAR], rates, area_relief=has_area_relief)

    def calculate(gross: Decimal) -> Calculation:
        return calculate_salary(gross, terms)

    found = calculate(gross_for_net(amount, calculate) if is_net else amount)
    return PayEstimate(found.gross, found.net)
