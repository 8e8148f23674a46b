"""Addresses of pages that mails and commands hand out, with the signed link that opens each."""

from urllib.parse import urlencode
from uuid import UUID

from domain.kernel.links import ApplicantLink, AuditLink, InboxLink, Link, Links, VerificationLink
from domain.kernel.locales import LOCALES, SOURCE_LOCALE, Locale

HOME: dict[Locale, str] = dict.fromkeys(LOCALES, "/")
VERIFICATION: dict[Locale, str] = dict.fromkeys(LOCALES, "/application/verification")
MY_APPLICATIONS: dict[Locale, str] = {
    "hr": "/moj-profil/prijave",
    "en": "/my-profile/applications",
    "sl": "/moj-profil/prijave",
    "bs": "/moj-profil/prijave",
    "mk": "/moj-profil/aplikacii",
}
INBOX: dict[Locale, str] = {
    "hr": "/pristigle-prijave",
    "en": "/inbox",
    "sl": "/prejete-prijave",
    "bs": "/pristigle-prijave",
    "mk": "/primeni-aplikacii",
}
AUDIT: dict[Locale, str] = {
    "hr": "/revizija/prijava",
    "en": "/audit/application",
    "sl": "/revizija/prijava",
    "bs": "/revizija/prijava",
    "mk": "/revizija/aplikacija",
}
LOGIN: dict[Locale, str] = {"hr": "/prijava", "en": "/login", "sl": "/prijava", "bs": "/prijava", "mk": "/najava"}
AUTH: dict[Locale, str] = dict.fromkeys(LOCALES, "/auth")
VERIFY: dict[Locale, str] = dict.fromkeys(LOCALES, "/auth/verify")
VERIFY_EMAIL: dict[Locale, str] = dict.fromkeys(LOCALES, "/auth/verify-email")
FORGOTTEN_PASSWORD: dict[Locale, str] = dict.fromkeys(LOCALES, "/auth/forgotten-password")
SETTINGS: dict[Locale, str] = {
    "hr": "/moj-profil/postavke",
    "en": "/my-profile/settings",
    "sl": "/moj-profil/nastavitve",
    "bs": "/moj-profil/postavke",
    "mk": "/moj-profil/postavki",
}
"""As the site's one table of routes spells them (`web/src/routes/table.ts`); a test compares the two."""


class Addresses:
    """Whole addresses on the public origin."""

    def __init__(self, site_url: str, links: Links) -> None:
        self._site_url = site_url
        self._links = links

    def verification(self, application_id: UUID, link_token: str, locale: Locale) -> str:
        """Confirms an application without its code and without the browser that started it."""
        link = VerificationLink(application_id=application_id)
        return self._page(VERIFICATION, locale, link, application=str(application_id), link=link_token)

    def my_applications(self, application_id: UUID, locale: Locale) -> str:
        """All applications of whoever sent this one, as a guest."""
        return self._page(MY_APPLICATIONS, locale, ApplicantLink(application_id=application_id))

    def my_profile(self, locale: Locale) -> str:
        """The same page for somebody with an account, who signs in."""
        return self._page(MY_APPLICATIONS, locale)

    def inbox(self, employer_id: int, locale: Locale) -> str:
        """Everything an employer has received."""
        return self._page(INBOX, locale, InboxLink(employer_id=employer_id))

    def inbox_application(self, employer_id: int, application_id: UUID, locale: Locale) -> str:
        """One application in an employer's inbox."""
        return self._page(INBOX, locale, InboxLink(employer_id=employer_id), below=application_id)

    def audit(self, application_id: UUID, auditor: str, locale: Locale) -> str:
        """The replay of an application's history."""
        return self._page(AUDIT, locale, AuditLink(auditor=auditor), below=application_id)

    def home(self, locale: Locale) -> str:
        """Where everybody begins."""
        return self._page(HOME, locale)

    def login(self, locale: Locale) -> str:
        """Where somebody signs in."""
        return self._page(LOGIN, locale)

    def login_by_link(self, token: str, locale: Locale) -> str:
        """Signs somebody in."""
        return self._page(AUTH, locale, code=token)

    def verify_registration(self, registration_id: UUID, link_token: str, locale: Locale) -> str:
        """Makes a registration an account, in any browser."""
        return self._page(VERIFY, locale, registration=str(registration_id), link=link_token)

    def verify_new_email(self, token: str, locale: Locale) -> str:
        """Makes a new address the account's."""
        return self._page(VERIFY_EMAIL, locale, token=token)

    def forgotten_password(self, locale: Locale) -> str:
        """Where somebody asks for a new password."""
        return self._page(FORGOTTEN_PASSWORD, locale)

    def new_password(self, token: str, locale: Locale) -> str:
        """Where somebody sets a new password."""
        return self._page(AUTH, locale, view="new_password", hash=token)

    def settings(self, locale: Locale) -> str:
        """A person's own settings, for whoever is signed in."""
        return self._page(SETTINGS, locale)

    def export(self, export_id: UUID, locale: Locale) -> str:
        """The same, offering an archive of all that is held about the person."""
        return self._page(SETTINGS, locale, export=str(export_id))

    def _page(
        self,
        paths: dict[Locale, str],
        locale: Locale,
        opened_by: Link | None = None,
        *,
        below: UUID | None = None,
        **parameters: str,
    ) -> str:
        prefix = "" if locale == SOURCE_LOCALE else f"/{locale}"
        path = f"{self._site_url}{prefix}{paths[locale]}" + (f"/{below}" if below else "")
        if opened_by:
            parameters["access"] = self._links.sign(opened_by)
        return f"{path}?{urlencode(parameters)}" if parameters else path
