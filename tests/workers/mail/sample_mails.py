"""One mail of every kind and variant, in any language."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import get_args

from domain.applications.decisions.retention import RetentionCause
from domain.kernel.locales import Locale
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
    ApplicationErased,
    ApplicationMail,
    ApplicationSeen,
    ApplicationSent,
    ErasedApplication,
    NewApplication,
    PersonalDataLink,
    Reason,
    SelectionEnded,
    Steps,
    UpdatedApplication,
    VerificationCode,
    WithdrawnApplication,
)
from workers.mail.guest_search_mails import AlertConfirmation
from workers.mail.mail import Mail
from workers.mail.render import Renderer

SITE = "https://karijera.example"
LINK = f"{SITE}/somewhere?access=eyJ1IjoiMDE5YWEzZjgifQ.aR-3xQ.kq1p0Zk2vV9y8mJb7b2L4H8e3cX1nQ0s&more=1"
TITLE = 'Kuhar/ica <b>& "slastičar"</b>'
EMPLOYER = "Uvala & sinovi d.o.o."
DEVICE = "Firefox <b>, Linux"
NAME = "Ana <i>Anić</i>"
SEARCH = "Kuhar & <i>konobar</i>, Split"
PAY = "1.200–1.500 EUR"
UNSUBSCRIBE = f"{SITE}/odjava-obavijesti?token=alerts.AZqj"

SENT, FORWARDED, SEEN, ENDED = (datetime(2026, 5, day, 12, 5, tzinfo=UTC) for day in (2, 3, 4, 5))
STEPS = Steps(sent_at=SENT, forwarded_at=FORWARDED, seen_at=SEEN, ended_at=ENDED)


def renderer(*, takes_replies: bool = False) -> Renderer:
    return Renderer(project_name="Karijera", site_url=SITE, takes_replies=takes_replies)


def verification(locale: Locale = "hr", code: str | None = "40721", minutes: int = 10) -> VerificationCode:
    return VerificationCode(locale, LINK, TITLE, EMPLOYER, code, SENT, minutes, 24)


def account_mails(locale: Locale) -> Iterator[Mail]:
    for code in ("40721", None):
        yield RegistrationCode(locale, LINK, code, SENT, 10, 24)
        yield SignInCode(locale, LINK, code, SENT, 10, 30)
    yield AccountExists(locale, LINK)
    yield PasswordLink(locale, LINK, 60)
    yield PasswordChanged(locale, LINK, SENT)
    yield EmailLink(locale, LINK, 24)
    yield EmailChanged(locale, LINK, SENT)
    for change in get_args(SecondFactorChange):
        yield SecondFactorChanged(locale, LINK, change, SENT)
    yield NewDevice(locale, LINK, DEVICE, SENT)
    yield NewDevice(locale, LINK, "", SENT)
    yield Deactivated(locale, LINK, SENT)
    yield InactivityNotice(locale, LINK, SENT, ENDED)
    yield ExportReady(locale, LINK, 3)
    yield Erased(locale, LINK, had_account=True)
    yield Erased(locale, LINK, had_account=False)
    yield PersonalDataLink(locale, LINK, 24)
    for frequency in Frequency:
        yield AlertConfirmation(locale, LINK, frequency, 7)


def every_mail(locale: Locale) -> Iterator[Mail]:
    yield from application_mails(locale)
    yield from account_mails(locale)
    yield from alert_mails(locale)


def alert_mails(locale: Locale) -> Iterator[JobAlert]:
    cook = AlertJob(TITLE, EMPLOYER, "Split, Trogir", PAY, ENDED, f"{SITE}/posao/7/kuhar")
    driver = AlertJob("Vozač", EMPLOYER, "Zadar", "", SENT, f"{SITE}/posao/8/vozac")
    found = AlertGroup(SEARCH, (cook, driver), 0, f"{SITE}/pretraga-poslova?query=kuhar&sort=newest")
    others = AlertGroup("Zadar", (driver,), 12, f"{SITE}/pretraga-poslova?locations=Zadar&sort=newest")
    yield JobAlert(locale, LINK, (found,), 2, unsubscribe_page=UNSUBSCRIBE)
    yield JobAlert(locale, LINK, (replace(found, jobs=(cook,)), others), 14, unsubscribe_page=UNSUBSCRIBE)


def application_mails(locale: Locale) -> Iterator[ApplicationMail]:
    yield verification(locale)
    yield verification(locale, code=None)
    yield ApplicationSent(locale, LINK, TITLE, EMPLOYER, Steps(sent_at=SENT), 30)
    steps = Steps(sent_at=SENT, forwarded_at=FORWARDED, seen_at=SEEN)
    yield ApplicationSeen(locale, LINK, TITLE, EMPLOYER, steps, 30)
    for reason in get_args(Reason):
        yield SelectionEnded(locale, LINK, TITLE, EMPLOYER, reason, STEPS, 30)
    yield NewApplication(locale, LINK, TITLE, EMPLOYER, NAME, SENT, 60)
    changed = ("first_name", "last_name", "email", "phone", "cover_letter", "cv", "other_documents")
    yield UpdatedApplication(locale, LINK, TITLE, EMPLOYER, NAME, SENT, changed, 60)
    yield WithdrawnApplication(locale, LINK, TITLE, EMPLOYER, NAME, SENT)
    yield WithdrawnApplication(locale, LINK, TITLE, EMPLOYER, "", SENT)
    yield WithdrawnApplication(locale, LINK, TITLE, EMPLOYER, NAME, SENT, erased=True)
    for cause in get_args(RetentionCause):
        yield ApplicationErased(locale, LINK, TITLE, EMPLOYER, cause, 30)
    yield ErasedApplication(locale, LINK, TITLE, EMPLOYER, NAME)
    yield ErasedApplication(locale, LINK, TITLE, EMPLOYER, "")
