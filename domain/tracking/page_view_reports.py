"""Reads counts of page views, from one day to another, both included."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from sqlalchemy import Connection, func, select

from domain.tracking.tables import job_views, page_views


def views_by(connection: Connection, dimensions: Iterable[str], since: date, until: date) -> list[tuple[Any, ...]]:
    """Views from one day to another, both included, by columns of `page_view`: their values and the number, most
    first."""
    columns = [page_views.c[name] for name in dimensions]
    total = func.sum(page_views.c.views)
    query = select(*columns, total).where(page_views.c.day.between(since, until)).group_by(*columns)
    return [tuple(row) for row in connection.execute(query.order_by(total.desc(), *columns))]


def views_of_jobs(connection: Connection, since: date, until: date, *, most: int) -> list[tuple[int, int]]:
    """The jobs whose pages were opened most often: number and views."""
    total = func.sum(job_views.c.views)
    query = select(job_views.c.job_number, total).where(job_views.c.day.between(since, until))
    query = query.group_by(job_views.c.job_number).order_by(total.desc(), job_views.c.job_number).limit(most)
    return [(number, views) for number, views in connection.execute(query)]


def views_of_job(connection: Connection, job_number: int, since: date, until: date) -> list[tuple[date, int]]:
    """Lists how often a job's page was opened, by day."""
    query = select(job_views.c.day, job_views.c.views).where(
        job_views.c.job_number == job_number, job_views.c.day.between(since, until)
    )
    return [(day, views) for day, views in connection.execute(query.order_by(job_views.c.day))]
