"""The mails of the catalogue with texts that break what does not escape them."""

from collections.abc import Iterator
from functools import cache

from domain.kernel.values.locales import Locale
from workers.mail import catalogue
from workers.mail.alert_mails import JobAlert
from workers.mail.application_mails import ApplicationMail, VerificationCode
from workers.mail.catalogue import ENDED, FORWARDED, SEEN, SENT, STEPS, SampleTexts
from workers.mail.mail import Mail
from workers.mail.render import RenderedMail, Renderer

__all__ = ["ENDED", "FORWARDED", "SEEN", "SENT", "STEPS"]

SITE = "https://karijera.example"
LINK = f"{SITE}/somewhere?access=eyJ1IjoiMDE5YWEzZjgifQ.aR-3xQ.kq1p0Zk2vV9y8mJb7b2L4H8e3cX1nQ0s&more=1"
TITLE = 'Kuhar/ica <b>& "slastičar"</b>'
EMPLOYER = "Uvala & sinovi d.o.o."
DEVICE = "Firefox <b>, Linux"
NAME = "Ana <i>Anić</i>"
SEARCH = "Kuhar & <i>konobar</i>, Split"
PAY = "1.200–1.500 EUR"
UNSUBSCRIBE = f"{SITE}/odjava-obavijesti?token=alerts.AZqj"

TEXTS = SampleTexts(SITE, LINK, UNSUBSCRIBE, TITLE, EMPLOYER, NAME, DEVICE, SEARCH, PAY)


@cache
def renderer(*, takes_replies: bool = False) -> Renderer:
    """One for all tests of a process, since it compiles every template."""
    return Renderer(project_name="Karijera", site_url=SITE, takes_replies=takes_replies)


@cache
def rendered_mail(mail: Mail) -> RenderedMail:
    """The mail as it is sent; rendered once for all tests of a process that read it."""
    return renderer().render(mail)


def verification(locale: Locale = "hr", code: str | None = "40721", minutes: int = 10) -> VerificationCode:
    return catalogue.verification_mail(locale, TEXTS, code, minutes)


def every_mail(locale: Locale) -> Iterator[Mail]:
    return catalogue.every_mail(locale, TEXTS)


def account_mails(locale: Locale) -> Iterator[Mail]:
    return catalogue.account_mails(locale, TEXTS)


def alert_mails(locale: Locale) -> Iterator[JobAlert]:
    return catalogue.alert_mails(locale, TEXTS)


def application_mails(locale: Locale) -> Iterator[ApplicationMail]:
    return catalogue.application_mails(locale, TEXTS)
