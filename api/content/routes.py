"""Route for the site's texts."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from api.content.published_texts import PublishedTexts
from api.content.schemas import InfoPage
from api.content.text_responses import text_response
from api.http.openapi.description import problem_responses
from api.http.request_locale import RequestLocale
from api.services import Use
from domain.site.content.errors import ContentNotFound
from domain.site.content.rendering import ContentRenderer

router = APIRouter(tags=["content"])


@router.get("/info-pages/{name}", response_model=InfoPage, responses=problem_responses(ContentNotFound))
def show_info_page(
    request: Request,
    renderer: Use[ContentRenderer],
    texts: Use[PublishedTexts],
    locale: RequestLocale,
    name: Annotated[str, Path(max_length=50, examples=["terms"])],
    version: Annotated[int | None, Query(ge=1, le=10_000, description="By default the version in force.")] = None,
) -> Response:
    """A text of the site in the reader's language. Former versions stay readable."""
    document = texts.documents().get(name)
    source = document.text(locale, version) if document else None
    if document is None or source is None:
        raise ContentNotFound
    page = InfoPage(
        name=document.name,
        version=source.version,
        newest_version=document.newest,
        date=source.dated,
        language=source.locale,
        title=source.title,
        html=renderer.render(source),
    )
    return text_response(request, page)
