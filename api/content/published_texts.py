"""The texts in force: those of this release, and in their place what was imported or edited since."""

from collections.abc import Mapping
from threading import Lock

from domain.kernel.errors import Unavailable
from domain.kernel.values.locales import Locale
from domain.site.content.document import Document, SourceText
from domain.site.content.library import all_documents
from domain.texts.documents import Snapshot, TextDocuments
from domain.texts.events import TextContent
from domain.texts.state import TextDocument, TextVersion


class PublishedTexts:
    """Every process asks the database, so that all change together."""

    def __init__(self, recorded: TextDocuments) -> None:
        self._recorded = recorded
        self._lock = Lock()
        self._merged: tuple[Snapshot | None, Mapping[str, Document]] = (None, all_documents())

    def documents(self) -> Mapping[str, Document]:
        """Every document of the site by name. While the database cannot be reached, as it was last read."""
        try:
            snapshot = self._recorded.snapshot()
        except Unavailable:
            snapshot = self._recorded.held
        with self._lock:
            if self._merged[0] is not snapshot:
                self._merged = (snapshot, _merged(snapshot))
            return self._merged[1]


def _merged(snapshot: Snapshot) -> Mapping[str, Document]:
    recorded = {name: _document(each) for name, each in snapshot.documents.items() if not each.withdrawn}
    released = {name: each for name, each in all_documents().items() if name not in snapshot.documents}
    return dict(sorted({**released, **recorded}.items()))


def _document(recorded: TextDocument) -> Document:
    return Document(recorded.name, {each.number: _texts(recorded.name, each) for each in recorded.versions})


def _texts(name: str, version: TextVersion) -> Mapping[Locale, SourceText]:
    return {locale: source_text(name, version, locale, text) for locale, text in version.texts.items()}


def source_text(name: str, version: TextVersion, locale: Locale, text: TextContent) -> SourceText:
    """A text as the renderer takes it."""
    return SourceText(name, version.number, locale, dated=version.dated, **dict(text))
