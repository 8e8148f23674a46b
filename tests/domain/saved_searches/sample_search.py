"""A saved search and its parts, for tests."""

from datetime import UTC, datetime
from uuid import UUID

from domain.saved_searches.commands import SaveSearch, Schedule
from domain.saved_searches.events import (
    ChosenBy,
    Frequency,
    FrequencyChosen,
    MatchesNotified,
    SavedSearchEvent,
    SearchConfirmed,
    SearchSaved,
)
from domain.saved_searches.state import SavedSearch, evolve
from domain.saved_searches.values import SavedFilter, SavedQuery
from tests.specification import stream

ACCOUNT, OTHER_ACCOUNT, SUBSCRIBER, MAIL = UUID(int=1), UUID(int=2), UUID(int=3), UUID(int=4)
NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)

WAITER = SavedQuery(text="konobar", areas=("HR-17",))
NURSE = SavedQuery(positions=("2221",), filters=(SavedFilter(dimension="employment", values=("permanent",)),))
WAITER_KEY, NURSE_KEY = "query=konobar&locations=HR-17", "positions=2221&employment=permanent"
DAILY = Schedule(Frequency.DAILY, 8, 1)

OF_ACCOUNT = SaveSearch(ACCOUNT, False, "hr", WAITER, WAITER_KEY, "More")
OF_GUEST = SaveSearch(SUBSCRIBER, True, "sl", WAITER, WAITER_KEY)

SAVED = SearchSaved(
    owner_id=ACCOUNT,
    of_guest=False,
    locale="hr",
    frequency=Frequency.DAILY,
    hour=8,
    weekday=1,
    needs_confirmation=False,
    name="More",
    search=WAITER,
    key=WAITER_KEY,
)
ASKED = SAVED.model_copy(
    update={"owner_id": SUBSCRIBER, "of_guest": True, "locale": "sl", "needs_confirmation": True, "name": ""}
)
CONFIRMED = SearchConfirmed()
OFF = FrequencyChosen(frequency=Frequency.OFF, hour=8, weekday=1, by=ChosenBy.OWNER)


def mailed(*jobs: int, through: int, mail_id: UUID = MAIL) -> MatchesNotified:
    """A mail with these jobs, from which nothing was left out."""
    return MatchesNotified(mail_id=mail_id, jobs=jobs, suppressed=(), unlisted=0, through=through)


def _evolve(state: SavedSearch | None, event: SavedSearchEvent) -> SavedSearch | None:
    return evolve(state, event, NOON)


given = stream(None, _evolve)


def state_after(*events: SavedSearchEvent) -> SavedSearch:
    """The state that these events lead to."""
    state = given(*events).state
    assert state
    return state
