"""Decisions when files are imported."""

from collections.abc import Iterator, Sequence

from domain.texts.errors import ImportedTextChanged, TextEdited
from domain.texts.events import TextEvent, TextsImported, TextsWithdrawn
from domain.texts.state import TextState, TextVersion

AGREED_TO = frozenset({"terms", "privacy"})
"""Documents whose version numbers consents name: what stood under a number stays."""


def import_files(
    state: TextState, document: str, files: Sequence[TextVersion], *, replace_edited: bool = False
) -> Iterator[TextEvent]:
    """Imports the versions of a document's files, the newest last, that are new; nothing if there are none.

    Raises TextEdited for a text that was edited on the site since, unless that is to be replaced, and
    ImportedTextChanged.
    """
    if state is None:
        yield from (_imported(document, each, each.number) for each in files)
        return
    is_overwritten = state.is_edited and replace_edited
    if files[-1] == state.imported and not state.withdrawn and not is_overwritten:
        return
    if state.is_edited and not replace_edited:
        raise TextEdited(details={"document": document})
    if document in AGREED_TO and any(each.number == state.imported.number and each != state.imported for each in files):
        raise ImportedTextChanged(details={"document": document, "number": state.imported.number})
    new = [each for each in files if each.number > state.imported.number] or [files[-1]]
    yield from (_imported(document, each, state.newest.number + count) for count, each in enumerate(new, 1))


def withdraw(state: TextState) -> Iterator[TextEvent]:
    """The files hold it no more; idempotent."""
    if state and not state.withdrawn:
        yield TextsWithdrawn(document=state.name)


def _imported(document: str, version: TextVersion, number: int) -> TextsImported:
    return TextsImported(
        document=document,
        number=number,
        file_version=version.number,
        dated=version.dated,
        texts=dict(version.texts),
    )
