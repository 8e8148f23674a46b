"""The state of a document, folded from its events."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import assert_never

from domain.kernel.locales import Locale
from domain.texts.events import TextContent, TextEvent, TextsImported, TextsWithdrawn


@dataclass(frozen=True, slots=True)
class TextVersion:
    """A version, in every language."""

    number: int
    dated: date
    texts: Mapping[Locale, TextContent]


@dataclass(frozen=True, slots=True)
class TextDocument:
    """All versions of a document, the newest last. `imported` is what its files held last, under their own number."""

    name: str
    versions: tuple[TextVersion, ...]
    imported: TextVersion
    withdrawn: bool = False

    @property
    def newest(self) -> TextVersion:
        """The version in force, unless the document is withdrawn."""
        return self.versions[-1]

    @property
    def is_edited(self) -> bool:
        """Whether the site has another text in force than the files held last."""
        return self.newest.texts != self.imported.texts


TextState = TextDocument | None


def evolve(state: TextState, event: TextEvent) -> TextState:
    """The state after `event`."""
    match event:
        case TextsImported():
            version = TextVersion(event.number, event.dated, event.texts)
            imported = replace(version, number=event.file_version)
            if state is None:
                return TextDocument(event.document, (version,), imported)
            return replace(state, versions=(*state.versions, version), imported=imported, withdrawn=False)
        case TextsWithdrawn():
            return replace(state, withdrawn=True) if state else None
        case _:
            assert_never(event)
