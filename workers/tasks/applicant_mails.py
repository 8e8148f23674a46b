"""Mails to applicants about their applications; a guest who gave only a phone number is texted a link to follow it."""

from domain.accounts.account import AccountRepository
from domain.applications.follow_links import LIFETIME, FollowLinks
from domain.applications.state import Application
from domain.applications.status import progress
from domain.applications.streams import ApplicationStreams
from domain.kernel.locales import Locale
from domain.verification.signed_links import ApplicantLink
from workers.mail.application_mails import ApplicationSeen, ApplicationSent, SelectionEnded, Steps
from workers.mail.mail import Mail
from workers.mail.mailer import Mailer, SmsSender
from workers.page_urls import PageUrls
from workers.tasks.task import Work

_LINK_DAYS = ApplicantLink.lifetime.days
_FOLLOW_LINK_DAYS = LIFETIME.days


class ApplicantMails:
    """Tasks that mail applicants who gave an address, and text the others once."""

    def __init__(
        self,
        streams: ApplicationStreams,
        accounts: AccountRepository,
        follow_links: FollowLinks,
        mailer: Mailer,
        sms_sender: SmsSender,
        page_urls: PageUrls,
    ) -> None:
        self._streams = streams
        self._accounts = accounts
        self._follow_links = follow_links
        self._mailer = mailer
        self._sms_sender = sms_sender
        self._page_urls = page_urls

    def confirm_to_applicant(self, work: Work) -> None:
        """Confirms that the application was sent."""
        application = self._streams.find_state(work.about)
        if application and (steps := _steps(application)):
            mail = ApplicationSent(*self._header(work, application), steps, _LINK_DAYS)
            self._send(work, application, mail)
            self._text(work, application, steps)

    def notify_applicant_seen(self, work: Work) -> None:
        """Tells that the employer has opened it, unless it was changed or the selection ended meanwhile."""
        application = self._streams.find_state(work.about)
        if application and progress(application) == "seen" and (steps := _steps(application)):
            mail = ApplicationSeen(*self._header(work, application), steps, _LINK_DAYS)
            self._send(work, application, mail)

    def notify_applicant_ended(self, work: Work) -> None:
        """Tells that the selection ended."""
        application = self._streams.find_state(work.about)
        if application and application.ending_reason and (steps := _steps(application)):
            mail = SelectionEnded(*self._header(work, application), application.ending_reason.value, steps, _LINK_DAYS)
            self._send(work, application, mail)

    def _header(self, work: Work, application: Application) -> tuple[Locale, str, str, str]:
        """The fields that all mails about an application share: language, link, job and employer."""
        return application.locale, self._link(work, application), application.job_title, application.employer_name

    def _send(self, work: Work, application: Application, mail: Mail) -> None:
        address = application.applicant.email
        if address and progress(application) != "deleted" and not self._wants_no_mail(application):
            self._mailer.send(mail, address, work.task.id)

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

    def _wants_no_mail(self, application: Application) -> bool:
        """Whether the account is deactivated; once it is active again, the site shows the status."""
        account_id = application.account_id
        found = self._accounts.find(account_id) if account_id else None
        return found is not None and found.deactivated_at is not None

    def _link(self, work: Work, application: Application) -> str:
        if application.account_id:
            return self._page_urls.my_profile(application.locale)
        return self._page_urls.my_applications(work.about, application.locale)


def _steps(application: Application) -> Steps | None:
    """The steps of the version sent last; None before the first sending."""
    if application.sent_at is None:
        return None
    return Steps(
        sent_at=application.sent_at,
        forwarded_at=application.forwarded_at,
        seen_at=application.seen_at,
        ended_at=application.ended_at,
    )
