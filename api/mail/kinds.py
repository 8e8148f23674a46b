"""Every kind of mail that a link ends: one entry each, by the name in the links' tokens."""

from dataclasses import dataclass
from uuid import UUID

from domain.kernel.log.event import Context
from domain.mail.stopped_mails import StoppableKind, StoppableMails, StoppedMails
from domain.mail.subscriptions import MailKind, Subscriptions
from domain.notifications.kinds import NotificationKind
from domain.notifications.settings import MailsOfKind, NotificationSettings
from domain.saved_searches.events import ChosenBy
from domain.saved_searches.owners import SavedSearchOwners
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.streams import SavedSearchStreams
from domain.verification.unsubscribe_tokens import UnsubscribeTokens

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


def subscriptions(
    tokens: UnsubscribeTokens, stopped: StoppedMails, settings: NotificationSettings, alerts: AlertMails
) -> Subscriptions:
    """Builds the subscriptions that links in mails end."""
    kinds: dict[str, MailKind] = {
        NotificationKind.ALERTS.value: alerts,
        **{kind.value: MailsOfKind(kind, settings) for kind in _OF_ACCOUNTS},
        **{kind.value: StoppableMails(kind, stopped) for kind in StoppableKind},
    }
    return Subscriptions(tokens, kinds)
