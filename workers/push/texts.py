"""The texts of pushes in five languages. They say what happened and about which job, and nothing else of a person."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from domain.kernel.locales import Locale
from domain.notifications.inbox import ListedNotification
from domain.notifications.kinds import NotificationTemplate as Template

MAX_LENGTH = 200
"""Of a title or a body, in characters: push services take 4 KiB once it is encrypted, and browsers show less."""


@dataclass(frozen=True, slots=True)
class PushText:
    """What a browser shows; `body` may be empty."""

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


TITLES: Mapping[Locale, Mapping[Template, str]] = {
    "hr": {
        Template.ALERT_MATCHES: "Novi poslovi po Vašoj pretrazi",
        Template.APPLICATION_FORWARDED: "Vaša je prijava kod poslodavca",
        Template.APPLICATION_SEEN: "Poslodavac je otvorio Vašu prijavu",
        Template.APPLICATION_ENDED: "Odabir kandidata je završen",
        Template.APPLICATION_UNANSWERED: "Poslodavac nije odgovorio na Vašu prijavu",
        Template.SAVED_JOB_CLOSING: "Prijave na spremljeni posao uskoro se zatvaraju",
        Template.SAVED_JOB_CLOSED: "Spremljeni posao više ne prima prijave",
        Template.SAVED_JOB_SALARY_CHANGED: "Na spremljenom poslu promijenila se plaća",
        Template.PASSWORD_CHANGED: "Lozinka Vašeg računa je promijenjena",
        Template.EMAIL_CHANGED: "E-adresa Vašeg računa je promijenjena",
        Template.NEW_DEVICE: "U Vaš se račun netko prijavio s novog uređaja",
        Template.SECOND_FACTOR_CHANGED: "Prijava u dva koraka je promijenjena",
    },
    "en": {
        Template.ALERT_MATCHES: "New jobs for your search",
        Template.APPLICATION_FORWARDED: "The employer has received your application",
        Template.APPLICATION_SEEN: "The employer has opened your application",
        Template.APPLICATION_ENDED: "The selection has ended",
        Template.APPLICATION_UNANSWERED: "The employer has not answered your application",
        Template.SAVED_JOB_CLOSING: "A job you saved closes soon",
        Template.SAVED_JOB_CLOSED: "A job you saved no longer takes applications",
        Template.SAVED_JOB_SALARY_CHANGED: "The salary of a job you saved has changed",
        Template.PASSWORD_CHANGED: "The password of your account was changed",
        Template.EMAIL_CHANGED: "The e-mail address of your account was changed",
        Template.NEW_DEVICE: "Somebody signed in to your account on a new device",
        Template.SECOND_FACTOR_CHANGED: "Sign-in in two steps was changed",
    },
    "sl": {
        Template.ALERT_MATCHES: "Nova delovna mesta po Vašem iskanju",
        Template.APPLICATION_FORWARDED: "Vaša prijava je pri delodajalcu",
        Template.APPLICATION_SEEN: "Delodajalec je odprl Vašo prijavo",
        Template.APPLICATION_ENDED: "Izbor kandidatov je končan",
        Template.APPLICATION_UNANSWERED: "Delodajalec na Vašo prijavo ni odgovoril",
        Template.SAVED_JOB_CLOSING: "Rok za prijavo na shranjeno delovno mesto se izteka",
        Template.SAVED_JOB_CLOSED: "Shranjeno delovno mesto ne sprejema več prijav",
        Template.SAVED_JOB_SALARY_CHANGED: "Pri shranjenem delovnem mestu se je spremenila plača",
        Template.PASSWORD_CHANGED: "Geslo Vašega računa je spremenjeno",
        Template.EMAIL_CHANGED: "E-naslov Vašega računa je spremenjen",
        Template.NEW_DEVICE: "V Vaš račun se je nekdo prijavil z nove naprave",
        Template.SECOND_FACTOR_CHANGED: "Prijava v dveh korakih je spremenjena",
    },
    "bs": {
        Template.ALERT_MATCHES: "Novi poslovi po Vašoj pretrazi",
        Template.APPLICATION_FORWARDED: "Vaša prijava je kod poslodavca",
        Template.APPLICATION_SEEN: "Poslodavac je otvorio Vašu prijavu",
        Template.APPLICATION_ENDED: "Odabir kandidata je završen",
        Template.APPLICATION_UNANSWERED: "Poslodavac nije odgovorio na Vašu prijavu",
        Template.SAVED_JOB_CLOSING: "Prijave na sačuvani posao uskoro se zatvaraju",
        Template.SAVED_JOB_CLOSED: "Sačuvani posao više ne prima prijave",
        Template.SAVED_JOB_SALARY_CHANGED: "Na sačuvanom poslu promijenila se plata",
        Template.PASSWORD_CHANGED: "Lozinka Vašeg računa je promijenjena",
        Template.EMAIL_CHANGED: "E-mail adresa Vašeg računa je promijenjena",
        Template.NEW_DEVICE: "Na Vaš račun neko se prijavio s novog uređaja",
        Template.SECOND_FACTOR_CHANGED: "Prijava u dva koraka je promijenjena",
    },
    "mk": {
        Template.ALERT_MATCHES: "Нови огласи за Вашето пребарување",
        Template.APPLICATION_FORWARDED: "Вашата апликација е кај работодавачот",
        Template.APPLICATION_SEEN: "Работодавачот ја отвори Вашата апликација",
        Template.APPLICATION_ENDED: "Изборот на кандидати заврши",
        Template.APPLICATION_UNANSWERED: "Работодавачот не одговори на Вашата апликација",
        Template.SAVED_JOB_CLOSING: "Наскоро истекува рокот за зачуван оглас",
        Template.SAVED_JOB_CLOSED: "Зачуваниот оглас повеќе не прима апликации",
        Template.SAVED_JOB_SALARY_CHANGED: "Во зачуван оглас се смени платата",
        Template.PASSWORD_CHANGED: "Лозинката на Вашата сметка е сменета",
        Template.EMAIL_CHANGED: "Адресата за е-пошта на Вашата сметка е сменета",
        Template.NEW_DEVICE: "Некој се најави на Вашата сметка од нов уред",
        Template.SECOND_FACTOR_CHANGED: "Најавата во два чекора е сменета",
    },
}
