"""Tells applicants what is new with an application: by mail, at once or in a digest, and in the product's list."""

from dataclasses import dataclass, replace
from uuid import UUID

from domain.accounts.account import Account, AccountRepository
from domain.applications.state import Application
from domain.applications.status import progress
from domain.kernel.values.ids import derived_id
from domain.mail.digests import Digests
from domain.mail.stopped_mails import StoppableKind, StoppedMails, address_subject
from domain.mail.suppression import AddressSuppression
from domain.notifications.kinds import Channel, NotificationKind, NotificationTemplate
from domain.notifications.service import Notifications, Page
from domain.notifications.settings import NotificationSettings
from workers.mail.mail import Mail
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.page_urls import PageUrls


@dataclass(frozen=True, slots=True)
class NewsRecipient:
    """The recipient of mails: `kind` and `subject_id` are what their links end."""

    address: str
    kind: str
    subject_id: UUID

    @property
    def id(self) -> UUID:
        """Names them to the digests."""
        return derived_id("mail-recipient", self.subject_id)


@dataclass(frozen=True, slots=True)
class NewsSettings:
    """The settings that decide whether somebody is told: those of accounts, and what guests have ended."""

    accounts: AccountRepository
    chosen: NotificationSettings
    stopped: StoppedMails
    suppression: AddressSuppression

    def find_account(self, application: Application) -> Account | None:
        """The account of the applicant, unless it is deactivated: once it is active again, the site shows the
        status."""
        found = self.accounts.find(application.account_id) if application.account_id else None
        return found if found and found.deactivated_at is None else None

    def find_recipient(self, application: Application) -> NewsRecipient | None:
        """Finds who gets the mails; None for somebody without an address, who wants no such mails, or has withdrawn the
        application."""
        address, account_id = application.applicant.email, application.account_id
        if not address or progress(application) == "deleted":
            return None
        if account_id:
            kind = NotificationKind.APPLICATIONS
            if self.find_account(application) is None or not self.chosen.wants(account_id, kind, Channel.MAIL):
                return None
            return NewsRecipient(address, kind.value, account_id)
        subject_id = address_subject(self.suppression.email_index(address))
        if self.stopped.is_stopped(StoppableKind.GUEST_APPLICATIONS, subject_id):
            return None
        return NewsRecipient(address, StoppableKind.GUEST_APPLICATIONS.value, subject_id)


class ApplicantNews:
    """Sends what tasks have found out."""

    def __init__(
        self,
        settings: NewsSettings,
        digests: Digests,
        notifications: Notifications,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._settings = settings
        self._digests = digests
        self._notifications = notifications
        self._mailer = mailer
        self._page_urls = page_urls

    def send(self, work: Work, application_id: UUID, application: Application, mail: Mail) -> None:
        """Mails it at once if it is the first within the time, else leaves it to the digest."""
        recipient = self._settings.find_recipient(application)
        if recipient and self._digests.goes_at_once(recipient.id, work.task.id, application_id):
            self.mail(work, recipient, mail)

    def mail(self, work: Work, recipient: NewsRecipient, mail: Mail) -> None:
        """Mails it, with the links that end such mails."""
        page = self._page_urls.unsubscribe_page(recipient.kind, recipient.subject_id, mail.locale)
        url = self._page_urls.unsubscribe(recipient.kind, recipient.subject_id)
        mail = replace(mail, unsubscribe_page=page)
        self._mailer.send(mail, recipient.address, work.task.id, unsubscribe_url=url)

    def list_in_product(
        self,
        work: Work,
        application_id: UUID,
        application: Application,
        template: NotificationTemplate,
        *,
        push: bool = True,
    ) -> None:
        """Adds it to the notifications of the applicant's account, if there is one; repeating the task adds none."""
        account = self._settings.find_account(application)
        if account is None or progress(application) == "deleted":
            return
        self._notifications.notify(
            account.id,
            template,
            {
                "applicationId": str(application_id),
                "jobTitle": application.job_title,
                "employerName": application.employer_name,
            },
            Page("myApplications", {"application": str(application_id)}),
            correlation_id=work.context.correlation_id,
            dedup_key=f"{work.task.id}:{application_id}",
            push=push,
        )
