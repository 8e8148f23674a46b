"""Decisions about the beginning of a saved search, its owner, and its end."""

from collections.abc import Iterator
from uuid import UUID

from domain.saved_searches.commands import SaveSearch
from domain.saved_searches.decisions.preconditions import living
from domain.saved_searches.errors import SavedSearchNotFound
from domain.saved_searches.events import (
    RemovedBy,
    SavedSearchEvent,
    SearchAdopted,
    SearchConfirmed,
    SearchRemoved,
    SearchSaved,
)
from domain.saved_searches.state import SavedSearch


def save(state: SavedSearch | None, command: SaveSearch) -> Iterator[SavedSearchEvent]:
    """Saves a search. How many an owner may have, and that each is saved once, is enforced where they are counted."""
    if state is not None:
        return
    yield SearchSaved(
        owner_id=command.owner_id,
        of_guest=command.of_guest,
        locale=command.locale,
        frequency=command.schedule.frequency,
        hour=command.schedule.hour,
        weekday=command.schedule.weekday,
        needs_confirmation=command.of_guest,
        name=command.name,
        search=command.search,
        key=command.key,
    )


def confirm(state: SavedSearch | None) -> Iterator[SavedSearchEvent]:
    """A guest confirms it by mail; a second press changes nothing."""
    if not living(state).is_confirmed:
        yield SearchConfirmed()


def adopt(state: SavedSearch | None, account_id: UUID) -> Iterator[SavedSearchEvent]:
    """Makes a guest's confirmed search the account's."""
    search = living(state)
    if search.of_guest and search.is_confirmed:
        yield SearchAdopted(account_id=account_id)


def remove(state: SavedSearch | None, by: RemovedBy) -> Iterator[SavedSearchEvent]:
    """Ends it for good. One that guests never confirmed stays when it was confirmed at this very moment."""
    search = living(state)
    if by is RemovedBy.UNCONFIRMED and search.is_confirmed:
        return
    yield SearchRemoved(by=by)


def erase(state: SavedSearch | None) -> Iterator[SavedSearchEvent]:
    """Removes it, if it is not removed, since everything about its owner is erased."""
    if state is None:
        raise SavedSearchNotFound
    if not state.removed_at:
        yield from remove(state, RemovedBy.ERASURE)
