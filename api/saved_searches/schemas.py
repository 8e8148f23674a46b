"""Request and response models of saved searches."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field

from api.http.field_types import Count, Email, Flag, Line, RequiredLine
from api.http.models import RequestModel, ResponseModel
from api.jobs.schemas import JobCard
from api.jobs.search.parameters import LARGEST_RADIUS, SearchFilters
from api.jobs.search.schemas import JobSearch
from domain.kernel.values.locales import Locale
from domain.saved_searches.events import Frequency
from domain.saved_searches.values import NAME_LENGTH

SearchName = Annotated[Line, Field(max_length=NAME_LENGTH, description="Empty for a search that has no name.")]
Hour = Annotated[
    Count, Field(ge=0, le=23, description="When daily and weekly mails come, by the clock in Zagreb.", examples=[8])
]
Weekday = Annotated[Count, Field(ge=1, le=7, description="When weekly mails come; 1 is Monday.", examples=[1])]
ChosenFrequency = Annotated[Frequency, Field(description="How often new jobs are mailed; `off` keeps the search.")]


class SavedFilters(SearchFilters):
    """The filters of a search in a body, where numbers and truth values are no text."""

    radius: Annotated[Count, Field(ge=1, le=LARGEST_RADIUS)] | None = None
    new_jobs: Flag = False
    exclude_locations: Flag = False
    salary_from: Annotated[Count, Field(ge=1, le=1_000_000)] | None = None


Filters = Annotated[SavedFilters, Field(description="The search, with the parameters of `/jobs/search`.")]


class SavedSearch(ResponseModel):
    """A saved search as its owner manages it."""

    id: UUID
    name: str
    key: str = Field(description="The canonical query string, as in the search response.")
    search: JobSearch
    frequency: Frequency
    hour: int
    weekday: int
    locale: Locale = Field(description="The language of the mails.")
    created_at: datetime
    last_mailed_at: datetime | None
    is_confirmed: bool = Field(description="False while a guest has not opened the link in the mail.")


class SavedSearches(ResponseModel):
    """Somebody's saved searches, the newest first."""

    items: list[SavedSearch]
    total: int
    most: int = Field(description="How many one may save.")


class _Schedule(RequestModel):
    frequency: ChosenFrequency = Frequency.DAILY
    hour: Hour = 8
    weekday: Weekday = 1


class SaveSearch(_Schedule):
    """A search to be saved."""

    search: Filters
    name: SearchName = ""
    locale: Locale | None = Field(default=None, description="The language of the mails; by default the account's.")


class ChangeSearch(RequestModel):
    """Changes of a saved search; what is missing or null stays."""

    name: SearchName | None = None
    search: Filters | None = None
    frequency: ChosenFrequency | None = None
    hour: Hour | None = None
    weekday: Weekday | None = None


class AskForAlerts(_Schedule):
    """A search that a guest wants to hear of."""

    search: Filters
    email: Email
    locale: Locale


class ConfirmAlerts(RequestModel):
    """The token that the link in the mail carries."""

    token: RequiredLine = Field(max_length=1024)


class ConfirmedSearch(SavedSearch):
    """A search that a guest confirmed."""

    access: str = Field(description="The token for the guest's saved searches, as links in mails carry it.")


class PreviewSearch(RequestModel):
    """A search that may be saved."""

    search: Filters


class SearchPreview(ResponseModel):
    """The jobs that mails about a search would bring."""

    total: int = Field(description="Open jobs that match.")
    today: int = Field(description="Of these, how many were published within the last 24 hours.")
    per_week: float = Field(
        description="Matching jobs a week: a quarter of the open ones published within the last 28 days.",
        examples=[3.5],
    )
    jobs: list[JobCard] = Field(description="The newest, at most 5.")
