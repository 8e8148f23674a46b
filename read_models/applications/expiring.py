"""Finds applications by the moment from which they are kept for some time, and accounts that still need theirs."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, DateTime, Select, case, cast, func, select

from read_models.applications.tables import application, applied_job

_ROW, _JOB = application.c, applied_job.c
_UNSENT = _ROW.sent_at.is_(None) & _ROW.deleted_at.is_(None)
_JOB_ENDED_AT: ColumnElement[Any] = func.least(_JOB.apply_until, _JOB.closed_at, _JOB.removed_at)
_LAST_STEP_AT: ColumnElement[Any] = cast(_ROW.steps[-1]["at"].astext, DateTime(timezone=True))


def select_unverified_of_accounts() -> Select[UUID, datetime]:
    """Selects unverified applications of accounts, which name another contact than the account's, by `id`, and `since`
    when they were begun."""
    unverified = _UNSENT & _ROW.verified_at.is_(None) & _ROW.account_id.is_not(None)
    return select(_ROW.id, _ROW.initiated_at.label("since")).where(unverified)


def select_drafts() -> Select[UUID, datetime]:
    """Verified ones that were never sent, by `id`, and `since` when they were begun."""
    return select(_ROW.id, _ROW.initiated_at.label("since")).where(_UNSENT, _ROW.verified_at.is_not(None))


def select_ended() -> Select[UUID, datetime]:
    """Sent ones, by `id`, and `since` when they have ended or will end, as `domain.applications.decisions.retention`
    says. NULL while that is not known."""
    with_job = case((_JOB.number.is_not(None), func.greatest(_JOB_ENDED_AT, _LAST_STEP_AT)))
    ended_at = func.coalesce(func.least(_ROW.ended_at, _ROW.deleted_at), with_job)
    query = select(_ROW.id, ended_at.label("since")).join_from(
        application, applied_job, _JOB.number == _ROW.job_number, isouter=True
    )
    return query.where(_ROW.sent_at.is_not(None), _ROW.erased_at.is_(None))


def select_accounts_under_selection(now: datetime) -> Select[UUID | None]:
    """Accounts with an application that may still lead somewhere: its selection goes on, and the ad takes
    applications."""
    query = select(_ROW.account_id).join_from(application, applied_job, _JOB.number == _ROW.job_number)
    is_going_on = _ROW.sent_at.is_not(None) & _ROW.ended_at.is_(None) & _ROW.deleted_at.is_(None)
    return query.where(_ROW.account_id.is_not(None), is_going_on, now < _JOB_ENDED_AT)
