"""The task that sends a guest the verification code."""

from uuid import UUID

from domain.applications.state import Application
from domain.applications.streams import ApplicationStreams
from domain.kernel.database.clock import Clock
from domain.kernel.values.ids import derived_id
from domain.verification.codes import CODE_LIFETIME, IssuedCode, VerificationCodes
from domain.verification.signed_links import VerificationLink
from workers.mail.application_mails import VerificationCode
from workers.mail.mailer import Mailer, SmsSender
from workers.outbox.task import Work
from workers.page_urls import PageUrls


class VerificationCodeSender:
    """Sends codes by mail, or by SMS to guests who gave only a phone number."""

    def __init__(
        self,
        streams: ApplicationStreams,
        codes: VerificationCodes,
        mailer: Mailer,
        sms_sender: SmsSender,
        page_urls: PageUrls,
        clock: Clock,
    ) -> None:
        self._streams = streams
        self._codes = codes
        self._mailer = mailer
        self._sms_sender = sms_sender
        self._page_urls = page_urls
        self._clock = clock

    def send_verification_code(self, work: Work) -> None:
        """Sends the newest code; an older task that runs late repeats the same message."""
        application = self._streams.find(work.about)
        if application is None or application.deleted_at or application.may_be_sent:
            return
        issued = self._codes.issue(work.about)
        if issued is None:
            return
        mail = self._mail(work.about, application, issued)
        message = derived_id("verification", f"{work.about}:{issued.issue_number}")
        applicant = application.applicant
        if applicant.email:
            self._mailer.send(mail, applicant.email, message)
        elif applicant.phone:
            self._sms_sender.send(mail, applicant.phone, message)

    def _mail(self, application_id: UUID, application: Application, issued: IssuedCode) -> VerificationCode:
        locale = application.locale
        in_time = issued.expires_at > self._clock()
        return VerificationCode(
            locale=locale,
            link=self._page_urls.verification(application_id, issued.link_token, locale),
            job_title=application.job_title,
            employer_name=application.employer_name,
            code=issued.code if in_time else None,
            expires_at=issued.expires_at,
            code_minutes=int(CODE_LIFETIME.total_seconds() // 60),
            link_hours=int(VerificationLink.lifetime.total_seconds() // 3600),
        )
