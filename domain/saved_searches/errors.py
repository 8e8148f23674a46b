"""Domain errors of saved searches."""

from typing import ClassVar
from uuid import UUID

from domain.kernel.errors import NotFound, Refused


class SavedSearchNotFound(NotFound):
    """There is no such saved search, or none that the caller may know of."""

    code: ClassVar[str] = "SAVED_SEARCH_NOT_FOUND"


class TooManySavedSearches(Refused):
    """The owner has as many saved searches as one may have."""

    code: ClassVar[str] = "TOO_MANY_SAVED_SEARCHES"

    def __init__(self, most: int) -> None:
        super().__init__(details={"most": most})


class SearchAlreadySaved(Refused):
    """The owner has saved the same search, which `details` names."""

    code: ClassVar[str] = "SEARCH_ALREADY_SAVED"

    def __init__(self, search_id: UUID) -> None:
        super().__init__(details={"id": str(search_id)})


class UnfilteredSearch(Refused):
    """The search narrows nothing down: every new ad would match it."""

    code: ClassVar[str] = "UNFILTERED_SEARCH"
    status: ClassVar[int] = 422
