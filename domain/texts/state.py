"""The state of a document, folded from its events."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import pairwise
from typing import assert_never

from domain.kernel.values.locales import Locale
from domain.texts.events import (
    DraftContent,
    TextContent,
    TextDraftDiscarded,
    TextDrafted,
    TextEvent,
    TextPublished,
    TextRestored,
    TextsImported,
    TextsWithdrawn,
)


@dataclass(frozen=True, slots=True)
class TextVersion:
    """A version, in every language."""

    number: int
    dated: date
    texts: Mapping[Locale, TextContent]


@dataclass(frozen=True, slots=True)
class TextDocument:
    """All versions of a document, the newest last. `imported` is what its files held last, under their own number.

    `length` counts the events; `revisions` holds, by language, the count with the last event that changed it.
    """

    name: str
    versions: tuple[TextVersion, ...]
    imported: TextVersion
    length: int
    revisions: Mapping[Locale, int]
    drafts: Mapping[Locale, DraftContent] = field(default_factory=dict[Locale, DraftContent])
    withdrawn: bool = False

    @property
    def newest(self) -> TextVersion:
        """The version in force, unless the document is withdrawn."""
        return self.versions[-1]

    @property
    def is_edited(self) -> bool:
        """Whether the site has another text in force than the files held last."""
        return self.newest.texts != self.imported.texts

    def changed_in(self, language: Locale) -> int:
        """The number of the version that last changed a language's text."""
        texts = [(each.number, each.texts[language].as_draft()) for each in self.versions]
        return next((after for (_, old), (after, new) in reversed([*pairwise(texts)]) if old != new), texts[0][0])


TextState = TextDocument | None


def evolve(state: TextState, event: TextEvent) -> TextState:
    """The state after `event`."""
    if isinstance(event, TextsImported):
        return _imported(state, event)
    if state is None:
        return None
    state = replace(state, length=state.length + 1)
    match event:
        case TextsWithdrawn():
            return replace(state, withdrawn=True)
        case TextDrafted():
            return _touched(replace(state, drafts={**state.drafts, event.language: event.draft}), event.language)
        case TextDraftDiscarded():
            return _touched(_without_draft(state, event.language), event.language)
        case TextPublished():
            draft = state.drafts[event.language]
            return _without_draft(_changed(state, event, draft), event.language)
        case TextRestored():
            former = next(each for each in state.versions if each.number == event.restored)
            return _changed(state, event, former.texts[event.language].as_draft())
        case _:
            assert_never(event)


def _imported(state: TextState, event: TextsImported) -> TextDocument:
    version = TextVersion(event.number, event.dated, event.texts)
    imported = replace(version, number=event.file_version)
    length = state.length + 1 if state else 1
    revisions = dict.fromkeys(event.texts, length)
    if state is None:
        return TextDocument(event.document, (version,), imported, length, revisions)
    versions = (*state.versions, version)
    return replace(state, versions=versions, imported=imported, length=length, revisions=revisions, withdrawn=False)


def _changed(state: TextDocument, event: TextPublished | TextRestored, content: DraftContent) -> TextDocument:
    """Adds a new version, which has the content in one language."""
    texts = dict(state.newest.texts)
    texts[event.language] = texts[event.language].model_copy(update=dict(content))
    versions = (*state.versions, TextVersion(event.number, event.dated, texts))
    return _touched(replace(state, versions=versions), event.language)


def _without_draft(state: TextDocument, language: Locale) -> TextDocument:
    return replace(state, drafts={other: draft for other, draft in state.drafts.items() if other != language})


def _touched(state: TextDocument, language: Locale) -> TextDocument:
    return replace(state, revisions={**state.revisions, language: state.length})
