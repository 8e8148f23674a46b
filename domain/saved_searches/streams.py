"""Streams of saved searches."""

from typing import Annotated

from domain.kernel.log.event_store import EventStore
from domain.kernel.log.streams import Streams
from domain.saved_searches.errors import SavedSearchNotFound
from domain.saved_searches.events import SavedSearchEvent
from domain.saved_searches.state import SavedSearch, evolve


class SavedSearchStreams(Streams[SavedSearch, SavedSearchEvent]):
    """Streams of the log `saved_searches`. The subject of each event is the search itself."""

    def __init__(self, log: Annotated[EventStore, "saved_searches"]) -> None:
        super().__init__(log, evolve, SavedSearchNotFound)
