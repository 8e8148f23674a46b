"""Command for counts of page views."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any

from sqlalchemy import select

from domain.tracking.page_view_reports import views_by, views_of_job, views_of_jobs
from domain.tracking.page_views import TODAY
from workers.commands.command import DONE, CommandFailed, Commands, add, platform

_DIMENSIONS = ("route", "language", "referrer", "device")
_DEFAULT_DAYS = 30
_MOST_JOBS = 20
_FEW = 5


def add_to(commands: Commands) -> None:
    parser = add(commands, "visits", "Show how often pages were opened.", visits)
    parser.add_argument("--since", type=_day, metavar="YYYY-MM-DD", help="first day; thirty days before the last one")
    parser.add_argument("--until", type=_day, metavar="YYYY-MM-DD", help="last day; today")
    parser.add_argument("--by", default=",".join(_DIMENSIONS), help="of route, language, referrer, device")
    parser.add_argument("--together", action="store_true", help="one table of all of --by instead of one for each")
    parser.add_argument("--job", type=int, metavar="NUMBER", help="only the page of this job, by day")


def visits(options: Namespace) -> int:
    """Views are counted without cookies and addresses; robots are left out by simple rules. Classes with fewer than
    five views are shown as <5. Processes write what they have counted every five seconds."""
    dimensions = options.by.split(",")
    if unknown := [name for name in dimensions if name not in _DIMENSIONS]:
        raise CommandFailed(f"{unknown[0]!r} is not one of {', '.join(_DIMENSIONS)}.")
    with platform() as opened, opened.engine.connect() as connection:
        until = options.until or connection.execute(select(TODAY)).scalar_one()
        since = options.since or until - timedelta(days=_DEFAULT_DAYS - 1)
        print(f"{since} to {until}")
        if options.job is not None:
            days = views_of_job(connection, options.job, since, until)
            _print(("day", "views"), [*days, ("total", sum(views for _, views in days))])
            return DONE
        for columns in [dimensions] if options.together else [[name] for name in dimensions]:
            found = views_by(connection, columns, since, until)
            _print((*columns, "views"), [(*names, _masked(views)) for *names, views in found])
        _print(("job", "views"), views_of_jobs(connection, since, until, most=_MOST_JOBS))
    return DONE


def _print(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """A table whose last column is a number of views."""
    lines = [[str(cell) or "-" for cell in row] for row in rows]
    widths = [max(len(line[column]) for line in [list(names), *lines]) for column in range(len(names))]
    print()
    for line in [list(names), *lines]:
        texts = (text.ljust(width) for text, width in zip(line[:-1], widths, strict=False))
        print(*texts, line[-1].rjust(widths[-1]), sep="  ")


def _masked(views: int) -> str:
    return f"<{_FEW}" if views < _FEW else str(views)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is not a day") from error
