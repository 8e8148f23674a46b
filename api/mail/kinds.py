"""Every kind of mail that a link ends: one entry each, by the name in the links' tokens."""

from domain.kernel.assembly import Assembly, Provider
from domain.mail.assembly import STOPPED_MAILS
from domain.mail.stopped_mails import StoppableKind, StoppableMails
from domain.mail.subscriptions import MailKind, Subscriptions
from domain.verification.assembly import UNSUBSCRIBE_TOKENS


def _kinds(services: Assembly) -> dict[str, MailKind]:
    stopped = services[STOPPED_MAILS]
    return {kind.value: StoppableMails(kind, stopped) for kind in StoppableKind}


SUBSCRIPTIONS = Provider(lambda services: Subscriptions(services[UNSUBSCRIBE_TOKENS], _kinds(services)))
