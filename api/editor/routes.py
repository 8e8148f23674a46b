"""Routes for editors of the site's texts: drafts with preview, publishing, versions, restoring."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from api.content.published_texts import source_text
from api.editor import schemas
from api.editor.access import EditorContext
from api.editor.differences import difference
from api.editor.serializers import name_from_path, names, summary, text
from api.editor.texts import EditedTexts
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.services import Use
from domain.accounts.account import AccountRepository
from domain.kernel.database.clock import Clock
from domain.kernel.errors import InvalidInput, NotFound
from domain.kernel.log.event import Context
from domain.kernel.values.locales import Locale
from domain.site.content.checking import text_faults
from domain.site.content.errors import ContentNotFound
from domain.site.content.rendering import ContentRenderer
from domain.texts.commands import DiscardDraft, DraftText, EditorCommand, PublishDraft, RestoreVersion
from domain.texts.errors import TextChanged, TextVersionNotFound, TextWithoutDraft
from domain.texts.events import DraftContent, TextContent
from domain.texts.service import Texts
from domain.texts.state import TextDocument

router = APIRouter(tags=["editor"], prefix="/editor/texts", responses=problem_responses(NotFound))
_OF_TEXT = problem_responses(NotFound, ContentNotFound)


@dataclass(frozen=True, slots=True)
class OpenedText:
    """A text in one language, as an editor has opened it. Each call raises ContentNotFound for an unknown document."""

    name: str
    language: Locale
    context: Context
    texts: EditedTexts
    recorded: Texts
    accounts: AccountRepository

    def document(self) -> TextDocument:
        """Reads the document in all languages."""
        return self.texts.get(self.name)

    def shown(self, document: TextDocument) -> schemas.EditedText:
        """Serializes the text with the history of the document."""
        return text(document, self.language, self.recorded.history(self.name), names(self.accounts))

    def change(self, command: EditorCommand) -> schemas.EditedText:
        """Carries out a command; returns the text as it is then."""
        return self.shown(self.texts.edit(self.name, command, self.context))


def _open_text(
    context: EditorContext,
    texts: Use[EditedTexts],
    recorded: Use[Texts],
    accounts: Use[AccountRepository],
    document: Annotated[str, Path(alias="document", max_length=100, examples=["terms"])],
    language: Annotated[Locale, Path(examples=["hr"])],
) -> OpenedText:
    return OpenedText(name_from_path(document), language, context, texts, recorded, accounts)


Opened = Annotated[OpenedText, Depends(_open_text)]


@router.get("")
def list_texts(_: EditorContext, texts: Use[EditedTexts], locale: RequestLocale) -> schemas.TextList:
    """All texts, with the state of each language."""
    return schemas.TextList(items=[summary(each, locale) for each in texts.documents().values()])


@router.get("/{document}/{language}", responses=_OF_TEXT)
def show_text(opened: Opened) -> schemas.EditedText:
    """A text in one language: what is in force, the draft, and all versions."""
    return opened.shown(opened.document())


@router.get("/{document}/{language}/versions/{number}", responses=problem_responses(NotFound, TextVersionNotFound))
def show_text_version(
    opened: Opened, renderer: Use[ContentRenderer], number: Annotated[int, Path(ge=1, le=10_000)]
) -> schemas.ShownVersion:
    """A version as readers saw it, and what has changed since."""
    found = opened.document()
    version = next((each for each in found.versions if each.number == number), None)
    if version is None:
        raise TextVersionNotFound
    content = version.texts[opened.language]
    return schemas.ShownVersion(
        number=number,
        title=content.title,
        html=renderer.render(source_text(found.name, version, opened.language, content)),
        changes=difference(content.as_draft(), found.newest.texts[opened.language].as_draft()),
    )


@router.post("/{document}/{language}/preview", dependencies=[rate_limited(WRITE)], responses=_OF_TEXT)
def preview_text(body: schemas.DraftFields, opened: Opened, renderer: Use[ContentRenderer]) -> schemas.Preview:
    """Renders a text as readers would see it, and names what keeps it from being published. Stores nothing."""
    found, language = opened.document(), opened.language
    faults = text_faults(body.markdown)
    content = TextContent(title=body.title, summary=body.summary, markdown=body.markdown + "\n")
    saved = found.drafts.get(language) or found.newest.texts[language].as_draft()
    shown = source_text(found.name, found.newest, language, content)
    return schemas.Preview(
        html="" if any(fault.is_of_template for fault in faults) else renderer.render_once(shown),
        faults=[schemas.TextFault(line=each.line, code=each.code, subject=each.subject) for each in faults],
        changes=difference(saved, content.as_draft()),
    )


@router.put(
    "/{document}/{language}/draft",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(NotFound, ContentNotFound, TextChanged),
)
def save_draft(body: schemas.SaveDraft, opened: Opened) -> schemas.EditedText:
    """Saves a draft, which editors only see. It may still have faults."""
    draft = DraftContent(title=body.title, summary=body.summary, markdown=body.markdown + "\n")
    return opened.change(DraftText(opened.language, body.revision, draft))


@router.delete(
    "/{document}/{language}/draft",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(NotFound, ContentNotFound, TextChanged),
)
def discard_draft(opened: Opened, revision: Annotated[int, Query(ge=0)]) -> schemas.EditedText:
    """Deletes the draft."""
    return opened.change(DiscardDraft(opened.language, revision))


@router.post(
    "/{document}/{language}/publish",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(NotFound, ContentNotFound, TextChanged, TextWithoutDraft),
)
def publish_draft(body: schemas.TextRevision, opened: Opened, clock: Use[Clock]) -> schemas.EditedText:
    """Puts the draft in force at once, as a new version. 422 TEXT_HAS_FAULTS for a draft that has faults."""
    found, language = opened.document(), opened.language
    draft = found.drafts.get(language)
    if draft and text_faults(draft.markdown):
        raise InvalidInput.field("markdown", "TEXT_HAS_FAULTS")
    if draft and not draft.summary and found.newest.texts[language].summary:
        raise InvalidInput.field("summary", "REQUIRED_INPUT")
    return opened.change(PublishDraft(language, body.revision, clock().date()))


@router.post(
    "/{document}/{language}/restore",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(NotFound, ContentNotFound, TextChanged, TextVersionNotFound),
)
def restore_version(body: schemas.RestoreVersion, opened: Opened, clock: Use[Clock]) -> schemas.EditedText:
    """Puts the text of a former version in force again, as a new version. A draft stays."""
    return opened.change(RestoreVersion(opened.language, body.revision, body.number, clock().date()))
