"""Counts of page views: what is stored, that no view is counted twice or lost while the database is away, retention."""

import threading
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import Engine, delete, func, insert, select
from sqlalchemy.exc import OperationalError

from domain.kernel.process.platform import Platform
from domain.tracking import page_views as counting
from domain.tracking.page_view_reports import views_by, views_of_job, views_of_jobs
from domain.tracking.page_view_retention import PageViewRetention
from domain.tracking.page_views import TODAY, Device, PageView, PageViewCounter, Referrer
from domain.tracking.tables import job_views, page_views

JOB = PageView("job", "hr", Referrer.SEARCH_ENGINE, Device.PHONE, 7)
HOME = PageView("home", "mk", Referrer.NONE, Device.DESKTOP)
NEVER = 3600.0


@pytest.fixture
def engine(platform: Platform) -> Iterator[Engine]:
    yield platform.engine
    with platform.engine.begin() as connection:
        connection.execute(delete(page_views))
        connection.execute(delete(job_views))


@pytest.fixture
def today(engine: Engine) -> date:
    with engine.connect() as connection:
        return connection.execute(select(TODAY)).scalar_one()


def stored(engine: Engine) -> list[tuple[Any, ...]]:
    with engine.connect() as connection:
        rows = connection.execute(select(*list(page_views.c)[1:]).order_by(page_views.c.route))
        return [tuple(row) for row in rows]


def test_views_are_added_up_in_batches_and_jobs_are_counted_apart(engine: Engine, today: date) -> None:
    first, second = PageViewCounter(engine, NEVER), PageViewCounter(engine, NEVER)
    for counter in (first, second):
        counter.count(JOB)
        counter.count(JOB)
        counter.count(HOME)
        assert stored(engine) == [] or counter is second
        counter.close()
    assert stored(engine) == [("home", "mk", "none", "desktop", 2), ("job", "hr", "search-engine", "phone", 4)]
    with engine.connect() as connection:
        assert views_of_job(connection, 7, today, today) == [(today, 4)]
        assert views_of_jobs(connection, today, today, most=5) == [(7, 4)]
        assert views_by(connection, ["language"], today, today) == [("hr", 4), ("mk", 2)]
        assert views_by(connection, ["language"], today + timedelta(1), today + timedelta(1)) == []


def test_two_jobs_of_one_class_are_one_row_of_the_class(engine: Engine) -> None:
    counter = PageViewCounter(engine, NEVER)
    for number in (1, 2):
        counter.count(PageView("job", "sl", Referrer.THIS_SITE, Device.PHONE, number))
    counter.close()
    assert stored(engine) == [("job", "sl", "this-site", "phone", 2)]


def test_the_thread_writes_without_being_asked(engine: Engine) -> None:
    counter = PageViewCounter(engine, 0.01)
    written = threading.Event()
    write = counter._write

    def write_and_say_so(counted: Any) -> None:
        write(counted)
        if counted:
            written.set()

    counter._write = write_and_say_so
    counter.count(HOME)
    assert written.wait(60)
    assert stored(engine) == [("home", "mk", "none", "desktop", 1)]
    counter.close()


def test_views_wait_while_the_database_is_away(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    counter = PageViewCounter(engine, NEVER)
    counter.count(HOME)

    def refuse(*_: Any) -> None:
        raise OperationalError("away", None, Exception())

    with monkeypatch.context() as patch:
        patch.setattr(counting, "_add", refuse)
        counter.flush()
    counter.count(HOME)
    counter.close()
    assert stored(engine) == [("home", "mk", "none", "desktop", 2)]


def test_what_waits_is_bounded(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_MAX_WAITING", 1)
    counter = PageViewCounter(engine, NEVER)
    for view in (HOME, JOB, HOME):
        counter.count(view)
    counter.close()
    assert stored(engine) == [("home", "mk", "none", "desktop", 2)]


def test_counts_are_deleted_after_their_period(engine: Engine) -> None:
    old = {"day": TODAY - 31, "views": 1}
    kept = {"day": TODAY - 30, "views": 1}
    classes = {"route": "home", "language": "hr", "referrer": "", "device": ""}
    with engine.begin() as connection:
        for each in (old, kept):
            connection.execute(insert(page_views).values(**classes, **each))
            connection.execute(insert(job_views).values(job_number=1, **each))
    assert PageViewRetention(engine, 30).delete_expired() == 2
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(page_views)).scalar_one() == 1
        assert connection.execute(select(func.count()).select_from(job_views)).scalar_one() == 1
