"""Background work for applications: verification codes, mails to applicants and employers, clean-up."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any
from uuid import UUID

from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.follow_links import FollowLinks
from domain.applications.retention import FINISH_ERASURE
from domain.jobs.service import Jobs
from domain.kernel.database.clock import Clock
from domain.kernel.log.event import Event, RecordedEvent
from domain.mail.notices import NoticeKind
from domain.mail.tasks import SEND_DIGEST
from domain.verification.codes import VerificationCodes
from read_models.applications.as_of import application_as_of
from workers.event_handlers.applications import (
    CLEAN_UP,
    CONFIRM_TO_APPLICANT,
    FORWARD_TO_EMPLOYER,
    NOTIFY_EMPLOYER_WITHDRAWN,
    SEND_VERIFICATION_CODE,
    ApplicationEventHandler,
    notify_applicant,
)
from workers.mail.application_mails import APPLICATION_MAILS, STEP_MAILS
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.personal_data import StreamSummary
from workers.tasks.applicant_mails import ApplicantMails
from workers.tasks.application_cleanup import ApplicationCleanup
from workers.tasks.application_erasure import ApplicationErasure
from workers.tasks.application_notices import ApplicationNoticeMails, ApplicationNotices
from workers.tasks.digests import DigestMails
from workers.tasks.employer_mails import EmployerMails
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.verification_code import VerificationCodeSender


def _tasks(
    codes: VerificationCodeSender,
    employer_mails: EmployerMails,
    applicants: ApplicantMails,
    notices: ApplicationNoticeMails,
    digests: DigestMails,
    cleanup: ApplicationCleanup,
    erasure: ApplicationErasure,
) -> Tasks:
    return {
        SEND_VERIFICATION_CODE: codes.send_verification_code,
        FORWARD_TO_EMPLOYER: employer_mails.forward_to_employer,
        NOTIFY_EMPLOYER_WITHDRAWN: employer_mails.notify_employer_withdrawn,
        CONFIRM_TO_APPLICANT: applicants.confirm_to_applicant,
        **{notify_applicant(mail.status): partial(applicants.notify_applicant, mail) for mail in STEP_MAILS.values()},
        notify_applicant("ended"): applicants.notify_applicant_ended,
        NoticeKind.NO_ANSWER.value: notices.send_no_answer,
        NoticeKind.UNOPENED.value: notices.send_unopened,
        SEND_DIGEST: digests.send_digest,
        CLEAN_UP: cleanup.clean_up,
        FINISH_ERASURE: erasure.finish_erasure,
    }


def _scheduled_tasks(
    notices: ApplicationNotices, cleanup: DeletionCleanup, follow_links: FollowLinks, codes: VerificationCodes
) -> Sequence[ScheduledTask]:
    hour = timedelta(hours=1)
    return (
        ScheduledTask("request_mails_without_answer", hour, notices.request_no_answers),
        ScheduledTask("request_reminders_to_employers", hour, notices.request_reminders),
        ScheduledTask("remove_unverified_applications", hour, cleanup.remove_unverified),
        ScheduledTask("delete_expired_follow_links", hour, follow_links.delete_expired),
        ScheduledTask("delete_expired_codes", hour, codes.delete_expired),
    )


def _stream_summary(jobs: Jobs, clock: Clock) -> StreamSummary:
    def summarise(application_id: UUID, history: Sequence[RecordedEvent[Event]]) -> Mapping[str, Any]:
        row = application_as_of(application_id, history, jobs.history, clock())
        return {"status": row.status if row else None}

    return summarise


MODULE = WorkerModule(
    "applications",
    event_handlers=(ApplicationEventHandler(),),
    tasks=_tasks,
    scheduled_tasks=_scheduled_tasks,
    mails=APPLICATION_MAILS,
    before_erasure=(NOTIFY_EMPLOYER_WITHDRAWN,),
    stream_summary=_stream_summary,
)
