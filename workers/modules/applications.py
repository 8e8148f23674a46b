"""Background work for applications: verification codes, mails to applicants and employers, clean-up."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from domain.accounts.assembly import ACCOUNTS
from domain.applications.assembly import ApplicationModule, open_applications
from domain.applications.retention import FINISH_ERASURE
from domain.documents.assembly import DOCUMENTS
from domain.employers.assembly import EMPLOYERS
from domain.jobs.assembly import JOBS
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.assembly import Assembly, Provider
from domain.mail.assembly import ADDRESS_SUPPRESSION, DIGESTS, NOTICES, STOPPED_MAILS
from domain.mail.notices import NoticeKind
from domain.mail.tasks import SEND_DIGEST
from domain.notifications.assembly import NOTIFICATION_SETTINGS, NOTIFICATIONS
from domain.verification.assembly import CODES
from read_models.applications.as_of import application_as_of
from workers.event_handlers.applications import (
    CLEAN_UP,
    CONFIRM_TO_APPLICANT,
    FORWARD_TO_EMPLOYER,
    NOTIFY_APPLICANT_ENDED,
    NOTIFY_APPLICANT_SEEN,
    NOTIFY_EMPLOYER_WITHDRAWN,
    SEND_VERIFICATION_CODE,
    ApplicationEventHandler,
)
from workers.mail.application_mails import APPLICATION_MAILS
from workers.mail.assembly import MAILER, PAGE_URLS, SMS_SENDER
from workers.modules.module import StreamSummary, WorkerModule
from workers.tasks.applicant_mails import ApplicantMails
from workers.tasks.applicant_news import ApplicantNews, NewsSettings
from workers.tasks.application_cleanup import ApplicationCleanup
from workers.tasks.application_erasure import ApplicationErasure
from workers.tasks.application_notices import ApplicationNoticeMails, ApplicationNotices
from workers.tasks.digests import DigestMails
from workers.tasks.employer_mails import EmployerMails
from workers.tasks.employer_notices import EmployerNotices
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks
from workers.tasks.verification_code import VerificationCodeSender


def _applications(services: Assembly) -> ApplicationModule:
    return open_applications(services.platform, services[DOCUMENTS])


APPLICATIONS = Provider(_applications)


def _news_settings(services: Assembly) -> NewsSettings:
    return NewsSettings(
        services[ACCOUNTS].repository,
        services[NOTIFICATION_SETTINGS],
        services[STOPPED_MAILS],
        services[ADDRESS_SUPPRESSION],
    )


def _applicant_news(services: Assembly) -> ApplicantNews:
    return ApplicantNews(
        services[NEWS_SETTINGS], services[DIGESTS], services[NOTIFICATIONS], services[MAILER], services[PAGE_URLS]
    )


def _applicant_mails(services: Assembly) -> ApplicantMails:
    return ApplicantMails(
        services[APPLICATIONS].streams,
        services[JOBS],
        services[NOTICES],
        services[NEWS_SETTINGS],
        services[APPLICANT_NEWS],
        services[APPLICATIONS].follow_links,
        services[SMS_SENDER],
        services[PAGE_URLS],
    )


def _employer_mails(services: Assembly) -> EmployerMails:
    return EmployerMails(
        services[APPLICATIONS].streams,
        services[APPLICATIONS].selection,
        services[EMPLOYERS],
        services[JOBS],
        services[DIGESTS],
        services[STOPPED_MAILS],
        services[MAILER],
        services[PAGE_URLS],
    )


NEWS_SETTINGS = Provider(_news_settings)
APPLICANT_NEWS = Provider(_applicant_news)
APPLICANT_MAILS = Provider(_applicant_mails)
EMPLOYER_MAILS = Provider(_employer_mails)


def _tasks(services: Assembly) -> Tasks:
    applications, mailer, page_urls = services[APPLICATIONS], services[MAILER], services[PAGE_URLS]
    codes = VerificationCodeSender(
        applications.streams, services[CODES], mailer, services[SMS_SENDER], page_urls, services.platform.clock
    )
    employer_mails, applicants = services[EMPLOYER_MAILS], services[APPLICANT_MAILS]
    reminder_days = services.platform.settings.mail_reminder_days
    notices = ApplicationNoticeMails(services[NOTICES], applicants, employer_mails, reminder_days)
    digests = DigestMails(services[DIGESTS], applications.streams, applicants, employer_mails)
    cleanup = ApplicationCleanup(applications.streams, applications.deletion_cleanup)
    erasure = ApplicationErasure(
        applications.streams,
        applications.deletion_cleanup,
        services[ACCOUNTS].repository,
        services.platform.keys,
        EmployerNotices(services.platform.engine),
        mailer,
        page_urls,
        RetentionPeriods.of(services.platform.settings),
    )
    return {
        SEND_VERIFICATION_CODE: codes.send_verification_code,
        FORWARD_TO_EMPLOYER: employer_mails.forward_to_employer,
        NOTIFY_EMPLOYER_WITHDRAWN: employer_mails.notify_employer_withdrawn,
        CONFIRM_TO_APPLICANT: applicants.confirm_to_applicant,
        NOTIFY_APPLICANT_SEEN: applicants.notify_applicant_seen,
        NOTIFY_APPLICANT_ENDED: applicants.notify_applicant_ended,
        NoticeKind.NO_ANSWER.value: notices.send_no_answer,
        NoticeKind.UNOPENED.value: notices.send_unopened,
        SEND_DIGEST: digests.send_digest,
        CLEAN_UP: cleanup.clean_up,
        FINISH_ERASURE: erasure.finish_erasure,
    }


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    hour, cleanup = timedelta(hours=1), services[APPLICATIONS].deletion_cleanup
    settings = services.platform.settings
    notices = ApplicationNotices(
        services.platform.engine,
        services[NOTICES],
        services.platform.clock,
        no_answer_days=settings.mail_no_answer_days,
        reminder_days=settings.mail_reminder_days,
    )
    return (
        ScheduledTask("request_mails_without_answer", hour, notices.request_no_answers),
        ScheduledTask("request_reminders_to_employers", hour, notices.request_reminders),
        ScheduledTask("remove_unverified_applications", hour, cleanup.remove_unverified),
        ScheduledTask("delete_expired_follow_links", hour, services[APPLICATIONS].follow_links.delete_expired),
        ScheduledTask("delete_expired_codes", hour, services[CODES].delete_expired),
    )


def _stream_summary(services: Assembly) -> StreamSummary:
    jobs, clock = services[JOBS], services.platform.clock

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
