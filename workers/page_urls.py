"""URLs of pages that mails and commands hand out, each with the signed link that opens it."""

from uuid import UUID

from domain.kernel.locales import Locale
from domain.site.urls import SiteUrls
from domain.verification.signed_links import ApplicantLink, AuditLink, InboxLink, Link, LinkSigner, VerificationLink


class PageUrls:
    """Absolute URLs, in the language of whoever gets them."""

    def __init__(self, site_url: str, links: LinkSigner) -> None:
        self._site = SiteUrls(site_url)
        self._links = links

    def verification(self, application_id: UUID, link_token: str, locale: Locale) -> str:
        """Confirms an application without its code and without the browser that started it."""
        query = {"application": str(application_id), "link": link_token}
        link = VerificationLink(application_id=application_id)
        return self._site.page("applicationVerification", locale, query | self._access(link))

    def my_applications(self, application_id: UUID, locale: Locale) -> str:
        """All applications of whoever sent this one, as a guest."""
        return self._site.page("myApplications", locale, self._access(ApplicantLink(application_id=application_id)))

    def my_profile(self, locale: Locale) -> str:
        """The same page for somebody with an account, who signs in."""
        return self._site.page("myApplications", locale)

    def inbox(self, employer_id: int, locale: Locale) -> str:
        """Everything an employer has received."""
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
        """The page for signing in."""
        return self._site.page("login", locale)

    def login_by_link(self, token: str, locale: Locale) -> str:
        """Signs somebody in."""
        return self._site.page("auth", locale, {"code": token})

    def verify_registration(self, registration_id: UUID, link_token: str, locale: Locale) -> str:
        """Makes a registration an account, in any browser."""
        return self._site.page("verify", locale, {"registration": str(registration_id), "link": link_token})

    def verify_new_email(self, token: str, locale: Locale) -> str:
        """Makes a new e-mail address the account's."""
        return self._site.page("verifyEmail", locale, {"token": token})

    def forgotten_password(self, locale: Locale) -> str:
        """The page where somebody asks for a new password."""
        return self._site.page("forgottenPassword", locale)

    def new_password(self, token: str, locale: Locale) -> str:
        """The page where somebody sets a new password."""
        return self._site.page("auth", locale, {"view": "new_password", "hash": token})

    def settings(self, locale: Locale) -> str:
        """A person's own settings, for whoever is signed in."""
        return self._site.page("settings", locale)

    def export(self, export_id: UUID, locale: Locale) -> str:
        """The settings page with the download of an archive of all that is held about the person."""
        return self._site.page("settings", locale, {"export": str(export_id)})

    def _access(self, link: Link) -> dict[str, str]:
        return {"access": self._links.sign(link)}
