"""Every mail of the site with sample data, in every variant and language: for previews and for tests.

A mail that `workers/register.py` lists and that is missing here fails a test.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from typing import get_args

from domain.applications.decisions.retention import RetentionCause
from domain.kernel.values.locales import Locale
from domain.saved_searches.events import Frequency
from workers.mail.account_mails import (
    AccountExists,
    Deactivated,
    EmailChanged,
    EmailLink,
    Erased,
    ExportReady,
    InactivityNotice,
    NewDevice,
    PasswordChanged,
    PasswordLink,
    RegistrationCode,
    SecondFactorChange,
    SecondFactorChanged,
    SignInCode,
)
from workers.mail.alert_mails import AlertGroup, AlertJob, JobAlert
from workers.mail.application_mails import (
    STEP_MAILS,
    ApplicationErased,
    ApplicationMail,
    ApplicationNews,
    ApplicationsDigest,
    ApplicationSent,
    ErasedApplication,
    NewApplication,
    NewApplications,
    NoAnswer,
    PersonalDataLink,
    Reason,
    ReceivedApplication,
    SelectionEnded,
    StateNews,
    Steps,
    UnopenedApplications,
    UpdatedApplication,
    VerificationCode,
    WithdrawnApplication,
)
from workers.mail.guest_search_mails import AlertConfirmation
from workers.mail.mail import Mail
from workers.mail.saved_job_mails import SavedJobLine, SavedJobsMail

STEPS = Steps(
    **{step.name: datetime(2026, 5, 2 + number, 12, 5, tzinfo=UTC) for number, step in enumerate(fields(Steps))}
)
SENT, FORWARDED, SEEN, ENDED = (STEPS.moments[kind] or STEPS.sent_at for kind in ("sent", "forwarded", "seen", "ended"))


@dataclass(frozen=True, slots=True)
class SampleTexts:
    """Texts that other people would have written, and addresses of links, for samples of mails."""

    site_url: str
    link: str
    unsubscribe_page: str
    job_title: str = "Konobar / konobarica"
    employer_name: str = "Uvala d.o.o."
    applicant_name: str = "Ana Horvat"
    device: str = "Firefox, Linux"
    search: str = "konobar, Split"
    salary: str = "1.200–1.500 EUR"

    @classmethod
    def of_site(cls, site_url: str) -> "SampleTexts":
        """Plausible ones, with links that lead to the site's first page."""
        return cls(site_url, f"{site_url}/", f"{site_url}/")


def verification_mail(
    locale: Locale, texts: SampleTexts, code: str | None = "40721", minutes: int = 10
) -> VerificationCode:
    """The mail with the code that confirms an application."""
    return VerificationCode(locale, texts.link, texts.job_title, texts.employer_name, code, SENT, minutes, 24)


def account_mails(locale: Locale, texts: SampleTexts) -> Iterator[Mail]:
    """Mails about accounts, and the links of guests."""
    for code in ("40721", None):
        yield RegistrationCode(locale, texts.link, code, SENT, 10, 24)
        yield SignInCode(locale, texts.link, code, SENT, 10, 30)
    yield AccountExists(locale, texts.link)
    yield PasswordLink(locale, texts.link, 60)
    yield PasswordChanged(locale, texts.link, SENT)
    yield EmailLink(locale, texts.link, 24)
    yield EmailChanged(locale, texts.link, SENT)
    for change in get_args(SecondFactorChange):
        yield SecondFactorChanged(locale, texts.link, change, SENT)
    yield NewDevice(locale, texts.link, texts.device, SENT)
    yield NewDevice(locale, texts.link, "", SENT)
    yield Deactivated(locale, texts.link, SENT)
    yield InactivityNotice(locale, texts.link, SENT, ENDED)
    yield ExportReady(locale, texts.link, 3)
    yield Erased(locale, texts.link, had_account=True)
    yield Erased(locale, texts.link, had_account=False)
    yield PersonalDataLink(locale, texts.link, 24)
    for frequency in Frequency:
        yield AlertConfirmation(locale, texts.link, frequency, 7)


def every_mail(locale: Locale, texts: SampleTexts) -> Iterator[Mail]:
    """All mails."""
    yield from application_mails(locale, texts)
    yield from account_mails(locale, texts)
    yield from alert_mails(locale, texts)
    yield from gathered_mails(locale, texts)
    yield from saved_job_mails(locale, texts)


