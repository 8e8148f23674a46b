"""Normalizes salaries to gross euros a month, at the upper end of the range.

Months have 174 hours, 21.75 days and 4.35 weeks. Currencies without a rate are not converted.
"""

from decimal import Decimal

from domain.jobs.salary import Salary, SalaryPeriod, SalaryTax
from domain.reference.exchange_rates import GROSS_PER_NET, IN_EUROS

PER_MONTH = {
    SalaryPeriod.HOUR: Decimal(174),
    SalaryPeriod.DAY: Decimal("21.75"),
    SalaryPeriod.WEEK: Decimal("4.35"),
    SalaryPeriod.TWO_WEEKS: Decimal("2.175"),
    SalaryPeriod.MONTH: Decimal(1),
    SalaryPeriod.YEAR: 1 / Decimal(12),
}
MAX_EUROS = (1 << 20) - 1


def monthly_euros(salary: Salary | None) -> int | None:
    """Whole gross euros a month; None without an amount that can be converted."""
    if salary is None or salary.currency not in IN_EUROS:
        return None
    amount = salary.maximum if salary.maximum is not None else salary.minimum
    if amount is None:
        return None
    euros = amount * PER_MONTH[salary.period] * IN_EUROS[salary.currency]
    return min(int(euros * GROSS_PER_NET if salary.tax is SalaryTax.NET else euros), MAX_EUROS) or None
