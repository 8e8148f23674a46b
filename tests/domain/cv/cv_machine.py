"""Two windows write one CV at random; a plain model says what must stand in it after each edit."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import timedelta
from uuid import UUID

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from domain.cv.commands import ChangeContact, ChangeHeadline, MoveItem, PartEdit, PutItem, RemoveItem, RenameCv
from domain.cv.content import ContactDetails, Headline
from domain.cv.decisions.editing import edit
from domain.cv.decisions.restoring import restore, undo
from domain.cv.decisions.visibility import hide, show
from domain.cv.errors import CvChangedMeanwhile, CvIncomplete, CvItemNotFound, NothingToUndo
from domain.cv.events import CvEvent, HiddenBy
from domain.cv.items import Education, SectionItem, WorkExperience
from domain.cv.state import UNDO_STEPS, Cv, fold
from domain.kernel.errors import Refused
from domain.kernel.log.event import SYSTEM, Context, RecordedEvent
from tests.domain.cv.sample_cv import ANA, CV, FILLED, NOON, state_after

IDS = [UUID(int=101 + number) for number in range(5)]
"""Odd ones are schools, the others jobs; the first three stand there from the beginning."""
WORDS = st.sampled_from(["a", "b", "c"])
WINDOWS = st.sampled_from([0, 1])
ITEM_IDS = st.sampled_from(IDS)


def item_of(item_id: UUID, word: str) -> SectionItem:
    if item_id.int % 2 == 0:
        return Education(institution=word)
    return WorkExperience(position=word)


@dataclass
class Sheet:
    """Content of the CV, kept by hand."""

    name: str = "Za bolnice"
    title: str = ""
    has_contact: bool = True
    items: dict[UUID, SectionItem] = field(default_factory=dict[UUID, SectionItem])

    def copy(self) -> "Sheet":
        return Sheet(self.name, self.title, self.has_contact, dict(self.items))

    @property
    def parts(self) -> object:
        """Lists the parts for comparing: the order of items counts."""
        return self.name, self.title, self.has_contact, [*self.items.items()]

    @property
    def may_be_shown(self) -> bool:
        return self.has_contact and any(isinstance(item, Education) for item in self.items.values())


class TwoWindows(RuleBasedStateMachine):
    """`known` is the version that each window has seen last; `sheets` what stood in each version."""

    def __init__(self) -> None:
        super().__init__()
        self.history: list[RecordedEvent[CvEvent]] = []
        self.sheet = Sheet()
        self.sheets: list[Sheet] = []
        self.before: list[Sheet] = []
        self.is_shown = False
        self.changed: dict[object, int] = {}
        self.known = [1, 1]
        self.record(FILLED)
        self.sheet.items = dict(state_after(FILLED).revision.items)
        self.sheets.append(self.sheet.copy())

    @property
    def cv(self) -> Cv:
        found = fold(self.history)
        assert found
        return found

    def record(self, event: CvEvent) -> None:
        version = len(self.history) + 1
        at = NOON + timedelta(minutes=version)
        self.history.append(RecordedEvent("cv", version, CV, version, at, Context(SYSTEM, "web", CV), event))

    def decide(self, made: Callable[[Cv], Iterable[CvEvent]]) -> list[str] | type[Refused]:
        """The names of the events that follow, which are recorded; or the refusal."""
        try:
            events = [*made(self.cv)]
        except Refused as refused:
            return type(refused)
        for event in events:
            self.record(event)
        return [event.topic for event in events]

    def settle(self, window: int, events: list[str], sheet: Sheet, parts: Iterable[object]) -> None:
        """The model after events of an edit: the first is the edit's, a second one hides."""
        if not events:
            return
        self.before = [*self.before, self.sheet][-UNDO_STEPS:]
        self._take(window, events, sheet, parts)

    def _take(self, window: int, events: list[str], sheet: Sheet, parts: Iterable[object]) -> None:
        self.changed |= dict.fromkeys(parts, len(self.sheets) + 1)
        self.sheet = sheet
        assert (events[1:] == ["cv.CvHidden"]) == (self.is_shown and not sheet.may_be_shown)
        self.is_shown = self.is_shown and sheet.may_be_shown
        self.sheets += [sheet.copy() for _ in events]
        self.known[window] = len(self.history)

    def ask(self, window: int, command: PartEdit, part: object, sheet: Sheet) -> None:
        """An edit of one part leads to this sheet, unless another window has changed the part."""
        events = self.decide(lambda cv: edit(cv, command, NOON))
        if sheet.parts == self.sheet.parts:
            assert events == []
        elif self.changed.get(part, 0) > command.base_version:
            assert events is CvChangedMeanwhile
        else:
            assert isinstance(events, list)
            self.settle(window, events, sheet, [part])

    @rule(window=WINDOWS)
    def a_window_is_reloaded(self, window: int) -> None:
        self.known[window] = len(self.history)

    @rule(window=WINDOWS, name=WORDS)
    def renaming(self, window: int, name: str) -> None:
        sheet = self.sheet.copy()
        sheet.name = name
        self.ask(window, RenameCv(name, self.known[window]), "name", sheet)

    @rule(window=WINDOWS, title=WORDS)
    def writing_a_title(self, window: int, title: str) -> None:
        sheet = self.sheet.copy()
        sheet.title = title
        self.ask(window, ChangeHeadline(Headline(title=title), self.known[window]), "headline", sheet)

    @rule(window=WINDOWS, complete=st.booleans())
    def changing_the_contact(self, window: int, complete: bool) -> None:
        sheet = self.sheet.copy()
        sheet.has_contact = complete
        contact = ANA if complete else ContactDetails()
        self.ask(window, ChangeContact(contact, self.known[window]), "contact", sheet)

    @rule(window=WINDOWS, item_id=ITEM_IDS, word=WORDS)
    def putting_an_item(self, window: int, item_id: UUID, word: str) -> None:
        sheet, item = self.sheet.copy(), item_of(item_id, word)
        present = sheet.items.get(item_id)
        if present is not None and present.kind != item.kind:
            return
        sheet.items[item_id] = item
        self.ask(window, PutItem(item_id, item, self.known[window]), item_id, sheet)

    @rule(window=WINDOWS, item_id=ITEM_IDS)
    def removing_an_item(self, window: int, item_id: UUID) -> None:
        sheet = self.sheet.copy()
        sheet.items.pop(item_id, None)
        self.ask(window, RemoveItem(item_id, self.known[window]), item_id, sheet)

    @rule(window=WINDOWS, item_id=ITEM_IDS, after=st.none() | ITEM_IDS)
    def moving_an_item(self, window: int, item_id: UUID, after: UUID | None) -> None:
        base = self.known[window]
        gone = [each for each in (item_id, after) if each is not None and each not in self.sheet.items]
        if gone or item_id == after:
            expected = CvChangedMeanwhile if gone and self.changed.get(gone[0], 0) > base else CvItemNotFound
            refused = self.decide(lambda cv: edit(cv, MoveItem(item_id, after, base), NOON))
            assert refused is expected or not gone
            return
        sheet, order = self.sheet.copy(), [each for each in self.sheet.items if each != item_id]
        order.insert(order.index(after) + 1 if after else 0, item_id)
        sheet.items = {each: self.sheet.items[each] for each in order}
        self.ask(window, MoveItem(item_id, after, base), "order", sheet)

    @rule(window=WINDOWS)
    def undoing(self, window: int) -> None:
        base = self.known[window]
        events = self.decide(lambda cv: undo(cv, base))
        if any(version > base for version in self.changed.values()):
            assert events is CvChangedMeanwhile
        elif not self.before:
            assert events is NothingToUndo
        else:
            assert isinstance(events, list)
            *self.before, sheet = self.before
            self._take(window, events, sheet, self.differing(sheet))

    @rule(window=WINDOWS, back=st.integers(0, 5))
    def restoring(self, window: int, back: int) -> None:
        base, version = self.known[window], max(1, len(self.history) - back)
        earlier = fold(self.history[:version])
        assert earlier
        sheet = self.sheets[version - 1].copy()
        sheet.name = self.sheet.name
        events = self.decide(lambda cv: restore(cv, version, earlier.revision, base))
        if sheet.parts == self.sheet.parts:
            assert events == []
        elif any(changed > base for changed in self.changed.values()):
            assert events is CvChangedMeanwhile
        else:
            assert isinstance(events, list)
            self.settle(window, events, sheet, self.differing(sheet))

    def differing(self, sheet: Sheet) -> list[object]:
        """The parts in which a sheet differs from what stands now, as far as the rules change them."""
        now = self.sheet
        named = [
            ("name", now.name, sheet.name),
            ("headline", now.title, sheet.title),
            ("contact", now.has_contact, sheet.has_contact),
        ]
        parts: list[object] = [part for part, one, other in named if one != other]
        parts += [each for each in IDS if now.items.get(each) != sheet.items.get(each)]
        put_back = {each: item for each, item in now.items.items() if each in sheet.items}
        if [*put_back, *(each for each in sheet.items if each not in put_back)] != [*sheet.items]:
            parts.append("order")
        return parts

    @rule()
    def showing(self) -> None:
        events = self.decide(show)
        if self.is_shown:
            assert events == []
        elif not self.sheet.may_be_shown:
            assert events is CvIncomplete
        else:
            assert events == ["cv.CvShown"]
            self.is_shown = True
            self.sheets.append(self.sheet.copy())

    @rule()
    def hiding(self) -> None:
        events = self.decide(lambda cv: hide(cv, HiddenBy.OWNER))
        assert events == (["cv.CvHidden"] if self.is_shown else [])
        if self.is_shown:
            self.sheets.append(self.sheet.copy())
        self.is_shown = False

    @invariant()
    def the_cv_is_what_the_model_says(self) -> None:
        cv = self.cv
        found = Sheet(cv.revision.name, cv.revision.headline.title, cv.revision.contact.is_complete)
        found.items = dict(cv.revision.items)
        assert found.parts == self.sheet.parts
        assert cv.version == len(self.history) == len(self.sheets)
        assert cv.is_shown is self.is_shown
        assert {part: change.version for part, change in cv.changed.items()} == self.changed
        assert len(cv.undoable) == len(self.before)
