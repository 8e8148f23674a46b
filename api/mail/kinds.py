"""Every kind of mail that a link ends: one entry each, by the name in the links' tokens."""

from domain.kernel.assembly import Assembly, Provider
from domain.mail.assembly import STOPPED_MAILS
from domain.mail.stopped_mails import StoppableKind, StoppableMails
from domain.mail.subscriptions import MailKind, Subscriptions
from domain.notifications.assembly import NOTIFICATION_SETTINGS
from domain.notifications.kinds import NotificationKind
from domain.notifications.settings import MailsOfKind
from domain.verification.assembly import UNSUBSCRIBE_TOKENS

_OF_ACCOUNTS = (NotificationKind.APPLICATIONS, NotificationKind.SAVED_JOBS)
"""Mails about the account's security have no such link; those of alerts end with the searches."""


def _kinds(services: Assembly) -> dict[str, MailKind]:
    stopped, settings = services[STOPPED_MAILS], services[NOTIFICATION_SETTINGS]
    return {
        **{kind.value: StoppableMails(kind, stopped) for kind in StoppableKind},
        **{kind.value: MailsOfKind(kind, settings) for kind in _OF_ACCOUNTS},
    }


SUBSCRIPTIONS = Provider(lambda services: Subscriptions(services[UNSUBSCRIBE_TOKENS], _kinds(services)))
