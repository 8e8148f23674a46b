"""Routes for editors of the site's texts: drafts with preview, publishing, versions, restoring."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from api.auth.dependencies import UseAccountRepository
from api.content.published_texts import source_text
from api.content.routes import UseContentRenderer
from api.dependencies import RequestLocale, rate_limited
from api.editor import schemas
from api.editor.access import EditorContext
from api.editor.differences import difference
from api.editor.serializers import name_from_path, names, summary, text
from api.editor.texts import EditedTexts
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.services import UseClock, service
from domain.kernel.assembly import Assembly, Provider
from domain.kernel.errors import InvalidInput, NotFound
from domain.kernel.locales import Locale
from domain.site.content.checking import text_faults
from domain.site.content.errors import ContentNotFound
from domain.texts.assembly import TEXT_DOCUMENTS, TEXTS
from domain.texts.commands import DiscardDraft, DraftText, EditorCommand, PublishDraft, RestoreVersion
from domain.texts.errors import TextChanged, TextVersionNotFound, TextWithoutDraft
from domain.texts.events import DraftContent, TextContent
from domain.texts.service import Texts

router = APIRouter(tags=["editor"], prefix="/editor/texts", responses=problem_responses(NotFound))
_OF_TEXT = problem_responses(NotFound, ContentNotFound)


def _edited_texts(services: Assembly) -> EditedTexts:
    return EditedTexts(services[TEXTS], services[TEXT_DOCUMENTS])


UseEditedTexts = Annotated[EditedTexts, service(Provider(_edited_texts))]
UseTexts = Annotated[Texts, service(TEXTS)]
DocumentName = Annotated[str, Path(alias="document", max_length=100, examples=["terms"])]
Language = Annotated[Locale, Path(examples=["hr"])]


@router.get("")
def list_texts(_: EditorContext, texts: UseEditedTexts, locale: RequestLocale) -> schemas.TextList:
    """All texts, with the state of each language."""
    return schemas.TextList(items=[summary(each, locale) for each in texts.documents().values()])


@router.get("/{document}/{language}", responses=_OF_TEXT)
def show_text(
    _: EditorContext,
    texts: UseEditedTexts,
    recorded: UseTexts,
    accounts: UseAccountRepository,
    document: DocumentName,
    language: Language,
) -> schemas.EditedText:
    """A text in one language: what is in force, the draft, and all versions."""
    name = name_from_path(document)
    return text(texts.get(name), language, recorded.history(name), names(accounts))


@router.get("/{document}/{language}/versions/{number}", responses=problem_responses(NotFound, TextVersionNotFound))
def show_text_version(
    _: EditorContext,
    texts: UseEditedTexts,
    renderer: UseContentRenderer,
    document: DocumentName,
    language: Language,
    number: Annotated[int, Path(ge=1, le=10_000)],
) -> schemas.ShownVersion:
    """A version as readers saw it, and what has changed since."""
    found = texts.get(name_from_path(document))
    version = next((each for each in found.versions if each.number == number), None)
    if version is None:
        raise TextVersionNotFound
    content = version.texts[language]
    return schemas.ShownVersion(
        number=number,
        title=content.title,
        html=renderer.render(source_text(found.name, version, language, content)),
        changes=difference(content.as_draft(), found.newest.texts[language].as_draft()),
    )


@router.post("/{document}/{language}/preview", dependencies=[rate_limited(WRITE)], responses=_OF_TEXT)
def preview_text(
    body: schemas.DraftFields,
    _: EditorContext,
    texts: UseEditedTexts,
    renderer: UseContentRenderer,
    document: DocumentName,
    language: Language,
) -> schemas.Preview:
    """Renders a text as readers would see it, and names what keeps it from being published. Stores nothing."""
    found = texts.get(name_from_path(document))
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
def save_draft(
    body: schemas.SaveDraft,
    context: EditorContext,
    texts: UseEditedTexts,
    recorded: UseTexts,
    accounts: UseAccountRepository,
    document: DocumentName,
    language: Language,
) -> schemas.EditedText:
    """Saves a draft, which editors only see. It may still have faults."""
    draft = DraftContent(title=body.title, summary=body.summary, markdown=body.markdown + "\n")
    name = name_from_path(document)
    edited = texts.edit(name, DraftText(language, body.revision, draft), context)
    return text(edited, language, recorded.history(name), names(accounts))


@router.delete(
    "/{document}/{language}/draft",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(NotFound, ContentNotFound, TextChanged),
)
def discard_draft(
    context: EditorContext,
    texts: UseEditedTexts,
    recorded: UseTexts,
    accounts: UseAccountRepository,
    document: DocumentName,
    language: Language,
    revision: Annotated[int, Query(ge=0)],
) -> schemas.EditedText:
    """Deletes the draft."""
    name = name_from_path(document)
    edited = texts.edit(name, DiscardDraft(language, revision), context)
    return text(edited, language, recorded.history(name), names(accounts))


@router.post(
    "/{document}/{language}/publish",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(NotFound, ContentNotFound, TextChanged, TextWithoutDraft),
)
def publish_draft(
    body: schemas.TextRevision,
    context: EditorContext,
    texts: UseEditedTexts,
    recorded: UseTexts,
    accounts: UseAccountRepository,
    clock: UseClock,
    document: DocumentName,
    language: Language,
) -> schemas.EditedText:
    """Puts the draft in force at once, as a new version. 422 TEXT_HAS_FAULTS for a draft that has faults."""
    name = name_from_path(document)
    found = texts.get(name)
    draft = found.drafts.get(language)
    if draft and text_faults(draft.markdown):
        raise InvalidInput.field("markdown", "TEXT_HAS_FAULTS")
    if draft and not draft.summary and found.newest.texts[language].summary:
        raise InvalidInput.field("summary", "REQUIRED_INPUT")
    command = PublishDraft(language, body.revision, clock().date())
    return text(texts.edit(name, command, context), language, recorded.history(name), names(accounts))


@router.post(
    "/{document}/{language}/restore",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(NotFound, ContentNotFound, TextChanged, TextVersionNotFound),
)
def restore_version(
    body: schemas.RestoreVersion,
    context: EditorContext,
    texts: UseEditedTexts,
    recorded: UseTexts,
    accounts: UseAccountRepository,
    clock: UseClock,
    document: DocumentName,
    language: Language,
) -> schemas.EditedText:
    """Puts the text of a former version in force again, as a new version. A draft stays."""
    name = name_from_path(document)
    command: EditorCommand = RestoreVersion(language, body.revision, body.number, clock().date())
    return text(texts.edit(name, command, context), language, recorded.history(name), names(accounts))
