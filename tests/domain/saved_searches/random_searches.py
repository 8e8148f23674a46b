"""People who save searches at random, for tests of what follows from events."""

from random import Random
from uuid import UUID

from domain.kernel.process.platform import Platform
from domain.saved_searches.commands import Candidate, SearchChanges
from domain.saved_searches.events import ChosenBy, Frequency, RemovedBy
from domain.saved_searches.values import SavedQuery
from tests.domain.saved_searches.searches_harness import BACKGROUND, SearchesHarness

WORDS = ("kuhar", "konobar", "vozač", "recepcionar")


class RandomSearches:
    """`act` does one thing to one of the searches, or is refused because of what happened before."""

    def __init__(self, platform: Platform, chance: Random) -> None:
        self._harness = SearchesHarness(platform)
        self._chance = chance
        self._account = self._harness.account()
        self._context = self._harness.context(self._account)
        self._searches: list[UUID] = []
        self._matches = 0

    def act(self) -> None:
        word = self._chance.choice(WORDS)
        if len(self._searches) < 2:
            self._searches.append(self._harness.save(self._account, word).search_id)
        search_id, chosen = self._chance.choice(self._searches), self._chance.random()
        if chosen < 0.3:
            self._change(search_id, SearchChanges(search=SavedQuery(text=word), key=f"query={word}"))
        elif chosen < 0.5:
            self._change(search_id, SearchChanges(frequency=self._chance.choice(list(Frequency))))
        elif chosen < 0.6:
            self._change(search_id, SearchChanges(name=f"Ime {self._chance.randrange(9)}"))
        elif chosen < 0.85:
            self._matches += 1
            candidates = [Candidate(self._matches, self._chance.randint(1, 12))]
            self._harness.searches.notify(search_id, UUID(int=self._matches), candidates, BACKGROUND)
        elif chosen < 0.9:
            self._harness.searches.stop_all(self._account, ChosenBy.UNSUBSCRIBE, BACKGROUND)
        elif len(self._searches) > 1:
            self._harness.searches.remove(self._account, search_id, RemovedBy.OWNER, self._context)
            self._searches.remove(search_id)

    def _change(self, search_id: UUID, changes: SearchChanges) -> None:
        self._harness.searches.change(self._account, search_id, changes, self._context)
