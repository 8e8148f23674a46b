"""Route for the site's texts."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from api.content.schemas import InfoPage
from api.dependencies import RequestLocale
from api.http.openapi.description import problem_responses
from api.services import service
from domain.kernel.assembly import Provider
from domain.site.content.errors import ContentNotFound
from domain.site.content.library import all_documents
from domain.site.content.rendering import ContentRenderer

router = APIRouter(tags=["content"])

UseContentRenderer = Annotated[
    ContentRenderer, service(Provider(lambda services: ContentRenderer(services.platform.settings)))
]


@router.get("/info-pages/{name}", responses=problem_responses(ContentNotFound))
async def show_info_page(
    response: Response,
    renderer: UseContentRenderer,
    locale: RequestLocale,
    name: Annotated[str, Path(max_length=50, examples=["terms"])],
    version: Annotated[int | None, Query(ge=1, le=10_000, description="By default the version in force.")] = None,
) -> InfoPage:
    """A text of the site in the reader's language. Former versions stay readable."""
    document = all_documents().get(name)
    source = document.text(locale, version) if document else None
    if document is None or source is None:
        raise ContentNotFound
    keep_for_five_minutes(response)
    return InfoPage(
        name=document.name,
        version=source.version,
        newest_version=document.newest,
        date=source.dated,
        language=source.locale,
        title=source.title,
        html=renderer.render(source),
    )


def keep_for_five_minutes(response: Response) -> None:
    """Lets caches keep a text that is the same for everybody who reads the language."""
    response.headers["Cache-Control"] = "public, max-age=300"
    response.headers["Vary"] = "Accept-Language"
