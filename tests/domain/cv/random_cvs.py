"""People who write CVs at random, for tests of what follows from events."""

from random import Random
from uuid import UUID, uuid4

from domain.cv.commands import ChangeHeadline, MoveItem, PutItem, RemoveItem, RestoreVersion, UndoChange
from domain.cv.content import Headline
from domain.cv.items import Project
from domain.kernel.process.platform import Platform
from tests.domain.cv.cv_harness import CvHarness
from tests.domain.cv.sample_cv import SCHOOL


class RandomCvs:
    """`act` does one thing to one of the CVs, or is refused because of what happened before."""

    def __init__(self, platform: Platform, chance: Random) -> None:
        self._harness = CvHarness(platform)
        self._chance = chance
        self._account = self._harness.account()
        self._context = self._harness.context(self._account)
        self._cvs: list[UUID] = []
        self._items: list[UUID] = [SCHOOL]

    def act(self) -> None:
        if len(self._cvs) < 3:
            self._cvs.append(self._harness.begin(self._account).cv_id)
        cv_id = self._chance.choice(self._cvs)
        version = self._harness.cvs.require(self._account, cv_id).cv.version
        edit, chosen = self._harness.cvs.edit, self._chance.random()
        if chosen < 0.4:
            self._items.append(uuid4())
            item = Project(name="Projekt", description=self._chance.choice(["", "Opis"]))
            edit(self._account, cv_id, PutItem(self._chance.choice(self._items[1:]), item, version), self._context)
        elif chosen < 0.5:
            headline = Headline(title=f"Naslov {self._chance.randrange(9)}")
            edit(self._account, cv_id, ChangeHeadline(headline, version), self._context)
        elif chosen < 0.6:
            edit(self._account, cv_id, RemoveItem(self._chance.choice(self._items), version), self._context)
        elif chosen < 0.65:
            edit(self._account, cv_id, MoveItem(self._chance.choice(self._items), None, version), self._context)
        else:
            self._go_back(cv_id, version, chosen)

    def _go_back(self, cv_id: UUID, version: int, chosen: float) -> None:
        if chosen < 0.75:
            self._harness.cvs.undo(self._account, cv_id, UndoChange(version), self._context)
        elif chosen < 0.8:
            earlier = self._chance.randint(1, version)
            self._harness.cvs.restore(self._account, cv_id, RestoreVersion(earlier, version), self._context)
        elif chosen < 0.9:
            self._harness.visibility.show(self._account, cv_id, self._context)
        elif chosen < 0.97:
            self._harness.visibility.hide(self._account, cv_id, self._context)
        else:
            self._harness.cvs.delete(self._account, cv_id, self._context)
            self._cvs.remove(cv_id)
