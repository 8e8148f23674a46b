"""The texts of pushes in five languages. They say what happened and about which job, and nothing else of a person."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from domain.kernel.values.locales import Locale
from domain.notifications.inbox import ListedNotification
from domain.notifications.kinds import NotificationTemplate as Template
from workers.application_words import APPLICATION_WORDS

MAX_LENGTH = 200
"""Characters of a title or a body at most: push services take 4 KiB once it is encrypted, and browsers show less."""


@dataclass(frozen=True, slots=True)
class PushText:
    """The text that a browser shows; `body` may be empty."""

    title: str
    body: str


def push_text(notification: ListedNotification, locale: Locale) -> PushText:
    """The text of a notification in a language."""
    return PushText(_shortened(TITLES[locale][notification.template]), _shortened(_body(notification.values)))


def _body(values: Mapping[str, Any]) -> str:
    match values:
        case {"jobTitle": title, "employerName": employer}:
            return f"{title}, {employer}"
        case {"name": name, "count": count}:
            return f"{name} ({count})"
        case {"device": device}:
            return str(device)
        case _:
            return ""


def _shortened(text: str) -> str:
    return text if len(text) <= MAX_LENGTH else text[: MAX_LENGTH - 1] + "…"


_TITLES: Mapping[Locale, Mapping[Template, str]] = {
    "hr": {
        Template.ALERT_MATCHES: "Novi poslovi po Vašoj pretrazi",
        Template.SAVED_JOB_CLOSING: "Prijave na spremljeni posao uskoro se zatvaraju",
        Template.SAVED_JOB_CLOSED: "Spremljeni posao više ne prima prijave",
        Template.SAVED_JOB_SALARY_CHANGED: "Na spremljenom poslu promijenila se plaća",
        Template.PASSWORD_CHANGED: "Vaša lozinka je promijenjena",
        Template.EMAIL_CHANGED: "E-mail adresa Vašeg računa je promijenjena",
        Template.NEW_DEVICE: "Novi uređaj u Vašem računu",
        Template.SECOND_FACTOR_CHANGED: "Promijenjen je drugi korak ulaza",
    },
    "en": {
        Template.ALERT_MATCHES: "New jobs for your search",
        Template.SAVED_JOB_CLOSING: "A job you saved closes soon",
        Template.SAVED_JOB_CLOSED: "A job you saved no longer takes applications",
        Template.SAVED_JOB_SALARY_CHANGED: "The salary of a job you saved has changed",
        Template.PASSWORD_CHANGED: "Your password has been changed",
        Template.EMAIL_CHANGED: "The e-mail address of your account has changed",
        Template.NEW_DEVICE: "A new device in your account",
        Template.SECOND_FACTOR_CHANGED: "The second step of signing in was changed",
    },
    "sl": {
        Template.ALERT_MATCHES: "Nova delovna mesta po vašem iskanju",
        Template.SAVED_JOB_CLOSING: "Rok za prijavo na shranjeno delovno mesto se izteka",
        Template.SAVED_JOB_CLOSED: "Shranjeno delovno mesto ne sprejema več prijav",
        Template.SAVED_JOB_SALARY_CHANGED: "Pri shranjenem delovnem mestu se je spremenila plača",
        Template.PASSWORD_CHANGED: "Vaše geslo je spremenjeno",
        Template.EMAIL_CHANGED: "E-poštni naslov vašega računa je spremenjen",
        Template.NEW_DEVICE: "Nova naprava v vašem računu",
        Template.SECOND_FACTOR_CHANGED: "Drugi korak vstopa je spremenjen",
    },
    "bs": {
        Template.ALERT_MATCHES: "Novi poslovi po Vašoj pretrazi",
        Template.SAVED_JOB_CLOSING: "Prijave na sačuvani posao uskoro se zatvaraju",
        Template.SAVED_JOB_CLOSED: "Sačuvani posao više ne prima prijave",
        Template.SAVED_JOB_SALARY_CHANGED: "Na sačuvanom poslu promijenila se plata",
        Template.PASSWORD_CHANGED: "Vaša lozinka je promijenjena",
        Template.EMAIL_CHANGED: "E-mail adresa Vašeg naloga je promijenjena",
        Template.NEW_DEVICE: "Novi uređaj na Vašem nalogu",
        Template.SECOND_FACTOR_CHANGED: "Promijenjen je drugi korak ulaza",
    },
    "mk": {
        Template.ALERT_MATCHES: "Нови огласи за Вашето пребарување",
        Template.SAVED_JOB_CLOSING: "Наскоро истекува рокот за зачуван оглас",
        Template.SAVED_JOB_CLOSED: "Зачуваниот оглас повеќе не прима апликации",
        Template.SAVED_JOB_SALARY_CHANGED: "Во зачуван оглас се смени платата",
        Template.PASSWORD_CHANGED: "Вашата лозинка е променета",
        Template.EMAIL_CHANGED: "Е-поштата на Вашата сметка е променета",
        Template.NEW_DEVICE: "Нов уред на Вашата сметка",
        Template.SECOND_FACTOR_CHANGED: "Променет е вториот чекор при најавата",
    },
}

TITLES: Mapping[Locale, Mapping[Template, str]] = {
    locale: {**titles, **APPLICATION_WORDS[locale].pushes} for locale, titles in _TITLES.items()
}
