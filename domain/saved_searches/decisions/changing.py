"""Decisions about changes that an owner makes, or that mails coming back make for them. What stands is no change."""

from collections.abc import Iterator

from domain.saved_searches.commands import Schedule, SearchChanges
from domain.saved_searches.events import (
    ChosenBy,
    FrequencyChosen,
    SavedSearchEvent,
    SearchFiltersChanged,
    SearchRenamed,
)
from domain.saved_searches.state import SavedSearch
from domain.saved_searches.values import SavedQuery


def change(state: SavedSearch, changes: SearchChanges) -> Iterator[SavedSearchEvent]:
    """Everything that an owner changes at once."""
    if changes.name is not None:
        yield from rename(state, changes.name)
    if changes.search is not None and changes.key is not None:
        yield from change_filters(state, changes.search, changes.key)
    schedule = Schedule(
        state.frequency if changes.frequency is None else changes.frequency,
        state.hour if changes.hour is None else changes.hour,
        state.weekday if changes.weekday is None else changes.weekday,
    )
    yield from choose_frequency(state, schedule, ChosenBy.OWNER)


def rename(state: SavedSearch, name: str) -> Iterator[SavedSearchEvent]:
    """Gives it another name; an empty one takes its name away."""
    if name != state.name:
        yield SearchRenamed(name=name)


def change_filters(state: SavedSearch, search: SavedQuery, key: str) -> Iterator[SavedSearchEvent]:
    """Lets it look for something else."""
    if (search, key) != (state.search, state.key):
        yield SearchFiltersChanged(search=search, key=key)


def choose_frequency(state: SavedSearch, schedule: Schedule, by: ChosenBy) -> Iterator[SavedSearchEvent]:
    """Says how often new matches are mailed."""
    if schedule != Schedule(state.frequency, state.hour, state.weekday):
        yield FrequencyChosen(frequency=schedule.frequency, hour=schedule.hour, weekday=schedule.weekday, by=by)
