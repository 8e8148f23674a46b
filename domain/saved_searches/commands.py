"""Commands for saved searches."""

from dataclasses import dataclass
from uuid import UUID

from domain.kernel.values.locales import Locale
from domain.saved_searches.events import Frequency
from domain.saved_searches.values import SavedQuery


@dataclass(frozen=True, slots=True)
class Schedule:
    """The schedule of a saved search's mails: how often, at which hour of the day (daily and weekly), and on which
    weekday (weekly; 1 is Monday)."""

    frequency: Frequency = Frequency.DAILY
    hour: int = 8
    weekday: int = 1


@dataclass(frozen=True, slots=True)
class SaveSearch:
    """Save a search for an account, or for a guest, who confirms it by mail. `key` is the canonical query string."""

    owner_id: UUID
    of_guest: bool
    locale: Locale
    search: SavedQuery
    key: str
    name: str = ""
    schedule: Schedule = Schedule()


@dataclass(frozen=True, slots=True)
class SearchChanges:
    """Changes of a saved search by its owner; None leaves a value as it is. `search` and `key` come together."""

    name: str | None = None
    search: SavedQuery | None = None
    key: str | None = None
    frequency: Frequency | None = None
    hour: int | None = None
    weekday: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A match that waits to be mailed: its number in the order of matching, the job, whether it is still open, and
    whether the owner has applied to it."""

    number: int
    job: int
    is_open: bool = True
    is_applied: bool = False
