"""Documents as editors see them: those of the log, and those that only the release has."""

from collections.abc import Mapping
from functools import cache, reduce

from domain.kernel.log.event import Context
from domain.site.content.errors import ContentNotFound
from domain.site.content.library import all_documents
from domain.texts.commands import EditorCommand
from domain.texts.decisions.importing import import_files
from domain.texts.documents import TextDocuments
from domain.texts.files import versions_of
from domain.texts.service import Texts
from domain.texts.state import TextDocument, TextState, evolve


class EditedTexts:
    """Drafts included: for editors only."""

    def __init__(self, texts: Texts, recorded: TextDocuments) -> None:
        self._texts = texts
        self._recorded = recorded

    def documents(self) -> Mapping[str, TextDocument]:
        """Documents by name, without withdrawn ones."""
        recorded = self._recorded.snapshot().documents
        released = {name: _released(name) for name in all_documents() if name not in recorded}
        return {name: each for name, each in sorted({**released, **recorded}.items()) if not each.withdrawn}

    def get(self, name: str) -> TextDocument:
        """The document of this name. Raises ContentNotFound."""
        found = self._recorded.snapshot().documents.get(name)
        if found is None and name in all_documents():
            found = _released(name)
        if found is None or found.withdrawn:
            raise ContentNotFound
        return found

    def edit(self, name: str, command: EditorCommand, context: Context) -> TextDocument:
        """Carries out an editor's command. Raises ContentNotFound, and what `Texts.edit` raises."""
        self.get(name)
        released = all_documents().get(name)
        return self._texts.edit(name, versions_of(released) if released else [], command, context)


@cache
def _released(name: str) -> TextDocument:
    initial: TextState = None
    state = reduce(evolve, import_files(None, name, versions_of(all_documents()[name])), initial)
    if state is None:
        raise ContentNotFound
    return state
