"""Editors change a text by drafts: what is published or restored is a new version, and nobody overwrites another."""

from functools import reduce
from typing import Any

import pytest

from domain.texts.commands import DiscardDraft, DraftText, EditorCommand, PublishDraft, RestoreVersion
from domain.texts.decisions.editing import edit
from domain.texts.decisions.importing import import_files
from domain.texts.errors import TextChanged, TextEdited, TextVersionNotFound, TextWithoutDraft
from domain.texts.events import DraftContent
from domain.texts.state import TextDocument, TextState, evolve
from tests.domain.texts.text_samples import DATED, version

RELEASED = [version()]
NEW = DraftContent(title="Novo", markdown="Nov tekst\n")


def after(state: TextState, *commands: EditorCommand) -> TextDocument:
    for command in commands:
        state = reduce(evolve, edit(state, "terms", RELEASED, command), state)
    assert state is not None
    return state


def draft(revision: int = 0, content: DraftContent = NEW, language: Any = "hr") -> DraftText:
    return DraftText(language, revision, content)


def publish(revision: int, language: Any = "hr") -> PublishDraft:
    return PublishDraft(language, revision, DATED)


def published() -> TextDocument:
    return after(None, draft(), publish(2))


def test_the_first_draft_imports_the_release_and_changes_nothing_that_readers_see() -> None:
    state = after(None, draft())
    assert (state.drafts, state.newest) == ({"hr": NEW}, RELEASED[0])


def test_publishing_makes_a_version_that_leaves_the_other_languages() -> None:
    state = published()
    assert [each.number for each in state.versions] == [1, 2]
    assert state.newest.texts["hr"].as_draft() == NEW
    assert state.newest.texts["en"] == RELEASED[0].texts["en"]
    assert state.versions[0] == RELEASED[0]
    assert state.drafts == {}


def test_a_restored_version_is_a_new_one() -> None:
    state = after(published(), RestoreVersion("hr", 3, 1, DATED))
    assert [each.number for each in state.versions] == [1, 2, 3]
    assert state.newest.texts == RELEASED[0].texts


def test_the_second_of_two_editors_is_told() -> None:
    state = after(None, draft())
    for late in (draft(), publish(0), DiscardDraft("hr", 1), RestoreVersion("hr", 1, 1, DATED)):
        with pytest.raises(TextChanged):
            after(state, late)
    assert after(state, draft(1, language="en")).drafts.keys() == {"hr", "en"}


def test_an_import_meanwhile_tells_an_editor_too() -> None:
    state = after(None, draft())
    state = reduce(evolve, import_files(state, "terms", [version(), version(2, "Iz datoteke")]), state)
    with pytest.raises(TextChanged):
        after(state, publish(2))


def test_repeating_is_harmless() -> None:
    state = after(None, draft())
    assert list(edit(state, "terms", RELEASED, draft(2))) == []
    unchanged = RELEASED[0].texts["hr"].as_draft()
    assert list(edit(None, "terms", RELEASED, draft(content=unchanged))) == []
    assert list(edit(None, "terms", RELEASED, DiscardDraft("hr", 0))) == []
    assert list(edit(None, "terms", RELEASED, RestoreVersion("hr", 0, 1, DATED))) == []


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(TextWithoutDraft):
        after(None, publish(0))
    with pytest.raises(TextVersionNotFound):
        after(None, RestoreVersion("hr", 0, 2, DATED))


def test_a_language_is_changed_in_the_version_that_changed_it() -> None:
    state = published()
    assert (state.changed_in("hr"), state.changed_in("en")) == (2, 1)


def test_an_edited_text_is_replaced_by_a_file_only_when_asked() -> None:
    state = published()
    assert state.is_edited
    assert list(import_files(state, "terms", RELEASED)) == []
    with pytest.raises(TextEdited):
        list(import_files(state, "terms", [*RELEASED, version(2, "Iz datoteke")]))
    [replaced] = import_files(state, "terms", RELEASED, replace_edited=True)
    state = reduce(evolve, [replaced], state)
    assert state is not None
    assert (state.newest.number, state.newest.texts, state.is_edited) == (3, RELEASED[0].texts, False)