def alert_mails(locale: Locale, texts: SampleTexts) -> Iterator[JobAlert]:
    """Mails of saved searches."""
    link, title, employer, ending = texts.link, texts.job_title, texts.employer_name, texts.unsubscribe_page
    cook = AlertJob(title, employer, "Split, Trogir", texts.salary, ENDED, f"{texts.site_url}/posao/7/kuhar")
    driver = AlertJob("Vozač", employer, "Zadar", "", SENT, f"{texts.site_url}/posao/8/vozac")
    found = AlertGroup(texts.search, (cook, driver), 0, f"{texts.site_url}/pretraga-poslova?query=kuhar&sort=newest")
    others = AlertGroup("Zadar", (driver,), 12, f"{texts.site_url}/pretraga-poslova?locations=Zadar&sort=newest")
    yield JobAlert(locale, link, (found,), 2, unsubscribe_page=ending)
    yield JobAlert(locale, link, (replace(found, jobs=(cook,)), others), 14, unsubscribe_page=ending)


def application_mails(locale: Locale, texts: SampleTexts) -> Iterator[ApplicationMail]:
    """Mails about one application."""
    link, title, employer, name, ending = (
        texts.link,
        texts.job_title,
        texts.employer_name,
        texts.applicant_name,
        texts.unsubscribe_page,
    )
    yield verification_mail(locale, texts)
    yield verification_mail(locale, texts, code=None)
    yield ApplicationSent(locale, link, title, employer, Steps(sent_at=SENT), 30)
    for mail in STEP_MAILS.values():
        yield mail(locale, link, title, employer, _steps_until(mail.status), 30)
    for reason in get_args(Reason):
        yield SelectionEnded(locale, link, title, employer, reason, STEPS, 30)
    yield NewApplication(locale, link, title, employer, name, SENT, 60)
    changed = ("first_name", "last_name", "email", "phone", "cover_letter", "cv", "other_documents")
    yield UpdatedApplication(locale, link, title, employer, name, SENT, changed, 60)
    yield WithdrawnApplication(locale, link, title, employer, name, SENT)
    yield WithdrawnApplication(locale, link, title, employer, "", SENT)
    yield WithdrawnApplication(locale, link, title, employer, name, SENT, erased=True)
    for cause in get_args(RetentionCause):
        yield ApplicationErased(locale, link, title, employer, cause, 30)
    yield ErasedApplication(locale, link, title, employer, name)
    yield ErasedApplication(locale, link, title, employer, "")
    waiting = Steps(sent_at=SENT, forwarded_at=FORWARDED)
    yield NoAnswer(
        locale,
        link,
        title,
        employer,
        ENDED,
        waiting,
        30,
        unsubscribe_page=ending,
    )


def _steps_until(kind: str) -> Steps:
    """The steps of an application that has come so far."""
    kinds = list(STEPS.moments)
    return replace(STEPS, **{f"{later}_at": None for later in kinds[kinds.index(kind) + 1 :]})


def gathered_mails(locale: Locale, texts: SampleTexts) -> Iterator[Mail]:
    """Mails about several applications."""
    link, title, employer, name, ending = (
        texts.link,
        texts.job_title,
        texts.employer_name,
        texts.applicant_name,
        texts.unsubscribe_page,
    )
    news = tuple(ApplicationNews(title, employer, state) for state in get_args(StateNews))
    yield ApplicationsDigest(locale, link, news, 30, unsubscribe_page=ending)
    received = (
        ReceivedApplication(name, title, SENT),
        ReceivedApplication(name, "Kuhar", SEEN, is_updated=True),
    )
    yield NewApplications(locale, link, employer, received, 60)
    yield UnopenedApplications(locale, link, employer, received, 7, 60, unsubscribe_page=ending)


def saved_job_mails(locale: Locale, texts: SampleTexts) -> Iterator[SavedJobsMail]:
    """Mails about saved jobs."""
    first, second = f"{texts.site_url}/posao/7/kuhar", f"{texts.site_url}/posao/8/konobar"
    settings = f"{texts.site_url}/moj-profil/postavke"
    closing = SavedJobLine("closing", texts.job_title, texts.employer_name, first, ENDED)
    closed = SavedJobLine("closed", texts.job_title, texts.employer_name, second)
    for jobs in ((closing,), (closing, closed, replace(closed, news="salary"))):
        yield SavedJobsMail(locale, texts.link, jobs, settings, unsubscribe_page=texts.unsubscribe_page)
