"""Changes by owners; setting a value again is no change."""

from domain.saved_searches.commands import Schedule, SearchChanges
from domain.saved_searches.decisions.changing import change, choose_frequency
from domain.saved_searches.decisions.preconditions import living
from domain.saved_searches.events import (
    ChosenBy,
    Frequency,
    FrequencyChosen,
    SearchFiltersChanged,
    SearchRenamed,
)
from tests.domain.saved_searches.sample_search import DAILY, NURSE, NURSE_KEY, OFF, SAVED, WAITER, WAITER_KEY, given

OTHER = SearchFiltersChanged(search=NURSE, key=NURSE_KEY)


def test_everything_can_be_changed_at_once() -> None:
    changes = SearchChanges("Bolnice", NURSE, NURSE_KEY, Frequency.WEEKLY, 18, 5)
    given(SAVED).when(lambda state: change(living(state), changes)).then(
        SearchRenamed(name="Bolnice"),
        OTHER,
        FrequencyChosen(frequency=Frequency.WEEKLY, hour=18, weekday=5, by=ChosenBy.OWNER),
    )


def test_what_is_not_said_stays() -> None:
    given(SAVED).when(lambda state: change(living(state), SearchChanges())).then()
    given(SAVED).when(lambda state: change(living(state), SearchChanges(hour=20))).then(
        FrequencyChosen(frequency=Frequency.DAILY, hour=20, weekday=1, by=ChosenBy.OWNER)
    )
    given(SAVED).when(lambda state: change(living(state), SearchChanges(name=""))).then(SearchRenamed(name=""))


def test_what_stands_is_no_change() -> None:
    same = SearchChanges("More", WAITER, WAITER_KEY, Frequency.DAILY, 8, 1)
    given(SAVED).when(lambda state: change(living(state), same)).then()
    given(SAVED, OTHER).when(lambda state: change(living(state), same)).then(
        SearchFiltersChanged(search=WAITER, key=WAITER_KEY)
    )


def test_switching_off_keeps_the_hour_for_later() -> None:
    given(SAVED).when(lambda state: change(living(state), SearchChanges(frequency=Frequency.OFF))).then(OFF)
    given(SAVED, OFF).when(lambda state: change(living(state), SearchChanges(frequency=Frequency.DAILY))).then(
        FrequencyChosen(frequency=Frequency.DAILY, hour=8, weekday=1, by=ChosenBy.OWNER)
    )


def test_who_switched_it_off_is_recorded_once() -> None:
    off = Schedule(Frequency.OFF, 8, 1)
    given(SAVED).when(lambda state: choose_frequency(living(state), off, ChosenBy.BOUNCES)).then(
        OFF.model_copy(update={"by": ChosenBy.BOUNCES})
    )
    given(SAVED, OFF).when(lambda state: choose_frequency(living(state), off, ChosenBy.UNSUBSCRIBE)).then()
    given(SAVED).when(lambda state: choose_frequency(living(state), DAILY, ChosenBy.OWNER)).then()
