"""Routes for the collections of texts: advice by topic, and frequently asked questions by category."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from api.content.routes import UseContentRenderer, keep_for_five_minutes
from api.content.schemas import (
    Advice,
    AdviceList,
    AdviceSummary,
    Faq,
    FaqCategory,
    FaqEntry,
    TextGroup,
)
from api.dependencies import RequestLocale
from api.http.openapi.description import problem_responses
from domain.kernel.locales import Locale
from domain.site.content.errors import ContentNotFound
from domain.site.content.library import Document, list_collection
from domain.site.content.reading_order import read_next

router = APIRouter(tags=["content"])


@router.get("/advice")
async def list_advice(response: Response, locale: RequestLocale) -> AdviceList:
    """All articles in their order, and the topics."""
    keep_for_five_minutes(response)
    return AdviceList(
        items=[_summary(each, locale) for each in list_collection("advice")],
        topics=[_group(each, locale) for each in list_collection("topics")],
    )


@router.get("/advice/{adviceId}", responses=problem_responses(ContentNotFound))
def show_advice(
    response: Response,
    renderer: UseContentRenderer,
    locale: RequestLocale,
    advice_id: Annotated[int, Path(alias="adviceId", ge=1, le=10_000, examples=[1])],
) -> Advice:
    """An article in the reader's language."""
    found = next((each for each in list_collection("advice") if each.number == advice_id), None)
    if found is None:
        raise ContentNotFound
    text = found.newest_text(locale)
    topic = next(each for each in list_collection("topics") if each.short_name == text.topic)
    keep_for_five_minutes(response)
    return Advice(
        **_summary(found, locale).model_dump(),
        date=text.dated,
        html=renderer.render(text),
        slugs=found.slugs,
        topic_details=_group(topic, locale),
        next=[_summary(each, locale) for each in read_next(found, list_collection("advice"))],
    )


@router.get("/faq")
def list_faq(response: Response, renderer: UseContentRenderer, locale: RequestLocale) -> Faq:
    """All frequently asked questions with their answers, by category."""
    keep_for_five_minutes(response)
    texts = [(each, each.newest_text(locale)) for each in list_collection("faq")]
    return Faq(
        categories=[
            FaqCategory(
                **_group(category, locale).model_dump(),
                entries=[
                    FaqEntry(id=each.short_name, title=text.title, html=renderer.render(text))
                    for each, text in texts
                    if text.category == category.short_name
                ],
            )
            for category in list_collection("categories")
        ]
    )


def _summary(document: Document, locale: Locale) -> AdviceSummary:
    text = document.newest_text(locale)
    return AdviceSummary(id=document.number, slug=text.slug, title=text.title, summary=text.summary, topic=text.topic)


def _group(document: Document, locale: Locale) -> TextGroup:
    text = document.newest_text(locale)
    return TextGroup(id=document.short_name, title=text.title, description=text.markdown.strip(), slugs=document.slugs)
