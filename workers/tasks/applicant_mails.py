"""Mails to applicants about their applications; a guest who gave only a phone number is texted a link to follow it."""

from collections.abc import Iterable
from uuid import UUID

from domain.applications.follow_links import LIFETIME, FollowLinks
from domain.applications.state import Application
from domain.applications.status import progress
from domain.applications.streams import ApplicationStreams
from domain.jobs.service import Jobs
from domain.kernel.values.locales import Locale
from domain.mail.notices import NoticeKind, Notices
from domain.notifications.kinds import NotificationTemplate
from domain.verification.signed_links import ApplicantLink
from read_models.applications.applied_jobs import fold_job
from workers.mail.application_mails import (
    STEP_MAILS,
    ApplicationNews,
    ApplicationsDigest,
    ApplicationSent,
    NoAnswer,
    SelectionEnded,
    StateNews,
    StepMail,
    Steps,
)
from workers.mail.mail import Mail
from workers.mail.mailer import SmsSender
from workers.outbox.task import Work
from workers.page_urls import PageUrls
from workers.tasks.applicant_news import ApplicantNews, NewsSettings

_LINK_DAYS = ApplicantLink.lifetime.days
_FOLLOW_LINK_DAYS = LIFETIME.days


class ApplicantMails:
    """Tasks that tell applicants who gave an address or have an account, and text the others once."""

    def __init__(
        self,
        streams: ApplicationStreams,
        jobs: Jobs,
        notices: Notices,
        settings: NewsSettings,
        news: ApplicantNews,
        follow_links: FollowLinks,
        sms_sender: SmsSender,
        page_urls: PageUrls,
    ) -> None:
        self._streams = streams
        self._jobs = jobs
        self._notices = notices
        self._settings = settings
        self._news = news
        self._follow_links = follow_links
        self._sms_sender = sms_sender
        self._page_urls = page_urls

    def confirm_to_applicant(self, work: Work) -> None:
        """Confirms that the application was sent."""
        application = self._streams.find(work.about)
        if application and (steps := Steps.of(application)):
            self._news.send(work, work.about, application, self._sent(work.about, application, steps))
            self._text(work, application, steps)

    def notify_applicant(self, mail: type[StepMail], work: Work) -> None:
        """Tells that it has reached the status of the mail, unless it was changed or came further meanwhile."""
        application = self._streams.find(work.about)
        if application and progress(application) == mail.status and (steps := Steps.of(application)):
            template = NotificationTemplate(f"application-{mail.status}")
            self._news.list_in_product(work, work.about, application, template)
            self._news.send(work, work.about, application, self._step_mail(mail, work.about, application, steps))

    def notify_applicant_ended(self, work: Work) -> None:
        """Tells that the selection ended."""
        application = self._streams.find(work.about)
        if application and application.ending_reason and (steps := Steps.of(application)):
            self._news.list_in_product(work, work.about, application, NotificationTemplate.APPLICATION_ENDED)
            self._news.send(work, work.about, application, self._ended(work.about, application, steps))

    def notify_no_answer(self, work: Work, application_id: UUID) -> None:
        """Tells that the ad ended and nobody has opened the application, if that is still so."""
        application = self._streams.find(application_id)
        mail = self._no_answer(application_id, application) if application else None
        if application and mail:
            self._news.list_in_product(work, application_id, application, NotificationTemplate.APPLICATION_UNANSWERED)
            self._news.send(work, application_id, application, mail)

    def send_digest(self, work: Work, application_ids: Iterable[UUID]) -> None:
        """Tells what is new with several applications of one person; with only one left, in that one's own mail."""
        found = [(each, self._streams.find(each)) for each in application_ids]
        news = [(each, state) for each, state in found if state and Steps.of(state)]
        recipients = [(each, state, to) for each, state in news if (to := self._settings.find_recipient(state))]
        if not recipients:
            return
        application_id, newest, recipient = recipients[-1]
        if len(recipients) == 1:
            mail = self._own_mail(application_id, newest)
        else:
            lines = (
                ApplicationNews(each[1].job_title, each[1].employer_name, self._news_of(*each[:2]))
                for each in recipients
            )
            mail = ApplicationsDigest(newest.locale, self._link(application_id, newest), tuple(lines), _LINK_DAYS)
        self._news.mail(work, recipient, mail)

    def _own_mail(self, application_id: UUID, application: Application) -> Mail:
        steps = Steps.of(application)
        assert steps is not None  # noqa: S101 - only what was sent is told of
        match self._news_of(application_id, application):
            case "no-answer":
                return self._no_answer(application_id, application) or self._sent(application_id, application, steps)
            case "ended":
                return self._ended(application_id, application, steps)
            case "sent":
                return self._sent(application_id, application, steps)
            case status:
                return self._step_mail(STEP_MAILS[status], application_id, application, steps)

    def _sent(self, application_id: UUID, application: Application, steps: Steps) -> Mail:
        return ApplicationSent(*self._header(application_id, application), steps, _LINK_DAYS)

    def _step_mail(
        self, mail: type[StepMail], application_id: UUID, application: Application, steps: Steps
    ) -> StepMail:
        return mail(*self._header(application_id, application), steps, _LINK_DAYS)

    def _ended(self, application_id: UUID, application: Application, steps: Steps) -> Mail:
        reason = application.ending_reason
        assert reason is not None  # noqa: S101 - it is recorded with the ending
        return SelectionEnded(*self._header(application_id, application), reason.value, steps, _LINK_DAYS)

    def _no_answer(self, application_id: UUID, application: Application) -> Mail | None:
        steps = Steps.of(application)
        job = fold_job(self._jobs.history(application.job_number)) if is_unopened(application) else None
        if steps is None or job is None:
            return None
        return NoAnswer(*self._header(application_id, application), job.ended_at, steps, _LINK_DAYS)

    def _news_of(self, application_id: UUID, application: Application) -> StateNews:
        """Returns how far the application has come, as far as applicants are told in mails."""
        if application.ending_reason:
            return "ended"
        if mail := STEP_MAILS.get(progress(application)):
            return mail.status
        return "no-answer" if self._notices.is_requested(NoticeKind.NO_ANSWER, application_id) else "sent"

    def _header(self, application_id: UUID, application: Application) -> tuple[Locale, str, str, str]:
        """The fields that all mails about an application share: language, link, job and employer."""
        link = self._link(application_id, application)
        return application.locale, link, application.job_title, application.employer_name

    def _text(self, work: Work, application: Application, steps: Steps) -> None:
        """One text message with a link to guests without an address: for them it is the only way back."""
        applicant = application.applicant
        if applicant.email or not applicant.phone or application.account_id or progress(application) == "deleted":
            return
        token = self._follow_links.issue(work.about, application.locale)
        if token:
            text = ApplicationSent(
                application.locale,
                self._page_urls.follow(token),
                application.job_title,
                application.employer_name,
                steps,
                _FOLLOW_LINK_DAYS,
            )
            self._sms_sender.send(text, applicant.phone, work.task.id)

    def _link(self, application_id: UUID, application: Application) -> str:
        if application.account_id:
            return self._page_urls.my_profile(application.locale)
        return self._page_urls.my_applications(application_id, application.locale)


def is_unopened(application: Application) -> bool:
    """Whether it was sent, and nobody at the employer has opened it."""
    return progress(application) in ("sent", "forwarded")
