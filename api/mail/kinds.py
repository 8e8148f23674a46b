"""Every kind of mail that a link ends: one entry each, by the name in the links' tokens."""

from dataclasses import dataclass
from uuid import UUID

from domain.kernel.log.event import Context
from domain.kernel.process.assembly import Assembly, Provider
from domain.mail.assembly import STOPPED_MAILS
from domain.mail.stopped_mails import StoppableKind, StoppableMails
from domain.mail.subscriptions import MailKind, Subscriptions
from domain.notifications.assembly import NOTIFICATION_SETTINGS
from domain.notifications.kinds import NotificationKind
from domain.notifications.settings import MailsOfKind
from domain.saved_searches.assembly import SAVED_SEARCH_OWNERS, SAVED_SEARCH_STREAMS, SAVED_SEARCHES
from domain.saved_searches.events import ChosenBy
from domain.saved_searches.owners import SavedSearchOwners
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.streams import SavedSearchStreams
from domain.verification.assembly import UNSUBSCRIBE_TOKENS

_OF_ACCOUNTS = (NotificationKind.APPLICATIONS, NotificationKind.SAVED_JOBS)
"""Mails about the account's security have no such link; those of alerts end with the searches."""


@dataclass(frozen=True, slots=True)
class AlertMails:
    """Mails of saved searches; the subject is their owner, an account or a guest's subscriber."""

    searches: SavedSearches
    owners: SavedSearchOwners
    streams: SavedSearchStreams

    def is_subscribed(self, subject_id: UUID) -> bool:
        states = (self.streams.find(search_id) for search_id in self.owners.list_kept(subject_id))
        return any(state is not None and state.is_mailed for state in states)

    def unsubscribe(self, subject_id: UUID, context: Context) -> None:
        self.searches.stop_all(subject_id, ChosenBy.UNSUBSCRIBE, context)


def _kinds(services: Assembly) -> dict[str, MailKind]:
    stopped, settings = services[STOPPED_MAILS], services[NOTIFICATION_SETTINGS]
    alerts = AlertMails(services[SAVED_SEARCHES], services[SAVED_SEARCH_OWNERS], services[SAVED_SEARCH_STREAMS])
    return {
        NotificationKind.ALERTS.value: alerts,
        **{kind.value: MailsOfKind(kind, settings) for kind in _OF_ACCOUNTS},
        **{kind.value: StoppableMails(kind, stopped) for kind in StoppableKind},
    }


SUBSCRIPTIONS = Provider(lambda services: Subscriptions(services[UNSUBSCRIBE_TOKENS], _kinds(services)))
