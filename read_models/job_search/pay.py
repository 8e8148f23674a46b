"""Salaries made comparable: euros a month before tax, at the upper end of what is offered.

Months have 174 hours, 21.75 days and 4.35 weeks. Net counts as 1 / 0.72 of itself, a middling share of contributions
and tax in the four markets. The mark and the denar are tied to the euro; other currencies are taken at a round rate,
good enough to tell 1,000 from 2,000. One that is not listed is not compared.
"""

from decimal import Decimal

from domain.jobs.salary import Salary, SalaryPeriod, SalaryTax

A_MONTH = {
    SalaryPeriod.HOUR: Decimal(174),
    SalaryPeriod.DAY: Decimal("21.75"),
    SalaryPeriod.WEEK: Decimal("4.35"),
    SalaryPeriod.TWO_WEEKS: Decimal("2.175"),
    SalaryPeriod.MONTH: Decimal(1),
    SalaryPeriod.YEAR: 1 / Decimal(12),
}
EUROS = {
    "EUR": Decimal(1),
    "BAM": 1 / Decimal("1.95583"),
    "MKD": 1 / Decimal("61.5"),
    "RSD": 1 / Decimal(117),
    "USD": Decimal("0.9"),
    "GBP": Decimal("1.15"),
    "CHF": Decimal("1.05"),
    "HUF": 1 / Decimal(400),
}
NET = 1 / Decimal("0.72")
MOST = (1 << 20) - 1


def monthly_euros(salary: Salary | None) -> int | None:
    """Whole euros a month before tax; None when nothing is said, or nothing that can be compared."""
    if salary is None or salary.currency not in EUROS:
        return None
    amount = salary.maximum if salary.maximum is not None else salary.minimum
    if amount is None:
        return None
    euros = amount * A_MONTH[salary.period] * EUROS[salary.currency]
    return min(int(euros * NET if salary.tax is SalaryTax.NET else euros), MOST) or None
