"""Shows documents to editors: the state of each language, and who made which version."""

from collections.abc import Callable, Sequence
from uuid import UUID

from api.editor import schemas
from api.editor.differences import difference
from domain.accounts.account import AccountRepository
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE, Locale
from domain.site.content.collections import FIELDS, collection_of
from domain.texts.events import DraftContent, TextDrafted, TextPublished, TextRestored, TextsImported
from domain.texts.state import TextDocument, TextVersion

History = Sequence[RecordedEvent[Event]]
NameOf = Callable[[RecordedEvent[Event]], str | None]
"""The name of who caused an event."""


def name_in_path(name: str) -> str:
    """A document's name as one segment of a path."""
    return name.replace("/", ".")


def name_from_path(segment: str) -> str:
    """The document's name in a path."""
    return segment.replace(".", "/")


def summary(document: TextDocument, locale: Locale) -> schemas.TextSummary:
    """A document as the list shows it."""
    return schemas.TextSummary(
        name=name_in_path(document.name),
        collection=collection_of(document.name),
        title=document.newest.texts[locale].title,
        version=document.newest.number,
        date=document.newest.dated,
        languages=[
            schemas.TextLanguage(
                language=language, draft=language in document.drafts, outdated=_is_outdated(document, language)
            )
            for language in LOCALES
        ],
    )


def text(document: TextDocument, language: Locale, history: History, name_of: NameOf) -> schemas.EditedText:
    """A document in one language, with its draft and its versions."""
    in_force = document.newest.texts[language].as_draft()
    draft = document.drafts.get(language)
    drafted = [each for each in history if isinstance(each.event, TextDrafted) and each.event.language == language]
    newest_draft = drafted[-1] if draft else None
    collection = collection_of(document.name)
    return schemas.EditedText(
        name=name_in_path(document.name),
        collection=collection,
        has_summary=collection is not None and "summary" in FIELDS[collection],
        language=language,
        # One that only the release has gets its first event with the first command.
        revision=document.revisions[language] if history else 0,
        version=document.newest.number,
        outdated=_is_outdated(document, language),
        published=_contents(in_force),
        draft=_contents(draft) if draft else None,
        draft_by=name_of(newest_draft) if newest_draft else None,
        drafted_at=newest_draft.recorded_at if newest_draft else None,
        changes=difference(in_force, draft) if draft else [],
        versions=[_version(each, history, name_of) for each in reversed(document.versions)],
    )


def names(accounts: AccountRepository) -> NameOf:
    """Looks each account up once; None for files, and for an account that was erased."""
    known: dict[str, str | None] = {}

    def name_of(recorded: RecordedEvent[Event]) -> str | None:
        actor = recorded.context.actor
        if actor.role != "editor" or actor.id is None:
            return None
        if actor.id not in known:
            found = accounts.find(UUID(actor.id))
            known[actor.id] = f"{found.profile.first_name} {found.profile.last_name}".strip() if found else None
        return known[actor.id]

    return name_of


def _version(version: TextVersion, history: History, name_of: NameOf) -> schemas.ListedVersion:
    for recorded in history:
        event = recorded.event
        if isinstance(event, TextsImported | TextPublished | TextRestored) and event.number == version.number:
            restored = event.restored if isinstance(event, TextRestored) else None
            imported = isinstance(event, TextsImported)
            return schemas.ListedVersion(
                number=version.number,
                date=version.dated,
                origin="files" if imported else "restored" if restored else "published",
                language=None if imported else event.language,
                restored=restored,
                made_at=recorded.recorded_at,
                made_by=None if imported else name_of(recorded),
            )
    return schemas.ListedVersion(
        number=version.number,
        date=version.dated,
        origin="files",
        language=None,
        restored=None,
        made_at=None,
        made_by=None,
    )


def _is_outdated(document: TextDocument, language: Locale) -> bool:
    return document.changed_in(language) < document.changed_in(SOURCE_LOCALE)


def _contents(content: DraftContent) -> schemas.TextContents:
    return schemas.TextContents(title=content.title, summary=content.summary, markdown=content.markdown)
