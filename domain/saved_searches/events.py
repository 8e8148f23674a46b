"""Events of a saved search. Fields marked personal are stored under the search's own key."""

from enum import StrEnum
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from domain.kernel.log.event import Event, Personal
from domain.kernel.values.locales import Locale
from domain.saved_searches.values import SavedQuery, SearchName

Hour = Annotated[int, Field(ge=0, le=23)]
"""An hour of the day, by the clock of the site's country."""
Weekday = Annotated[int, Field(ge=1, le=7)]
"""1 is Monday (ISO 8601)."""
JobNumber = Annotated[int, Field(ge=1)]


class Frequency(StrEnum):
    """The frequency at which new matches are mailed."""

    AT_ONCE = "at-once"
    DAILY = "daily"
    WEEKLY = "weekly"
    OFF = "off"


class ChosenBy(StrEnum):
    """The origin of a frequency: the owner's choice, a press on "unsubscribe" in a mail, or mails that came back."""

    OWNER = "owner"
    UNSUBSCRIBE = "unsubscribe"
    BOUNCES = "bounces"


class RemovedBy(StrEnum):
    """The reason why a search was removed: its owner, or the guest who left it, removed it; everything about them was
    erased; a guest never confirmed it; their account has the same one."""

    OWNER = "owner"
    GUEST = "guest"
    ERASURE = "erasure"
    UNCONFIRMED = "unconfirmed"
    DUPLICATE = "duplicate"


class SuppressionReason(StrEnum):
    """The reason why a match was not mailed: the ad was closed by then; its owner had applied to it; an earlier mail
    had it, or another search in the same mail; the mail had as many as it takes; its owner gets no mails, since the
    account is deactivated or alerts are switched off."""

    CLOSED = "closed"
    APPLIED = "applied"
    MAILED_BEFORE = "mailed-before"
    SAME_MAIL = "same-mail"
    TOO_MANY = "too-many"
    NO_MAILS = "no-mails"


class SuppressedMatch(BaseModel):
    """A match that was left out of a mail."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    job: JobNumber
    reason: SuppressionReason


class SearchSaved(Event, topic="saved_searches.SearchSaved"):
    """Somebody wants to hear of new jobs. The owner is an account, or a guest who gave an address, which has to be
    confirmed. `key` is the query string of the list page; mails are written in `locale`, which stays."""

    owner_id: UUID
    of_guest: bool
    locale: Locale
    frequency: Frequency
    hour: Hour
    weekday: Weekday
    needs_confirmation: bool
    name: Personal[SearchName] = None
    search: Personal[SavedQuery] = None
    key: Personal[str] = None


class SearchConfirmed(Event, topic="saved_searches.SearchConfirmed"):
    """The guest opened the mail and confirmed: matches may be mailed from here on."""


class SearchRenamed(Event, topic="saved_searches.SearchRenamed"):
    """The owner gave it another name, or none."""

    name: Personal[SearchName] = None


class SearchFiltersChanged(Event, topic="saved_searches.SearchFiltersChanged"):
    """The owner looks for something else under the same name. What was mailed before is not mailed again."""

    search: Personal[SavedQuery] = None
    key: Personal[str] = None


class FrequencyChosen(Event, topic="saved_searches.FrequencyChosen"):
    """New matches are mailed so often from here on. `hour` counts for daily and weekly mails, `weekday` for weekly
    ones; both are kept while they do not."""

    frequency: Frequency
    hour: Hour
    weekday: Weekday
    by: ChosenBy


class MatchesNotified(Event, topic="saved_searches.MatchesNotified"):
    """New matches were put into one mail, in this order; none of the jobs was in an earlier one.

    `suppressed` says which matches were left out and why, `unlisted` how many had no room, which may be more than
    `suppressed` names. `through` is the number of the last match that was considered. Without jobs there was no mail,
    and none either unless `by_mail`: the owner wants to be notified in the product alone.
    """

    mail_id: UUID
    jobs: tuple[JobNumber, ...]
    suppressed: tuple[SuppressedMatch, ...]
    unlisted: int = Field(ge=0)
    through: int = Field(ge=0)
    by_mail: bool = True

    @property
    def is_mailed(self) -> bool:
        """Whether there was a mail."""
        return self.by_mail and bool(self.jobs)


class SearchAdopted(Event, topic="saved_searches.SearchAdopted"):
    """The guest registered or signed in with the address: it is this account's from here on."""

    account_id: UUID


class SearchRemoved(Event, topic="saved_searches.SearchRemoved"):
    """Nothing is mailed for it any more; its key is destroyed. This is the last event of the stream."""

    by: RemovedBy


SavedSearchEvent = (
    SearchSaved
    | SearchConfirmed
    | SearchRenamed
    | SearchFiltersChanged
    | FrequencyChosen
    | MatchesNotified
    | SearchAdopted
    | SearchRemoved
)
