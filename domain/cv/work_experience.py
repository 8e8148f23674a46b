"""Years of work, computed from the periods in a CV."""

from collections.abc import Iterable
from datetime import date

from domain.cv.items import Period

_MONTHS = 12


def years_of_work(periods: Iterable[Period], today: date) -> int | None:
    """Full years in which at least one of the periods ran, until today; None when none says when it began.

    Months count from first to last. Where only years are known, 2019 to 2021 are two years, as people count.
    """
    spans = [span for period in periods if (span := _span(period, today)) is not None]
    return _months_covered(spans) // _MONTHS if spans else None


def _span(period: Period, today: date) -> tuple[int, int] | None:
    """The first month and the one after the last, counted from the year 0; None without a start."""
    if period.start is None:
        return None
    end = _month_after(today.isoformat()) if period.end is None else _month_after(period.end)
    return _month(period.start), min(end, _month_after(today.isoformat()))


def _month(text: str) -> int:
    year, month = int(text[:4]), int(text[5:7] or 1)
    return year * _MONTHS + month - 1


def _month_after(text: str) -> int:
    is_year_only = len(text) == len("2021")
    return _month(text) + (0 if is_year_only else 1)


def _months_covered(spans: Iterable[tuple[int, int]]) -> int:
    covered = reached = 0
    for start, end in sorted(spans):
        covered += max(0, end - max(start, reached))
        reached = max(reached, end)
    return covered
