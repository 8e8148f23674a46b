"""Routes for educational programmes."""

from fastapi import APIRouter, Request, Response

from api.content.published_texts import PublishedTexts
from api.content.text_responses import text_response
from api.educations.reader import reader_of
from api.educations.recommending import named_category, named_country, recommend
from api.educations.schemas import (
    Education,
    Educations,
    EducationSummary,
    RecommendedEducation,
    RecommendedEducations,
)
from api.http.caller import CurrentPrincipal
from api.http.owner import ObservedOwner
from api.http.request_locale import RequestLocale
from api.jobs.recommended.recommendations import Recommendations
from api.jobs.viewer import Viewer
from api.services import Use
from domain.kernel.values.locales import Locale
from domain.site.content import educations
from domain.site.content.rendering import ContentRenderer

router = APIRouter(tags=["educations"])


@router.get("/educations", response_model=Educations)
def list_educations(
    request: Request, renderer: Use[ContentRenderer], texts: Use[PublishedTexts], locale: RequestLocale
) -> Response:
    """All programmes in their order, each whole."""
    items = [
        Education(
            **_summary(each, locale).model_dump(),
            website=each.document.newest_text(locale).website,
            html=renderer.render(each.document.newest_text(locale)),
        )
        for each in educations.list_educations(texts.documents())
    ]
    return text_response(request, Educations(items=items))


@router.get("/educations/recommended")
def list_recommended_educations(
    texts: Use[PublishedTexts],
    recommendations: Use[Recommendations],
    caller: CurrentPrincipal,
    owner: ObservedOwner,
    locale: RequestLocale,
) -> RecommendedEducations:
    """Recommends at most three programmes that fit the reader, each with the reasons why.

    What is known of the reader is what jobs are recommended by: earlier searches, jobs saved or applied for, the place
    of the address. Of anybody else only the page's language is known.
    """
    found = educations.list_educations(texts.documents())
    interests = recommendations.interests(Viewer(caller.account_id, owner), locale)
    reader = reader_of([each.reason for each in interests], locale)
    return RecommendedEducations(
        items=[
            RecommendedEducation(education=_summary(each, locale), reasons=reasons)
            for each, reasons in recommend(found, reader, locale)
        ],
        total=len(found),
    )


def _summary(education: educations.Education, locale: Locale) -> EducationSummary:
    text = education.document.newest_text(locale)
    categories = (named_category(each, locale) for each in education.job_categories)
    return EducationSummary(
        id=education.document.short_name,
        title=text.title,
        summary=text.summary,
        provider=text.provider,
        countries=[named_country(each, locale) for each in education.countries],
        job_categories=[each for each in categories if each],
    )
