"""Monthly pay of an ad, gross and net, so that ads can be compared."""

from decimal import Decimal

from api.jobs.salaries.estimate import HIGHEST_SALARY, municipality_of, place_keys
from domain.calculators.calculation import ZERO, to_cents
from domain.calculators.estimate import estimate_pay
from domain.calculators.pay_range import Offer
from domain.jobs.salary import SalaryPeriod
from read_models.job_pages.offered_salaries import OfferedSalary
from read_models.job_search.index.monthly_pay import PER_MONTH

COUNTRY_WITH_RULES = "HR"
"""Country whose salaries alone can be converted between gross and net."""


def monthly_offer(offered: OfferedSalary, country: str) -> Offer | None:
    """The middle of the ad's range, for full time. None where that is not known: part-time pay that is not by the hour,
    a Croatian ad whose municipality is not known, an amount beyond all salaries."""
    salary = offered.salary
    period = SalaryPeriod(salary["period"])
    if offered.is_part_time and period is not SalaryPeriod.HOUR:
        return None
    ends = [Decimal(end) for end in (salary.get("minimum"), salary.get("maximum")) if end is not None]
    amount = to_cents(sum(ends, ZERO) / len(ends) * PER_MONTH[period])
    if amount > HIGHEST_SALARY:
        return None
    is_net = salary["tax"] == "net"
    if country != COUNTRY_WITH_RULES:
        return Offer(offered.employer_id, None if is_net else amount, amount if is_net else None)
    sifra = municipality_of(place_keys(offered.places))
    found = estimate_pay(amount, sifra, is_net=is_net) if sifra else None
    return Offer(offered.employer_id, found.gross, found.net) if found else None
