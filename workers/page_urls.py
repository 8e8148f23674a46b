"""Builds the page URLs in mails and command output, with the signed links that open the pages."""

from typing import Annotated
from uuid import UUID

from domain.kernel.process.settings import Setting
from domain.kernel.values.locales import Locale
from domain.site.urls import SiteUrls
from domain.verification.signed_links import (
    AlertConfirmationLink,
    AlertsLink,
    ApplicantLink,
    AuditLink,
    InboxLink,
    Link,
    LinkSigner,
    VerificationLink,
)
from domain.verification.unsubscribe_tokens import UnsubscribeTarget, UnsubscribeTokens


class PageUrls:
    """Absolute URLs, in the recipient's language."""

    def __init__(
        self, site_url: Annotated[str, Setting("site_url")], links: LinkSigner, unsubscribe_tokens: UnsubscribeTokens
    ) -> None:
        self._site = SiteUrls(site_url)
        self._links = links
        self._unsubscribe_tokens = unsubscribe_tokens

    def verification(self, application_id: UUID, link_token: str, locale: Locale) -> str:
        """The page that confirms an application without its code, in any browser."""
        query = {"application": str(application_id), "link": link_token}
        link = VerificationLink(application_id=application_id)
        return self._site.page("applicationVerification", locale, query | self._access(link))

    def my_applications(self, application_id: UUID, locale: Locale) -> str:
        """All applications of the guest who sent this one."""
        return self._site.page("myApplications", locale, self._access(ApplicantLink(application_id=application_id)))

    def follow(self, token: str) -> str:
        """The short address of the same, for a text message."""
        return self._site.follow(token)

    def my_profile(self, locale: Locale) -> str:
        """Returns the page of an account's applications, which it sees after signing in."""
        return self._site.page("myApplications", locale)

    def inbox(self, employer_id: int, locale: Locale) -> str:
        """An employer's inbox."""
        return self._site.page("inbox", locale, self._access(InboxLink(employer_id=employer_id)))

    def inbox_application(self, employer_id: int, application_id: UUID, locale: Locale) -> str:
        """One application in an employer's inbox."""
        access = self._access(InboxLink(employer_id=employer_id))
        return self._site.page("inboxApplication", locale, access, applicationId=application_id)

    def audit(self, application_id: UUID, auditor: str, locale: Locale) -> str:
        """The replay of an application's history."""
        access = self._access(AuditLink(auditor=auditor))
        return self._site.page("auditApplication", locale, access, applicationId=application_id)

    def home(self, locale: Locale) -> str:
        """The home page."""
        return self._site.page("home", locale)

    def login(self, locale: Locale) -> str:
        """The sign-in page."""
        return self._site.page("login", locale)

    def login_by_link(self, token: str, locale: Locale) -> str:
        """The page that signs in by link."""
        return self._site.page("auth", locale, {"code": token})

    def verify_registration(self, registration_id: UUID, link_token: str, locale: Locale) -> str:
        """The page that confirms a registration, in any browser."""
        return self._site.page("verify", locale, {"registration": str(registration_id), "link": link_token})

    def verify_new_email(self, token: str, locale: Locale) -> str:
        """The page that confirms a new e-mail address."""
        return self._site.page("verifyEmail", locale, {"token": token})

    def forgotten_password(self, locale: Locale) -> str:
        """The page for requesting a password link."""
        return self._site.page("forgottenPassword", locale)

    def new_password(self, token: str, locale: Locale) -> str:
        """The page for setting a new password."""
        return self._site.page("auth", locale, {"view": "new_password", "hash": token})

    def saved_jobs(self, locale: Locale) -> str:
        """The jobs that the account has saved."""
        return self._site.page("savedJobs", locale)

    def job(self, number: int, slug: str, locale: Locale) -> str:
        """The page of a job."""
        return self._site.job(number, slug, locale)

    def settings(self, locale: Locale) -> str:
        """The settings of the signed-in account."""
        return self._site.page("settings", locale)

    def export(self, export_id: UUID, locale: Locale) -> str:
        """The settings page with the download of an export of personal data."""
        return self._site.page("settings", locale, {"export": str(export_id)})

    def personal_data(self, token: str, locale: Locale) -> str:
        """Returns the page of the data about a guest."""
        return self._site.page("personalData", locale, {"access": token})

    def saved_searches(self, locale: Locale) -> str:
        """The page on which a signed-in account manages its saved searches."""
        return self._site.page("notifications", locale)

    def newest_jobs(self, key: str, locale: Locale) -> str:
        """The list of a search by its canonical query string, the newest jobs first."""
        return f"{self._site.page('jobSearch', locale)}?{'&'.join(filter(None, (key, 'sort=newest')))}"

    def unsubscribe(self, kind: str, subject_id: UUID) -> str:
        """The address for List-Unsubscribe, to which mail programs POST; people get the page."""
        token = self._unsubscribe_tokens.token(UnsubscribeTarget(kind, subject_id))
        return f"{self._site.site_url}/api/unsubscribe/{token}"

    def unsubscribe_page(self, kind: str, subject_id: UUID, locale: Locale) -> str:
        """The page on which people end the same, for the mail's text."""
        token = self._unsubscribe_tokens.token(UnsubscribeTarget(kind, subject_id))
        return self._site.page("unsubscribe", locale, {"token": token})

    def confirm_alerts(self, search_id: UUID, locale: Locale) -> str:
        """The page with the button by which a guest confirms a saved search."""
        token = self._links.sign(AlertConfirmationLink(search_id=search_id))
        return self._site.page("alerts", locale, {"token": token})

    def alerts(self, subscriber_id: UUID, locale: Locale) -> str:
        """All saved searches of a guest."""
        return self._site.page("alerts", locale, self._access(AlertsLink(subscriber_id=subscriber_id)))

    def _access(self, link: Link) -> dict[str, str]:
        return {"access": self._links.sign(link)}
