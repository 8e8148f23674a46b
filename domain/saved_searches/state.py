"""State of one saved search: the fold of its events."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never
from uuid import UUID

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event import fold as fold_events
from domain.kernel.values.locales import Locale
from domain.saved_searches.events import (
    Frequency,
    FrequencyChosen,
    MatchesNotified,
    SavedSearchEvent,
    SearchAdopted,
    SearchConfirmed,
    SearchFiltersChanged,
    SearchRemoved,
    SearchRenamed,
    SearchSaved,
)
from domain.saved_searches.values import SavedQuery


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A saved search as its events leave it. `search` and `key` are None once its key is destroyed. `notified` has an
    entry for each mail, oldest first; `filters_changed_at` is when it began to look for what it looks for now, and
    `watched_since` when its owner began to want mails about that: later matches are mailed."""

    owner_id: UUID
    of_guest: bool
    locale: Locale
    frequency: Frequency
    hour: int
    weekday: int
    is_confirmed: bool
    name: str
    search: SavedQuery | None
    key: str | None
    created_at: datetime
    filters_changed_at: datetime
    watched_since: datetime
    version: int = 1
    notified: tuple[MatchesNotified, ...] = ()
    last_mailed_at: datetime | None = None
    removed_at: datetime | None = None

    @property
    def is_mailed(self) -> bool:
        """Whether its owner wants mails, and has shown that the address is theirs."""
        return self.removed_at is None and self.is_confirmed and self.frequency is not Frequency.OFF

    @property
    def mailed_jobs(self) -> frozenset[int]:
        """The numbers of all jobs that a mail has had, or a notification in the product instead."""
        return frozenset(job for mail in self.notified for job in mail.jobs)

    @property
    def through(self) -> int:
        """The number of the last match that was considered for a mail; 0 before the first."""
        return max((mail.through for mail in self.notified), default=0)


def fold(history: Iterable[RecordedEvent[Event]]) -> SavedSearch | None:
    """Folds a history into the search's state; None for an empty history."""
    return fold_events(evolve, history)


def evolve(state: SavedSearch | None, event: SavedSearchEvent, at: datetime) -> SavedSearch | None:
    """The state after `event`, which was recorded at this time; None for what never began."""
    if isinstance(event, SearchSaved):
        return _saved(event, at)
    if state is None:
        return None
    state = replace(state, version=state.version + 1)
    match event:
        case SearchConfirmed():
            return replace(state, is_confirmed=True, watched_since=at)
        case SearchRenamed():
            return replace(state, name=event.name or "")
        case SearchFiltersChanged():
            return replace(state, search=event.search, key=event.key, filters_changed_at=at, watched_since=at)
        case FrequencyChosen():
            since = at if state.frequency is Frequency.OFF else state.watched_since
            return replace(
                state, frequency=event.frequency, hour=event.hour, weekday=event.weekday, watched_since=since
            )
        case MatchesNotified():
            mailed_at = at if event.is_mailed else state.last_mailed_at
            return replace(state, notified=(*state.notified, event), last_mailed_at=mailed_at)
        case SearchAdopted():
            return replace(state, owner_id=event.account_id, of_guest=False)
        case SearchRemoved():
            return replace(state, removed_at=at)
        case _:
            assert_never(event)


def _saved(event: SearchSaved, at: datetime) -> SavedSearch:
    return SavedSearch(
        owner_id=event.owner_id,
        of_guest=event.of_guest,
        locale=event.locale,
        frequency=event.frequency,
        hour=event.hour,
        weekday=event.weekday,
        is_confirmed=not event.needs_confirmation,
        name=event.name or "",
        search=event.search,
        key=event.key,
        created_at=at,
        filters_changed_at=at,
        watched_since=at,
    )
