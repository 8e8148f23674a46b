"""Importing files: what is new becomes the site's next version, and what was edited on the site stays."""

from functools import reduce

import pytest

from domain.texts.decisions.importing import import_files, withdraw
from domain.texts.errors import ImportedTextChanged
from domain.texts.events import TextEvent, TextsImported
from domain.texts.state import TextDocument, TextState, evolve
from tests.domain.texts.text_samples import version


def after(*events: TextEvent, state: TextState = None) -> TextDocument:
    found = reduce(evolve, events, state)
    assert found is not None
    return found


def numbers(state: TextDocument) -> list[int]:
    return [each.number for each in state.versions]


def test_all_versions_of_a_new_document_are_imported() -> None:
    state = after(*import_files(None, "cookies", [version(1), version(2, "Novo")]))
    assert numbers(state) == [1, 2]
    assert state.newest.texts["hr"].markdown == "Novo hr\n"


def test_the_same_files_change_nothing() -> None:
    state = after(*import_files(None, "cookies", [version()]))
    assert list(import_files(state, "cookies", [version()])) == []
    assert list(import_files(state, "cookies", [version()], replace_edited=True)) == []


def test_a_changed_file_is_the_next_version_and_the_former_stays() -> None:
    state = after(*import_files(None, "cookies", [version()]))
    state = after(*import_files(state, "cookies", [version(1, "Ispravak")]), state=state)
    assert numbers(state) == [1, 2]
    assert [each.texts["en"].markdown for each in state.versions] == ["Tekst en\n", "Ispravak en\n"]
    assert list(import_files(state, "cookies", [version(1, "Ispravak")])) == []


@pytest.mark.parametrize("document", ["terms", "privacy"])
def test_what_people_agreed_to_needs_a_new_number(document: str) -> None:
    state = after(*import_files(None, document, [version()]))
    with pytest.raises(ImportedTextChanged):
        list(import_files(state, document, [version(1, "Ispravak")]))
    state = after(*import_files(state, document, [version(), version(2, "Novo")]), state=state)
    assert numbers(state) == [1, 2]


def test_a_document_that_left_the_files_is_withdrawn_once_and_may_return() -> None:
    state = after(*import_files(None, "faq/01-x", [version()]))
    state = after(*withdraw(state), state=state)
    assert state.withdrawn
    assert list(withdraw(state)) == []
    [returned] = import_files(state, "faq/01-x", [version()])
    assert isinstance(returned, TextsImported)
    assert returned.number == 2
    assert not after(returned, state=state).withdrawn
