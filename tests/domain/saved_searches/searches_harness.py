"""Test driver for the use cases of saved searches: accounts, guests, their searches, and what is left of them."""

from dataclasses import replace
from uuid import UUID

from sqlalchemy import text

from domain.kernel.log.event import SYSTEM, Actor, Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.register import PROVIDERS
from domain.saved_searches.commands import SaveSearch, Schedule
from domain.saved_searches.guest_adoption import SearchAdoption
from domain.saved_searches.guest_searches import ConfirmedSearch, GuestSearches
from domain.saved_searches.owners import SavedSearchOwners
from domain.saved_searches.removal_cleanup import RemovalCleanup
from domain.saved_searches.service import Saved, SavedSearches
from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.subscribers import SearchSubscribers
from domain.saved_searches.tasks import SEND_CONFIRMATION
from domain.saved_searches.values import SavedQuery

BACKGROUND = Context(SYSTEM, "task")
GUEST = Context(Actor("guest"), "web")


class SearchesHarness:
    """The services, and somebody to use them. Searches are told apart by their text."""

    def __init__(self, platform: Platform) -> None:
        self.services = services = Services(platform, PROVIDERS)
        self.platform = platform
        self.searches = services[SavedSearches]
        self.guests = services[GuestSearches]
        self.adoption = services[SearchAdoption]
        self.owners = services[SavedSearchOwners]
        self.subscribers = services[SearchSubscribers]
        self.cleanup = services[RemovalCleanup]
        self.streams = services[SavedSearchStreams]

    def account(self) -> UUID:
        return self.platform.keys.create()

    def context(self, account: UUID) -> Context:
        return Context(Actor("jobseeker", str(account)), "web")

    def save(self, account: UUID, words: str = "konobar", key: IdempotencyKey | None = None) -> Saved:
        search = SavedQuery(text=words)
        command = SaveSearch(account, False, "hr", search, f"query={words}", name=f"Ime {words}")
        return self.searches.save(command, self.context(account), key)

    def ask(self, email: str, words: str = "konobar") -> list[UUID]:
        """A guest asks; returns the searches to which a mail was requested by that."""
        before = self.requested()
        self.guests.ask(email, "hr", SavedQuery(text=words), f"query={words}", Schedule(), GUEST)
        return self.requested()[len(before) :]

    def confirmed(self, email: str, words: str = "konobar") -> UUID:
        """A guest asks, and confirms."""
        [search_id] = self.ask(email, words)
        self.confirm(search_id)
        return search_id

    def confirm(self, search_id: UUID) -> ConfirmedSearch:
        return self.guests.confirm(search_id, GUEST)

    def requested(self) -> list[UUID]:
        """The searches about which confirmations were to be mailed, in order."""
        query = text("SELECT about FROM public.task WHERE name = :name ORDER BY cause_position")
        with self.platform.engine.connect() as connection:
            return list(connection.execute(query, {"name": SEND_CONFIRMATION}).scalars())

    def topics(self, search_id: UUID) -> list[str]:
        return [recorded.event.topic.removeprefix("saved_searches.") for recorded in self.streams.history(search_id)]

    def is_readable(self, search_id: UUID) -> bool:
        found = self.streams.find(search_id)
        return found is not None and found.search is not None

    def wind(self, search_id: UUID, interval: str) -> None:
        """Lets time pass for a search and its owner."""
        statement = """
            WITH owner AS (
                UPDATE public.saved_search_owner SET created_at = created_at - CAST(:ago AS interval)
                WHERE search_id = :id RETURNING owner_id
            )
            UPDATE public.search_subscriber SET created_at = created_at - CAST(:ago AS interval)
            WHERE id IN (SELECT owner_id FROM owner)"""
        with self.platform.engine.begin() as connection:
            connection.execute(text(statement), {"ago": interval, "id": search_id})


def of(context: Context, search_id: UUID) -> Context:
    """The context of an event about the search."""
    return replace(context, subject=search_id)
