"""Consequences of switching an address off: saved searches stop mailing to it."""

from sqlalchemy import Engine

from domain.accounts.account import AccountRepository
from domain.accounts.tables import account
from domain.mail.suppression import AddressSuppression
from domain.saved_searches.events import ChosenBy
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.subscribers import SearchSubscribers
from workers.outbox.task import Work


class FailingAddresses:
    """The searches stay, and their owner sees that they are off."""

    def __init__(
        self,
        engine: Engine,
        suppression: AddressSuppression,
        accounts: AccountRepository,
        subscribers: SearchSubscribers,
        searches: SavedSearches,
    ) -> None:
        self._engine = engine
        self._suppression = suppression
        self._accounts = accounts
        self._subscribers = subscribers
        self._searches = searches

    def address_switched_off(self, work: Work) -> None:
        """Stops the searches of the account and of the guest with this address. Nothing if it was lifted meanwhile."""
        email_index = self._suppression.find_index(work.about)
        if email_index is None:
            return
        with self._engine.connect() as connection:
            owner = self._accounts.find_in(connection, account.c.email_index == email_index)
        for found in (owner, self._subscribers.find_by_index(email_index)):
            if found:
                self._searches.stop_all(found.id, ChosenBy.BOUNCES, work.context)
