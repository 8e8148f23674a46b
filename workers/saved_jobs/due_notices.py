"""Finds saved jobs of which an account should be told: about to close, closed, or with another salary.

A query over rows instead of a task for each event: most jobs that close are saved by nobody, and what was missed while
no scheduler ran is found later. The notification itself is what says that somebody was told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    DateTime,
    Engine,
    Select,
    Text,
    and_,
    cast,
    exists,
    func,
    literal,
    not_,
    select,
    tuple_,
)

from domain.accounts.tables import account
from domain.notifications.kinds import Channel, NotificationKind, NotificationTemplate
from domain.notifications.tables import notification, notification_setting
from domain.tracking.tables import saved_job
from read_models.applications.tables import application
from read_models.job_pages.queries import ACTIVE
from read_models.job_pages.tables import job_page

CLOSING_NOTICE = timedelta(days=3)
"""Time before its deadline from which a job is about to close."""
LEAST_SAVED = timedelta(days=1)
"""Time since it was saved from which a job's deadline is announced: whoever has just saved it has read its deadline."""
NEWS_FOR = timedelta(days=7)
"""Time for which a closing, or another salary, is news; nobody is told of older ones, such as after an outage."""
BATCH = 500
_SAVED, _JOB, _NOW = saved_job.c, job_page.c, func.clock_timestamp()


@dataclass(frozen=True, slots=True)
class DueNotice:
    """A notice for one account and job. `key` is the same for every attempt; `moment` is the deadline, the end, or when
    the salary changed."""

    account_id: UUID
    job_number: int
    template: NotificationTemplate
    key: str
    moment: datetime
    title: str
    slug: str
    employer_name: str


def list_due_notices(engine: Engine) -> Iterator[DueNotice]:
    """All of them, read in batches while they are being dealt with."""
    for template, query in _QUERIES.items():
        last: tuple[UUID, int] | None = None
        while batch := _batch(engine, template, query, last):
            yield from batch
            last = batch[-1].account_id, batch[-1].job_number


def _batch(
    engine: Engine, template: NotificationTemplate, query: Select[*tuple[Any, ...]], last: tuple[UUID, int] | None
) -> Sequence[DueNotice]:
    if last:
        query = query.where(tuple_(_SAVED.owner_id, _SAVED.job_number) > last)
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(_SAVED.owner_id, _SAVED.job_number).limit(BATCH))
        return [
            DueNotice(row.owner_id, row.number, template, row.key, row.moment, row.title, row.slug, row.employer_name)
            for row in rows
        ]


def _closing() -> Select[*tuple[Any, ...]]:
    """Selects notices of jobs that close soon, but not for those who have applied: there is nothing left for them to
    do."""
    applied = exists().where(
        application.c.account_id == _SAVED.owner_id,
        application.c.job_number == _SAVED.job_number,
        application.c.sent_at.is_not(None),
        application.c.deleted_at.is_(None),
    )
    return _notices(
        NotificationTemplate.SAVED_JOB_CLOSING,
        _JOB.apply_until,
        and_(
            ACTIVE,
            _JOB.apply_until < _NOW + CLOSING_NOTICE,
            _SAVED.saved_at < _NOW - LEAST_SAVED,
            not_(applied),
        ),
    )


def _closed() -> Select[*tuple[Any, ...]]:
    """Closed by the employer, or past its deadline. A removed job must not be named any more."""
    ended_at = func.least(_JOB.closed_at, _JOB.expired_at)
    return _notices(
        NotificationTemplate.SAVED_JOB_CLOSED,
        ended_at,
        and_(ended_at > _NOW - NEWS_FOR, _SAVED.saved_at < ended_at),
    )


def _salary_changed() -> Select[*tuple[Any, ...]]:
    """The newest change since the job was saved."""
    change = func.jsonb_array_elements(_JOB.changes).table_valued("value").alias("change")
    value = change.c.value
    changed_at = (
        select(func.max(cast(value.op("->>")("at"), DateTime(timezone=True))))
        .select_from(change)
        .where(value.op("->>")("kind") == "edited", value.op("->")("fields").op("?")("salary"))
        .correlate(job_page)
        .scalar_subquery()
    )
    return _notices(
        NotificationTemplate.SAVED_JOB_SALARY_CHANGED,
        changed_at,
        and_(ACTIVE, _JOB.changed_at > _NOW - NEWS_FOR, changed_at > _NOW - NEWS_FOR, _SAVED.saved_at < changed_at),
    )


def _notices(
    template: NotificationTemplate, moment: ColumnElement[Any], condition: ColumnElement[bool]
) -> Select[*tuple[Any, ...]]:
    """Selects notices that these accounts have not been given yet, and want by some channel."""
    milliseconds = cast(func.extract("epoch", moment) * 1000, BigInteger)
    key = func.concat_ws(":", literal(template.value), _SAVED.job_number, milliseconds)
    is_notified = exists().where(notification.c.account_id == _SAVED.owner_id, notification.c.dedup_key == key)
    setting = notification_setting.c
    refused = (
        select(func.count())
        .where(
            setting.account_id == _SAVED.owner_id,
            setting.kind == NotificationKind.SAVED_JOBS.value,
            not_(setting.is_wanted),
        )
        .scalar_subquery()
    )
    title = cast(_JOB.card["title"].astext, Text)
    return (
        select(
            _SAVED.owner_id,
            _JOB.number,
            key.label("key"),
            moment.label("moment"),
            title.label("title"),
            _JOB.slug,
            _JOB.employer_name,
        )
        .join_from(saved_job, job_page, _JOB.number == _SAVED.job_number)
        .join(account, account.c.id == _SAVED.owner_id)
        .where(
            not_(_SAVED.of_visitor),
            account.c.deactivated_at.is_(None),
            _JOB.removed_at.is_(None),
            condition,
            not_(is_notified),
            refused < len(Channel),
        )
    )


_QUERIES = {
    NotificationTemplate.SAVED_JOB_CLOSING: _closing(),
    NotificationTemplate.SAVED_JOB_CLOSED: _closed(),
    NotificationTemplate.SAVED_JOB_SALARY_CHANGED: _salary_changed(),
}
