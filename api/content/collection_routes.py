"""Routes for the collections of texts: advice by topic, and frequently asked questions by category."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from api.content.published_texts import PublishedTexts
from api.content.schemas import (
    Advice,
    AdviceList,
    AdviceSummary,
    Faq,
    FaqCategory,
    FaqEntry,
    TextGroup,
)
from api.content.text_responses import text_response
from api.http.openapi.description import problem_responses
from api.http.request_locale import RequestLocale
from api.services import Use
from domain.kernel.values.locales import Locale
from domain.site.content.document import Document
from domain.site.content.errors import ContentNotFound
from domain.site.content.library import list_collection
from domain.site.content.reading_order import read_next
from domain.site.content.rendering import ContentRenderer

router = APIRouter(tags=["content"])


@router.get("/advice", response_model=AdviceList)
def list_advice(request: Request, texts: Use[PublishedTexts], locale: RequestLocale) -> Response:
    """All articles in their order, and the topics."""
    documents = texts.documents()
    advice = AdviceList(
        items=[_summary(each, locale) for each in list_collection(documents, "advice")],
        topics=[_group(each, locale) for each in list_collection(documents, "topics")],
    )
    return text_response(request, advice)


@router.get("/advice/{adviceId}", response_model=Advice, responses=problem_responses(ContentNotFound))
def show_advice(
    request: Request,
    renderer: Use[ContentRenderer],
    texts: Use[PublishedTexts],
    locale: RequestLocale,
    advice_id: Annotated[int, Path(alias="adviceId", ge=1, le=10_000, examples=[1])],
) -> Response:
    """An article in the reader's language."""
    documents = texts.documents()
    articles = list_collection(documents, "advice")
    found = next((each for each in articles if each.number == advice_id), None)
    if found is None:
        raise ContentNotFound
    text = found.newest_text(locale)
    topic = next(each for each in list_collection(documents, "topics") if each.short_name == text.topic)
    advice = Advice(
        **_summary(found, locale).model_dump(),
        date=text.dated,
        html=renderer.render(text),
        slugs=found.slugs,
        topic_details=_group(topic, locale),
        next=[_summary(each, locale) for each in read_next(found, articles)],
    )
    return text_response(request, advice)


@router.get("/faq", response_model=Faq)
def list_faq(
    request: Request, renderer: Use[ContentRenderer], texts: Use[PublishedTexts], locale: RequestLocale
) -> Response:
    """All frequently asked questions with their answers, by category."""
    documents = texts.documents()
    entries = [(each, each.newest_text(locale)) for each in list_collection(documents, "faq")]
    faq = Faq(
        categories=[
            FaqCategory(
                **_group(category, locale).model_dump(),
                entries=[
                    FaqEntry(id=each.short_name, title=text.title, html=renderer.render(text))
                    for each, text in entries
                    if text.category == category.short_name
                ],
            )
            for category in list_collection(documents, "categories")
        ]
    )
    return text_response(request, faq)


def _summary(document: Document, locale: Locale) -> AdviceSummary:
    text = document.newest_text(locale)
    return AdviceSummary(id=document.number, slug=text.slug, title=text.title, summary=text.summary, topic=text.topic)


def _group(document: Document, locale: Locale) -> TextGroup:
    text = document.newest_text(locale)
    return TextGroup(id=document.short_name, title=text.title, description=text.markdown.strip(), slugs=document.slugs)
