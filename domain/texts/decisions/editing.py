"""Decisions when editors change a text."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import assert_never

from domain.texts.commands import DiscardDraft, DraftText, EditorCommand, PublishDraft, RestoreVersion
from domain.texts.decisions.importing import import_files
from domain.texts.errors import TextChanged, TextVersionNotFound, TextWithoutDraft
from domain.texts.events import TextDraftDiscarded, TextDrafted, TextEvent, TextPublished, TextRestored
from domain.texts.state import TextDocument, TextState, TextVersion, evolve


def edit(
    state: TextState, document: str, released: Sequence[TextVersion], command: EditorCommand
) -> Iterator[TextEvent]:
    """Carries out the command; the texts of the release are imported before the first. A repetition yields nothing.

    Raises TextChanged when the revision is not the newest, TextWithoutDraft, TextVersionNotFound.
    """
    if command.revision != (state.revisions[command.language] if state else 0):
        raise TextChanged
    imported = tuple(import_files(state, document, released)) if state is None else ()
    before = reduce(evolve, imported, state)
    if before is None:
        raise TextVersionNotFound
    events = tuple(_edit(before, command))
    if events:
        yield from (*imported, *events)


def _edit(state: TextDocument, command: EditorCommand) -> Iterator[TextEvent]:
    language = command.language
    draft = state.drafts.get(language)
    match command:
        case DraftText():
            if command.draft != (draft or state.newest.texts[language].as_draft()):
                yield TextDrafted(language=language, draft=command.draft)
        case DiscardDraft():
            if draft:
                yield TextDraftDiscarded(language=language)
        case PublishDraft():
            if draft is None:
                raise TextWithoutDraft
            yield TextPublished(language=language, number=state.newest.number + 1, dated=command.dated)
        case RestoreVersion():
            former = next((each for each in state.versions if each.number == command.number), None)
            if former is None:
                raise TextVersionNotFound
            if former.texts[language].as_draft() != state.newest.texts[language].as_draft():
                yield TextRestored(
                    language=language, number=state.newest.number + 1, restored=command.number, dated=command.dated
                )
        case _:
            assert_never(command)
