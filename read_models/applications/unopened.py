"""Finds sent applications that nobody at the employer has opened, for notices about them."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Select, exists, func, select

from domain.mail.notices import NoticeKind
from domain.mail.tables import mail_notice
from read_models.applications.tables import application, applied_job

_ROW, _JOB = application.c, applied_job.c
_SENT_AT: ColumnElement[Any] = func.coalesce(_ROW.resent_at, _ROW.sent_at)
_JOB_ENDED_AT: ColumnElement[Any] = func.least(_JOB.apply_until, _JOB.closed_at, _JOB.removed_at)
_IS_UNOPENED = _ROW.sent_at.is_not(None) & _ROW.seen_at.is_(None) & _ROW.ended_at.is_(None) & _ROW.deleted_at.is_(None)


def select_without_answer(since: datetime, until: datetime) -> Select[UUID]:
    """Selects applications whose ad ended between the two moments, and whose applicant has not been told yet."""
    query = select(_ROW.id).join_from(application, applied_job, _JOB.number == _ROW.job_number)
    has_notice = _has_notice(NoticeKind.NO_ANSWER)
    return query.where(_IS_UNOPENED, _JOB_ENDED_AT.between(since, until), ~has_notice).order_by(_ROW.id)


def select_waiting(since: datetime, until: datetime) -> Select[int, UUID]:
    """Selects applications that were sent last between the two moments, by employer, and of which the employer was not
    reminded."""
    reminded = _has_notice(NoticeKind.UNOPENED)
    query = select(_ROW.employer_id, _ROW.id).where(_IS_UNOPENED, _SENT_AT.between(since, until), ~reminded)
    return query.order_by(_ROW.employer_id, _ROW.id)


def _has_notice(kind: NoticeKind) -> ColumnElement[bool]:
    return exists().where(mail_notice.c.kind == kind.value, mail_notice.c.about == _ROW.id)
