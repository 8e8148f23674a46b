"""Preconditions that several decisions require of a saved search."""

from uuid import UUID

from domain.saved_searches.errors import SavedSearchNotFound
from domain.saved_searches.state import SavedSearch


def living(state: SavedSearch | None) -> SavedSearch:
    """The saved search. Refuses with SavedSearchNotFound, also when it was removed."""
    if state is None or state.removed_at:
        raise SavedSearchNotFound
    return state


def owned(state: SavedSearch | None, owner_id: UUID) -> SavedSearch:
    """Returns a living saved search to its owner. Raises SavedSearchNotFound for everybody else, who learns nothing of
    it."""
    search = living(state)
    if search.owner_id != owner_id:
        raise SavedSearchNotFound
    return search
