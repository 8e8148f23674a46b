"""Command handlers of the site's texts."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from domain.kernel.errors import ConcurrencyConflict
from domain.kernel.log.event import Context, Event, RecordedEvent
from domain.kernel.log.event_store import Change, EventStore, VersionConflict
from domain.kernel.log.streams import AppendPlan, Streams
from domain.kernel.values.ids import derived_id
from domain.texts.commands import EditorCommand
from domain.texts.decisions.editing import edit
from domain.texts.decisions.importing import import_files, withdraw
from domain.texts.documents import TextDocuments
from domain.texts.errors import TextEdited, TextVersionNotFound
from domain.texts.events import TextEvent
from domain.texts.state import TextDocument, TextVersion, evolve

_ATTEMPTS = 3


def text_stream(document: str) -> UUID:
    """The stream of the document of this name."""
    return derived_id("text", document)


@dataclass(frozen=True, slots=True)
class Import:
    """The result of an import: the names of documents."""

    imported: Sequence[str]
    withdrawn: Sequence[str]
    kept: Sequence[str]
    """Edited on the site, so that the changed files were not imported."""


class Texts:
    """Documents, each a stream in the log `texts`."""

    def __init__(self, log: Annotated[EventStore, "texts"], documents: TextDocuments) -> None:
        self._streams = Streams[TextDocument, TextEvent](
            log, lambda state, event, _: evolve(state, event), TextVersionNotFound
        )
        self._documents = documents

    def import_files(
        self, files: Mapping[str, Sequence[TextVersion]], context: Context, replace_edited: Collection[str] = ()
    ) -> Import:
        """Imports the newest texts of all documents in one transaction; withdraws documents that are not among them.

        Edited texts stay, unless they are in `replace_edited`. Raises ImportedTextChanged, then nothing is changed.
        """
        for _ in range(_ATTEMPTS):
            changes, done = self._import(files, context, replace_edited)
            try:
                if changes:
                    self._streams.log.append(changes)
            except VersionConflict:
                continue
            return done
        raise ConcurrencyConflict

    def edit(
        self, document: str, released: Sequence[TextVersion], command: EditorCommand, context: Context
    ) -> TextDocument:
        """Carries out an editor's command; `released` are the versions of the release, imported before the first.

        Raises TextChanged, TextWithoutDraft, TextVersionNotFound.
        """
        outcome = self._streams.execute(
            text_stream(document), lambda state: AppendPlan(tuple(edit(state, document, released, command))), context
        )
        if outcome.state is None:
            raise TextVersionNotFound
        return outcome.state

    def history(self, document: str) -> Sequence[RecordedEvent[Event]]:
        """All events of the document, oldest first; empty for one that only the release has."""
        return self._streams.history(text_stream(document))

    def _import(
        self, files: Mapping[str, Sequence[TextVersion]], context: Context, replace_edited: Collection[str]
    ) -> tuple[list[Change], Import]:
        known = self._documents.snapshot().documents
        histories = self._streams.log.load_many([text_stream(name) for name in {*files, *known}])
        changes: list[Change] = []
        names: dict[str, list[str]] = {"imported": [], "withdrawn": [], "kept": []}
        for name in sorted({*files, *known}):
            history = histories.get(text_stream(name), [])
            state = self._streams.fold(history)
            events: tuple[TextEvent, ...] = ()
            try:
                if name in files:
                    replaced = name in replace_edited
                    events = tuple(import_files(state, name, files[name], replace_edited=replaced))
                else:
                    events = tuple(withdraw(state))
            except TextEdited:
                names["kept"].append(name)
            if events:
                names["imported" if name in files else "withdrawn"].append(name)
                changes.append(Change(text_stream(name), len(history), events, context))
        return changes, Import(**names)
